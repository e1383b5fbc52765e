import { sql } from 'kysely';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import type { ClientScope, StaffScope } from '../../../platform/server/scope.ts';
import { forgetFile } from '../../files/server/public.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { LetterRow } from '../contract.ts';
import { letterCode } from '../rules/letter-code.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

type LetterState = LetterRow['state'];

export interface Letter {
  readonly id: string;
  readonly contactId: string;
  readonly roundId: string;
  readonly roundNumber: number;
  readonly bureau: Bureau;
  readonly state: LetterState;
  readonly fileId: string | null;
  readonly items: number;
  readonly createdAt: Date;
  /** Null until a batch printed it. */
  readonly printedAt: Date | null;
  /** Hash of its PDF, which the client approves; null while there is none. */
  readonly pdfSha256: string | null;
}

const COLUMNS = [
  'id',
  'contactId',
  'roundId',
  'roundNumber',
  'bureau',
  'state',
  'fileId',
  'items',
  'createdAt',
  'printedAt',
  'pdfSha256',
] as const;

/** What a letter says, or in a sentence why it could not be written or is cancelled. */
export type LetterContent = { readonly document: LetterDocument } | { readonly note: string } | { readonly cancelled: string };

/** Adds a letter, to be typeset or failed; false when the round already has one for that bureau (a job that ran twice). */
export async function insertLetter(
  db: Db,
  sealer: Sealer,
  letter: {
    id: string;
    contactId: string;
    roundId: string;
    roundNumber: number;
    bureau: Bureau;
    recipient: string;
    items: number;
    content: LetterContent;
    at: Date;
  },
): Promise<boolean> {
  const { state, documentSealed, note, code } = contentColumns(sealer, letter.id, letter.content);
  const done =
    await sql`insert into letters (contact_id, id, round_id, round_number, bureau, state, recipient, items, document_sealed, note, code, created_at)
    values (${letter.contactId}, ${letter.id}, ${letter.roundId}, ${letter.roundNumber}, ${letter.bureau}, ${state}, ${letter.recipient},
      ${letter.items}, ${documentSealed}, ${note}, ${code}, ${letter.at})
    on conflict (contact_id, round_id, bureau) do nothing`.execute(db);
  return done.numAffectedRows === 1n;
}

/**
 * Gives a letter that failed, or that was made and not mailed, new content about `items` items. Its PDF is forgotten, and so are batches that printed it: they hold
 * what it said before. `from` are the states it may be in. False in others, and when it is being printed or was mailed.
 */
export async function rewriteLetter(
  db: Db,
  sealer: Sealer,
  letter: Pick<Letter, 'id' | 'fileId' | 'items'>,
  content: LetterContent,
  from: readonly LetterState[] = ['failed', 'ready'],
): Promise<boolean> {
  const { rows } = await sql<{ id: string; state: LetterState; fileId: string | null }>`select b.id, b.state, b.file_id as "fileId"
    from print_batch_letters p join print_batches b on b.id = p.batch_id where p.letter_id = ${letter.id} and b.state in ('rendering', 'ready') for update of b`.execute(
    db,
  );
  if (rows.some(({ state }) => state === 'rendering')) return false;
  const done = await db
    .updateTable('letters')
    .set({
      ...contentColumns(sealer, letter.id, content),
      items: letter.items,
      fileId: null,
      pages: null,
      accessible: null,
      printedAt: null,
      // Other words: the client is asked again, also about one that was printed before clients approved letters.
      pdfSha256: null,
      readyAt: null,
      askedAt: null,
      remindedAt: null,
      beforeApprovals: false,
    })
    .where('id', '=', letter.id)
    .where('state', 'in', [...from])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('disputeMailingDays as m')
            .select('m.roundId')
            .whereRef('m.contactId', '=', 'letters.contactId')
            .whereRef('m.roundId', '=', 'letters.roundId')
            .whereRef('m.bureau', '=', 'letters.bureau'),
        ),
      ),
    )
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) return false;
  if (rows.length > 0)
    await db
      .updateTable('printBatches')
      .set({ state: 'failed', fileId: null })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute();
  for (const fileId of [letter.fileId, ...rows.map((row) => row.fileId)]) if (fileId !== null) await forgetFile(db, fileId);
  return true;
}

/** A letter that is written bears its code from then on, in what it says and where an answer is looked up. */
function contentColumns(sealer: Sealer, id: string, content: LetterContent) {
  const code = letterCode(id);
  if ('cancelled' in content) return { state: 'cancelled' as const, documentSealed: null, note: content.cancelled, code };
  if ('note' in content) return { state: 'failed' as const, documentSealed: null, note: content.note, code };
  const document: LetterDocument = { ...content.document, code };
  return { state: 'rendering' as const, documentSealed: sealer.sealText(place(id), JSON.stringify(document)), note: null, code };
}

