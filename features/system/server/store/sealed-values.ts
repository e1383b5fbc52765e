// Values that a former key sealed, read and written again in the order of the primary key.
import { sql } from 'kysely';
import type { JobDb } from '../../../../platform/server/database/open-database.ts';
import type { SealedColumn } from '../../../../platform/server/sealed-columns.ts';

const BATCH = 200;

export interface FormerValue {
  /** The primary key, in its order. */
  readonly at: readonly string[];
  readonly key: readonly string[];
  readonly sealed: Buffer;
}

/** How many values a column holds. */
export async function countSealed(db: JobDb, { table, column }: SealedColumn): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(${sql.ref(column)})::int as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n ?? 0;
}

/**
 * A batch of rows behind `after` that a former key sealed, held until the transaction ends, and how many values were passed with it.
 * `last` is where the next batch begins; undefined when there is none.
 */
export async function takeFormer(
  db: JobDb,
  { table, column, order, key }: SealedColumn,
  head: Buffer,
  after: readonly string[] | undefined,
): Promise<{ readonly values: readonly FormerValue[]; readonly seen: number; readonly last: readonly string[] | undefined }> {
  const names = sql.join(order.map((k) => sql.ref(k.column)));
  const behind =
    after === undefined ? sql`true` : sql`(${names}) > (${sql.join(order.map(({ type }, i) => sql`${after[i] ?? ''}::${sql.raw(type)}`))})`;
  const texts = (columns: readonly string[]) => sql`array[${sql.join(columns.map((c) => sql`${sql.ref(c)}::text`))}]`;
  const { rows } = await sql<{ at: string[]; key: string[]; sealed: Buffer | null }>`
    select ${texts(order.map((k) => k.column))} as at, ${texts(key)} as key,
      case when substring(${sql.ref(column)} from 1 for ${head.length}) <> ${head} then ${sql.ref(column)} end as sealed
    from ${sql.table(table)} where ${behind} and ${sql.ref(column)} is not null order by ${names} limit ${BATCH} for update`.execute(db);
  return {
    values: rows.flatMap(({ at, key: named, sealed }) => (sealed === null ? [] : [{ at, key: named, sealed }])),
    seen: rows.length,
    last: rows.length < BATCH ? undefined : rows.at(-1)?.at,
  };
}

/** Puts values in the place of those that were taken. */
export async function replaceSealed(
  db: JobDb,
  { table, column, order }: SealedColumn,
  values: readonly (Pick<FormerValue, 'at'> & { readonly again: Buffer })[],
): Promise<void> {
  for (const { at, again } of values) {
    const same = sql.join(
      order.map((k, i) => sql`${sql.ref(k.column)} = ${at[i] ?? ''}::${sql.raw(k.type)}`),
      sql` and `,
    );
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${again} where ${same}`.execute(db);
  }
}
