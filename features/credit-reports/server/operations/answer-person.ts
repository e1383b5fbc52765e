import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { removeReportScores } from '../../../scores/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { asksForPerson } from '../../rules/people-doubt.ts';
import { aboutReport, lockReport } from '../lock-report.ts';
import { combineJob } from '../jobs.ts';
import { forgetOpened } from '../opened-reports.ts';
import { withoutFile } from '../store.ts';
import { changeReport } from '../store/states.ts';

export const answerPerson: Operation<typeof creditReportsContract.answerPerson> = async ({
  db,
  scope,
  input,
  services,
  record,
  enqueue,
}) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.version !== input.version) return changedMeanwhile.refuse();
  if (report.state !== 'questioned') return refuse('creditReports.notQuestioned', 'This report needs no confirmation.');
  const isDay = report.doubts.filter(({ stops }) => stops).every(({ what }) => what === 'date');
  const isTheirs = input.answer === 'same';
  if (isTheirs && asksForPerson(report.doubts))
    return refuse('creditReports.needsConfirmation', 'Choose first which person of this file is the client.');
  if (isTheirs && !isDay)
    return refuse(
      'creditReports.needsConfirmation',
      'This report names someone else. Someone with the right to confirm it has to say whose it is.',
    );
  const written = await changeReport(
    db,
    report,
    isTheirs ? { state: 'ready', personConfirmedBy: scope.name, toCompare: true } : { state: 'discarded', discardedFrom: 'questioned' },
  );
  if (!written) return changedMeanwhile.refuse();
  if (isTheirs) await enqueue(combineJob, { contactId: report.contactId });
  else {
    await removeReportScores(db, report.id);
    forgetOpened(services.sealer, report.id);
  }
  record({
    ...aboutReport(report),
    summary: isTheirs
      ? `${report.fileName} confirmed for use although its date is in the future`
      : `${report.fileName} set aside: ${isDay ? 'its date is in the future' : 'it is about someone else'}`,
    before: { state: 'questioned' },
    after: { state: isTheirs ? 'ready' : 'discarded', doubts: report.doubts.map(({ message }) => message) },
  });
  return withoutFile(written);
};
