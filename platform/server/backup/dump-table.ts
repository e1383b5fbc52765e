// Rows as JSON lines, written by the database itself: every value comes back exactly, and no row is taken apart here.
import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../database/open-database.ts';
import type { TableShape } from './table-shapes.ts';

/** About so much is read at a time, so memory stays flat whatever a row holds. */
const PART_BYTES = 2 * 1024 * 1024;
const FIRST_ROWS = 50;
const MOST_ROWS = 5_000;

/** Lines of one part; each ends with a line feed. */
export interface TablePart {
  readonly text: string;
  readonly rows: number;
}
export interface DumpedTable {
  readonly rows: number;
  readonly sha256: string;
}

/** Sets how values are written in this transaction, the same on every server. */
export async function writeAlike(tx: Db): Promise<void> {
  await sql`select set_config('timezone', 'UTC', true), set_config('datestyle', 'ISO, YMD', true), set_config('intervalstyle', 'iso_8601', true),
    set_config('bytea_output', 'hex', true), set_config('extra_float_digits', '1', true)`.execute(tx);
}

/**
 * Reads a table in the order of its key and gives it part by part to `take`. Inside a transaction that called `writeAlike`. `placesOf` names
 * the table of records whose place (transaction and id) this table keeps.
 */
export async function dumpTable(
  tx: Db,
  table: TableShape,
  placesOf: string | undefined,
  take: (part: TablePart) => Promise<void>,
): Promise<DumpedTable> {
  const hash = createHash('sha256');
  let [rows, wanted] = [0, FIRST_ROWS];
  await sql`declare backup_rows no scroll cursor for select row_to_json(r)::text as line from (${selectOf(table, placesOf)}) r`.execute(tx);
  for (;;) {
    const { rows: lines } = await sql<{ line: string }>`fetch ${sql.raw(String(wanted))} from backup_rows`.execute(tx);
    if (lines.length === 0) break;
    let text = '';
    for (const { line } of lines) text += `${line}\n`;
    hash.update(text);
    rows += lines.length;
    await take({ text, rows: lines.length });
    if (lines.length < wanted) break;
    wanted = Math.max(1, Math.min(MOST_ROWS, 4 * wanted, Math.floor((PART_BYTES * lines.length) / text.length)));
  }
  await sql`close backup_rows`.execute(tx);
  return { rows, sha256: hash.digest('hex') };
}

function selectOf({ name, columns, key }: TableShape, placesOf: string | undefined): RawBuilder<unknown> {
  const value = (column: TableShape['columns'][number]): RawBuilder<unknown> => {
    // Numbers of transactions mean something in their own cluster only. Before every transaction of the next one is 0.
    if (column.type === 'xid8') return sql`'0'::xid8 as ${sql.ref(column.name)}`;
    if (placesOf !== undefined && column.name === 'activity_id')
      return sql`(select coalesce(max(a.id), 0) from ${sql.table(placesOf)} a where (a.written_by, a.id) <= (t.written_by, t.activity_id)) as activity_id`;
    return sql.ref(`t.${column.name}`);
  };
  const isText = new Map(columns.map((column) => [column.name, column.type === 'text' || column.type === 'citext']));
  // Engines sort text differently unless told how.
  const order = key.map((column) =>
    isText.get(column) === true ? sql`t.${sql.raw(`"${column}"`)}::text collate "C"` : sql.ref(`t.${column}`),
  );
  return sql`select ${sql.join(columns.map(value))} from ${sql.table(name)} t order by ${sql.join(order)}`;
}
