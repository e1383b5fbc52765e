// What colleagues write to each other about a contact. Clients never see it.
import { sql, type SqlBool } from 'kysely';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';

const COLUMNS = ['id', 'version', 'body', 'pinned', 'createdAt', 'createdBy', 'createdByName', 'editedAt', 'removedAt'] as const;

export interface StoredNote {
  readonly id: string;
  readonly version: number;
  readonly body: string;
  readonly pinned: boolean;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly createdByName: string;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
}
/** Where a page ended: pinned notes stand before the others, newer ones before older ones. */
export interface NotePlace {
  readonly pinned: boolean;
  readonly id: string;
}

export async function listNotes(
  db: StaffDb,
  contactId: string,
  { after, limit }: { readonly after: NotePlace | undefined; readonly limit: number },
): Promise<StoredNote[]> {
  let q = db
    .selectFrom('contactNotes')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('pinned', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) q = q.where(sql<SqlBool>`(pinned, id) < (${after.pinned}, ${after.id}::uuid)`);
  return (await q.execute()).map(asNote);
}

/** A note of this contact, removed or not. */
export async function findNote(db: StaffDb, contactId: string, id: string): Promise<StoredNote | undefined> {
  const row = await db
    .selectFrom('contactNotes')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .executeTakeFirst();
  return row && asNote(row);
}

export async function insertNote(
  db: Db,
  note: Pick<StoredNote, 'id' | 'body' | 'pinned' | 'createdAt' | 'createdBy' | 'createdByName'> & { readonly contactId: string },
): Promise<void> {
  await db
    .insertInto('contactNotes')
    .values({
      id: note.id,
      contactId: note.contactId,
      version: 1,
      body: note.body,
      pinned: note.pinned,
      createdAt: note.createdAt,
      createdBy: note.createdBy,
      createdByName: note.createdByName,
    })
    .execute();
}

/** Writes if the note still has `version` and stands there; false when not. */
export async function updateNote(
  db: Db,
  id: string,
  version: number,
  change: { readonly body: string; readonly pinned: boolean; readonly editedAt: Date | null },
): Promise<boolean> {
  const done = await db
    .updateTable('contactNotes')
    .set({ body: change.body, pinned: change.pinned, editedAt: change.editedAt, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Takes a note away or brings it back; false when that was done before. */
export async function setNoteRemoved(db: Db, id: string, removedAt: Date | null): Promise<boolean> {
  const done = await db
    .updateTable('contactNotes')
    .set((e) => ({ removedAt, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function asNote(row: Pick<Row<'contactNotes'>, (typeof COLUMNS)[number]>): StoredNote {
  return {
    id: row.id,
    version: row.version,
    body: row.body,
    pinned: row.pinned,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    createdByName: row.createdByName,
    editedAt: row.editedAt,
    removedAt: row.removedAt,
  };
}
