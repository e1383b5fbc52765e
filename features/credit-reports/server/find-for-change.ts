// What every change of a report looks at first.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findContact } from '../../contacts/server/public.ts';
import type { CreditReportRow } from '../contract.ts';
import { findReport, withoutFile, type StoredReport } from './store.ts';
import { lockReports } from './store/states.ts';

export const reportNotFound = (): Refusal => refuse('creditReports.notFound', 'There is no such report.');
export const changedMeanwhile = (): Refusal =>
  refuse('creditReports.changedMeanwhile', 'Somebody changed this report since you opened it. Please look at it once more.');

/** Why nothing can be made of a report that does not count. */
export function reportNotReady({ state }: Pick<CreditReportRow, 'state'>): Refusal {
  return refuse('creditReports.notReady', SENTENCES[state] ?? 'This report is not ready yet.');
}
const SENTENCES: Partial<Record<CreditReportRow['state'], string>> = {
  discarded: 'This report was put aside. Take it back to work with it.',
  refused: 'This report could not be read.',
  questioned: 'Somebody has to say first whose report this is.',
  manual: 'This report is still being typed in.',
};

/** The report as it is now, of a contact that is not archived; nobody else changes the reports of its contact until the transaction ends. */
export async function holdReport(db: Db, scope: StaffScope, id: string): Promise<StoredReport | Refusal> {
  const found = await findReport(db, scope, id);
  if (!found) return reportNotFound();
  await lockReports(db, found.contactId);
  const contact = await findContact(db, scope, found.contactId);
  if (!contact) return reportNotFound();
  if (contact.archivedAt !== null) return contactArchived();
  return (await findReport(db, scope, id)) ?? reportNotFound();
}

export const contactArchived = (): Refusal => refuse('contacts.archived', 'This contact is archived. Restore it to change it.');

/** The row just written. @throws Error when it is not there, which after a write is a fault */
export async function viewWritten(db: Db, scope: StaffScope, id: string): Promise<CreditReportRow> {
  const report = await findReport(db, scope, id);
  if (!report) throw new Error('The report just written is not there.');
  return withoutFile(report);
}

export const aboutReport = ({ contactId, id }: Pick<StoredReport, 'contactId' | 'id'>) => ({
  contactId,
  subject: { type: 'credit-report', id },
});
