// Checks that the records named by a quick change or a bulk change exist.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { QuickChange } from '../rules/quick-change.ts';

export interface CheckedChange {
  readonly set: QuickChange;
  readonly ownerName: string | undefined;
}

/** The change as it may be stored, or why it may not. */
export async function checkChange(
  { db, scope, services }: { readonly db: Db; readonly scope: StaffScope; readonly services: Services },
  set: QuickChange,
): Promise<CheckedChange | Refusal> {
  if (set.stage !== undefined && !scope.may('leads:work')) return refuse('app.notAllowed', 'You do not have permission to move leads.');
  const { ownerId, locationId } = set;
  const ownerName = ownerId ? (await services.findStaff(db, [ownerId])).get(ownerId) : undefined;
  if (ownerId && ownerName === undefined) return invalid('ownerId', 'There is no such member of staff.');
  if (locationId && !(await services.findLocations(db, [locationId], 'open')).has(locationId))
    return invalid('locationId', 'This location is closed or does not exist.');
  return { set: { ...set, ...(set.source !== undefined && { source: set.source || null }) }, ownerName };
}

export function invalid(field: string, problem: string): Refusal {
  return refuse('contacts.fieldInvalid', problem, { fields: { [field]: problem } });
}
