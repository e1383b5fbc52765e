import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, lockReport } from '../lock-report.ts';
import { combineJob } from '../jobs.ts';
import { areAllReady } from '../store/combined.ts';
import { withoutFile } from '../store.ts';
import { changeReport, findAnswers } from '../store/states.ts';

export const restore: Operation<typeof creditReportsContract.restore> = async ({ db, scope, input, record, enqueue }) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.state !== 'discarded') return refuse('creditReports.notDiscarded', 'This report was not set aside.');
  const answers = await findAnswers(db, report.id);
  if (answers?.disposedOn) return refuse('creditReports.notDiscarded', 'What this report said was disposed of. Upload it again to use it.');
  const from = answers?.discardedFrom ?? null;
  if (report.parts !== null && (from === null || !(await areAllReady(db, report.contactId, report.parts))))
    return refuse('creditReports.notDiscarded', 'These reports can no longer be combined: one of them was set aside or replaced.');
  const state = from ?? 'refused';
  const written = await changeReport(db, report, { state, discardedFrom: null });
  if (!written) return changedMeanwhile.refuse();
  // Its scores come back with the comparison.
  if (state === 'ready') await enqueue(combineJob, { contactId: report.contactId });
  record({
    ...aboutReport(report),
    summary: report.parts ? `Reports of ${report.fileName} combined again` : `${report.fileName} restored`,
    before: { state: 'discarded' },
    after: { state },
  });
  return withoutFile(written);
};
