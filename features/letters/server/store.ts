import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LetterRow } from '../contract.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

type LetterState = LetterRow['state'];
type Tables = {
  letters: {
    contact_id: string;
    id: string;
    round_id: string;
    round_number: number;
    bureau: Bureau;
    state: LetterState;
    recipient: string;
    items: number;
    document_sealed: Buffer;
    file_id: string | null;
    pages: number | null;
    accessible: boolean | null;
    note: string | null;
    created_at: Date;
    printed_at: Date | null;
  };
  print_batches: {
    id: string;
    letter_ids: string[];
    duplex: boolean;
    state: LetterState;
    pages: number | null;
    file_id: string | null;
    created_at: Date;
    created_by: string | null;
  };
};
const tables = (db: Db) => db.withTables<Tables>();

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
  const r = await tables(db)
    .selectFrom('letters')
    .select(['id', 'contact_id', 'round_number', 'bureau', 'state', 'file_id', 'items', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    r && {
      id: r.id,
      contactId: r.contact_id,
      roundNumber: r.round_number,
      bureau: r.bureau,
      state: r.state,
      fileId: r.file_id,
      items: r.items,
      createdAt: r.created_at,
    }
  );
}

/** What was said, in the order of `ids`. @throws Error when one is missing. */
export async function openDocuments(db: Db, sealer: Sealer, ids: readonly string[]): Promise<LetterDocument[]> {
  const rows = await tables(db)
    .selectFrom('letters')
    .select(['id', 'document_sealed'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find((r) => r.id === id);
    if (!row) throw new Error(`Letter ${id} is missing.`);
    return JSON.parse(sealer.openText(place(id), row.document_sealed)) as LetterDocument;
  });
}

export async function setLetterReady(
  db: Db,
  id: string,
  made: { fileId: string; pages: number; accessible: boolean; note: string | null },
): Promise<boolean> {
  const done = await tables(db)
    .updateTable('letters')
    .set({ state: 'ready', file_id: made.fileId, pages: made.pages, accessible: made.accessible, note: made.note })
    .where('id', '=', id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export async function setLetterFailed(db: Db, id: string, note: string): Promise<void> {
  await tables(db).updateTable('letters').set({ state: 'failed', note }).where('id', '=', id).where('state', '=', 'rendering').execute();
}

/** A page of letters, newest first. */
export async function listLetters(
  db: Db,
  _scope: StaffScope,
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
    contactId: r.contact_id,
    contactName: r.contact_name,
    roundId: r.round_id,
    roundNumber: r.round_number,
    bureau: r.bureau,
    recipient: r.recipient,
    state: r.state,
    items: r.items,
    pages: r.pages,
    accessible: r.accessible,
    note: r.note,
    createdAt: r.created_at.toISOString(),
    printedAt: r.printed_at?.toISOString() ?? null,
  }));
}
interface LetterListRow {
  id: string;
  contact_id: string;
  contact_name: string;
  round_id: string;
  round_number: number;
  bureau: Bureau;
  recipient: string;
  state: LetterState;
  items: number;
  pages: number | null;
  accessible: boolean | null;
  note: string | null;
  created_at: Date;
  printed_at: Date | null;
}

/** The client's own letters, newest first. */
export async function listOwnLetters(db: Db, scope: ClientScope, limit: number): Promise<Letter[]> {
  const rows = await tables(db)
    .selectFrom('letters')
    .select(['id', 'contact_id', 'round_number', 'bureau', 'state', 'file_id', 'items', 'created_at'])
    .where('contact_id', '=', scope.contactId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((r) => ({
    id: r.id,
    contactId: r.contact_id,
    roundNumber: r.round_number,
    bureau: r.bureau,
    state: r.state,
    fileId: r.file_id,
    items: r.items,
    createdAt: r.created_at,
  }));
}

/** States of the letters with these ids, and whose they are; a missing one is missing from the answer. */
export async function listStates(
  db: Db,
  _scope: StaffScope,
  ids: readonly string[],
): Promise<readonly { id: string; contactId: string; state: LetterState }[]> {
  return tables(db)
    .selectFrom('letters')
    .select(['id', 'contact_id as contactId', 'state'])
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
  await tables(db)
    .insertInto('print_batches')
    .values({
      id: batch.id,
      letter_ids: [...batch.letterIds],
      duplex: batch.duplex,
      state: 'rendering',
      pages: null,
      file_id: null,
      created_at: batch.at,
      created_by: scope.userId,
    })
    .execute();
}

export async function findPrintBatch(db: Db, id: string): Promise<PrintBatch | undefined> {
  const r = await tables(db).selectFrom('print_batches').selectAll().where('id', '=', id).executeTakeFirst();
  return r && { id: r.id, letterIds: r.letter_ids, duplex: r.duplex, state: r.state, pages: r.pages, fileId: r.file_id };
}

/** Keeps the PDF and marks the batch's letters as printed on first time; false when it was done before. */
export async function setPrintBatchReady(db: Db, batch: PrintBatch, made: { fileId: string; pages: number; at: Date }): Promise<boolean> {
  const done = await tables(db)
    .updateTable('print_batches')
    .set({ state: 'ready', file_id: made.fileId, pages: made.pages })
    .where('id', '=', batch.id)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  await tables(db)
    .updateTable('letters')
    .set({ printed_at: made.at })
    .where('id', 'in', [...batch.letterIds])
    .where('printed_at', 'is', null)
    .execute();
  return true;
}

export async function setPrintBatchFailed(db: Db, id: string): Promise<void> {
  await tables(db).updateTable('print_batches').set({ state: 'failed' }).where('id', '=', id).where('state', '=', 'rendering').execute();
}

function place(id: string) {
  return `letters:${id}:document` as const;
}
