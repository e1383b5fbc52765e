// What the screens show of a report: words for its codes, rows that compare the bureaus, order and filters. Values in,
// values out, so that every screen says the same of the same account.
import { formatCivilDate, parts } from '../../../platform/base/civil-date.ts';
import { formatDollars, type Cents } from '../../../platform/base/money.ts';
import { BUREAUS, BUREAU_NAMES, type Bureau } from './bureaus.ts';
import type {
  AdverseRating,
  BureauTrade,
  ComparedField,
  CreditReport,
  GridCode,
  HistoryCell,
  PartialDate,
  PayStatus,
  Tradeline,
} from './model.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from './wording.ts';

/** 'Nov 20, 2026', 'Nov 2026' or '2026': only as much as the source knows. */
export function formatPartialDate(date: PartialDate): string {
  const day = formatCivilDate(date.iso);
  if (date.precision === 'day') return day;
  return date.precision === 'month' ? day.replace(/ \d+,/, '') : String(parts(date.iso).year);
}

/** 'Equifax of Nov 1, 2026 and Experian of Nov 3, 2026': what a combined report is made of; undefined for any other. */
export function partsText({ parts }: Pick<CreditReport, 'parts'>): string | undefined {
  return (
    parts &&
    listWords(
      parts.map(({ bureau, reportDate }) =>
        reportDate ? `${BUREAU_NAMES[bureau]} of ${formatPartialDate(reportDate)}` : BUREAU_NAMES[bureau],
      ),
    )
  );
}

const CONDITION: Readonly<Record<NonNullable<BureauTrade['condition']>, string>> = {
  open: 'Open',
  closed: 'Closed',
  paid: 'Paid',
  transferred: 'Transferred',
  refinanced: 'Refinanced',
  derogatory: 'Derogatory',
};

/** The pay status in words; what the source printed when the code is not one of ours. */
export function payStatusText(trade: BureauTrade): string {
  return trade.payStatus === 'unknown' && trade.payStatusRaw !== '' ? trade.payStatusRaw : PAY_STATUS_WORDS[trade.payStatus];
}

/** One field of one account at one bureau: given, left empty by a bureau that reports the account, or account not reported. */
export type Cell = { readonly kind: 'given'; readonly text: string } | { readonly kind: 'empty' } | { readonly kind: 'absent' };
export interface FieldRow {
  readonly key: string;
  readonly label: string;
  readonly numeric: boolean;
  readonly differs: boolean;
  readonly cells: Readonly<Record<Bureau, Cell>>;
}
interface Field {
  readonly label: string;
  readonly compared?: ComparedField;
  readonly numeric?: true;
  readonly read: (trade: BureauTrade) => string | undefined;
}

const dollars = (value: Cents | null | undefined): string | undefined =>
  value === null || value === undefined ? undefined : formatDollars(value);
const date = (value: PartialDate | undefined): string | undefined => value && formatPartialDate(value);
const count = (value: number | null | undefined): string | undefined => (value === null || value === undefined ? undefined : String(value));

/** '60 days late, Jul 2011', or what of it the source prints. */
function greatestDelinquency({ worstStatus, maxDelinquency }: BureauTrade): string | undefined {
  const status = worstStatus === undefined || worstStatus === 'unknown' ? undefined : PAY_STATUS_WORDS[worstStatus];
  return status === undefined ? date(maxDelinquency) : maxDelinquency ? `${status}, ${formatPartialDate(maxDelinquency)}` : status;
}

const MOST_RATINGS = 12;

