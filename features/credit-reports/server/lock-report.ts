// Checks that every change of a report makes first: it exists, its contact is not archived, and no one else changes it.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived } from '../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../contacts/server/public.ts';
import type { CreditReportRow } from '../contract.ts';
import { findReport, withoutFile, type StoredReport } from './store.ts';
import { lockReports } from './store/states.ts';

export const reportNotFound = (): Refusal => refuse('creditReports.notFound', 'There is no such report.');

/** Why a report that is not in use cannot be worked with. */
export function reportNotReady({ state }: Pick<CreditReportRow, 'state'>): Refusal {
  return refuse('creditReports.notReady', SENTENCES[state] ?? 'This report is not ready yet.');
}
const SENTENCES: Partial<Record<CreditReportRow['state'], string>> = {
  discarded: 'This report was set aside. Restore it to work with it.',
  refused: 'This report could not be read.',
  questioned: 'Confirm first whose report this is.',
  manual: 'This report is still being entered by hand.',
};

/** The report as it is now. Reports of its contact are locked until the transaction ends; refused when the contact is archived. */
export async function lockReport(db: Db, scope: StaffScope, id: string): Promise<StoredReport | Refusal> {
  const found = await findReport(db, scope, id);
  if (!found) return reportNotFound();
  await lockReports(db, found.contactId);
  const contact = await findContact(db, scope, found.contactId);
  if (!contact) return reportNotFound();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  return (await findReport(db, scope, id)) ?? reportNotFound();
}

/** A report that this transaction wrote. @throws Error when it is not there */
export async function viewReport(db: Db, scope: StaffScope, id: string): Promise<CreditReportRow> {
  const report = await findReport(db, scope, id);
  if (!report) throw new Error('The report just written is not there.');
  return withoutFile(report);
}

export const aboutReport = ({ contactId, id }: Pick<StoredReport, 'contactId' | 'id'>) => ({
  contactId,
  subject: { type: 'credit-report', id },
});
