import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, changedMeanwhile, holdReport } from '../find-for-change.ts';
import { saveManual as storeDraft } from '../store/manual.ts';

export const saveManual: Operation<typeof creditReportsContract.saveManual> = async ({ db, scope, input, services, record }) => {
  const report = await holdReport(db, scope, input.id);
  if (isRefusal(report)) return report;
  if (report.state !== 'manual') return refuse('creditReports.notManual', 'This report is not being typed in.');
  if (!(await storeDraft(db, services.sealer, report.id, input.version, input.typed))) return changedMeanwhile();
  const { trades, inquiries, publicRecords } = input.typed;
  record({
    ...aboutReport(report),
    summary: `${report.fileName}: what was typed in was saved`,
    after: { accounts: trades.length, inquiries: inquiries.length, publicRecords: publicRecords.length },
  });
  return { version: input.version + 1 };
};
