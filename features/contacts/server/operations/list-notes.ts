import { z } from 'zod';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { pageCursor } from '../../../../platform/server/page-cursor.ts';
import type { contactsContract } from '../../contract.ts';
import { contactNotFound } from '../../rules/contact-refusals.ts';
import { viewNote } from '../note-view.ts';
import { findContact } from '../store.ts';
import { listNotes as findNotes } from '../store/notes.ts';

const CURSOR = pageCursor('contacts.notes', z.tuple([z.boolean(), z.uuid()]));

export const listNotes: Operation<typeof contactsContract.listNotes> = async ({
  db,
  scope,
  input: { id, after: cursor, limit },
  services,
  shows,
}) => {
  const after = CURSOR.read(cursor);
  if (isRefusal(after)) return after;
  if (!(await findContact(db, scope, id))) return contactNotFound.refuse();
  shows(id);
  const { rows, next } = CURSOR.page(await findNotes(db, services.sealer, id, { after, limit: limit + 1 }), limit, (note) => [
    note.pinned,
    note.id,
  ]);
  return { rows: rows.map((note) => viewNote(note, scope)), next };
};
