import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { takeOpenContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, holdReport, reportNotFound, viewWritten } from '../find-for-change.ts';
import { findUntouched, insertManual } from '../store/manual.ts';
import { changeReport, lockReports } from '../store/states.ts';

/** Within this time a second empty report is taken for the first. */
const AGAIN_MS = 60_000;

export const beginManual: Operation<typeof creditReportsContract.beginManual> = async ({ db, scope, input, now, record }) => {
  await lockReports(db, input.contactId);
  const contact = await takeOpenContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  if (input.reportId === null) {
    // Two clicks are one wish: what was begun a moment ago and is still empty is gone on with.
    const begun = await findUntouched(db, { contactId: contact.id, byId: scope.userId, since: new Date(now.getTime() - AGAIN_MS) });
    if (begun !== undefined) {
      record({ ...aboutReport({ id: begun, contactId: contact.id }), summary: 'Typing in a report from paper gone on with' });
      return viewWritten(db, scope, begun);
    }
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
  record({
    ...aboutReport(report),
    summary: `Typing in ${report.fileName} begun`,
    before: { state: 'refused' },
    after: { state: 'manual' },
  });
  return viewWritten(db, scope, report.id);
};