function earlierRatings({ adverseRatings = [] }: BureauTrade): string | undefined {
  const said = adverseRatings.slice(0, MOST_RATINGS).map((rating) => ratingText(rating));
  const more = adverseRatings.length - said.length;
  return said.length === 0 ? undefined : [...said, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}

/** '30 days late (Jul 2011)'. */
export function ratingText({ status, date: on }: Pick<AdverseRating, 'status' | 'date'>): string {
  return `${PAY_STATUS_WORDS[status]} (${formatPartialDate(on)})`;
}

const FIELDS: readonly Field[] = [
  { label: 'Account number', read: (t) => t.accountNumberMasked || undefined },
  { label: 'Account type', read: (t) => t.accountTypeText ?? t.loanTypeText },
  { label: 'Responsibility', compared: 'responsibility', read: (t) => t.responsibility && RESPONSIBILITY_WORDS[t.responsibility] },
  {
    label: 'Condition',
    compared: 'openClosed',
    read: (t) => (t.condition ? CONDITION[t.condition] : t.openClosed && CONDITION[t.openClosed]),
  },
  { label: 'Pay status', compared: 'payStatus', read: payStatusText },
  { label: 'Balance', compared: 'balance', numeric: true, read: (t) => dollars(t.balance) },
  { label: 'Past due', compared: 'pastDue', numeric: true, read: (t) => dollars(t.pastDue) },
  { label: 'High credit', compared: 'highCredit', numeric: true, read: (t) => dollars(t.highCredit) },
  { label: 'Credit limit', compared: 'creditLimit', numeric: true, read: (t) => dollars(t.creditLimit) },
  { label: 'Monthly payment', compared: 'monthlyPayment', numeric: true, read: (t) => dollars(t.monthlyPayment) },
  { label: 'Term in months', numeric: true, read: (t) => count(t.termMonths) },
  { label: 'Opened', compared: 'opened', numeric: true, read: (t) => date(t.opened) },
  { label: 'Closed', compared: 'closed', numeric: true, read: (t) => date(t.closed) },
  { label: 'Last reported', numeric: true, read: (t) => date(t.reported) },
  { label: 'Last payment', compared: 'lastPayment', numeric: true, read: (t) => date(t.lastPayment) },
  { label: 'First delinquency', numeric: true, read: (t) => date(t.firstDelinquency) },
  { label: 'Greatest delinquency', numeric: true, read: greatestDelinquency },
  { label: 'Earlier ratings', read: earlierRatings },
  { label: 'Placed for collection', numeric: true, read: (t) => date(t.placedForCollection) },
  { label: 'Charged off', numeric: true, read: (t) => date(t.chargeOffDate) },
  { label: 'Paid', numeric: true, read: (t) => date(t.paidDate) },
  { label: 'Original amount', numeric: true, read: (t) => dollars(t.originalAmount) },
  { label: 'Charge-off amount', numeric: true, read: (t) => dollars(t.chargeOffAmount) },
  { label: 'Removal by the bureau', numeric: true, read: (t) => date(t.removalDate) },
  { label: 'Times 30 days late', numeric: true, read: (t) => count(t.late30) },
  { label: 'Times 60 days late', numeric: true, read: (t) => count(t.late60) },
  { label: 'Times 90 days late', numeric: true, read: (t) => count(t.late90) },
  { label: 'Original creditor', read: (t) => t.originalCreditor },
  {
    label: 'Dispute note',
    compared: 'disputeFlag',
    read: (t) => (t.disputeFlag === 'consumer-disputes' ? 'Consumer disputes' : t.disputeFlag && 'None'),
  },
  { label: 'Remarks', read: (t) => t.remarks.map((r) => r.text).join('. ') || undefined },
];

/** The line shown for a bureau; a bureau may list an account twice, and the first line represents it. */
export function firstTrade(account: Tradeline, bureau: Bureau): BureauTrade | undefined {
  return account.byBureau[bureau]?.[0];
}

/** The fields of an account as rows over the three bureaus. Rows no one fills are left out. */
export function fieldRows(account: Tradeline): readonly FieldRow[] {
  const different = new Set(account.differences.map((d) => d.field));
  return FIELDS.flatMap((field) => {
    const cells = byBureau((bureau): Cell => {
      const trade = firstTrade(account, bureau);
      if (!trade) return { kind: 'absent' };
      const text = field.read(trade);
      return text === undefined ? { kind: 'empty' } : { kind: 'given', text };
    });
    if (BUREAUS.every((bureau) => cells[bureau].kind !== 'given')) return [];
    return [
      {
        key: field.label,
        label: field.label,
        numeric: field.numeric ?? false,
        cells,
        differs: field.compared !== undefined && different.has(field.compared),
      },
    ];
  });
}

export type AccountFilter = 'all' | 'negative' | 'differences' | 'collections';
export const ACCOUNT_FILTERS = ['all', 'negative', 'differences', 'collections'] as const satisfies readonly AccountFilter[];

const COLLECTED: ReadonlySet<PayStatus> = new Set<PayStatus>(['collection', 'charge-off', 'collection-or-charge-off']);

function matchesFilter(account: Tradeline, filter: AccountFilter): boolean {
  if (filter === 'negative') return account.negative;
  if (filter === 'differences') return account.differences.length > 0;
  if (filter === 'all') return true;
  return (
    account.category === 'collection' ||
    account.category === 'medical-collection' ||
    BUREAUS.some((bureau) => account.byBureau[bureau]?.some((trade) => COLLECTED.has(trade.payStatus)))
  );
}

function matchesText(account: Tradeline, words: readonly string[]): boolean {
  const lines = BUREAUS.flatMap((bureau) => account.byBureau[bureau] ?? []);
  const text = [
    account.displayName,
    account.originalCreditor,
    ...account.negativeReasons,
    ...lines.flatMap((t) => [t.creditorName, t.accountNumberMasked, t.originalCreditor, t.accountTypeText, payStatusText(t)]),
  ]
    .join(' ')
    .toLowerCase();
  return words.every((word) => text.includes(word));
}

/** The accounts to show: negative first, otherwise in the order of the report; every word of `text` must occur. */
export function selectAccounts(
  report: CreditReport,
  by: { readonly filter: AccountFilter; readonly bureau?: Bureau | undefined; readonly text?: string | undefined },
): readonly Tradeline[] {
  const words = (by.text ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const bureau = by.bureau;
  const shown = report.accounts.filter(
    (account) =>
      matchesFilter(account, by.filter) &&
      (bureau === undefined || account.byBureau[bureau] !== undefined) &&
      (words.length === 0 || matchesText(account, words)),
  );
  return [...shown.filter((account) => account.negative), ...shown.filter((account) => !account.negative)];
}

/** How many accounts each filter would show. */
export function countAccounts(report: CreditReport): Readonly<Record<AccountFilter, number>> {
  const of = (filter: AccountFilter) => report.accounts.filter((account) => matchesFilter(account, filter)).length;
  return { all: of('all'), negative: of('negative'), differences: of('differences'), collections: of('collections') };
}

const GRID: Readonly<Record<GridCode, { readonly short: string; readonly words: string; readonly tone: HistoryTone }>> = {
  OK: { short: '✓', words: 'on time', tone: 'good' },
  '30': { short: '30', words: '30 days late', tone: 'soon' },
  '60': { short: '60', words: '60 days late', tone: 'soon' },
  '90': { short: '90', words: '90 days late', tone: 'late' },
  '120': { short: '120', words: '120 days late', tone: 'late' },
  '150': { short: '150', words: '150 days late', tone: 'late' },
  '180': { short: '180', words: '180 days late', tone: 'late' },
  CO: { short: 'CO', words: 'charge-off', tone: 'late' },
  COLL: { short: 'C', words: 'collection', tone: 'late' },
  RP: { short: 'RP', words: 'repossession', tone: 'late' },
  FC: { short: 'FC', words: 'foreclosure', tone: 'late' },
  VS: { short: 'VS', words: 'voluntary surrender', tone: 'late' },
  BK: { short: 'BK', words: 'bankruptcy', tone: 'late' },
  PP: { short: 'PP', words: 'payment plan', tone: 'soon' },
  ZB: { short: '0', words: 'nothing owed', tone: 'good' },
  ND: { short: '–', words: 'no data', tone: 'none' },
  UNK: { short: '?', words: 'not rated', tone: 'none' },
};
export type HistoryTone = 'good' | 'soon' | 'late' | 'none';

/** Short mark, words and tone of a month's code. */
export function gridCode(code: GridCode): { readonly short: string; readonly words: string; readonly tone: HistoryTone } {
  return GRID[code];
}

export interface HistoryRow {
  readonly bureau: Bureau;
  readonly cells: readonly (GridCode | null)[];
  readonly words: string;
}
export interface History {
  readonly months: readonly string[];
  readonly rows: readonly HistoryRow[];
}

/** The last `length` months of an account, oldest first, the same months for each bureau that reports it; undefined without any history. */
export function historyOf(account: Tradeline, length = 24): History | undefined {
  const lines = BUREAUS.flatMap((bureau) => {
    const trade = firstTrade(account, bureau);
    return trade ? [{ bureau, history: trade.history }] : [];
  });
  const newest = lines
    .flatMap((line) => line.history.map((cell) => cell.month))
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  const months = Array.from({ length }, (_, i) => addMonth(newest, i - length + 1));
  return {
    months,
    rows: lines.map(({ bureau, history }) => {
      const codes = new Map(history.map((cell) => [cell.month, cell.code]));
      return {
        bureau,
        cells: months.map((month) => codes.get(month) ?? null),
        words: historyText(history.filter((cell) => months.includes(cell.month))),
      };
    }),
  };
}

/** '20 months on time; 30 days late in Mar 2026 and Apr 2026', for people who do not see the picture. */
export function historyText(cells: readonly HistoryCell[]): string {
  if (cells.length === 0) return 'no payment history';
  const groups = new Map<GridCode, string[]>();
  for (const cell of cells.toSorted((a, b) => (a.month < b.month ? -1 : 1)))
    groups.set(cell.code, [...(groups.get(cell.code) ?? []), cell.month]);
  return [...groups]
    .map(([code, months]) => {
      const { words, tone } = GRID[code];
      return tone === 'good' || tone === 'none'
        ? `${months.length} ${months.length === 1 ? 'month' : 'months'} ${words}`
        : `${words} in ${listWords(months.map(monthText))}`;
    })
    .join('; ');
}

/** '2026-03' as 'Mar 2026'. */
export function monthText(month: string): string {
  const [year, number] = month.split('-');
  const name = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'][Number(number) - 1];
  return name === undefined ? month : `${name} ${year}`;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listWords(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

function addMonth(month: string, by: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

function byBureau<T>(make: (bureau: Bureau) => T): Readonly<Record<Bureau, T>> {
  return { EQ: make('EQ'), EX: make('EX'), TU: make('TU') };
}
