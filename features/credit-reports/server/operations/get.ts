import type { Operation } from '../../../../platform/server/feature.ts';
import type { creditReportsContract } from '../../contract.ts';
import { concealBirth } from '../../rules/conceal-birth.ts';
import { reportNotFound } from '../lock-report.ts';
import { openReport } from '../open-report.ts';
import { findReport, withoutFile } from '../store.ts';

export const get: Operation<typeof creditReportsContract.get> = async ({ db, scope, input, services, shows }) => {
  const found = await findReport(db, scope, input.id);
  if (!found) return reportNotFound();
  shows(found.contactId);
  const report = (await openReport(db, services.sealer, input.id)) ?? null;
  const seesBirth = scope.may('contacts:reveal-identity');
  return { ...withoutFile(found), report: report && !seesBirth ? concealBirth(report) : report };
};
