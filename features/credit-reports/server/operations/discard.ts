import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { removeReportScores } from '../../../scores/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, lockReport } from '../lock-report.ts';
import { combineJob } from '../jobs.ts';
import { forgetOpened } from '../opened-reports.ts';
import { withoutFile } from '../store.ts';
import { changeReport } from '../store/states.ts';

export const discard: Operation<typeof creditReportsContract.discard> = async ({ db, scope, input, services, record, enqueue }) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.state === 'reading')
    return refuse('creditReports.stillReading', 'This report is still being read. Please wait until that is done.');
  if (report.version !== input.version || report.state === 'discarded') return changedMeanwhile.refuse();
  const written = await changeReport(db, report, { state: 'discarded', discardedFrom: report.state, toCompare: true });
  if (!written) return changedMeanwhile.refuse();
  await removeReportScores(db, report.id);
  forgetOpened(services.sealer, report.id);
  if (report.state === 'ready') await enqueue(combineJob, { contactId: report.contactId });
  record({
    ...aboutReport(report),
    summary: report.parts ? `Reports of ${report.fileName} kept separate` : `${report.fileName} set aside`,
    before: { state: report.state },
    after: { state: 'discarded' },
  });
  return withoutFile(written);
};
