// A line as its file has it: each field under the label letters use, with the text the file gives. For extracts that people check.
import type { BureauPublicRecord, BureauTrade, CreditReport, Inquiry } from '../model.ts';
import { PAY_STATUS_WORDS, RESPONSIBILITY_WORDS } from '../wording.ts';
import { lineAt, type LineOfFile } from './line-fields.ts';
import { locateLines, type LineSource } from './locate-lines.ts';
import { sameLines } from './same-lines.ts';
import { says } from './says.ts';
import type { SourceLeaf } from './source-leaf.ts';
import type { TracedFile } from './trace-report.ts';

export interface LineRows {
  readonly rows: readonly FileRow[];
  /** The payment history, newest first, in the file's own signs. */
  readonly months: readonly { readonly month: string; readonly value: string }[];
}
export interface FileRow {
  readonly label: string;
  /** As in the file; account numbers and Social Security numbers stay masked. */
  readonly value: string;
}

const MOST_CHARACTERS = 400;

/**
 * The rows of `lines` of `report`, in their order; undefined for a line that is not found in the file as the report has it. `own` is the
 * client's part of what the file holds (own-report.ts): no line of another person is looked for.
 */
export function rowsOfLines(
  report: CreditReport,
  lines: readonly LineOfFile[],
  file: TracedFile,
  own: CreditReport,
): (LineRows | undefined)[] {
  const known = sameLines(report, lines, own);
  const found = known.filter((line) => line !== undefined);
  const sources = locateLines(file, found, (_, field) => !field.startsWith('history/'));
  return known.map((line) => {
    const source = line && sources[found.indexOf(line)];
    const content = line && lineAt(file.report, line);
    return source && content ? rowsOf(line, content, source) : undefined;
  });
}

type Labels = readonly (readonly [field: string, label: string])[];

/** The label of a rating with a date, beside the payment history. */
export const EARLIER_RATING = 'Earlier rating';

const ACCOUNT = [
  ['creditorName', 'Creditor'],
  ['accountNumberMasked', 'Account number'],
  ['accountTypeText', 'Account type'],
  ['loanTypeText', 'Loan type'],
  ['responsibility', 'Responsibility'],
  ['conditionRaw', 'Condition'],
  ['payStatus', 'Payment status'],
  ['balance', 'Balance'],
  ['pastDue', 'Past due'],
  ['creditLimit', 'Credit limit'],
  ['highCredit', 'High balance'],
  ['monthlyPayment', 'Monthly payment'],
  ['originalAmount', 'Original amount'],
  ['chargeOffAmount', 'Charge-off amount'],
  ['opened', 'Opened'],
  ['closed', 'Closed'],
  ['reported', 'Last reported'],
  ['statusDate', 'Date of status'],
  ['lastActivity', 'Last activity'],
  ['lastPayment', 'Last payment'],
  ['firstDelinquency', 'First delinquency'],
  ['worstStatus', 'Worst status'],
  ['maxDelinquency', 'Greatest delinquency'],
  ['adverseRatings/', EARLIER_RATING],
  ['placedForCollection', 'Placed for collection'],
  ['chargeOffDate', 'Charged off'],
  ['paidDate', 'Paid'],
  ['removalDate', 'Removal date'],
  ['relationshipEnded', 'Relationship ended'],
  ['late30', 'Times 30 days late'],
  ['late60', 'Times 60 days late'],
  ['late90', 'Times 90 days late'],
  ['late120', 'Times 120 days late'],
  ['originalCreditor', 'Original creditor'],
  ['soldTo', 'Sold to'],
  ['purchasedFrom', 'Purchased from'],
  ['complianceCode', 'Compliance code'],
  ['remarks/', 'Remark'],
] as const satisfies readonly (readonly [keyof BureauTrade | 'remarks/' | 'adverseRatings/', string])[];

const INQUIRY = [
  ['name', 'Company'],
  ['date', 'Date of inquiry'],
  ['business', 'Type of business'],
  ['purpose', 'Purpose'],
] as const satisfies readonly (readonly [keyof Inquiry, string])[];

const RECORD = [
  ['type', 'Type'],
  ['status', 'Status'],
  ['filed', 'Filed'],
  ['resolved', 'Closed'],
  ['reference', 'Reference'],
  ['court', 'Court'],
  ['chapter', 'Chapter'],
  ['amount', 'Amount'],
  ['liabilities', 'Liabilities'],
  ['assets', 'Assets'],
  ['responsibility', 'Responsibility'],
  ['removalDate', 'Removal date'],
  ['remarks/', 'Remark'],
] as const satisfies readonly (readonly [keyof BureauPublicRecord | 'remarks/', string])[];

const LABELS: Readonly<Record<LineOfFile['kind'], Labels>> = { account: ACCOUNT, inquiry: INQUIRY, 'public-record': RECORD };
/** Numbers the program masks; the file may print them in full. */
const MASKED: ReadonlySet<string> = new Set(['accountNumberMasked', 'reference']);

