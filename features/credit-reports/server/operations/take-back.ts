import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, holdReport, viewWritten } from '../find-for-change.ts';
import { combineJob } from '../jobs.ts';
import { areAllReady } from '../store/combined.ts';
import { changeReport, findAnswers } from '../store/states.ts';

export const takeBack: Operation<typeof creditReportsContract.takeBack> = async ({ db, scope, input, record, enqueue }) => {
  const report = await holdReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.state !== 'discarded') return refuse('creditReports.notDiscarded', 'This report was not put aside.');
  const from = (await findAnswers(db, report.id))?.discardedFrom ?? null;
  if (report.parts !== null && (from === null || !(await areAllReady(db, report.contactId, report.parts))))
    return refuse('creditReports.notDiscarded', 'These reports belong together no longer: one of them was put aside or came anew.');
  const state = from ?? 'refused';
  await changeReport(db, report.id, report.version, { state, discardedFrom: null });
  // Its scores come back with the comparison.
  if (state === 'ready') await enqueue(combineJob, { contactId: report.contactId });
  record({
    ...aboutReport(report),
    summary: report.parts ? `Reports of ${report.fileName} put together again` : `${report.fileName} taken back`,
    before: { state: 'discarded' },
    after: { state },
  });
  return viewWritten(db, scope, report.id);
};
