// What every change of a report looks at first.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { CreditReportRow } from '../contract.ts';
import { findReport, withoutFile, type StoredReport } from './store.ts';
import { lockReports } from './store/states.ts';

export const reportNotFound = (): Refusal => refuse('creditReports.notFound', 'There is no such report.');
export const changedMeanwhile = (): Refusal => refuse('creditReports.changedMeanwhile', 'Somebody changed this report since you opened it. Please look at it once more.');

/** The report as it is now, with nobody else changing the reports of its contact until the transaction ends. */
export async function holdReport(db: Db, scope: StaffScope, id: string): Promise<StoredReport | Refusal> {
  const found = await findReport(db, scope, id);
  if (!found) return reportNotFound();
  await lockReports(db, found.contactId);
  return (await findReport(db, scope, id)) ?? reportNotFound();
}

/** The row just written. @throws Error when it is not there, which after a write is a fault */
export async function viewWritten(db: Db, scope: StaffScope, id: string): Promise<CreditReportRow> {
  const report = await findReport(db, scope, id);
  if (!report) throw new Error('The report just written is not there.');
  return withoutFile(report);
}

export const aboutReport = ({ contactId, id }: Pick<StoredReport, 'contactId' | 'id'>) => ({ contactId, subject: { type: 'credit-report', id } });
