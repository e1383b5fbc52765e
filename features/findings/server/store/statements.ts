// What clients said beyond any report.
import { z } from 'zod';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import { sealStep } from '../../../../platform/server/database/data-step.ts';
import type { Db, JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { Place, Sealer } from '../../../../platform/server/seal.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import type { STATEMENT_KINDS } from '../../contract.ts';

export interface StoredStatement {
  readonly id: string;
  readonly contactId: string;
  readonly kind: (typeof STATEMENT_KINDS)[number];
  readonly bureau: Bureau | null;
  readonly lineKey: string | null;
  readonly happenedOn: CivilDate | null;
  readonly untilOn: CivilDate | null;
  readonly words: string | null;
  readonly addedAt: Date;
  readonly addedBy: string;
  readonly removed: boolean;
}
type SealedStatement = Omit<StoredStatement, 'words' | 'removed'> & {
  readonly wordsSealed: Buffer | null;
  readonly removedAt: Date | null;
};
const place = (id: string): Place => `client_statements:${id}:words`;
const COLUMNS = [
  'id',
  'contactId',
  'kind',
  'bureau',
  'lineKey',
  'happenedOn',
  'untilOn',
  'wordsSealed',
  'addedAt',
  'addedByName as addedBy',
  'removedAt',
] as const;
type Stated = Pick<StoredStatement, 'kind'>;

/** Statements of a contact, the latest first. */
export async function listStatements(
  db: StaffDb | JobDb,
  sealer: Sealer,
  contactId: string,
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredStatement[]> {
  let q = db
    .selectFrom('clientStatements')
    .select(COLUMNS)
    .$narrowType<Stated>()
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(page.limit);
  if (page.after !== undefined) q = q.where('id', '<', page.after);
  return (await q.execute()).map((row) => opened(sealer, row));
}

/** Statements of these kinds that were not removed, of all contacts. */
export async function pageOfKinds(
  db: JobDb,
  sealer: Sealer,
  kinds: readonly StoredStatement['kind'][],
  page: { readonly after: string | undefined; readonly limit: number },
): Promise<StoredStatement[]> {
  let q = db
    .selectFrom('clientStatements')
    .select(COLUMNS)
    .$narrowType<Stated>()
    .where('kind', 'in', [...kinds])
    .where('removedAt', 'is', null)
    .orderBy('id')
    .limit(page.limit);
  if (page.after !== undefined) q = q.where('id', '>', page.after);
  return (await q.execute()).map((row) => opened(sealer, row));
}

/** A statement, removed ones too. */
export async function findStatement(db: StaffDb, sealer: Sealer, id: string): Promise<StoredStatement | undefined> {
  const row = await db.selectFrom('clientStatements').select(COLUMNS).$narrowType<Stated>().where('id', '=', id).executeTakeFirst();
  return row && opened(sealer, row);
}

export async function insertStatement(db: Db, sealer: Sealer, s: Omit<StoredStatement, 'removed'>): Promise<void> {
  await db
    .insertInto('clientStatements')
    .values({
      contactId: s.contactId,
      id: s.id,
      kind: s.kind,
      bureau: s.bureau,
      lineKey: s.lineKey,
      happenedOn: s.happenedOn,
      untilOn: s.untilOn,
      wordsSealed: s.words === null ? null : sealer.sealText(place(s.id), s.words),
      addedAt: s.addedAt,
      addedByName: s.addedBy,
    })
    .execute();
}

/** Takes a statement out or puts it back; false when it was so already. */
export async function setStatementRemoved(db: Db, id: string, at: Date | null): Promise<boolean> {
  const done = await db
    .updateTable('clientStatements')
    .set({ removedAt: at })
    .where('id', '=', id)
    .where('removedAt', at === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

function opened(sealer: Sealer, { wordsSealed, removedAt, ...row }: SealedStatement): StoredStatement {
  return { ...row, words: wordsSealed && sealer.openText(place(row.id), wordsSealed), removed: removedAt !== null };
}

/** Statements made before their words were sealed. */
export const SEAL_STATEMENTS = sealStep({
  name: '0044_seal_client_statements',
  table: 'client_statements',
  read: 'words',
  row: z.object({ words: z.string() }),
  pending: 'words is not null',
  write: { words_sealed: 'bytea' },
  seal: ({ id, words }, sealer) => ({ words_sealed: sealer.sealText(place(id), words) }),
  clear: ['words'],
  required: [],
});
