// What colleagues write to each other about a contact. Clients never see it.
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';

type Tables = {
  contact_notes: {
    id: string;
    contact_id: string;
    version: number;
    body: string;
    pinned: boolean;
    created_at: Date;
    created_by: string | null;
    created_by_name: string;
    edited_at: Date | null;
    removed_at: Date | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();
const COLUMNS = ['id', 'version', 'body', 'pinned', 'created_at', 'created_by', 'created_by_name', 'edited_at', 'removed_at'] as const;

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
  db: Db,
  _scope: StaffScope,
  contactId: string,
  { after, limit }: { readonly after: NotePlace | undefined; readonly limit: number },
): Promise<StoredNote[]> {
  let q = tables(db)
    .selectFrom('contact_notes')
    .select(COLUMNS)
    .where('contact_id', '=', contactId)
    .where('removed_at', 'is', null)
    .orderBy('pinned', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) q = q.where(sql<SqlBool>`(pinned, id) < (${after.pinned}, ${after.id}::uuid)`);
  return (await q.execute()).map(asNote);
}

/** A note of this contact, removed or not. */
export async function findNote(db: Db, _scope: StaffScope, contactId: string, id: string): Promise<StoredNote | undefined> {
  const row = await tables(db)
    .selectFrom('contact_notes')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('contact_id', '=', contactId)
    .executeTakeFirst();
  return row && asNote(row);
}

export async function insertNote(
  db: Db,
  note: Pick<StoredNote, 'id' | 'body' | 'pinned' | 'createdAt' | 'createdBy' | 'createdByName'> & { readonly contactId: string },
): Promise<void> {
  await tables(db)
    .insertInto('contact_notes')
    .values({
      id: note.id,
      contact_id: note.contactId,
      version: 1,
      body: note.body,
      pinned: note.pinned,
      created_at: note.createdAt,
      created_by: note.createdBy,
      created_by_name: note.createdByName,
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
  const done = await tables(db)
    .updateTable('contact_notes')
    .set({ body: change.body, pinned: change.pinned, edited_at: change.editedAt, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Takes a note away or brings it back; false when that was done before. */
export async function setNoteRemoved(db: Db, id: string, removedAt: Date | null): Promise<boolean> {
  const done = await tables(db)
    .updateTable('contact_notes')
    .set((e) => ({ removed_at: removedAt, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('removed_at', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function asNote(row: Pick<Tables['contact_notes'], (typeof COLUMNS)[number]>): StoredNote {
  return {
    id: row.id,
    version: row.version,
    body: row.body,
    pinned: row.pinned,
    createdAt: row.created_at,
    createdBy: row.created_by,
    createdByName: row.created_by_name,
    editedAt: row.edited_at,
    removedAt: row.removed_at,
  };
}
