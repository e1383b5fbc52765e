// Takes a used test database back to what the template held, so that nothing of one file reaches the next.
import { Client, type ClientConfig } from 'pg';
import type { DatabaseKind } from './databases.ts';

/** The state a database must return to. Read from an unused one. */
export interface DatabaseState {
  /** The rows that the migrations wrote, by table, as JSON. */
  readonly rows: ReadonlyMap<string, string>;
  /** Changes with every table, column, index, constraint, trigger and function. */
  readonly schema: string;
}

const TABLES = `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
  and (n.nspname = 'public' and c.relname not like 'kysely%' or n.nspname = 'jobs' and c.relname in ('job', 'job_dependency', 'warning')) order by 1`;

const SCHEMA = `select md5(concat(
  (select string_agg(concat(c.oid, c.relname, c.relnatts, c.relchecks, c.reltriggers), ',' order by c.oid) from (
    select c.oid, c.relname, c.relnatts, c.relchecks, (select count(*) from pg_trigger t where t.tgrelid = c.oid) as reltriggers
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'jobs')) c),
  (select string_agg(p.oid::text, ',' order by p.oid) from pg_proc p where p.oid >= 16384),
  (select string_agg(o.oid::text, ',' order by o.oid) from pg_constraint o where o.oid >= 16384))) as schema`;

export async function readState(config: ClientConfig): Promise<DatabaseState> {
  return withClient(config, async (client) => {
    const kept = new Map<string, string>();
    for (const table of await tablesOf(client)) {
      const { rows } = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${table} t`);
      if (rows[0]?.rows) kept.set(table, rows[0].rows);
    }
    return { rows: kept, schema: await schemaOf(client) };
  });
}

/**
 * Empties it, after its server was closed: then there is no connection left that could write. False when the database cannot be trusted
 * anymore: someone is connected to it, a job was under way when the server gave up waiting for it, or its schema is another one.
 */
export async function emptyDatabase(kind: DatabaseKind, config: ClientConfig, template: DatabaseState): Promise<boolean> {
  try {
    return await withClient(config, async (client) => {
      if (!(await isQuiet(client)) || (await schemaOf(client)) !== template.schema) return false;
      await removeRows(client, kind, await tablesOf(client));
      for (const [table, rows] of template.rows) {
        await client.query(`insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`, [
          rows,
        ]);
      }
      // The embedded engine has one session, which all its connections share.
      await client.query('discard all');
      return true;
    });
  } catch {
    return false;
  }
}

/**
 * Truncating makes a new file for every table and index, also of those that are empty: most of a second for all tables on PostgreSQL, ten
 * times as long on the embedded engine. Where foreign keys may be set aside, only what was written to is emptied. PostgreSQL would fill
 * the place of deleted rows in an order of its own, so a vacuum gives the pages back.
 */
async function removeRows(client: Client, kind: DatabaseKind, tables: readonly string[]): Promise<void> {
  if (kind === 'postgres' && !(await isSuperuser(client))) {
    await client.query(`truncate ${tables.join(', ')} restart identity cascade`);
    return;
  }
  const used = kind === 'postgres' ? await withPages(client, tables) : tables;
  const deletes = used.map((table) => `delete from ${table}`).join(';');
  await client.query(`begin; set local session_replication_role = replica; ${deletes}; commit`);
  if (kind === 'postgres' && used.length > 0) await client.query(`vacuum ${used.join(', ')}`);
  await client.query('select setval(seqrelid::regclass, seqstart, false) from pg_sequence');
}

async function withPages(client: Client, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    // A table in partitions has no pages of its own.
    `select name from unnest($1::text[]) name join pg_class c on c.oid = name::regclass where c.relkind = 'p' or pg_relation_size(c.oid) > 0`,
    [tables],
  );
  return rows.map(({ name }) => name);
}

async function isSuperuser(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ super: boolean }>('select rolsuper as super from pg_roles where rolname = current_user');
  return rows[0]?.super === true;
}

async function isQuiet(client: Client): Promise<boolean> {
  // A connection that was closed a moment ago may still be listed.
  for (const end = performance.now() + 10_000; performance.now() < end;) {
    const { rows } = await client.query<{ others: number; active: number }>(
      `select (select count(*)::int from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend') as others,
        (select count(*)::int from jobs.job where state = 'active') as active`,
    );
    if (rows[0]?.active !== 0) return false;
    if (rows[0].others === 0) return true;
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}

async function schemaOf(client: Client): Promise<string> {
  return (await client.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? '';
}

async function tablesOf(client: Client): Promise<readonly string[]> {
  return (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
}

async function withClient<T>(config: ClientConfig, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client(config);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