export async function findLetter(db: Db, scope: StaffScope | ClientScope, id: string): Promise<Letter | undefined> {
  const letter = await findLetterById(db, id);
  return letter && (scope.kind === 'staff' || scope.contactId === letter.contactId) ? letter : undefined;
}

/** For jobs. */
export const findLetterById = (db: Db, id: string): Promise<Letter | undefined> => findLetterWhere(db, 'id', id);

/** The letters of a round, in the order of the bureaus. */
export async function listOfRound(db: Db, contactId: string, roundId: string): Promise<readonly Letter[]> {
  return db
    .selectFrom('letters')
    .select([...COLUMNS])
    .where('contactId', '=', contactId)
    .where('roundId', '=', roundId)
    .orderBy('bureau')
    .execute();
}

/** The letters that bear these codes; a code that no letter bears is missing from the answer. */
export async function findLettersByCode(db: Db, codes: readonly string[]): Promise<ReadonlyMap<string, Letter>> {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom('letters')
    .select([...COLUMNS, 'code'])
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.flatMap(({ code, ...letter }) => (code === null ? [] : [[code, letter] as const])));
}

/** The letter whose PDF this file is. */
export const findLetterByFile = (db: Db, fileId: string): Promise<Letter | undefined> => findLetterWhere(db, 'fileId', fileId);

async function findLetterWhere(db: Db, column: 'id' | 'fileId', value: string): Promise<Letter | undefined> {
  return db
    .selectFrom('letters')
    .select([...COLUMNS])
    .where(column, '=', value)
    .executeTakeFirst();
}

/** What was said, in the order of `ids`. @throws Error when one is missing, or was never written. */
export async function openDocuments(db: Db, sealer: Sealer, ids: readonly string[]): Promise<LetterDocument[]> {
  const rows = await db
    .selectFrom('letters')
    .select(['id', 'documentSealed'])
    .where('id', 'in', [...ids])
    .execute();
  return ids.map((id) => {
    const row = rows.find((r) => r.id === id);
    if (!row?.documentSealed) throw new Error(`Letter ${id} is missing.`);
    return JSON.parse(sealer.openText(place(id), row.documentSealed)) as LetterDocument;
  });
}

/** False when another run made it, or it was written again with other items. */
export async function setLetterReady(
  db: Db,
  { id, items }: Pick<Letter, 'id' | 'items'>,
  made: { fileId: string; sha256: string; pages: number; accessible: boolean; note: string | null; at: Date },
): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set({
      state: 'ready',
      fileId: made.fileId,
      pdfSha256: made.sha256,
      readyAt: made.at,
      pages: made.pages,
      accessible: made.accessible,
      note: made.note,
    })
    .where('id', '=', id)
    .where('items', '=', items)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when another run made it, or it was written again with other items. */
export async function setLetterFailed(db: Db, { id, items }: Pick<Letter, 'id' | 'items'>, note: string): Promise<boolean> {
  const done = await db
    .updateTable('letters')
    .set({ state: 'failed', note })
    .where('id', '=', id)
    .where('items', '=', items)
    .where('state', '=', 'rendering')
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export interface StateOfLetter extends Pick<Letter, 'id' | 'contactId' | 'roundId' | 'bureau' | 'state' | 'pdfSha256'> {
  readonly mailed: boolean;
  /** It was printed or mailed before clients approved letters here. */
  readonly beforeApprovals: boolean;
}

/** States of the letters with these ids, and whose they are; a missing one is missing from the answer. */
export async function listStates(db: Db, ids: readonly string[]): Promise<readonly StateOfLetter[]> {
  const rows = await db
    .selectFrom('letters as l')
    .leftJoin('disputeMailingDays as m', (j) =>
      j.onRef('m.contactId', '=', 'l.contactId').onRef('m.roundId', '=', 'l.roundId').onRef('m.bureau', '=', 'l.bureau'),
    )
    .select(['l.id', 'l.contactId', 'l.roundId', 'l.bureau', 'l.state', 'l.pdfSha256', 'l.beforeApprovals', 'm.mailedOn'])
    .where('l.id', 'in', [...ids])
    .execute();
  return rows.map(({ mailedOn, ...letter }) => ({ ...letter, mailed: mailedOn !== null }));
}

function place(id: string) {
  return `letters:${id}:document` as const;
}
