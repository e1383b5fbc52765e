// The schema as review likes to read it: tables with their columns, keys and indexes, then views, in order, without an engine's noise.
import type { Pool } from 'pg';

/** The tables and views of schema `public` as SQL-like text; made from the catalog, so it shows what the migrations really built. */
export async function describeSchema(pool: Pool): Promise<string> {
  const columns = await pool.query<{
    t: string;
    c: string;
    type: string;
    notnull: boolean;
    def: string | null;
    gen: string;
    ident: string;
  }>(`
    select c.relname as t, a.attname as c, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as notnull,
      pg_get_expr(d.adbin, d.adrelid) as def, a.attgenerated as gen, a.attidentity as ident
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and c.relname not like 'kysely_%'
    order by c.relname, a.attnum`);
  // PostgreSQL 18 lists not-null constraints, too; they are already listed with their columns.
  const constraints = await pool.query<{ t: string; def: string }>(`
    select c.relname as t, pg_get_constraintdef(k.oid) as def from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and k.contype <> 'n' and c.relname not like 'kysely_%' order by c.relname, k.contype desc, pg_get_constraintdef(k.oid) collate "C"`);
  const indexes = await pool.query<{ t: string; def: string }>(`
    select tablename as t, indexdef as def from pg_indexes i where schemaname = 'public' and tablename not like 'kysely_%'
      and not exists (select 1 from pg_constraint k join pg_class x on x.oid = k.conindid where x.relname = i.indexname) order by tablename, indexname`);
  const policies = await pool.query<{ t: string; def: string }>(`
    select tablename as t, 'create policy ' || policyname || ' on ' || tablename || case cmd when 'ALL' then '' else ' for ' || lower(cmd) end || ' using ' || qual as def
    from pg_policies where schemaname = 'public' order by tablename, policyname`);
  const views = await pool.query<{ t: string; options: string; def: string }>(`
    select c.relname as t, array_to_string(c.reloptions, ', ') as options, pg_get_viewdef(c.oid, true) as def
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'v' order by c.relname`);
  const tables = [...new Set(columns.rows.map((r) => r.t))];
  return [
    ...tables.map((table) => {
      const lines = [
        ...columns.rows
          .filter((r) => r.t === table)
          .map((r) => {
            const value =
              r.ident !== ''
                ? ' generated always as identity'
                : r.gen !== ''
                  ? ` generated always as (${r.def}) stored`
                  : r.def === null
                    ? ''
                    : ` default ${r.def}`;
            return `${r.c} ${r.type}${r.notnull ? ' not null' : ''}${value}`;
          }),
        ...constraints.rows.filter((r) => r.t === table).map((r) => r.def),
      ];
      const after = [...indexes.rows, ...policies.rows].filter((r) => r.t === table).map((r) => `${r.def.replace(' public.', ' ')};`);
      return [`create table ${table} (`, ...lines.map((line, i) => `  ${line}${i < lines.length - 1 ? ',' : ''}`), ');', ...after].join(
        '\n',
      );
    }),
    ...views.rows.map(({ t, options, def }) => `create view ${t} with (${options}) as\n${unqualified(def)}`),
  ].join('\n\n');
}

/** PostgreSQL before 16 names the table of each column even where there is only one. */
function unqualified(view: string): string {
  const [, table] = /\bFROM (\w+)(?![^]*\b(?:JOIN|(?<!DISTINCT )FROM)\b)/.exec(view) ?? [];
  return table === undefined ? view : view.replaceAll(new RegExp(`\\b${table}\\.`, 'g'), '');
}
