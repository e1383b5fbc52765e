import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import { aboutReport, changedMeanwhile, holdReport, reportNotReady, viewWritten } from '../find-for-change.ts';
import { changeReport, findAnswers } from '../store/states.ts';

export const answerComplete: Operation<typeof creditReportsContract.answerComplete> = async ({ db, scope, input, record }) => {
  const report = await holdReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.parts !== null) return refuse('creditReports.notReady', 'Say it of the report of this bureau itself.');
  if (report.version !== input.version) return changedMeanwhile();
  if (report.state !== 'ready') return reportNotReady(report);
  const before = (await findAnswers(db, report.id))?.confirmedComplete ?? [];
  const after = before.filter((bureau) => bureau !== input.bureau).concat(input.complete ? [input.bureau] : []);
  await changeReport(db, report.id, report.version, { confirmedComplete: after });
  record({
    ...aboutReport(report),
    summary: `The list of ${BUREAU_NAMES[input.bureau]} in ${report.fileName} is ${input.complete ? 'complete' : 'not complete'}`,
    before: { complete: before.join(', ') },
    after: { complete: after.join(', ') },
  });
  return viewWritten(db, scope, report.id);
};
