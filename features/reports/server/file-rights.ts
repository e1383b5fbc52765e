// Whether the session that asked for a report file may still take its rows out of the office. Asked again for every page written, and
// for the download.
import { mintScope, type StaffScope } from '../../../platform/server/scope.ts';
import { findLiveSessions } from '../../identity/server/public.ts';
import type { ReportKey } from '../rules/reports.ts';
import { mayRead } from './read-report.ts';
import type { ReportFile } from './store.ts';

export function mayWriteFile(scope: StaffScope, report: ReportKey): boolean {
  return scope.may('reports:export') && mayRead(scope, report);
}

export async function findWriter(
  context: Parameters<typeof findLiveSessions>[0],
  one: Pick<ReportFile, 'sessionId' | 'createdBy' | 'report'>,
): Promise<StaffScope | undefined> {
  const principal = (await findLiveSessions(context, [one.sessionId])).get(one.sessionId);
  const scope = principal && mintScope(principal);
  return scope?.kind === 'staff' && scope.userId === one.createdBy && mayWriteFile(scope, one.report) ? scope : undefined;
}
