// A line of a report as fields that can be compared.
import { BUREAUS, type Bureau } from '../bureaus.ts';
import type { CreditReport } from '../model.ts';

/** A line of the report as its reader gave it; `index` counts the lines of one account or record at one bureau. */
export interface LineOfFile {
  readonly kind: 'account' | 'inquiry' | 'public-record';
  readonly id: string;
  readonly bureau: Bureau;
  readonly index: number;
}

/** Values of fields as text, for comparing. */
export type Fields = ReadonlyMap<string, string>;

/** The line as the report has it; undefined when it is not there. */
export function lineAt(report: CreditReport, { kind, id, bureau, index }: LineOfFile): object | undefined {
  if (kind === 'account') return report.accounts.find((one) => one.id === id)?.byBureau[bureau]?.[index];
  if (kind === 'inquiry') return report.inquiries.find((one) => one.id === id && one.bureau === bureau);
  return report.publicRecords.find((one) => one.id === id)?.byBureau[bureau]?.[index];
}

/** Every line of a report. */
export function linesOfFile(report: CreditReport): LineOfFile[] {
  return [
    ...report.accounts.flatMap(({ id, byBureau }) =>
      Object.values(byBureau).flatMap((trades) => trades.map(({ bureau }, index) => ({ kind: 'account' as const, id, bureau, index }))),
    ),
    ...report.inquiries.map(({ id, bureau }) => ({ kind: 'inquiry' as const, id, bureau, index: 0 })),
    ...report.publicRecords.flatMap(({ id, byBureau }) =>
      BUREAUS.flatMap((bureau) => (byBureau[bureau] ?? []).map((_, index) => ({ kind: 'public-record' as const, id, bureau, index }))),
    ),
  ];
}

export function fieldsAt(report: CreditReport, line: LineOfFile): Fields | undefined {
  const found = lineAt(report, line);
  return found && new Map(Object.entries(found).flatMap(([name, value]: [string, unknown]) => fieldsOf(name, value)));
}

/** A field under its name; months and remarks each by itself. */
function fieldsOf(name: string, value: unknown): [string, string][] {
  if (!Array.isArray(value)) return [[name, JSON.stringify(value) ?? '']];
  return value.map((item: unknown, at) => {
    const month = typeof item === 'object' && item !== null && 'month' in item ? item.month : at;
    return [`${name}/${String(month)}`, JSON.stringify(item)];
  });
}

export function changedFields(before: Fields, after: Fields): string[] {
  return [...before.keys()].filter((field) => after.get(field) !== before.get(field));
}
