import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { reportNotFound } from '../lock-report.ts';
import { openReport } from '../open-report.ts';
import { findReport, withoutFile } from '../store.ts';

export const get: Operation<typeof creditReportsContract.get> = async ({ db, scope, input, services }) => {
  const found = await findReport(db, scope, input.id);
  return found ? { ...withoutFile(found), report: (await openReport(db, services.sealer, input.id)) ?? null } : reportNotFound();
};
