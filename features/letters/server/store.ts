import { sql } from 'kysely';
import type { Db, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LetterRow } from '../contract.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

type LetterState = LetterRow['state'];

export interface Letter {
  readonly id: string;
  readonly contactId: string;
  readonly roundNumber: number;
  readonly bureau: Bureau;
  readonly state: LetterState;
  readonly fileId: string | null;
  readonly items: number;
  readonly createdAt: Date;
}

/** Adds a letter in state 'rendering'; false when the round already has one for that bureau (a job that ran twice). */
export async function insertLetter(
  db: Db,
  sealer: Sealer,
  letter: { id: string; contactId: string; roundId: string; roundNumber: number; document: LetterDocument; at: Date },
): Promise<boolean> {
  const { document } = letter;
  const done =
    await sql`insert into letters (contact_id, id, round_id, round_number, bureau, state, recipient, items, document_sealed, created_at)
    values (${letter.contactId}, ${letter.id}, ${letter.roundId}, ${letter.roundNumber}, ${document.bureau}, 'rendering', ${document.recipient.name},
      ${document.items.length}, ${sealer.sealText(place(letter.id), JSON.stringify(document))}, ${letter.at})
    on conflict (contact_id, round_id, bureau) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

export async function findLetter(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Letter | undefined> {
  const letter = await findLetterById(db, id);
  return letter && (scope.kind === 'staff' || scope.contactId === letter.contactId) ? letter : undefined;
}

/** For jobs. */
export async function findLetterById(db: Db, id: string): Promise<Letter | undefined> {
  const r = await db
    .selectFrom('letters')
    .select(['id', 'contactId', 'roundNumber', 'bureau', 'state', 'fileId', 'items', 'createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    r && {
      id: r.id,
      contactId: r.contactId,
      roundNumber: r.roundNumber,
      bureau: r.bureau,
      state: r.state,
      fileId: r.fileId,
      items: r.items,
      createdAt: r.createdAt,
    }
  );
}

/** What was said, in the order of `ids`. @throws Error when one is missing. */
export async function openDocuments(db: Db, sealer: Sealer, ids: readonly string[]): Promise<LetterDocument[]> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'documentSealed'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find((r) => r.id === id);
    if (!row) throw new Error(`Letter ${id} is missing.`);
    return JSON.parse(sealer.openText(place(id), row.documentSealed)) as LetterDocument;
  });
}

export async function setLetterReady(
  db: Db,
  id: string,
  made: { fileId: string; pages: number; accessible: boolean; note: string | null },
): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set({ state: 'ready', fileId: made.fileId, pages: made.pages, accessible: made.accessible, note: made.note })
    .where('id', '=', id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setLetterFailed(db: Db, id: string, note: string): Promise<void> {
  await db.updateTable('letters').set({ state: 'failed', note }).where('id', '=', id).where('state', '=', 'rendering').execute();
}

/** A page of letters, newest first. */
export async function listLetters(
  db: StaffDb,
  query: {
    contactId?: string | undefined;
    printed?: 'yes' | 'no' | undefined;
    bureau?: Bureau | undefined;
    after?: string | undefined;
    limit: number;
  },
): Promise<LetterRow[]> {
  const found =
    await sql<LetterListRow>`select l.id, l.contact_id, c.first_name || ' ' || c.last_name as contact_name, l.round_id, l.round_number, l.bureau,
      l.recipient, l.state, l.items, l.pages, l.accessible, l.note, l.created_at, l.printed_at
    from letters l join contacts c on c.id = l.contact_id
    where (${query.contactId ?? null}::uuid is null or l.contact_id = ${query.contactId ?? null})
      and (${query.bureau ?? null}::text is null or l.bureau = ${query.bureau ?? null})
      and (${query.printed ?? null}::text is null or (l.printed_at is not null) = (${query.printed ?? null} = 'yes'))
      and (${query.after ?? null}::uuid is null or l.id < ${query.after ?? null})
    order by l.id desc limit ${query.limit}`.execute(db);
  return found.rows.map((r) => ({
    id: r.id,
    contactId: r.contactId,
    contactName: r.contactName,
    roundId: r.roundId,
    roundNumber: r.roundNumber,
    bureau: r.bureau,
    recipient: r.recipient,
    state: r.state,
    items: r.items,
    pages: r.pages,
    accessible: r.accessible,
    note: r.note,
    createdAt: r.createdAt.toISOString(),
    printedAt: r.printedAt?.toISOString() ?? null,
  }));
}
interface LetterListRow {
  id: string;
  contactId: string;
  contactName: string;
  roundId: string;
  roundNumber: number;
  bureau: Bureau;
  recipient: string;
  state: LetterState;
  items: number;
  pages: number | null;
  accessible: boolean | null;
  note: string | null;
  createdAt: Date;
  printedAt: Date | null;
}

/** The client's own letters, newest first. */
export async function listOwnLetters(db: Db, scope: ClientScope, limit: number): Promise<Letter[]> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'contactId', 'roundNumber', 'bureau', 'state', 'fileId', 'items', 'createdAt'])
    .where('contactId', '=', scope.contactId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((r) => ({
    id: r.id,
    contactId: r.contactId,
    roundNumber: r.roundNumber,
    bureau: r.bureau,
    state: r.state,
    fileId: r.fileId,
    items: r.items,
    createdAt: r.createdAt,
  }));
}

/** States of the letters with these ids, and whose they are; a missing one is missing from the answer. */
export async function listStates(
  db: StaffDb,
  ids: readonly string[],
): Promise<readonly { id: string; contactId: string; state: LetterState }[]> {
  return db
    .selectFrom('letters')
    .select(['id', 'contactId', 'state'])
    .where('id', 'in', [...ids])
    .execute();
}

export interface PrintBatch {
  readonly id: string;
  readonly letterIds: readonly string[];
  readonly duplex: boolean;
  readonly state: LetterState;
  readonly pages: number | null;
  readonly fileId: string | null;
}

export async function insertPrintBatch(
  db: Db,
  scope: StaffScope,
  batch: { id: string; letterIds: readonly string[]; duplex: boolean; at: Date },
): Promise<void> {
  await db
    .insertInto('printBatches')
    .values({
      id: batch.id,
      letterIds: [...batch.letterIds],
      duplex: batch.duplex,
      state: 'rendering',
      pages: null,
      fileId: null,
      createdAt: batch.at,
      createdBy: scope.userId,
    })
    .execute();
}

export async function findPrintBatch(db: Db, id: string): Promise<PrintBatch | undefined> {
  const r = await db.selectFrom('printBatches').selectAll().where('id', '=', id).executeTakeFirst();
  return r && { id: r.id, letterIds: r.letterIds, duplex: r.duplex, state: r.state, pages: r.pages, fileId: r.fileId };
}

/** Keeps the PDF and marks the batch's letters as printed on first time; false when it was done before. */
export async function setPrintBatchReady(db: Db, batch: PrintBatch, made: { fileId: string; pages: number; at: Date }): Promise<boolean> {
  const done = await db
    .updateTable('printBatches')
    .set({ state: 'ready', fileId: made.fileId, pages: made.pages })
    .where('id', '=', batch.id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  await db
    .updateTable('letters')
    .set({ printedAt: made.at })
    .where('id', 'in', [...batch.letterIds])
    .where('printedAt', 'is', null)
    .execute();
  return true;
}

export async function setPrintBatchFailed(db: Db, id: string): Promise<void> {
  await db.updateTable('printBatches').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'rendering').execute();
}

function place(id: string) {
  return `letters:${id}:document` as const;
}
