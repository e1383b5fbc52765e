import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import { aboutReport, lockReport, reportNotReady } from '../lock-report.ts';
import { withoutFile } from '../store.ts';
import { changeReport, findAnswers } from '../store/states.ts';

export const answerComplete: Operation<typeof creditReportsContract.answerComplete> = async ({ db, scope, input, record }) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.parts !== null) return refuse('creditReports.notReady', 'Open the report from this bureau itself and mark it complete there.');
  if (report.version !== input.version) return changedMeanwhile.refuse();
  if (report.state !== 'ready') return reportNotReady(report);
  const before = (await findAnswers(db, report.id))?.confirmedComplete ?? [];
  const after = before.filter((bureau) => bureau !== input.bureau).concat(input.complete ? [input.bureau] : []);
  const written = await changeReport(db, report, { confirmedComplete: after });
  if (!written) return changedMeanwhile.refuse();
  record({
    ...aboutReport(report),
    summary: `The list of ${BUREAU_NAMES[input.bureau]} in ${report.fileName} is ${input.complete ? 'complete' : 'not complete'}`,
    before: { complete: before.join(', ') },
    after: { complete: after.join(', ') },
  });
  return withoutFile(written);
};
