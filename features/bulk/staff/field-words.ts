// Fields of a contact before and after a change, in words.
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { STAGE_LABELS } from '../../contacts/rules/stages.ts';

type NameOf = (id: string | null) => string | undefined;

/** 'High'; 'None' for what is not there. The fields have the names of the database. */
export function describeFields(fields: Readonly<Record<string, unknown>>, nameOf: NameOf): string {
  return Object.entries(fields)
    .map(([field, value]) => describeField(field, value, nameOf))
    .join('; ');
}

function describeField(field: string, value: unknown, nameOf: NameOf): string {
  if (field === 'archived_at') return value === null ? 'Active' : 'Archived';
  if (field === 'portal') return value === 'invited' ? 'Invited' : 'Not invited';
  if (Array.isArray(value)) return value.length === 0 ? 'None' : value.map(String).join(', ');
  if (typeof value !== 'string') return 'None';
  if (field === 'owner_id') return nameOf(value) ?? 'Someone who left';
  if (field === 'follow_up_on') return formatDate(value);
  if (field === 'location_id') return 'A location';
  const stage = Object.entries(STAGE_LABELS).find(([key]) => field === 'stage' && key === value);
  return stage?.[1] ?? value;
}
