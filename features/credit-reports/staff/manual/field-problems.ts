// Problems of form fields, shown at the field. Wrong values are reported at once, missing values when the
// report is to be finished. A test holds this together with `findMissing`, which has the last word.
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { parseDollars } from '../../../../platform/base/money.ts';
import { manualTrade } from '../../rules/manual/manual-schema.ts';
import { NOT_COME } from '../../rules/manual/manual-rules.ts';
import { BUREAU_NAMES, type Bureau } from '../../../report-files/rules/bureaus.ts';
import {
  isBlankIdentity,
  TRADE_AMOUNTS,
  TRADE_DATES,
  type FormReport,
  type TypedIdentity,
  type TypedInquiry,
  type TypedRecord,
  type TypedScore,
  type TypedTrade,
} from './form-report.ts';
import { readTypedDate } from './typed-date.ts';

/** Field -> its sentence. */
export type Problems<F extends string> = Readonly<Partial<Record<F, string>>>;
/** What a line is judged by besides itself. */
export interface Around {
  readonly chosen: readonly Bureau[];
  /** Whether the report is to be finished: then what is missing is said, too. */
  readonly finishing: boolean;
}

export function headProblems(
  { reportDate, bureaus }: FormReport,
  finishing: boolean,
  today: CivilDate,
): Problems<'reportDate' | 'bureaus'> {
  const missing = finishing && reportDate === '' ? 'Enter the report date. It is printed on the first page.' : undefined;
  return said({
    // A year is typed digit by digit: 0202 is on the way to 2026.
    reportDate: reportDate !== '' && reportDate < '1970' ? 'Check the year of this date.' : reportDate > today ? NOT_COME : missing,
    bureaus: finishing && bureaus.length === 0 ? 'Choose the bureaus in the report.' : undefined,
  });
}

export function tradeProblems(trade: TypedTrade, { chosen, finishing }: Around): Problems<keyof TypedTrade> {
  return said({
    bureau: notChosen(trade.bureau, chosen),
    creditorName: finishing && trade.creditorName.trim() === '' ? 'Enter the name of the creditor.' : undefined,
    payStatus: finishing && trade.payStatus === '' ? 'Choose a payment status.' : undefined,
    remarks: remarksProblem(trade.remarks),
    ...Object.fromEntries(TRADE_DATES.map((field) => [field, dateProblem(trade[field])])),
    ...Object.fromEntries(TRADE_AMOUNTS.map((field) => [field, amountProblem(trade[field])])),
  });
}

export function inquiryProblems(inquiry: TypedInquiry, { chosen, finishing }: Around): Problems<keyof TypedInquiry> {
  return said({
    bureau: notChosen(inquiry.bureau, chosen),
    name: finishing && inquiry.name.trim() === '' ? 'Enter the name of the company that asked.' : undefined,
    date: dateProblem(inquiry.date),
  });
}

export function recordProblems(record: TypedRecord, { chosen }: Around): Problems<keyof TypedRecord> {
  return said({ bureau: notChosen(record.bureau, chosen), filed: dateProblem(record.filed) });
}

export function scoreProblems({ bureau, value }: TypedScore, { chosen }: Around): Problems<keyof TypedScore> {
  const isScore = value.trim() === '' || (/^\s*\d{3}\s*$/.test(value) && Number(value) >= 250 && Number(value) <= 900);
  return said({
    bureau: notChosen(bureau, chosen),
    value: isScore ? undefined : 'A score is between 250 and 900. Leave it empty if there is none.',
  });
}

export function identityProblems(identity: TypedIdentity, { chosen }: Around): Problems<keyof TypedIdentity> {
  return said({
    bureau: isBlankIdentity(identity) ? undefined : notChosen(identity.bureau, chosen),
    ssnLast4: /^\s*(?:\d{4})?\s*$/.test(identity.ssnLast4) ? undefined : 'Enter the last four digits only, or leave this empty.',
    dateOfBirth: dateProblem(identity.dateOfBirth),
  });
}

/** How many fields want mending before the report can be finished. */
export function countProblems(form: FormReport, finishing: boolean, today: CivilDate): number {
  const around = { chosen: form.bureaus, finishing };
  const all = [
    headProblems(form, finishing, today),
    ...form.identities.map((one) => identityProblems(one, around)),
    ...form.scores.map(({ value }) => scoreProblems(value, around)),
    ...form.trades.map(({ value }) => tradeProblems(value, around)),
    ...form.inquiries.map(({ value }) => inquiryProblems(value, around)),
    ...form.publicRecords.map(({ value }) => recordProblems(value, around)),
  ];
  return all.reduce((sum, problems) => sum + Object.keys(problems).length, 0);
}

/** A report with nothing listed is none. */
export function isEmpty({ trades, inquiries, publicRecords, scores }: FormReport): boolean {
  return trades.length + inquiries.length + publicRecords.length + scores.length === 0;
}

export function dateProblem(typed: string): string | undefined {
  const { kind } = readTypedDate(typed);
  if (kind === 'date') return undefined;
  return kind === 'impossible' ? 'This date does not exist.' : 'Enter a date such as 03/02/2026, 03/2026 or 2026.';
}

export function amountProblem(typed: string): string | undefined {
  const parsed = manualTrade.shape.balance.safeParse(typed);
  const isAmount = parsed.success && (parsed.data === '' || parseDollars(parsed.data) !== undefined);
  return isAmount ? undefined : 'Enter an amount such as 1,250 or 1,250.00.';
}

function remarksProblem(remarks: readonly string[]): string | undefined {
  if (remarks.length > 10) return 'At most ten remarks. Combine the others.';
  return remarks.some((text) => text.trim().length > 300) ? 'A remark can have 300 characters. Put the rest on another line.' : undefined;
}

function notChosen(bureau: Bureau, chosen: readonly Bureau[]): string | undefined {
  return chosen.includes(bureau) ? undefined : `${BUREAU_NAMES[bureau]} is not among the bureaus of this report.`;
}

function said<F extends string>(sentences: Readonly<Partial<Record<F, string | undefined>>>): Problems<F> {
  const problems: Partial<Record<F, string>> = {};
  for (const field in sentences) {
    const sentence = sentences[field];
    if (sentence !== undefined) problems[field] = sentence;
  }
  return problems;
}
