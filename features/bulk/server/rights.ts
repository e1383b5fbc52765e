// Who may make a change, asked when it begins and again before each part.
import type { StaffScope } from '../../../platform/server/scope.ts';
import { mintScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ContactFilter } from '../../contact-lists/rules/contact-filter.ts';
import { refuseFilter } from '../../contact-lists/server/public.ts';
import { findLiveSessions } from '../../identity/server/public.ts';
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

/** The person of this session with their permissions of this moment; undefined when the session has ended or they may no longer do it. */
export async function findRunner(
  { db, services }: { readonly db: Parameters<typeof findLiveSessions>[0]['db']; readonly services: Services },
  one: { readonly sessionId: string; readonly change: BulkChangeKind; readonly filter: ContactFilter },
): Promise<StaffScope | undefined> {
  const context = { db, services, clock: () => new Date() };
  const principal = (await findLiveSessions(context, [one.sessionId])).get(one.sessionId);
  const scope = principal && mintScope(principal);
  return scope?.kind === 'staff' && mayMake(services, scope, one) ? scope : undefined;
}
