// Who may make a change, asked when it begins and again before each part.
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { refuseFilter } from '../../contact-lists/server/public.ts';
import { findStaffScope } from '../../identity/server/public.ts';
import { NEEDED, type BulkChangeKind } from '../rules/changes.ts';

/** True when this person may make this change to contacts found by this filter. */
export function mayMake(
  services: Pick<Services, 'catalog'>,
  scope: StaffScope,
  { change, filter }: { readonly change: BulkChangeKind; readonly filter: ContactFilter },
): boolean {
  return (
    scope.may('bulk:run') &&
    scope.may('contacts:view') &&
    NEEDED[change].every((permission) => scope.may(permission)) &&
    refuseFilter(services, scope, filter) === undefined
  );
}

/**
 * The person who acts in this run with their permissions of this moment, also while they are signed out; undefined when they may no longer
 * make this change.
 */
export async function findRunner(
  { db, services, now }: { readonly db: Db; readonly services: Services; readonly now: Date },
  one: { readonly actingId: string; readonly change: BulkChangeKind; readonly filter: ContactFilter },
): Promise<StaffScope | undefined> {
  const scope = await findStaffScope(db, one.actingId, now);
  return scope && mayMake(services, scope, one) ? scope : undefined;
}
