// What the kept record is to hold after a merge.
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { readMergeValues, resealFor, type MergeColumn, type MergeValue, type MergeValues } from '../../contacts/server/public.ts';
import { MERGE_FIELD_NAMES, MERGE_FIELDS, type MergeField } from '../rules/merge-fields.ts';

type Values = Readonly<Record<MergeColumn, MergeValue>>;
/** As many tags as a contact may have; those beyond stay on the archived record. */
const MOST_TAGS = 20;

/** The columns to write: what was chosen from the merged record, what the kept one lacks, and what is put together. */
export async function joinRecords(
  db: Db,
  sealer: Sealer,
  two: { readonly keptId: string; readonly mergedId: string; readonly kept: Values; readonly take: readonly MergeField[] },
): Promise<MergeValues> {
  const { keptId, mergedId, kept, take } = two;
  const merged = await readMergeValues(db, mergedId);
  const set: Partial<Record<MergeColumn, MergeValue>> = {};
  for (const field of MERGE_FIELD_NAMES) {
    const isWanted = take.includes(field) || isBlank(kept, field);
    if (!isWanted || isBlank(merged, field) || (field === 'referrer' && merged.referrer_id === keptId)) continue;
    if (field === 'ssn' || field === 'dateOfBirth')
      Object.assign(set, await resealFor(db, sealer, { from: mergedId, to: keptId, part: field }));
    else for (const column of MERGE_FIELDS[field]) set[column] = merged[column];
  }
  // No one refers themselves.
  if (kept.referrer_id === mergedId && set.referrer_id === undefined) set.referrer_id = null;
  return { ...set, ...joined(kept, merged) };
}

function joined(kept: Values, merged: Values): MergeValues {
  return {
    tags: [...new Set([...asTags(kept.tags), ...asTags(merged.tags)])].slice(0, Math.max(MOST_TAGS, asTags(kept.tags).length)),
    custom: { ...given(merged.custom), ...given(kept.custom) },
    first_contacted_at: pick(kept.first_contacted_at, merged.first_contacted_at, 'earlier'),
    last_contacted_at: pick(kept.last_contacted_at, merged.last_contacted_at, 'later'),
    spouse_id: kept.spouse_id ?? merged.spouse_id,
  };
}

function isBlank(values: Values, field: MergeField): boolean {
  return MERGE_FIELDS[field].every((column) => values[column] === null || values[column] === '');
}

function asTags(value: MergeValue): readonly string[] {
  return Array.isArray(value) ? value : [];
}

/** The office's own fields that hold something. */
function given(value: MergeValue): Record<string, string | number | boolean> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string | number | boolean] => entry[1] !== null));
}

function pick(one: MergeValue, other: MergeValue, which: 'earlier' | 'later'): string | null {
  const times = [one, other].filter((value) => typeof value === 'string').sort((a, b) => Date.parse(a) - Date.parse(b));
  return (which === 'earlier' ? times[0] : times.at(-1)) ?? null;
}
