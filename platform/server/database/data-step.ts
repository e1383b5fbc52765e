// Work on stored rows that SQL alone cannot do, such as sealing them. A step has its place among the migrations by its name, and runs at
// the first start that knows it, before the server listens.
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Sealer } from '../seal.ts';
import type { Db, JobDb } from './open-database.ts';

/** How many rows were moved, and the last of them. */
export interface MovedRows {
  readonly count: number;
  readonly last: string;
}

export interface DataStep {
  /** Sorted among the names of the migrations: it runs after those before it and before those behind it. */
  readonly name: string;
  /** Whose rows it moves. */
  readonly table: string;
  /**
   * Moves a batch of rows behind `after` in the caller's transaction; undefined when none is left. A start that was cut short begins again
   * with those that were not moved.
   */
  readonly move: (tx: JobDb, sealer: Sealer, after: string | undefined) => Promise<MovedRows | undefined>;
  /** What follows when no row is left, in the transaction that records the step. */
  readonly finish: (tx: Db) => Promise<void>;
}

const BATCH = 500;

interface SealStep<R> {
  readonly name: string;
  readonly table: string;
  /** Type of its column `id`. */
  readonly id?: 'uuid' | 'bigint';
  /** What is read of a row, as SQL; `id` is always read. */
  readonly read: string;
  /** Says what `read` answers. */
  readonly row: z.ZodType<R>;
  /** Rows that were not moved yet, as SQL. */
  readonly pending: string;
  /** The new columns with their types. */
  readonly write: Readonly<Record<string, 'bytea' | 'jsonb'>>;
  /** The values of the new columns. */
  readonly seal: (row: R & { readonly id: string }, sealer: Sealer) => Readonly<Record<string, Buffer | string | null>>;
  /** The old columns, which are emptied with the row and removed in the end. */
  readonly clear: readonly string[];
  /** Those of the new columns that every row has. */
  readonly required: readonly string[];
}

/** A step that puts columns of a table into sealed ones, row by row. */
export function sealStep<R>({ name, table, id = 'uuid', read, row, pending, write, seal, clear, required }: SealStep<R>): DataStep {
  const columns = Object.keys(write);
  const set = [...columns.map((column) => `${column} = v.${column}`), ...clear.map((column) => `${column} = null`)].join(', ');
  return {
    name,
    table,
    move: async (tx, sealer, after) => {
      const behind = after === undefined ? sql`` : sql`and id > ${after}::${sql.raw(id)}`;
      const { rows } = await sql<{ id: string }>`select id::text as id, ${sql.raw(read)} from ${sql.table(table)}
        where (${sql.raw(pending)}) ${behind} order by ${sql.ref(`${table}.id`)} limit ${BATCH} for update`.execute(tx);
      const last = rows.at(-1)?.id;
      if (last === undefined) return undefined;
      const sealed = rows.map((one) => seal({ ...row.parse(one), id: one.id }, sealer));
      const lists = columns.map((column) => sql`${sealed.map((one) => one[column] ?? null)}::${sql.raw(write[column] ?? '')}[]`);
      await sql`update ${sql.table(table)} t set ${sql.raw(set)}
        from unnest(${rows.map((one) => one.id)}::${sql.raw(id)}[], ${sql.join(lists)}) as v(id, ${sql.raw(columns.join(', '))}) where t.id = v.id`.execute(
        tx,
      );
      return { count: rows.length, last };
    },
    finish: (tx) =>
      rewriteTable(tx, table, [
        ...required.map((column) => `alter column ${column} set not null`),
        ...clear.map((column) => `drop column ${column}`),
      ]),
  };
}

/**
 * Changes a table and writes its file and indexes again, so that nothing stays there of what its rows held before. VACUUM FULL would keep
 * old versions of rows while any other session, such as a worker of autovacuum, might still see them; a rewrite takes only what counts.
 */
export async function rewriteTable(tx: Db, table: string, changes: readonly string[]): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(tx);
  // A column whose values PostgreSQL has to draw row by row makes it write the table again.
  const all = rows.length === 0 ? changes : [...changes, 'add column rewritten double precision default random()'];
  if (all.length > 0) await sql`alter table ${sql.table(table)} ${sql.raw(all.join(', '))}`.execute(tx);
  if (rows.length === 0) return;
  await sql`alter table ${sql.table(table)} drop column rewritten`.execute(tx);
  // The planner keeps samples of values of columns that stay.
  await sql`analyze ${sql.table(table)}`.execute(tx);
}
