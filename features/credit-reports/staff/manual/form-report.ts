// The values of the entry form, also those that cannot be stored yet, and their conversion to the stored form.
import type { z } from 'zod';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { manualReport, type ManualReport } from '../../rules/manual/manual-schema.ts';
import { readTypedDate, showTypedDate } from './typed-date.ts';

export type TypedTrade = ManualReport['trades'][number];
export type TypedScore = ManualReport['scores'][number];
export type TypedIdentity = ManualReport['identities'][number];
export type TypedInquiry = ManualReport['inquiries'][number];
export type TypedRecord = ManualReport['publicRecords'][number];

/** A line of the form; `key` keeps its place on the screen while lines come and go. */
export interface Entry<T> {
  readonly key: string;
  readonly value: T;
}

export interface FormReport {
  readonly reportDate: string;
  readonly provider: string;
  readonly bureaus: readonly Bureau[];
  readonly identities: readonly TypedIdentity[];
  readonly scores: readonly Entry<TypedScore>[];
  readonly trades: readonly Entry<TypedTrade>[];
  readonly inquiries: readonly Entry<TypedInquiry>[];
  readonly publicRecords: readonly Entry<TypedRecord>[];
}

export const TRADE_DATES = ['opened', 'closed', 'reported', 'lastPayment', 'firstDelinquency'] as const;
export const TRADE_AMOUNTS = ['balance', 'pastDue', 'highCredit', 'creditLimit', 'monthlyPayment', 'chargeOffAmount'] as const;

let lastKey = 0;
export function entry<T>(value: T): Entry<T> {
  lastKey += 1;
  return { key: `line-${lastKey}`, value };
}

const NOTHING: ManualReport = {
  reportDate: '',
  provider: '',
  bureaus: [],
  scores: [],
  identities: [],
  trades: [],
  inquiries: [],
  publicRecords: [],
};

/** The form of what the server keeps; null = nothing was typed yet. */
export function formOf(typed: ManualReport | null): FormReport {
  const { scores, identities, trades, inquiries, publicRecords, ...head } = typed ?? NOTHING;
  return {
    ...head,
    identities: identities.map((identity) => ({ ...identity, dateOfBirth: showTypedDate(identity.dateOfBirth) })),
    scores: scores.map(entry),
    trades: trades.map((trade) => entry(withDates(trade, showTypedDate))),
    inquiries: inquiries.map((inquiry) => entry({ ...inquiry, date: showTypedDate(inquiry.date) })),
    publicRecords: publicRecords.map((record) => entry({ ...record, filed: showTypedDate(record.filed) })),
  };
}

/** The form as the server can store it, and how many fields are sent empty because they are not valid yet. */
export function typedOf(form: FormReport): { readonly typed: ManualReport; readonly left: number } {
  const raw = {
    ...form,
    identities: form.identities
      .filter((one) => !isBlankIdentity(one))
      .map((identity) => ({ ...identity, dateOfBirth: kept(identity.dateOfBirth) })),
    scores: form.scores.map(({ value }) => value),
    trades: form.trades.map(({ value }) => withDates(value, kept)),
    inquiries: form.inquiries.map(({ value }) => ({ ...value, date: kept(value.date) })),
    publicRecords: form.publicRecords.map(({ value }) => ({ ...value, filed: kept(value.filed) })),
  };
  const parsed = manualReport.safeParse(raw);
  if (parsed.success) return { typed: parsed.data, left: 0 };
  const blanked = parsed.error.issues.reduce<unknown>((value, issue) => without(value, issue.path, issue), raw);
  return { typed: manualReport.parse(blanked), left: new Set(parsed.error.issues.map(({ path }) => path.join('.'))).size };
}

export function isBlankIdentity({ name, ssnLast4, dateOfBirth, address }: TypedIdentity): boolean {
  return [name, ssnLast4, dateOfBirth, address].every((text) => text.trim() === '');
}

/** What is typed about the person at a bureau; empty when nothing is. */
export function identityAt(form: FormReport, bureau: Bureau): TypedIdentity {
  return form.identities.find((one) => one.bureau === bureau) ?? { bureau, name: '', ssnLast4: '', dateOfBirth: '', address: '' };
}

export function setIdentity(form: FormReport, identity: TypedIdentity): FormReport {
  const isNew = !form.identities.some((one) => one.bureau === identity.bureau);
  return {
    ...form,
    identities: isNew ? [...form.identities, identity] : form.identities.map((one) => (one.bureau === identity.bureau ? identity : one)),
  };
}

/** An unreadable date goes as it is, so that it is counted among what cannot be kept. */
function kept(typed: string): string {
  const date = readTypedDate(typed);
  return date.kind === 'date' ? date.text : 'no date';
}

function withDates(trade: TypedTrade, change: (date: string) => string): TypedTrade {
  return {
    ...trade,
    opened: change(trade.opened),
    closed: change(trade.closed),
    reported: change(trade.reported),
    lastPayment: change(trade.lastPayment),
    firstDelinquency: change(trade.firstDelinquency),
  };
}

/** `value` with the value at `path` cleared: text becomes empty, a list that is too long is cut. */
function without(value: unknown, path: readonly PropertyKey[], issue: z.core.$ZodIssue): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return Array.isArray(value) ? value.slice(0, issue.code === 'too_big' ? Number(issue.maximum) : 0) : '';
  if (Array.isArray(value)) return value.map((one: unknown, at) => (at === step ? without(one, rest, issue) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]: [string, unknown]) => [name, name === step ? without(one, rest, issue) : one]),
  );
}

/** Where one kind of line is in the form. */
export interface Lines<T> {
  readonly of: (form: FormReport) => readonly Entry<T>[];
  readonly put: (form: FormReport, lines: readonly Entry<T>[]) => FormReport;
}
export const SCORES: Lines<TypedScore> = { of: (form) => form.scores, put: (form, scores) => ({ ...form, scores }) };
export const TRADES: Lines<TypedTrade> = { of: (form) => form.trades, put: (form, trades) => ({ ...form, trades }) };
export const INQUIRIES: Lines<TypedInquiry> = { of: (form) => form.inquiries, put: (form, inquiries) => ({ ...form, inquiries }) };
export const RECORDS: Lines<TypedRecord> = { of: (form) => form.publicRecords, put: (form, publicRecords) => ({ ...form, publicRecords }) };

export function addLine<T>(form: FormReport, lines: Lines<T>, added: Entry<T>, at?: number): FormReport {
  const before = lines.of(form);
  return lines.put(form, before.toSpliced(at ?? before.length, 0, added));
}
export function changeLine<T>(form: FormReport, lines: Lines<T>, key: string, change: Partial<T>): FormReport {
  return lines.put(
    form,
    lines.of(form).map((one) => (one.key === key ? { key, value: { ...one.value, ...change } } : one)),
  );
}
export function removeLine<T>(form: FormReport, lines: Lines<T>, key: string): FormReport {
  return lines.put(
    form,
    lines.of(form).filter((one) => one.key !== key),
  );
}
