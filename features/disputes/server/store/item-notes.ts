// What the office notes about lines, for itself. The note and what names its line are sealed together.
import { z } from 'zod';
import type { Row, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import { openJson, sealJson } from '../../../../platform/server/sealed-json.ts';
import { itemKind } from '../../rules/item-schema.ts';
import type { NamedLine } from '../../rules/item-history.ts';

const COLUMNS = [
  'id',
  'version',
  'contactId',
  'reportId',
  'bureau',
  'everyBureau',
  'contentSealed',
  'createdAt',
  'createdBy',
  'createdByName',
  'editedAt',
  'removedAt',
] as const;
const content = z.object({
  kind: itemKind,
  lineId: z.string(),
  heading: z.string(),
  accountNumberMasked: z.string().nullable(),
  reported: z.array(z.object({ label: z.string(), value: z.string() })),
  body: z.string(),
});
const place = (id: string): Place => `dispute_item_notes:${id}:content`;

/** A note with the line it is about, as the report named it then. */
export interface StoredItemNote extends NamedLine {
  readonly id: string;
  readonly version: number;
  readonly contactId: string;
  readonly everyBureau: boolean;
  readonly body: string;
  readonly createdAt: Date;
  readonly createdBy: string | null;
  readonly createdByName: string;
  readonly editedAt: Date | null;
  readonly removedAt: Date | null;
}

/** Notes that are not removed, newest first. */
export async function listItemNotes(
  db: StaffDb,
  sealer: Sealer,
  contactId: string,
  { before, limit }: { readonly before?: string | undefined; readonly limit: number },
): Promise<StoredItemNote[]> {
  let q = db
    .selectFrom('disputeItemNotes')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) q = q.where('id', '<', before);
  return (await q.execute()).map((row) => asNote(sealer, row));
}

/** A note of this contact, removed or not. */
export async function findItemNote(db: StaffDb, sealer: Sealer, contactId: string, id: string): Promise<StoredItemNote | undefined> {
  const row = await db
    .selectFrom('disputeItemNotes')
    .select(COLUMNS)
    .where('contactId', '=', contactId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && asNote(sealer, row);
}

export async function insertItemNote(db: StaffDb, sealer: Sealer, note: StoredItemNote): Promise<void> {
  const { id, version, contactId, reportId, bureau, everyBureau, createdAt, createdBy, createdByName } = note;
  await db
    .insertInto('disputeItemNotes')
    .values({
      id,
      version,
      contactId,
      reportId,
      bureau,
      everyBureau,
      contentSealed: seal(sealer, note),
      createdAt,
      createdBy,
      createdByName,
    })
    .execute();
}

type NoteChange = Partial<Pick<StoredItemNote, 'body' | 'everyBureau' | 'editedAt' | 'removedAt'>>;

/** Writes a change and counts the version up; undefined when the note has another version by now. */
export async function updateItemNote(
  db: StaffDb,
  sealer: Sealer,
  note: StoredItemNote,
  { body, ...change }: NoteChange,
): Promise<StoredItemNote | undefined> {
  const row = await db
    .updateTable('disputeItemNotes')
    .set({ ...change, ...(body !== undefined && { contentSealed: seal(sealer, { ...note, body }) }), version: note.version + 1 })
    .where('contactId', '=', note.contactId)
    .where('id', '=', note.id)
    .where('version', '=', note.version)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row && asNote(sealer, row);
}

function seal(sealer: Sealer, { id, kind, lineId, heading, accountNumberMasked, reported, body }: StoredItemNote): Buffer {
  return sealJson(sealer, place(id), { kind, lineId, heading, accountNumberMasked, reported, body });
}

function asNote(sealer: Sealer, { contentSealed, ...row }: Pick<Row<'disputeItemNotes'>, (typeof COLUMNS)[number]>): StoredItemNote {
  return { ...row, ...openJson(sealer, place(row.id), contentSealed, content) };
}
