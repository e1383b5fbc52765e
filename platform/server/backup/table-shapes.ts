// What a backup must know of the tables of a database, read from its catalog, so that it serves the schema of any version.
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';

export interface TableShape {
  readonly name: string;
  /** Those that are stored; generated ones are computed again. */
  readonly columns: readonly { readonly name: string; readonly type: string }[];
  /** The columns of the primary key, in which rows are written. */
  readonly key: readonly string[];
}

/** The tables of migrations belong to the database, not to the office. */
const OF_THE_PROGRAM = ['kysely_migration', 'kysely_migration_lock', 'restore_in_progress'];

export async function describeTables(db: Db): Promise<readonly TableShape[]> {
  const { rows } = await sql<{
    name: string;
    columns: { name: string; type: string }[];
    key: string[] | null;
  }>`select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey) where i.indrelid = c.oid and i.indisprimary) as key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relname <> all (${OF_THE_PROGRAM})
    order by c.relname`.execute(db);
  return rows.map(({ name, columns, key }) => ({ name, columns, key: key ?? columns.map((column) => column.name) }));
}

/** The last value drawn from each sequence of a column. */
export async function readSequences(
  db: Db,
): Promise<readonly { readonly table: string; readonly column: string; readonly last: number }[]> {
  const { rows } = await sql<{ table: string; column: string; last: number }>`select t.relname as "table", a.attname as "column",
      coalesce(pg_sequence_last_value(s.oid::regclass), 0) as last
    from pg_class s join pg_depend d on d.objid = s.oid and d.deptype in ('a', 'i') and d.refobjsubid > 0
      join pg_class t on t.oid = d.refobjid join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where s.relkind = 'S' and s.relnamespace = 'public'::regnamespace order by t.relname, a.attname`.execute(db);
  return rows;
}

/** Roughly what the tables of the office take, in bytes. */
export async function measureDatabase(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select coalesce(sum(pg_total_relation_size(oid)), 0)::bigint as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`.execute(db);
  return rows[0]?.bytes ?? 0;
}

/** Names of the migrations and data steps that ran, in the order in which they ran. */
export async function listMigrations(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}