function rowsOf(line: LineOfFile, content: object, source: LineSource): LineRows {
  const values = new Map<string, unknown>(Object.entries(content));
  return {
    rows: LABELS[line.kind].flatMap(([field, label]) => {
      // A rating without its date is none, so its parts are not looked for one by one.
      if (field === 'adverseRatings/') return ratingTexts(values.get('adverseRatings')).flatMap((text) => rowOf(label, text));
      if (field.endsWith('/'))
        return [...source.fields].flatMap(([name, leaves]) =>
          name.startsWith(field) ? rowOf(label, withWords(textOfRemark(leaves, values, name), remarkWords(values, name))) : [],
        );
      if (MASKED.has(field)) return rowOf(label, plainText(values.get(field)));
      return rowOf(label, withWords(textOfField(field, values, source), wordsOf(field, values)));
    }),
    months: monthsOf(values.get('history')),
  };
}

function rowOf(label: string, value: string): FileRow[] {
  // TransUnion's texts come between a '>' and a '<' of their own ('>TEXT&lt;').
  const shown = value
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^>(.*?)(?:<|&lt;)?$/u, '$1')
    .slice(0, MOST_CHARACTERS);
  // No field of a line is a Social Security number, but furnishers have written one into a remark.
  return shown === '' ? [] : [{ label, value: shown.replace(/(?<!\d)\d{3}[- ]\d{2}[- ]\d{4}(?!\d)/g, '***-**-****') }];
}

function textOfField(field: string, values: ReadonlyMap<string, unknown>, { fields, leaves: all }: LineSource): string {
  const printed = plainText(values.get(field === 'payStatus' ? 'payStatusRaw' : field));
  const leaves = field === 'payStatus' ? (fields.get('payStatusRaw') ?? fields.get(field)) : fields.get(field);
  if (!leaves || leaves.length === 0) return all.find(({ taken, text }) => taken && printed !== '' && text.trim() === printed)?.text ?? '';
  return leaves.find(({ text }) => says(text, printed))?.text ?? textOf(leaves);
}

/** One value; a code with its description is both. */
function textOf(leaves: readonly SourceLeaf[]): string {
  const texts = [...new Set(leaves.map(({ text }) => text.trim()))];
  return texts.length > 2 ? (texts[0] ?? '') : texts.join(', ');
}

/** A code says nothing to a reader, so what it means stands beside it. */
function withWords(text: string, words: string): string {
  const said = words.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return text === '' || text.length > 3 || words === '' || said.includes(text.toLowerCase()) ? text : `${text} (${words})`;
}

/** The meaning of a field that may be printed as a code; '' for amounts and dates. */
function wordsOf(field: string, values: ReadonlyMap<string, unknown>): string {
  const value = values.get(field);
  const wordsIn = (table: Readonly<Record<string, string>>): string => Object.entries(table).find(([name]) => name === value)?.[1] ?? '';
  if (field === 'payStatus' || field === 'worstStatus') return wordsIn(PAY_STATUS_WORDS);
  if (field === 'responsibility') return wordsIn(RESPONSIBILITY_WORDS);
  return typeof value === 'string' ? value : '';
}

/**
 * The value a remark was read from: without it the remarks after it move up, so more values seem to be behind those than are. A text that
 * holds more than the remark (a directory of addresses) is left to the remark.
 */
function textOfRemark(leaves: readonly SourceLeaf[], values: ReadonlyMap<string, unknown>, field: string): string {
  const words = remarkWords(values, field);
  const code = remarkCode(values, field);
  if (leaves.some(({ text }) => text.includes(words))) return words;
  const own = leaves.find(({ text }) => text.trim() === code) ?? leaves.find(({ text }) => says(text, words));
  // Two values that say the same are not found one by one; the words then name the code.
  return own?.text ?? (code !== '' && words.includes(code) ? words : textOf(leaves));
}

function remarkCode(values: ReadonlyMap<string, unknown>, field: string): string {
  const remarks = values.get('remarks');
  const remark: unknown = Array.isArray(remarks) ? remarks[Number(field.split('/')[1])] : undefined;
  return typeof remark === 'object' && remark !== null && 'code' in remark ? String(remark.code) : '';
}

function remarkWords(values: ReadonlyMap<string, unknown>, field: string): string {
  const remarks = values.get('remarks');
  const remark: unknown = Array.isArray(remarks) ? remarks[Number(field.split('/')[1])] : undefined;
  if (typeof remark === 'string') return remark;
  return typeof remark === 'object' && remark !== null && 'text' in remark ? String(remark.text) : '';
}

function ratingTexts(ratings: unknown): string[] {
  if (!Array.isArray(ratings)) return [];
  return ratings.flatMap((rating: unknown) =>
    typeof rating === 'object' && rating !== null && 'raw' in rating && 'date' in rating
      ? [`${String(rating.raw)}, ${plainText(rating.date)}`]
      : [],
  );
}

function plainText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return (value / 100).toFixed(2);
  return typeof value === 'object' && value !== null && 'iso' in value ? String(value.iso) : '';
}

function monthsOf(history: unknown): LineRows['months'] {
  if (!Array.isArray(history)) return [];
  return history.flatMap((cell: unknown) =>
    typeof cell === 'object' && cell !== null && 'month' in cell && 'raw' in cell
      ? [{ month: String(cell.month), value: String(cell.raw) }]
      : [],
  );
}
