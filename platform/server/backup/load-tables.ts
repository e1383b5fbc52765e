// Puts rows of a backup into an empty database, in one transaction: all of them are there afterwards, or none. Keys between tables and
// indexes are removed first and made again at the end, when the database checks every row against them.
import { sql } from 'kysely';
import type { Db } from '../database/open-database.ts';
import { BackupError } from './backup-error.ts';
import type { BackupTables } from './backup-format.ts';
import { dumpTable, writeAlike } from './dump-table.ts';
import { describeTables, type TableShape } from './table-shapes.ts';

export interface TableLoader {
  /** Adds the rows of one part. @throws BackupError when the database refuses them */
  load(table: string, lines: string): Promise<void>;
  /**
   * Makes keys, indexes and sequences, and reads every table again: it must be byte for byte what the backup holds.
   * @throws BackupError naming what does not fit
   */
  finish(written: BackupTables, placesOf: ReadonlyMap<string, string>): Promise<void>;
}

/** Prepares an empty schema for rows. Inside a transaction. */
export async function openTableLoader(tx: Db): Promise<TableLoader> {
  const shapes = new Map((await describeTables(tx)).map((shape) => [shape.name, shape]));
  const remade = await takeDown(tx, [...shapes.keys()]);
  // Rows a migration put there are in the backup as well.
  await sql`truncate ${sql.join([...shapes.keys()].map((name) => sql.table(name)))}`.execute(tx);
  return {
    load: (table, lines) => insertLines(tx, shapeOf(shapes, table), lines),
    async finish({ tables, sequences }, placesOf) {
      for (const statement of remade) {
        try {
          await sql.raw(statement).execute(tx);
        } catch (error) {
          throw new BackupError(`The rows of the backup do not fit each other: ${reasonOf(error)}`, { cause: error });
        }
      }
      for (const { table, column, last } of sequences)
        if (last > 0) await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(tx);
      await writeAlike(tx);
      for (const [name, { rows, sha256 }] of Object.entries(tables)) {
        const again = await dumpTable(tx, shapeOf(shapes, name), placesOf.get(name), async () => undefined);
        if (again.rows !== rows)
          throw new BackupError(`The table ${name} has ${again.rows} rows after the restore, but the backup holds ${rows}.`);
        if (again.sha256 !== sha256) throw new BackupError(`The rows of the table ${name} differ from those in the backup.`);
      }
    },
  };
}

function shapeOf(shapes: ReadonlyMap<string, TableShape>, name: string): TableShape {
  const shape = shapes.get(name);
  if (!shape) throw new BackupError(`The backup holds a table ${name} that its version of the schema does not have.`);
  return shape;
}

async function insertLines(tx: Db, { name, columns }: TableShape, lines: string): Promise<void> {
  const rows = `[${lines.trimEnd().replaceAll('\n', ',')}]`;
  const list = sql.join(columns.map((column) => sql.raw(`"${column.name}"`)));
  try {
    await sql`insert into ${sql.table(name)} (${list}) overriding system value
      select ${list} from json_populate_recordset(null::${sql.table(name)}, ${rows}::json)`.execute(tx);
  } catch (error) {
    throw new BackupError(`The rows of the table ${name} cannot be restored: ${reasonOf(error)}`, { cause: error });
  }
}

/** What PostgreSQL says without values of rows, which may be personal. */
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Removes keys between tables, plain indexes and triggers; answers the statements that make them again. */
async function takeDown(tx: Db, tables: readonly string[]): Promise<readonly string[]> {
  const { rows: indexes } = await sql<{
    name: string;
    made: string;
  }>`select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and not i.indisprimary and c.relname = any (${tables}) and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
    order by 1`.execute(tx);
  const { rows: keys } = await sql<{
    table: string;
    name: string;
    made: string;
  }>`select k.conrelid::regclass::text as "table", quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as made
    from pg_constraint k where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2`.execute(tx);
  const { rows: triggers } = await sql<{
    table: string;
    name: string;
  }>`select t.tgrelid::regclass::text as "table", quote_ident(t.tgname) as name from pg_trigger t
    where not t.tgisinternal and t.tgrelid::regclass::text = any (${tables}) order by 1, 2`.execute(tx);
  for (const { table, name } of keys) await sql.raw(`alter table ${table} drop constraint ${name}`).execute(tx);
  for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(tx);
  for (const { table, name } of triggers) await sql.raw(`alter table ${table} disable trigger ${name}`).execute(tx);
  return [
    ...indexes.map(({ made }) => made),
    ...keys.map(({ table, name, made }) => `alter table ${table} add constraint ${name} ${made}`),
    ...triggers.map(({ table, name }) => `alter table ${table} enable trigger ${name}`),
  ];
}
