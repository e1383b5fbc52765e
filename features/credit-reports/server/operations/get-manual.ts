import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { reportNotFound } from '../lock-report.ts';
import { findReport } from '../store.ts';
import { openManual } from '../store/manual.ts';

export const getManual: Operation<typeof creditReportsContract.getManual> = async ({ db, scope, input, services, shows }) => {
  const report = await findReport(db, scope, input.id);
  if (!report) return reportNotFound();
  if (report.state !== 'manual') return refuse('creditReports.notManual', 'This report is not open for manual entry.');
  shows(report.contactId);
  return { version: report.version, hasFile: report.fileId !== null, typed: (await openManual(db, services.sealer, report.id)) ?? null };
};
