import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { mayWork } from '../../../agreements/server/public.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { creditReportsContract } from '../../contract.ts';
import { aboutReport, lockReport, reportNotFound, viewReport } from '../lock-report.ts';
import { findUntouched, insertManual } from '../store/manual.ts';
import { withoutFile } from '../store.ts';
import { changeReport, lockReports } from '../store/states.ts';

/** Within this time a second empty report is taken for the first. */
const AGAIN_MS = 60_000;

export const beginManual: Operation<typeof creditReportsContract.beginManual> = async ({ db, scope, input, now, zone, record }) => {
  await lockReports(db, input.contactId);
  const contact = await lockActiveContact({ db, scope }, input.contactId);
  if (isRefusal(contact)) return contact;
  const may = await mayWork(db, contact.id, { what: 'report' }, { now, zone });
  if (may !== true) return may;
  if (input.reportId === null) {
    // Two clicks are one wish: what was begun a moment ago and is still empty is gone on with.
    const begun = await findUntouched(db, { contactId: contact.id, byId: scope.userId, since: new Date(now.getTime() - AGAIN_MS) });
    if (begun !== undefined) {
      record({ ...aboutReport({ id: begun, contactId: contact.id }), summary: 'Manual entry of a paper report continued' });
      return viewReport(db, scope, begun);
    }
    const id = newId(now);
    await insertManual(db, { id, contactId: contact.id, at: now, byId: scope.userId, byName: scope.name });
    record({ ...aboutReport({ id, contactId: contact.id }), summary: 'Manual entry of a paper report started' });
    return viewReport(db, scope, id);
  }
  const report = await lockReport(db, scope, input.reportId);
  if (isRefusal(report)) return report;
  if (report.contactId !== contact.id) return reportNotFound();
  if (report.state !== 'refused') return refuse('creditReports.notRefused', 'That file was read, so there is nothing to enter by hand.');
  const written = await changeReport(db, report, { state: 'manual' });
  if (!written) return changedMeanwhile.refuse();
  record({
    ...aboutReport(report),
    summary: `Manual entry of ${report.fileName} started`,
    before: { state: 'refused' },
    after: { state: 'manual' },
  });
  return withoutFile(written);
};
