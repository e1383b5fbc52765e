// Whether the session an export belongs to may still take lists out of the office. Asked again for every part, written or sent.
import { refuseFilter } from '../../contact-lists/server/public.ts';
import { findLiveSessions } from '../../identity/server/public.ts';
import { mintScope, type StaffScope } from '../../../platform/server/scope.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { ExportSource } from '../contract.ts';
import type { Export } from './store.ts';

export async function findExporter(
  context: Parameters<typeof findLiveSessions>[0] & { readonly services: Pick<Services, 'catalog'> },
  one: Pick<Export, 'sessionId' | 'createdBy' | 'source'>,
): Promise<StaffScope | undefined> {
  const principal = (await findLiveSessions(context, [one.sessionId])).get(one.sessionId);
  const scope = principal && mintScope(principal);
  return scope?.kind === 'staff' && scope.userId === one.createdBy && mayExport(context.services, scope, one.source) ? scope : undefined;
}

/** True when this person may take these rows out of the office. */
export function mayExport(services: Pick<Services, 'catalog'>, scope: StaffScope, source: ExportSource): boolean {
  if (!scope.may('exports:run')) return false;
  return source.dataset === 'contacts'
    ? scope.may('contacts:view') && refuseFilter(services, scope, source.filter) === undefined
    : scope.may('activity:view');
}
