// Facts a processor may take over with one click. Each is read off the report itself and is true as a sentence about what
// the bureaus report; whether the reporting is wrong is for the client to say (15 U.S.C. 1679b(a)(1)).
// A missing date of first delinquency is never offered: these reports often omit it, which says nothing about the bureau's file.
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import { isOfSeveralDays } from '../../credit-reports/rules/combining/combine-reports.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from '../../report-files/rules/bureaus.ts';
import type {
  BureauTrade,
  ComparedField,
  CreditReport,
  Inquiry,
  PartialDate,
  PayStatus,
  PublicRecord,
  Tradeline,
} from '../../report-files/rules/model.ts';
import { firstTrade, formatPartialDate, gridCode, listWords, monthText, payStatusText } from '../../report-files/rules/report-view.ts';

/** What is to be known of a report before its bureaus are compared. */
export interface FilesOfReport {
  /** The bureaus whose file is in it; only of these may be said that they do not report something. */
  readonly present: readonly Bureau[];
  /** The files are of different days: only what does not change with time is compared. */
  readonly ofSeveralDays: boolean;
}

export function filesOf(report: CreditReport): FilesOfReport {
  return {
    present: BUREAUS.filter((bureau) => report.bureaus.some((file) => file.bureau === bureau && file.present === 'yes')),
    ofSeveralDays: isOfSeveralDays(report),
  };
}

