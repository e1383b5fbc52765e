import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { reportsContract } from '../../contract.ts';
import { REPORTS } from '../../rules/reports.ts';
import { clearReportFile } from '../clear-file-jobs.ts';
import { FILE_NOT_FOUND, viewFile } from '../file-view.ts';
import { endWriting, findOwnFile, withdraw } from '../store.ts';

export const cancelFile: Operation<typeof reportsContract.cancelFile> = async ({ db, scope, input, now, record, enqueue }) => {
  const one = await findOwnFile(db, scope, input.id, true);
  if (!one) return FILE_NOT_FOUND;
  if (!(await endWriting(db, one.id, { state: 'cancelled', at: now })) && !(await withdraw(db, one.id, 'cancelled')))
    return refuse('reports.fileOver', 'This file is over already.');
  await enqueue(clearReportFile, { reportFileId: one.id });
  record({
    contactId: null,
    subject: { type: 'report-file', id: one.id },
    summary: `File of the report "${REPORTS[one.report].title}" canceled`,
    before: { state: one.state },
    after: { state: 'cancelled' },
  });
  return viewFile({ ...one, state: 'cancelled' }, { sessionId: scope.sessionId, now });
};
