// The chain of hashes over the record, and what is hashed of each row.
import { sql } from 'kysely';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { openContentText, ROW_TEXT } from './content.ts';
import { DISPOSAL_OF_ROW, type RowDisposal } from './row-disposal.ts';

export interface ChainLink {
  readonly position: number;
  readonly hash: Buffer;
}
/** What is hashed of a row: its text with the content opened. */
export interface ChainRow {
  readonly id: number;
  readonly text: string;
}
export type SealedRow = { readonly id: number; readonly contentSealed: Buffer | null };

/** End of the chain; undefined when nothing is chained yet. */
export async function findChainEnd(db: Db): Promise<ChainLink | undefined> {
  return db.selectFrom('activityChain').select(['position', 'hash']).orderBy('position', 'desc').limit(1).executeTakeFirst();
}

export async function isInChain(db: Db, { position, hash }: ChainLink): Promise<boolean> {
  const found = await db.selectFrom('activityChain').select('hash').where('position', '=', position).executeTakeFirst();
  return found?.hash.equals(hash) === true;
}

/** Committed rows that have no place in the chain yet, oldest first. Holds other chaining runs off until this transaction ends. */
export async function loadUnchained(db: Db, sealer: Sealer, limit: number): Promise<ChainRow[]> {
  await lockOn(db, 'activity_chain');
  const found = await sql<SealedRow>`select a.id, a.content_sealed from activity a
    where a.id > coalesce((select max(activity_id) from activity_chain), 0) - ${LATE_COMMITS}
      and not exists (select 1 from activity_chain c where c.activity_id = a.id) order by a.id limit ${limit}`.execute(db);
  const texts = await readTexts(db, sealer, found.rows);
  return found.rows.map(({ id }) => ({ id, text: texts.get(id) ?? '' }));
}

export async function appendToChain(db: Db, links: readonly { position: number; activityId: number; hash: Buffer }[]): Promise<void> {
  if (links.length === 0) return;
  await db
    .insertInto('activityChain')
    .values(links.map((l) => ({ position: l.position, activityId: l.activityId, hash: l.hash })))
    .execute();
}

/** The chain after `after`, with the current text of each row. A row whose content cannot be opened has no text. */
export async function listChain(
  db: Db,
  sealer: Sealer,
  after: number,
  limit: number,
): Promise<readonly (ChainLink & { id: number; text: string | undefined; disposal: RowDisposal | null })[]> {
  const found = await sql<ChainLink & SealedRow & { disposal: RowDisposal | null }>`select c.position, c.hash, a.id, a.content_sealed,
      ${DISPOSAL_OF_ROW} as disposal
    from activity_chain c join activity a on a.id = c.activity_id where c.position > ${after} order by c.position limit ${limit}`.execute(
    db,
  );
  const texts = await readTexts(db, sealer, found.rows);
  return found.rows.map(({ position, hash, id, disposal }) => ({ position, hash, id, text: texts.get(id), disposal }));
}

/** Links that have no keyed form yet, after position `after` and in order, with what comes before the first of them. */
export async function listUnkeyed(
  db: Db,
  sealer: Sealer,
  after: number,
  limit: number,
): Promise<{
  readonly rows: readonly { position: number; hash: Buffer; text: string | undefined }[];
  readonly before: { readonly hash: Buffer; readonly mac: Buffer };
}> {
  const { rows: found } = await sql<ChainLink & SealedRow>`select c.position, c.hash, a.id, a.content_sealed
    from activity_chain c join activity a on a.id = c.activity_id where c.mac is null and c.position > ${after} order by c.position limit ${limit}`.execute(
    db,
  );
  const first = found[0]?.position ?? 0;
  const { rows: before } = await sql<{
    hash: Buffer;
    mac: Buffer;
  }>`select hash, mac from activity_chain where position = ${first - 1}`.execute(db);
  const texts = await readTexts(db, sealer, found);
  return {
    rows: found.map(({ position, hash, id }) => ({ position, hash, text: texts.get(id) })),
    before: before[0] ?? { hash: Buffer.alloc(32), mac: Buffer.alloc(32) },
  };
}

export async function keyLinks(db: Db, links: readonly { readonly position: number; readonly mac: Buffer }[]): Promise<void> {
  await sql`update activity_chain c set mac = v.mac
    from unnest(${links.map((l) => l.position)}::bigint[], ${links.map((l) => l.mac)}::bytea[]) as v(position, mac) where c.position = v.position`.execute(
    db,
  );
}

/** The keyed form takes the place of the plain one. */
export async function endUnkeyed(db: Db): Promise<void> {
  await sql`alter table activity_chain alter column mac set not null`.execute(db);
  await sql`alter table activity_chain drop column hash`.execute(db);
  await sql`alter table activity_chain rename column mac to hash`.execute(db);
}

/** PostgreSQL writes the text, as it did before content was sealed: rows of that time keep their hashes. */
export async function readTexts(db: Db, sealer: Sealer, rows: readonly SealedRow[]): Promise<ReadonlyMap<number, string>> {
  const opened = rows.flatMap((row) => {
    try {
      return [{ id: row.id, content: openContentText(sealer, row) }];
    } catch {
      // Tampered with, or its key is gone: the check stops at it.
      return [];
    }
  });
  const found = await sql<ChainRow>`select a.id, ${ROW_TEXT} as text
    from unnest(${opened.map(({ id }) => id)}::bigint[], ${opened.map(({ content }) => content)}::jsonb[]) as c(id, content) join activity a on a.id = c.id`.execute(
    db,
  );
  return new Map(found.rows.map(({ id, text }) => [id, text]));
}

/** Whether these keys open what the record holds: true when one of its latest entries opens, and when there is none that is sealed. */
export async function opensEntries(db: Db, sealer: Sealer): Promise<boolean> {
  const latest = await db
    .selectFrom('activity')
    .select(['id', 'contentSealed'])
    .where('contentSealed', 'is not', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  const opens = (row: SealedRow): boolean => {
    try {
      openContentText(sealer, row);
      return true;
    } catch {
      return false;
    }
  };
  return latest.length === 0 || latest.some(opens);
}

/** Ids are drawn before the commit, so a slow transaction may show up this many ids late. */
const LATE_COMMITS = 10_000;
