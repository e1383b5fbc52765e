// What a finding rests on: each value of the report it was worked out from, as the report gives it, and where it stands there.
import { BUREAUS, type Bureau } from '../../report-files/rules/bureaus.ts';
import type {
  BureauFile,
  BureauPublicRecord,
  BureauTrade,
  CreditReport,
  HistoryCell,
  Inquiry,
  PartialDate,
} from '../../report-files/rules/model.ts';
import type { AccountLine, RecordLine } from './lines.ts';

/**
 * One value of the report. `lineId` is an account, inquiry or public record of it, or null for the file of a bureau; `field` is a field of
 * the model ('balance', 'history/2024-05', 'remarks/0', 'identity/names/0'), with 'lines/1/' before it for the second line of an account at
 * one bureau. `raw` is what the report gives: dates as 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY', amounts in dollars ('250.00'), words as printed, '' where the
 * report prints nothing. Never a full Social Security number or account number: the model holds none.
 */
export interface Evidence {
  readonly bureau: Bureau | null;
  readonly lineId: string | null;
  readonly field: string;
  readonly raw: string;
}

export type LineField = keyof BureauTrade | `history/${string}` | `remarks/${number}` | `adverseRatings/${number}`;
export type FilingField = keyof BureauPublicRecord | `remarks/${number}`;
export type InquiryField = keyof Inquiry;

/** Fields of one bureau's line of an account. */
export function ofLine({ trade, account, bureau, index }: AccountLine, ...fields: readonly LineField[]): Evidence[] {
  return fields.map((field) => ({
    bureau,
    lineId: account.id,
    field: index === 0 ? field : `lines/${index}/${field}`,
    raw: tradeRaw(trade, field),
  }));
}

/** The fields of these months of a payment history. */
export function monthFields(cells: readonly Pick<HistoryCell, 'month'>[]): LineField[] {
  return cells.map(({ month }) => `history/${month}` as const);
}

/** The fields of the remarks for which `is` holds. */
export function remarkFields({ remarks }: BureauTrade, is: (text: string) => boolean): LineField[] {
  return remarks.flatMap(({ text }, at) => (is(text) ? [`remarks/${at}` as const] : []));
}

/** These fields where the line gives them; a list of what may hold a value would else be full of blanks. */
export function given(trade: BureauTrade, ...fields: readonly LineField[]): LineField[] {
  return fields.filter((field) => tradeRaw(trade, field) !== '');
}

/** Fields of one bureau's filing of a public record. */
export function ofRecord({ record, filing, bureau, index }: RecordLine, ...fields: readonly FilingField[]): Evidence[] {
  return fields.map((field) => ({
    bureau,
    lineId: record.id,
    field: index === 0 ? field : `lines/${index}/${field}`,
    raw: filingRaw(filing, field),
  }));
}

export function ofInquiry(inquiry: Inquiry, ...fields: readonly InquiryField[]): Evidence[] {
  return fields.map((field) => ({ bureau: inquiry.bureau, lineId: inquiry.id, field, raw: rawText(inquiry[field], field) }));
}

/** A value of a bureau's file as a whole, by its path: 'pulledOn', 'identity/names/0'. */
export function ofFile(report: CreditReport, bureau: Bureau, ...fields: readonly string[]): Evidence[] {
  const file = report.bureaus.find((one) => one.bureau === bureau);
  return fields.map((field) => ({ bureau, lineId: null, field, raw: file ? fileRaw(file, field) : '' }));
}

/** The day the report speaks of for `bureau`: that of its pull, else the report's own. */
export function ofReportDay(report: CreditReport, bureau: Bureau | null): Evidence[] {
  const pulled = bureau !== null && report.bureaus.some((file) => file.bureau === bureau && file.pulledOn !== undefined);
  return pulled
    ? ofFile(report, bureau, 'pulledOn')
    : [{ bureau: null, lineId: null, field: 'reportDate', raw: rawText(report.reportDate, 'reportDate') }];
}

/** What the report gives at the place of this evidence; undefined when there is no such place. */
export function rawAt(report: CreditReport, { bureau, lineId, field }: Omit<Evidence, 'raw'>): string | undefined {
  if (lineId === null) {
    if (bureau === null) return field === 'reportDate' ? rawText(report.reportDate, field) : undefined;
    const file = report.bureaus.find((one) => one.bureau === bureau);
    return file && fileRaw(file, field);
  }
  const [, at = '0', own = field] = /^lines\/(\d+)\/(.+)$/.exec(field) ?? [];
  const account = report.accounts.find(({ id }) => id === lineId);
  if (account) {
    // Lines of a blended account are the same at each of its bureaus.
    const of = bureau ?? BUREAUS.find((one) => account.byBureau[one] !== undefined);
    const trade = of && account.byBureau[of]?.[Number(at)];
    return trade && tradeRaw(trade, own);
  }
  if (bureau === null) return undefined;
  const filing = report.publicRecords.find(({ id }) => id === lineId)?.byBureau[bureau]?.[Number(at)];
  if (filing) return filingRaw(filing, own);
  const inquiry = report.inquiries.find(({ id, bureau: of }) => id === lineId && of === bureau);
  return inquiry && rawText(Object.entries(inquiry).find(([key]) => key === own)?.[1], own);
}

function tradeRaw(trade: BureauTrade, field: string): string {
  const [name = '', place] = field.split('/');
  if (name === 'history') return trade.history.find(({ month }) => month === place)?.raw ?? '';
  if (name === 'remarks') return trade.remarks[Number(place)]?.text ?? '';
  if (name === 'adverseRatings') {
    const rating = trade.adverseRatings?.[Number(place)];
    return rating ? `${rating.raw}, ${rawText(rating.date, name)}` : '';
  }
  if (name === 'payStatus') return trade.payStatusRaw || trade.payStatus;
  return rawText(Object.entries(trade).find(([key]) => key === name)?.[1], name);
}

function filingRaw(filing: BureauPublicRecord, field: string): string {
  const [name = '', place] = field.split('/');
  if (name === 'remarks') return filing.remarks[Number(place)] ?? '';
  return rawText(Object.entries(filing).find(([key]) => key === name)?.[1], name);
}

/** A value under a path of the file; names and addresses as one text. */
function fileRaw(file: BureauFile, path: string): string {
  let value: unknown = file;
  for (const step of path.split('/')) value = isObject(value) ? Object.entries(value).find(([key]) => key === step)?.[1] : undefined;
  return rawText(value, path);
}

const AMOUNTS: ReadonlySet<string> = new Set([
  'balance',
  'highCredit',
  'creditLimit',
  'pastDue',
  'monthlyPayment',
  'originalAmount',
  'chargeOffAmount',
  'actualPayment',
  'assets',
  'liabilities',
  'amount',
]);

function rawText(value: unknown, field: string): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return AMOUNTS.has(field) ? (value / 100).toFixed(2) : String(value);
  if (!isObject(value)) return '';
  if (isDate(value)) return value.iso.slice(0, { day: 10, month: 7, year: 4 }[value.precision]);
  if ('full' in value && typeof value.full === 'string') return value.full;
  if ('name' in value && typeof value.name === 'string') return value.name;
  if ('text' in value && typeof value.text === 'string') return value.text;
  return Object.values(value)
    .flatMap((part: unknown) =>
      typeof part === 'string' ? [part] : Array.isArray(part) ? part.filter((one) => typeof one === 'string') : [],
    )
    .join(', ');
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isDate(value: object): value is PartialDate {
  return 'iso' in value && 'precision' in value;
}
