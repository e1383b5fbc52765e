// The negative accounts and public records of each bureau, and how many there are.
import type { Language } from '../../../../platform/base/language.ts';
import { formatDollars, type Cents } from '../../../../platform/base/money.ts';
import { BUREAU_NAMES, BUREAUS, type Bureau } from '../../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, Tradeline } from '../../../report-files/rules/model.ts';
import { findNegativeReasons } from '../../../report-files/rules/negativity.ts';
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import type { AuditNegative, AuditNegatives } from './audit-report.ts';
import { groundInSpanish, STATUSES } from '../spanish/words-of-reports.ts';
import { AUDIT_SENTENCES, NOT_GIVEN } from './audit-sentences.ts';
import { partialDateIn } from './dates.ts';

export function negativesOf(report: CreditReport, language: Language): AuditNegatives[] {
  const { noneAt, noFile } = AUDIT_SENTENCES[language];
  return BUREAUS.flatMap((bureau) => {
    const present = presenceOf(report, bureau);
    if (present === 'not-ordered') return [];
    const accounts = report.accounts.flatMap((account) => negativeAt(account, bureau, language) ?? []);
    const records = report.publicRecords
      .flatMap(({ byBureau }) => byBureau[bureau] ?? [])
      .map(({ type, status, filed, court }) => ({
        type,
        status: status || NOT_GIVEN,
        filed: filed ? partialDateIn(language, filed) : NOT_GIVEN,
        court: court ?? NOT_GIVEN,
      }));
    const name = BUREAU_NAMES[bureau];
    const none = accounts.length + records.length === 0;
    return [{ bureau: name, accounts, records, empty: !none ? null : present === 'yes' ? noneAt(name) : noFile[present] }];
  });
}

/** The rows of the table at a glance; a bureau without a file has no numbers. */
export function countsOf(
  report: CreditReport,
  findings: readonly { readonly bureau: Bureau | null }[],
  language: Language,
): { readonly label: string; readonly cells: readonly string[] }[] {
  const { glanceRows } = AUDIT_SENTENCES[language];
  const unclear = report.inquiries.filter(({ kind }) => kind === 'unknown');
  const row = (label: string, at: (bureau: Bureau) => number, all: number) => ({
    label,
    cells: [...BUREAUS.map((bureau) => (presenceOf(report, bureau) === 'yes' ? String(at(bureau)) : '–')), String(all)],
  });
  const inquiries = (of: CreditReport['inquiries'], bureau: Bureau): number => of.filter((inquiry) => inquiry.bureau === bureau).length;
  const hard = report.inquiries.filter(({ kind }) => kind === 'hard');
  return [
    row(glanceRows.accounts, (bureau) => report.accounts.filter(({ byBureau }) => byBureau[bureau]).length, report.accounts.length),
    row(
      glanceRows.negatives,
      (bureau) => report.accounts.filter((account) => reasonsAt(account, bureau, language).length > 0).length,
      report.accounts.filter((account) => BUREAUS.some((bureau) => reasonsAt(account, bureau, language).length > 0)).length,
    ),
    row(glanceRows.inquiries, (bureau) => inquiries(hard, bureau), hard.length),
    ...(unclear.length > 0 ? [row(glanceRows.unclear, (bureau) => inquiries(unclear, bureau), unclear.length)] : []),
    row(
      glanceRows.records,
      (bureau) => report.publicRecords.reduce((sum, { byBureau }) => sum + (byBureau[bureau]?.length ?? 0), 0),
      report.publicRecords.length,
    ),
    row(glanceRows.findings, (bureau) => findings.filter((finding) => finding.bureau === bureau).length, findings.length),
  ];
}

export function presenceOf(report: CreditReport, bureau: Bureau) {
  return report.bureaus.find((file) => file.bureau === bureau)?.present ?? 'not-ordered';
}

function negativeAt(account: Tradeline, bureau: Bureau, language: Language): AuditNegative | undefined {
  const reasons = reasonsAt(account, bureau, language);
  const lines = account.byBureau[bureau] ?? [];
  // A bureau may list an account twice; the line that is negative stands for it.
  const line = lines.find((one) => reasonsOf(account, bureau, [one], language).length > 0) ?? lines[0];
  if (reasons.length === 0 || !line) return undefined;
  return {
    creditor: line.creditorName === '' ? account.displayName : line.creditorName,
    number: line.accountNumberMasked,
    status: statusIn(language, payStatusText(line)),
    balance: amount(line.balance),
    pastDue: amount(line.pastDue),
    opened: line.opened ? partialDateIn(language, line.opened) : NOT_GIVEN,
    reasons,
  };
}

/** 'Collection', '$120 past due', '3 late months': what this bureau by itself says, heaviest first. */
function reasonsAt(account: Tradeline, bureau: Bureau, language: Language): string[] {
  return reasonsOf(account, bureau, account.byBureau[bureau] ?? [], language);
}

function reasonsOf({ portfolio }: Tradeline, bureau: Bureau, lines: readonly BureauTrade[], language: Language): string[] {
  const said = `${BUREAU_NAMES[bureau]} reports `;
  return findNegativeReasons({ [bureau]: lines }, portfolio === 'COLL').map((reason, at) => {
    const ground = reason.startsWith(said) ? reason.slice(said.length) : reason;
    const spanish = language === 'es' ? groundInSpanish(ground) : undefined;
    const short =
      spanish === undefined
        ? ground.replace(/^(?:the account|an?) | in the payment history$/g, '')
        : spanish.replace(/^(?:la cuenta con|una?) | en el historial de pagos$/g, '');
    return at === 0 ? capital(short) : short;
  });
}

/** A word of ours in the language; what the source printed as it is. */
function statusIn(language: Language, status: string): string {
  return language === 'en' ? status : capital(STATUSES.get(status) ?? status);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

function amount(cents: Cents | null | undefined): string {
  return cents === null || cents === undefined ? NOT_GIVEN : formatDollars(cents);
}
