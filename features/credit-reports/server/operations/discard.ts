import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { removeReportScores } from '../../../scores/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, changedMeanwhile, holdReport, viewWritten } from '../find-for-change.ts';
import { combineJob } from '../jobs.ts';
import { changeReport } from '../store/states.ts';

export const discard: Operation<typeof creditReportsContract.discard> = async ({ db, scope, input, record, enqueue }) => {
  const report = await holdReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.state === 'reading')
    return refuse('creditReports.stillReading', 'This report is still being read. Please wait until that is done.');
  if (report.version !== input.version || report.state === 'discarded') return changedMeanwhile();
  await changeReport(db, report.id, report.version, { state: 'discarded', discardedFrom: report.state, toCompare: true });
  await removeReportScores(db, report.id);
  if (report.state === 'ready') await enqueue(combineJob, { contactId: report.contactId });
  record({
    ...aboutReport(report),
    summary: report.parts ? `Reports of ${report.fileName} kept apart` : `${report.fileName} put aside`,
    before: { state: report.state },
    after: { state: 'discarded' },
  });
  return viewWritten(db, scope, report.id);
};
