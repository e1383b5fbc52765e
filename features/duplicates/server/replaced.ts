// What a merge replaced in the kept record, kept so that it can be given back field by field.
import { isDeepStrictEqual } from 'node:util';
import type { MergeColumn, MergeValue, MergeValues } from '../../contacts/server/public.ts';
import { MERGE_FIELD_LABELS, MERGE_FIELD_NAMES, MERGE_FIELDS } from '../rules/merge-fields.ts';
import type { Replaced } from './store.ts';

type Values = Readonly<Record<MergeColumn, MergeValue>>;
interface Group {
  readonly label: string;
  readonly columns: readonly MergeColumn[];
}

/** Columns that are given back together or not at all. */
const GROUPS: readonly Group[] = [
  ...MERGE_FIELD_NAMES.map((field) => ({ label: MERGE_FIELD_LABELS[field], columns: MERGE_FIELDS[field] })),
  { label: 'Tags', columns: ['tags'] },
  { label: 'Own fields', columns: ['custom'] },
  { label: 'Times of contact', columns: ['first_contacted_at', 'last_contacted_at'] },
  { label: 'Spouse', columns: ['spouse_id'] },
];
const SECRET: readonly string[] = ['ssn_sealed', 'ssn_index', 'ssn_last4', 'birth_sealed', 'birth_year'];

export function compareValues(before: Values, after: Values): Replaced {
  return Object.fromEntries(
    (Object.keys(after) as MergeColumn[])
      .filter((column) => !isDeepStrictEqual(before[column], after[column]))
      .map((column) => [column, { before: before[column], after: after[column] }]),
  );
}

/** The values to write so that the merge is forgotten, and the labels of what stays because someone changed it since. */
export function giveBack(replaced: Replaced, now: Values): { readonly values: MergeValues; readonly stayed: string[] } {
  const values: Partial<Record<MergeColumn, MergeValue>> = {};
  const stayed: string[] = [];
  for (const { label, columns } of GROUPS) {
    const changed = columns.filter((column) => replaced[column] !== undefined);
    if (changed.length === 0) continue;
    const untouched = changed.every((column) => isDeepStrictEqual(replaced[column]?.after, now[column]));
    if (untouched) for (const column of changed) values[column] = replaced[column]?.before ?? null;
    else stayed.push(label);
  }
  // A record needs a name: if the one it had was taken away since, the joined one stays.
  const then = { ...now, ...values };
  if ('first_name' in values && [then.first_name, then.last_name, then.company ?? ''].every((part) => part === '')) {
    for (const column of MERGE_FIELDS.name) delete values[column];
    stayed.push(MERGE_FIELD_LABELS.name);
  }
  return { values, stayed };
}

/** Before and after for the record of everything; what is sealed stays unsaid. */
export function describeTaken(
  replaced: Replaced,
  only?: readonly string[],
): { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> } {
  const shown = Object.entries(replaced).filter(([column]) => only === undefined || only.includes(column));
  const plain = shown.filter(([column]) => !SECRET.includes(column));
  const sealed = shown.some(([column]) => SECRET.includes(column)) ? { identity: '(sealed)' } : {};
  return {
    before: { ...Object.fromEntries(plain.map(([column, value]) => [column, value.before])), ...sealed },
    after: { ...Object.fromEntries(plain.map(([column, value]) => [column, value.after])), ...sealed },
  };
}