interface Comparison {
  readonly lead: string;
  readonly read: (trade: BureauTrade) => string | undefined;
}
const dollars = (value: Cents | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : formatDollars(value);
/** To the month, as the bureaus themselves are compared: Experian and Equifax round the day to the first. */
const date = (value: PartialDate | undefined): string | undefined =>
  value && formatPartialDate(value.precision === 'day' ? { ...value, precision: 'month' } : value);

/** 'Collection or charge-off' stands for either, so it contradicts neither. */
const NO_CLEAR_STATUS: ReadonlySet<PayStatus> = new Set<PayStatus>(['unknown', 'collection-or-charge-off']);

const COMPARISONS: Readonly<Partial<Record<ComparedField, Comparison>>> = {
  payStatus: { lead: 'the pay status', read: (t) => (NO_CLEAR_STATUS.has(t.payStatus) ? undefined : `“${payStatusText(t)}”`) },
  pastDue: { lead: 'a past-due amount of', read: (t) => dollars(t.pastDue) },
  balance: { lead: 'a balance of', read: (t) => dollars(t.balance) },
  openClosed: { lead: 'the account as', read: (t) => t.openClosed },
  opened: { lead: 'the date opened as', read: (t) => date(t.opened) },
  closed: { lead: 'the date closed as', read: (t) => date(t.closed) },
  lastPayment: { lead: 'the date of last payment as', read: (t) => date(t.lastPayment) },
  creditLimit: { lead: 'a credit limit of', read: (t) => dollars(t.creditLimit) },
  highCredit: { lead: 'a high credit of', read: (t) => dollars(t.highCredit) },
  monthlyPayment: { lead: 'a monthly payment of', read: (t) => dollars(t.monthlyPayment) },
  responsibility: { lead: 'the responsibility as', read: (t) => t.responsibility?.replace('-', ' ') },
};
/** Does not change from one month to the next. */
const LASTING: ReadonlySet<ComparedField> = new Set<ComparedField>(['opened', 'closed', 'responsibility']);
const ORDER = Object.keys(COMPARISONS) as readonly ComparedField[];

/**
 * Sentences about how `bureau` reports `account`, strongest first: where bureaus contradict each other, where the bureau
 * contradicts itself, and what it lists that others do not. What the bureau reports by itself is no fact against it. Empty when the bureau does not report it.
 */
export function suggestAccountFacts(account: Tradeline, bureau: Bureau, { present, ofSeveralDays }: FilesOfReport): readonly string[] {
  const trade = firstTrade(account, bureau);
  // Of a line that combines several bureaus no one knows who said what, and who did not.
  if (!trade || account.blended === true) return [];
  const compared = ofSeveralDays ? ORDER.filter((field) => LASTING.has(field)) : ORDER;
  const name = BUREAU_NAMES[bureau];
  return [
    ...compared
      .filter((field) => account.differences.some((d) => d.field === field))
      .flatMap((field) => contradiction(account, bureau, field)),
    ...selfContradictions(trade, name),
    ...repeated(account, bureau),
    ...(ofSeveralDays ? [] : missingElsewhere(account, bureau, present)),
  ];
}

/** What can be said of an inquiry from the report alone. */
export function suggestInquiryFacts(inquiry: Inquiry): readonly string[] {
  return [
    `${BUREAU_NAMES[inquiry.bureau]} lists an inquiry by ${inquiry.name}${inquiry.date ? ` of ${formatPartialDate(inquiry.date)}` : ''}.`,
  ];
}

/** What can be said of a public record at `bureau`: its status against the other bureaus, and who does not list it. */
export function suggestRecordFacts(record: PublicRecord, bureau: Bureau, { present, ofSeveralDays }: FilesOfReport): readonly string[] {
  const own = record.byBureau[bureau]?.[0];
  if (!own) return [];
  const name = BUREAU_NAMES[bureau];
  const others = ofSeveralDays
    ? []
    : BUREAUS.flatMap((other) => {
        const status = record.byBureau[other]?.[0]?.status;
        return other !== bureau && status !== undefined && status !== '' && status !== own.status
          ? [`${BUREAU_NAMES[other]} reports “${status}”`]
          : [];
      });
  const silent = (ofSeveralDays ? [] : present)
    .filter((other) => other !== bureau && record.byBureau[other] === undefined)
    .map((other) => BUREAU_NAMES[other]);
  return [
    ...(others.length > 0 && own.status !== '' ? [`${name} reports the status “${own.status}”, while ${listWords(others)}.`] : []),
    ...(silent.length > 0 ? [`${name} lists this record; ${listWords(silent)} ${silent.length === 1 ? 'does' : 'do'} not.`] : []),
    `${name} lists ${own.type}${own.filed ? ` filed ${formatPartialDate(own.filed)}` : ''}${own.status === '' ? '' : ` with the status “${own.status}”`}.`,
  ];
}

function contradiction(account: Tradeline, bureau: Bureau, field: ComparedField): readonly string[] {
  const comparison = COMPARISONS[field];
  const trade = firstTrade(account, bureau);
  const own = trade && comparison?.read(trade);
  if (!comparison || own === undefined) return [];
  const byValue = new Map<string, string[]>();
  for (const other of BUREAUS) {
    const line = other === bureau ? undefined : firstTrade(account, other);
    const value = line && comparison.read(line);
    if (value !== undefined && value !== own) byValue.set(value, [...(byValue.get(value) ?? []), BUREAU_NAMES[other]]);
  }
  if (byValue.size === 0) return [];
  const others = [...byValue].map(([value, names]) => `${listWords(names)} ${names.length === 1 ? 'reports' : 'report'} ${value}`);
  return [`${BUREAU_NAMES[bureau]} reports ${comparison.lead} ${own}, while ${listWords(others)}.`];
}

function selfContradictions(trade: BureauTrade, name: string): readonly string[] {
  const { balance, pastDue, opened, closed, lastPayment } = trade;
  const late = trade.history.filter((cell) => isLateMonth(cell.code));
  return [
    ...(pastDue && balance !== null && balance !== undefined && pastDue > balance
      ? [`${name} reports ${formatDollars(pastDue)} past due on a balance of ${formatDollars(balance)}.`]
      : []),
    ...(trade.condition === 'paid' && balance ? [`${name} reports the account as paid and a balance of ${formatDollars(balance)}.`] : []),
    ...(trade.payStatus === 'current' && pastDue ? [`${name} reports the account as current and ${formatDollars(pastDue)} past due.`] : []),
    ...(opened && closed && isBefore(closed, opened)
      ? [`${name} reports the account closed ${formatPartialDate(closed)}, before it was opened ${formatPartialDate(opened)}.`]
      : []),
    ...(opened && lastPayment && isBefore(lastPayment, opened)
      ? [`${name} reports a last payment ${formatPartialDate(lastPayment)}, before the account was opened ${formatPartialDate(opened)}.`]
      : []),
    ...(late.length > 0 && trade.late30 === 0 && trade.late60 === 0 && trade.late90 === 0
      ? [`${name} counts no late payments, while its payment history shows ${lateWords(late)}.`]
      : []),
  ];
}

function repeated(account: Tradeline, bureau: Bureau): readonly string[] {
  const times = account.byBureau[bureau]?.length ?? 0;
  return times > 1 ? [`${BUREAU_NAMES[bureau]} lists this account ${times === 2 ? 'twice' : `${times} times`}.`] : [];
}

function missingElsewhere(account: Tradeline, bureau: Bureau, present: readonly Bureau[]): readonly string[] {
  const silent = present.filter((other) => other !== bureau && account.byBureau[other] === undefined).map((other) => BUREAU_NAMES[other]);
  return silent.length === 0
    ? []
    : [`${BUREAU_NAMES[bureau]} reports this account; ${listWords(silent)} ${silent.length === 1 ? 'does' : 'do'} not.`];
}

function isLateMonth(code: BureauTrade['history'][number]['code']): boolean {
  return /^\d+$/.test(code);
}

/** '30 days late in Jan 2026; 60 days late in Feb 2026', oldest first; long runs are cut to the six newest months of a kind. */
function lateWords(cells: BureauTrade['history']): string {
  const groups = new Map<string, string[]>();
  for (const cell of cells.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    const words = gridCode(cell.code).words;
    groups.set(words, [...(groups.get(words) ?? []), monthText(cell.month)]);
  }
  return listWords(
    [...groups].map(
      ([words, months]) =>
        `${words} in ${months.length > 6 ? `${months.length} months, last ${listWords(months.slice(-2))}` : listWords(months)}`,
    ),
  );
}

/** Compares only as finely as the coarser of the two dates is known. */
function isBefore(a: PartialDate, b: PartialDate): boolean {
  const length = Math.min(...[a, b].map((d) => ({ day: 10, month: 7, year: 4 })[d.precision]));
  return a.iso.slice(0, length) < b.iso.slice(0, length);
}
