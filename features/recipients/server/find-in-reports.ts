// Names and addresses that reports of a contact print of those who furnished their lines.
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { listReadyReports, openReport } from '../../credit-reports/server/public.ts';
import { contactsOf, type ReportContact } from '../rules/report-contacts.ts';

export interface ReportContacts {
  readonly reportId: string;
  readonly reportDate: CivilDate | null;
  readonly contacts: readonly ReportContact[];
}

/** Not every format prints contacts, so a report or two before the newest may have them. */
const MOST_REPORTS = 3;

/** Those of the newest report that has any; undefined when none has. */
export async function newestContacts(db: StaffDb, sealer: Sealer, contactId: string): Promise<ReportContacts | undefined> {
  const newest = (await listReadyReports(db, contactId)).toReversed().slice(0, MOST_REPORTS);
  for (const { id, reportDate } of newest) {
    const report = await openReport(db, sealer, id);
    const contacts = report ? contactsOf(report) : [];
    if (contacts.length > 0) return { reportId: id, reportDate, contacts };
  }
  return undefined;
}

/** One of those of a report in use; undefined when the contact has no such report, or the report no such place. */
export async function contactAt(
  db: StaffDb,
  sealer: Sealer,
  { contactId, reportId, place }: { readonly contactId: string; readonly reportId: string; readonly place: number },
): Promise<{ readonly contact: ReportContact; readonly reportDate: CivilDate | null } | undefined> {
  const ready = (await listReadyReports(db, contactId)).find(({ id }) => id === reportId);
  const report = ready && (await openReport(db, sealer, ready.id));
  const contact = report && contactsOf(report).find((one) => one.place === place);
  return contact && { contact, reportDate: ready.reportDate };
}
