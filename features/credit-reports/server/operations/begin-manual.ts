import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, holdReport, reportNotFound, viewWritten } from '../find-for-change.ts';
import { insertManual } from '../store/manual.ts';
import { changeReport } from '../store/states.ts';

export const beginManual: Operation<typeof creditReportsContract.beginManual> = async ({ db, scope, input, now, record }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  if (contact.archivedAt !== null) return refuse('contacts.archived', 'This contact is archived. Restore it to change it.');
  if (input.reportId === null) {
    const id = newId(now);
    await insertManual(db, { id, contactId: contact.id, at: now, byId: scope.userId, byName: scope.name });
    record({ ...aboutReport({ id, contactId: contact.id }), summary: 'Typing in a report from paper begun' });
    return viewWritten(db, scope, id);
  }
  const report = await holdReport(db, scope, input.reportId);
  if (isRefusal(report)) return report;
  if (report.contactId !== contact.id) return reportNotFound();
  if (report.state !== 'refused') return refuse('creditReports.notRefused', 'That file was read; nothing has to be typed in.');
  await changeReport(db, report.id, report.version, { state: 'manual' });
  record({ ...aboutReport(report), summary: `Typing in ${report.fileName} begun`, before: { state: 'refused' }, after: { state: 'manual' } });
  return viewWritten(db, scope, report.id);
};
