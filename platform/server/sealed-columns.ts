// Which columns of the database hold sealed values, and for which place each was sealed. By rule a column `words_sealed` of table `t` is
// sealed for `t:<id>:words`; features declare what differs. Read from the database itself, so that a new table is not forgotten.
import { sql } from 'kysely';
import type { Db } from './database/open-database.ts';
import type { Place } from './seal.ts';

/** Where a column's place differs from the rule. */
export interface SealedAs {
  /** The columns that name the row in the place; `id` by rule. */
  readonly key?: readonly string[];
  /** The table in the place, for rows that are sealed for another table; the column's own by rule. */
  readonly table?: string;
  /** The last part of the place; by rule the column without "_sealed". */
  readonly name?: string;
}

export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, in its order, with types. */
  readonly order: readonly { readonly column: string; readonly type: string }[];
  /** The columns that name the row in the place. */
  readonly key: readonly string[];
  readonly placeOf: (key: readonly string[]) => Place;
}

/** Every sealed column, by table and name. */
export async function listSealedColumns(db: Db, declared: Readonly<Record<string, SealedAs>>): Promise<readonly SealedColumn[]> {
  const { rows } = await sql<{ table: string; column: string; order: { column: string; type: string }[] }>`
    select c.relname as "table", a.attname as "column",
      (select json_agg(json_build_object('column', k.attname, 'type', format_type(k.atttypid, k.atttypmod)) order by array_position(i.indkey::int2[], k.attnum))
        from pg_index i join pg_attribute k on k.attrelid = i.indrelid and k.attnum = any(i.indkey::int2[])
        where i.indrelid = c.oid and i.indisprimary) as "order"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attname like '%\_sealed' and a.atttypid = 'bytea'::regtype
    order by c.relname, a.attname`.execute(db);
  return rows.map(({ table, column, order }) => {
    const { key = ['id'], table: inPlace = table, name = column.replace(/_sealed$/, '') } = declared[`${table}.${column}`] ?? {};
    return { table, column, order, key, placeOf: (values) => `${inPlace}:${values.join('/')}:${name}` };
  });
}
