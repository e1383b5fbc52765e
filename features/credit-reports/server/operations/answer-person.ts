import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { removeReportScores } from '../../../scores/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, changedMeanwhile, holdReport, viewWritten } from '../find-for-change.ts';
import { combineJob } from '../jobs.ts';
import { changeReport } from '../store/states.ts';

export const answerPerson: Operation<typeof creditReportsContract.answerPerson> = async ({ db, scope, input, record, enqueue }) => {
  const report = await holdReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.version !== input.version) return changedMeanwhile();
  if (report.state !== 'questioned') return refuse('creditReports.notQuestioned', 'Nothing is asked about this report.');
  const isDay = report.doubts.filter(({ stops }) => stops).every(({ what }) => what === 'date');
  const isTheirs = input.answer === 'same';
  await changeReport(
    db,
    report.id,
    report.version,
    isTheirs ? { state: 'ready', personConfirmedBy: scope.name, toCompare: true } : { state: 'discarded', discardedFrom: 'questioned' },
  );
  if (isTheirs) await enqueue(combineJob, { contactId: report.contactId });
  else await removeReportScores(db, report.id);
  record({
    ...aboutReport(report),
    summary: isTheirs
      ? `${report.fileName} confirmed to ${isDay ? 'count though its day has not come' : 'be about this contact'}`
      : `${report.fileName} put aside: ${isDay ? 'its day has not come' : 'it is about somebody else'}`,
    before: { state: 'questioned' },
    after: { state: isTheirs ? 'ready' : 'discarded', doubts: report.doubts.map(({ message }) => message) },
  });
  return viewWritten(db, scope, report.id);
};
