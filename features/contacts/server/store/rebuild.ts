// Goes through all contacts, a batch at a time, and computes again what is derived from them.
import { sql } from 'kysely';
import type { JobDb, Row } from '../../../../platform/server/database/open-database.ts';
import type { MaintenanceStep } from '../../../../platform/server/maintenance.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { rememberWords, wordsOf } from './words.ts';

const BATCH = 500;

export async function countAll(db: JobDb): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contacts`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Adds the words of names that the search does not know. */
export async function relearnWords(db: JobDb, after: string | undefined): Promise<MaintenanceStep> {
  const { rows } = await sql<Pick<Row<'contacts'>, 'id'> & { names: string }>`
    select id, concat_ws(' ', first_name, middle_name, last_name, company) as names from contacts where ${isAfter(after)} order by id limit ${BATCH}`.execute(
    db,
  );
  const words = [...new Set(rows.flatMap(({ names }) => wordsOf(names)))];
  const { rows: missing } = await sql<
    Pick<Row<'contactWords'>, 'word'>
  >`select word from unnest(${words}::text[]) w (word) where not exists (select 1 from contact_words k where k.word = w.word)`.execute(db);
  await rememberWords(
    db,
    missing.map(({ word }) => word),
  );
  return { rows: rows.length, corrected: missing.length, place: next(rows) };
}

/** Makes the fingerprints of sealed numbers again and corrects those that differ. */
export async function indexSsns(db: JobDb, sealer: Sealer, after: string | undefined): Promise<MaintenanceStep> {
  const { rows } = await sql<{ id: string; sealed: Buffer | null; known: Buffer | null }>`
    select id, ssn_sealed as sealed, ssn_index as known from contacts where ${isAfter(after)} order by id limit ${BATCH} for update`.execute(
    db,
  );
  let corrected = 0;
  for (const { id, sealed, known } of rows) {
    const index = sealed === null ? null : sealer.blindIndex('ssn', sealer.openText(`contacts:${id}:ssn`, sealed));
    if (index === null ? known === null : known !== null && index.equals(known)) continue;
    await sql`update contacts set ssn_index = ${index} where id = ${id}`.execute(db);
    corrected += 1;
  }
  return { rows: rows.length, corrected, place: next(rows) };
}

const isAfter = (after: string | undefined) => (after === undefined ? sql`true` : sql`id > ${after}`);

const next = (rows: readonly { readonly id: string }[]): string | undefined => (rows.length < BATCH ? undefined : rows.at(-1)?.id);
