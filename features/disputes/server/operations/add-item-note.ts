import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { findReportLine } from '../../../report-files/rules/report-lines.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { describeItemNote, viewItemNote } from '../item-note-view.ts';
import { insertItemNote } from '../store/item-notes.ts';

export const addItemNote: Operation<typeof disputesContract.addItemNote> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, reportId, kind, bureau, everyBureau, body } = input;
  const forbidden = refuseClaims(body, 'note', 'body');
  if (forbidden) return forbidden;
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  // Also of a report that is no longer used: a line of an earlier round may be in no other.
  const { stored, report } = await loadWorkedReport({ db, scope, services }, reportId);
  const line = stored?.contactId === contactId && report ? findReportLine(report, kind, input.lineId, bureau) : undefined;
  if (!line) return refuse('disputes.lineUnknown', 'This line is not in the report. Please reload the page.');
  const note = {
    ...line,
    reported: [...line.reported],
    id: newId(now),
    version: 1,
    contactId,
    reportId,
    everyBureau,
    body,
    createdAt: now,
    createdBy: scope.userId,
    createdByName: scope.name,
    editedAt: null,
    removedAt: null,
  };
  await insertItemNote(db, services.sealer, note);
  record(describeItemNote(note, 'added'));
  return viewItemNote(note, scope);
};
