import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { stoppingPersonDoubts } from '../../rules/people-doubt.ts';
import { combineJob } from '../jobs.ts';
import { aboutReport, lockReport } from '../lock-report.ts';
import { withoutFile } from '../store.ts';
import { changeReport } from '../store/states.ts';

/** Another SSN or date of birth means another person until someone with the right to says otherwise (15 U.S.C. 1681b, 1679b(a)(1)). */
export const confirmPerson: Operation<typeof creditReportsContract.confirmPerson> = async ({ db, scope, input, record, enqueue }) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.version !== input.version) return changedMeanwhile.refuse();
  if (report.state !== 'questioned' || stoppingPersonDoubts(report.doubts).length === 0)
    return refuse('creditReports.notQuestioned', 'No one asks whose report this is.');
  const written = await changeReport(db, report, { state: 'ready', personConfirmedBy: scope.name, toCompare: true });
  if (!written) return changedMeanwhile.refuse();
  await enqueue(combineJob, { contactId: report.contactId });
  record({
    ...aboutReport(report),
    summary: `${report.fileName} confirmed to be about this contact`,
    before: { state: 'questioned' },
    after: { state: 'ready', doubts: report.doubts.map(({ message }) => message), reason: input.reason },
  });
  return withoutFile(written);
};
