import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { lockReport } from '../lock-report.ts';
import { saveManual as storeDraft } from '../store/manual.ts';

export const saveManual: Operation<typeof creditReportsContract.saveManual> = async ({ db, scope, input, services }) => {
  const report = await lockReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.state !== 'manual') return refuse('creditReports.notManual', 'This report is not open for manual entry.');
  if (!(await storeDraft(db, services.sealer, report.id, input.version, input.typed))) return changedMeanwhile.refuse();
  return { version: input.version + 1 };
};
