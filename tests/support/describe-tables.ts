// The row types of all tables and views, as db/tables.ts holds them: made from the catalog, so that the compiler knows what the
// migrations really built.
import type { FieldDef, Pool } from 'pg';

interface Column {
  readonly t: string;
  readonly c: string;
  readonly type: string;
  readonly notnull: boolean;
  readonly hasDefault: boolean;
  /** Written by the database alone: generated columns and identities. */
  readonly written: boolean;
  /** Of a column of a view, the 'table.column' it shows. */
  readonly origin?: string;
}

const HEAD = `// Made by apps/server/schema.test.ts from the migrations; UPDATE_DOCS=1 writes it again. One interface for each table and view, its
// columns as the program names them. Columns that the database writes itself cannot be inserted or updated.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { CivilDate } from '../platform/base/civil-date.ts';

/** JSON: its reader says what it expects, with \`$narrowType\` or a schema. */
type Json<T extends null | undefined = never> = ColumnType<unknown, object | string | T, object | string | Extract<T, null>>;
type List<T, N extends null | undefined = never> = ColumnType<T[] | Extract<N, null>, readonly T[] | N, readonly T[] | Extract<N, null>>;

`;

/** What the \`pg\` driver answers for a type of PostgreSQL, with the parsers of open-database.ts. */
export const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  citext: 'string',
  name: 'string',
  xid8: 'string',
  numeric: 'string',
  boolean: 'boolean',
  integer: 'number',
  smallint: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  date: 'CivilDate',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};

/** The text of db/tables.ts. @throws Error for a column of a type that has no TypeScript type yet. */
export async function describeTables(pool: Pool): Promise<string> {
  const columns = await readColumns(pool);
  const enums = await readEnums(pool);
  const tables = [...new Set(columns.map(({ t }) => t))];
  const interfaces = tables.map((table) => {
    const lines = columns.filter(({ t }) => t === table).map((column) => `  ${camel(column.c)}: ${typeOf(column, enums)};`);
    return `interface ${pascal(table)} {\n${lines.join('\n')}\n}`;
  });
  const all = `export interface Tables {\n${tables.map((table) => `  ${camel(table)}: ${pascal(table)};`).join('\n')}\n}`;
  return `${HEAD}${interfaces.join('\n\n')}\n\n${all}\n`;
}

async function readColumns(pool: Pool): Promise<readonly Column[]> {
  const { rows } = await pool.query<Column & { view: boolean }>(`
    select c.relname as t, a.attname as c, format_type(a.atttypid, null) as type, a.attnotnull as notnull,
      d.adbin is not null or a.attidentity <> '' as "hasDefault", a.attgenerated <> '' or a.attidentity = 'a' as written, c.relkind = 'v' as view
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
    order by c.relname, a.attnum`);
  const found: Column[] = [];
  const views = new Map<string, ReadonlyMap<string, Origin>>();
  for (const { view, ...column } of rows) {
    if (!view) {
      found.push(column);
      continue;
    }
    const origins = views.get(column.t) ?? (await readOrigins(pool, column.t));
    views.set(column.t, origins);
    const shown = origins.get(column.c);
    found.push({ ...column, notnull: shown?.notnull ?? false, written: true, ...(shown && { origin: shown.key }) });
  }
  return found;
}

interface Origin {
  /** 'table.column' */
  readonly key: string;
  readonly notnull: boolean;
}

/** The columns of tables that a view shows, by its own names; those of a view with an outer join may be null. */
async function readOrigins(pool: Pool, view: string): Promise<ReadonlyMap<string, Origin>> {
  const { rows } = await pool.query<{ def: string }>(`select pg_get_viewdef($1::regclass) as def`, [view]);
  const def = rows[0]?.def.replace(/;\s*$/, '') ?? '';
  const isOuter = /\b(left|right|full) join\b/i.test(def);
  const { fields } = await pool.query(`select * from (${def}) as v limit 0`);
  const columns = await pool.query<Origin & { place: string }>(
    `select attrelid || '.' || attnum as place, c.relname || '.' || attname as key, attnotnull as notnull
      from pg_attribute join pg_class c on c.oid = attrelid where attrelid = any($1::oid[])`,
    [fields.map(({ tableID }: FieldDef) => tableID)],
  );
  const known = new Map(columns.rows.map(({ place, key, notnull }) => [place, { key, notnull: notnull && !isOuter }]));
  return new Map(
    fields.flatMap(({ name, tableID, columnID }: FieldDef) => {
      const shown = known.get(`${tableID}.${columnID}`);
      return shown ? [[name, shown] as const] : [];
    }),
  );
}

/** The values a check allows a column, by 'table.column'. */
async function readEnums(pool: Pool): Promise<ReadonlyMap<string, string>> {
  const { rows } = await pool.query<{ t: string; def: string }>(`
    select c.relname as t, pg_get_constraintdef(k.oid) as def from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype = 'c'`);
  const enums = new Map<string, string>();
  for (const { t, def } of rows) {
    const lists = [...def.matchAll(/\((\w+) = (?:ANY \(ARRAY\[((?:'[^']*'::text(?:, )?)+)\]\)|('[^']*'::text))\)/g)];
    const column = lists[0]?.[1];
    // A check of several columns lists the values of one only when it is a CASE about that one.
    const isOfOne = def === `CHECK (${lists[0]?.[0]})` || /^CHECK \(\s*CASE \w+\s/.test(def);
    if (column === undefined || !isOfOne || lists.some(([, other]) => other !== column)) continue;
    const values = lists.flatMap(([, , several, one]) => (several ?? one ?? '').replaceAll('::text', '').split(', '));
    enums.set(`${t}.${column}`, [...new Set(values)].join(' | '));
  }
  // What refers to such a column holds one of its values.
  const references = await pool.query<{ key: string; referred: string }>(`
    select c.relname || '.' || a.attname as key, f.relname || '.' || b.attname as referred from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid join pg_namespace n on n.oid = c.relnamespace
      cross join unnest(k.conkey, k.confkey) as u (own, other)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = u.own join pg_attribute b on b.attrelid = f.oid and b.attnum = u.other
    where n.nspname = 'public' and k.contype = 'f'`);
  for (const { key, referred } of references.rows) {
    const values = enums.get(referred);
    if (values !== undefined) enums.set(key, values);
  }
  return enums;
}

function typeOf({ t, c, type, notnull, hasDefault, written, origin = `${t}.${c}` }: Column, enums: ReadonlyMap<string, string>): string {
  const empty = [...(notnull ? [] : ['null']), ...(hasDefault || !notnull ? ['undefined'] : [])].join(' | ');
  if (type === 'jsonb') return empty === '' ? 'Json' : `Json<${empty}>`;
  const array = type.endsWith('[]');
  const known = enums.get(origin) ?? TYPES[array ? type.slice(0, -2) : type];
  if (known === undefined) throw new Error(`${t}.${c}: say in describe-tables.ts what ${type} is in TypeScript.`);
  if (array && !written) return empty === '' ? `List<${known}>` : `List<${known}, ${empty}>`;
  const value = `${array ? `${known}[]` : known}${notnull ? '' : ' | null'}`;
  if (written) return `GeneratedAlways<${value}>`;
  return hasDefault ? `Generated<${value}>` : value;
}

function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  const text = camel(name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
