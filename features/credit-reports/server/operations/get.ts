import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { findReport, openReport } from '../store.ts';

export const get: Operation<typeof creditReportsContract.get> = async ({ db, scope, input, services }) => {
  const found = await findReport(db, scope, input.id);
  if (!found) return refuse('creditReports.notFound', 'There is no such report.');
  const { fileId: _file, ...row } = found;
  return { ...row, report: (await openReport(db, services.sealer, input.id)) ?? null };
};
