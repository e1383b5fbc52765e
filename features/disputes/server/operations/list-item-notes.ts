import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { idCursor } from '../../../../platform/server/page-cursor.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { loadWorkedReport } from '../draft-view.ts';
import { viewItemNote } from '../item-note-view.ts';
import { findLineIn } from '../place-notes.ts';
import { listItemNotes as loadNotes } from '../store/item-notes.ts';

const CURSOR = idCursor('disputes.itemNotes');

export const listItemNotes: Operation<typeof disputesContract.listItemNotes> = async ({ db, scope, input, services, shows }) => {
  const { contactId, reportId, limit } = input;
  if (!(await findContact(db, scope, contactId))) return contactNotFound.refuse();
  shows(contactId);
  const after = CURSOR.read(input.after);
  if (isRefusal(after)) return after;
  const found = await loadNotes(db, services.sealer, contactId, { before: after?.[0], limit: limit + 1 });
  const { rows, next } = CURSOR.page(found, limit, ({ id }) => [id]);
  const { stored, report } = rows.length === 0 ? {} : await loadWorkedReport({ db, scope, services }, reportId);
  return {
    rows: rows.map((note) => ({
      ...viewItemNote(note, scope),
      kind: note.kind,
      lineId: stored?.contactId === contactId && report ? (findLineIn(report, reportId, note) ?? null) : null,
    })),
    next,
  };
};
