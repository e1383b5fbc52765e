// The negative accounts and public records of each bureau, and how many there are.
import { formatDollars, type Cents } from '../../../../platform/base/money.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, Tradeline } from '../../../report-files/rules/model.ts';
import { findNegativeReasons } from '../../../report-files/rules/negativity.ts';
import { formatPartialDate, payStatusText } from '../../../report-files/rules/report-view.ts';
import type { AuditNegative, AuditNegatives } from './audit-report.ts';
import { GLANCE_ROWS, IN_ALL, NO_FILE, noneAt, NOT_GIVEN } from './audit-sentences.ts';

export function negativesOf(report: CreditReport): AuditNegatives[] {
  return BUREAUS.flatMap((bureau) => {
    const present = presenceOf(report, bureau);
    if (present === 'not-ordered') return [];
    const accounts = report.accounts.flatMap((account) => negativeAt(account, bureau) ?? []);
    const records = report.publicRecords
      .flatMap(({ byBureau }) => byBureau[bureau] ?? [])
      .map(({ type, status, filed, court }) => ({
        type,
        status: status || NOT_GIVEN,
        filed: filed ? formatPartialDate(filed) : NOT_GIVEN,
        court: court ?? NOT_GIVEN,
      }));
    const name = BUREAU_NAMES[bureau];
    const none = accounts.length + records.length === 0;
    return [{ bureau: name, accounts, records, empty: !none ? null : present === 'yes' ? noneAt(name) : NO_FILE[present] }];
  });
}

/** The rows of the table at a glance; a bureau without a file has no numbers. */
export function countsOf(
  report: CreditReport,
  findings: readonly { readonly bureau: Bureau | null }[],
): { readonly label: string; readonly cells: readonly string[] }[] {
  const unclear = report.inquiries.filter(({ kind }) => kind === 'unknown');
  const row = (label: string, at: (bureau: Bureau) => number, all: number) => ({
    label,
    cells: [...BUREAUS.map((bureau) => (presenceOf(report, bureau) === 'yes' ? String(at(bureau)) : '–')), String(all)],
  });
  const inquiries = (of: CreditReport['inquiries'], bureau: Bureau): number => of.filter((inquiry) => inquiry.bureau === bureau).length;
  const hard = report.inquiries.filter(({ kind }) => kind === 'hard');
  return [
    row(GLANCE_ROWS.accounts, (bureau) => report.accounts.filter(({ byBureau }) => byBureau[bureau]).length, report.accounts.length),
    row(
      GLANCE_ROWS.negatives,
      (bureau) => report.accounts.filter((account) => reasonsAt(account, bureau).length > 0).length,
      report.accounts.filter((account) => BUREAUS.some((bureau) => reasonsAt(account, bureau).length > 0)).length,
    ),
    row(GLANCE_ROWS.inquiries, (bureau) => inquiries(hard, bureau), hard.length),
    ...(unclear.length > 0 ? [row(GLANCE_ROWS.unclear, (bureau) => inquiries(unclear, bureau), unclear.length)] : []),
    row(
      GLANCE_ROWS.records,
      (bureau) => report.publicRecords.reduce((sum, { byBureau }) => sum + (byBureau[bureau]?.length ?? 0), 0),
      report.publicRecords.length,
    ),
    row(GLANCE_ROWS.findings, (bureau) => findings.filter((finding) => finding.bureau === bureau).length, findings.length),
  ];
}

export const GLANCE_COLUMNS: readonly string[] = [...BUREAUS.map((bureau) => BUREAU_NAMES[bureau]), IN_ALL];

export function presenceOf(report: CreditReport, bureau: Bureau) {
  return report.bureaus.find((file) => file.bureau === bureau)?.present ?? 'not-ordered';
}

function negativeAt(account: Tradeline, bureau: Bureau): AuditNegative | undefined {
  const reasons = reasonsAt(account, bureau);
  const lines = account.byBureau[bureau] ?? [];
  // A bureau may list an account twice; the line that is negative stands for it.
  const line = lines.find((one) => reasonsOf(account, bureau, [one]).length > 0) ?? lines[0];
  if (reasons.length === 0 || !line) return undefined;
  return {
    creditor: line.creditorName === '' ? account.displayName : line.creditorName,
    number: line.accountNumberMasked,
    status: payStatusText(line),
    balance: amount(line.balance),
    pastDue: amount(line.pastDue),
    opened: line.opened ? formatPartialDate(line.opened) : NOT_GIVEN,
    reasons,
  };
}

/** 'Collection', '$120 past due', '3 late months': what this bureau by itself says, heaviest first. */
function reasonsAt(account: Tradeline, bureau: Bureau): string[] {
  return reasonsOf(account, bureau, account.byBureau[bureau] ?? []);
}

function reasonsOf({ portfolio }: Tradeline, bureau: Bureau, lines: readonly BureauTrade[]): string[] {
  const said = `${BUREAU_NAMES[bureau]} reports `;
  return findNegativeReasons({ [bureau]: lines }, portfolio === 'COLL').map((reason, at) => {
    const short = (reason.startsWith(said) ? reason.slice(said.length) : reason).replace(
      /^(?:the account|an?) | in the payment history$/g,
      '',
    );
    return at === 0 ? short.slice(0, 1).toUpperCase() + short.slice(1) : short;
  });
}

function amount(cents: Cents | null | undefined): string {
  return cents === null || cents === undefined ? NOT_GIVEN : formatDollars(cents);
}
