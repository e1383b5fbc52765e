// What colleagues write to each other about a contact. Clients never see it.
import { sql, type SqlBool } from 'kysely';
import { z } from 'zod';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Db, Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';

const COLUMNS = [
  'id',
  'version',
  'contactId',
  'bodySealed',
  'pinned',
  'createdAt',
  'createdBy',
  'createdByName',
  'editedAt',
  'removedAt',
] as const;

export interface StoredNote {
  readonly id: string;
  readonly version: number;
  readonly contactId: string;
  readonly body: string;
  readonly pinned: boolean;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly createdByName: string;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
}

export async function listNotes(
  db: StaffDb,
  sealer: Sealer,
  contactId: string,
  { after, limit }: { readonly after: readonly [pinned: boolean, id: string] | undefined; readonly limit: number },
): Promise<StoredNote[]> {
  let q = db
    .selectFrom('contactNotes')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('pinned', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  if (after) q = q.where(sql<SqlBool>`(pinned, id) < (${after[0]}, ${after[1]}::uuid)`);
  return (await q.execute()).map((row) => asNote(sealer, row));
}

/** A note of this contact, removed or not. */
export async function findNote(db: StaffDb, sealer: Sealer, contactId: string, id: string): Promise<StoredNote | undefined> {
  const row = await db
    .selectFrom('contactNotes')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .executeTakeFirst();
  return row && asNote(sealer, row);
}

export async function insertNote(
  db: Db,
  sealer: Sealer,
  note: Pick<StoredNote, 'id' | 'body' | 'pinned' | 'createdAt' | 'createdBy' | 'createdByName'> & { readonly contactId: string },
): Promise<void> {
  await db
    .insertInto('contactNotes')
    .values({
      id: note.id,
      contactId: note.contactId,
      version: 1,
      bodySealed: sealer.sealText(place(note.id), note.body),
      pinned: note.pinned,
      createdAt: note.createdAt,
      createdBy: note.createdBy,
      createdByName: note.createdByName,
    })
    .execute();
}

type NoteChange = Partial<Pick<StoredNote, 'body' | 'pinned' | 'editedAt' | 'removedAt'>>;

/** Writes a change and counts the version up; undefined when the note has another version by now. */
export async function updateNote(
  db: Db,
  sealer: Sealer,
  { id, version }: StoredNote,
  { body, ...change }: NoteChange,
): Promise<StoredNote | undefined> {
  const row = await db
    .updateTable('contactNotes')
    .set({ ...change, ...(body !== undefined && { bodySealed: sealer.sealText(place(id), body) }), version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && asNote(sealer, row);
}

function asNote(sealer: Sealer, row: Pick<Row<'contactNotes'>, (typeof COLUMNS)[number]>): StoredNote {
  return {
    id: row.id,
    version: row.version,
    contactId: row.contactId,
    body: sealer.openText(place(row.id), row.bodySealed),
    pinned: row.pinned,
    createdAt: row.createdAt,
    createdBy: row.createdBy,
    createdByName: row.createdByName,
    editedAt: row.editedAt,
    removedAt: row.removedAt,
  };
}

const place = (id: string): Place => `contact_notes:${id}:body`;

/** Notes written before note texts were sealed. */
export const SEAL_NOTES = sealStep({
  name: '0044_seal_contact_notes',
  table: 'contact_notes',
  read: 'body',
  row: z.object({ body: z.string() }),
  pending: 'body is not null',
  write: { body_sealed: 'bytea' },
  seal: ({ id, body }, sealer) => ({ body_sealed: sealer.sealText(place(id), body) }),
  clear: ['body'],
  required: ['body_sealed'],
});
