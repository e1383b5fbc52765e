// An older database with rows in it is brought up to date whatever happens on the way, once, and never by an older program.
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { KyselyPlugin } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FEATURES } from '../../../apps/server/features.ts';
import { MIGRATIONS } from '../../../apps/server/start-server.ts';
import { databaseKind, databaseUrl, onServer } from '../../../tests/support/databases.ts';
import { createLogger } from '../log.ts';
import { createSealer } from '../seal.ts';
import { mintJobDb } from './handles.ts';
import { migrate } from './migrate.ts';
import { openDatabase, type Database } from './open-database.ts';

/** The office comes from the version that had the migrations before this one. */
const FIRST_NEW = '0072';
const server = process.env['TEST_DATABASE_URL'] ?? '';
const context = {
  steps: FEATURES.flatMap((feature) => feature.dataSteps ?? []),
  sealer: createSealer(Buffer.alloc(32)),
  log: createLogger('silent'),
};

describe.skipIf(databaseKind() !== 'postgres')('an older database', () => {
  const name = `redress_migrate_${process.pid}`;
  const older = mkdtempSync(join(tmpdir(), 'redress-older-'));
  const opened: Database[] = [];
  const open = async (): Promise<Database> => {
    const database = await openDatabase({ DATABASE_URL: databaseUrl(server, name), DATA_DIR: '' });
    opened.push(database);
    return database;
  };
  const template = `${name}_older`;
  beforeAll(async () => {
    for (const file of readdirSync(MIGRATIONS).filter((one) => one < FIRST_NEW)) cpSync(join(MIGRATIONS, file), join(older, file));
    await onServer(server, `create database ${template}`);
    const { db, pool, close } = await openDatabase({ DATABASE_URL: databaseUrl(server, template), DATA_DIR: '' });
    await migrate(db, older, { ...context, steps: context.steps.filter((step) => step.name < FIRST_NEW) });
    await pool.query(`insert into contacts (id, first_name, last_name, category, email, created_at, updated_at)
      select ('0190bbbb-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'Maria', 'Row' || i, 'client', 'row' || i || '@example.test', now(), now()
      from generate_series(1, 50) i`);
    await close();
  });
  afterAll(async () => {
    await onServer(server, `drop database if exists ${template} with (force)`);
    rmSync(older, { recursive: true, force: true });
  });
  beforeEach(() => onServer(server, `create database ${name} template ${template}`));
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
    await onServer(server, `drop database if exists ${name} with (force)`);
  });

  const news = () => [
    ...readdirSync(MIGRATIONS)
      .filter((one) => one >= FIRST_NEW)
      .map((one) => one.replace(/\.sql$/, '')),
    ...context.steps.map((step) => step.name).filter((one) => one >= FIRST_NEW),
  ];
  const ran = async (pool: Database['pool']): Promise<string[]> =>
    (await pool.query<{ name: string }>('select name from kysely_migration where name >= $1 order by name', [FIRST_NEW])).rows.map(
      (row) => row.name,
    );
  const contacts = async (pool: Database['pool']): Promise<unknown> =>
    (await pool.query('select count(*)::int as n, min(last_name) as first, max(email) as last from contacts')).rows;

  test('cut short before each of its statements in turn, it goes on from there and loses no row', async () => {
    const { db, pool } = await open();
    const before = await contacts(pool);
    let cuts = 0;
    for (let at = 1; ; at += 1) {
      let left = at;
      const cutShort: KyselyPlugin = {
        transformQuery: ({ node }) => {
          left -= 1;
          if (left === 0) throw new Error('cut short');
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const end = await migrate(mintJobDb(db.withPlugin(cutShort)), MIGRATIONS, context).catch((error: unknown) => String(error));
      if (typeof end !== 'string') break;
      expect(end).toMatch(/cut short/);
      expect(await contacts(pool)).toEqual(before);
      cuts += 1;
    }
    // Each start keeps what the one before it finished, so there are fewer starts than statements.
    expect(cuts).toBeGreaterThan(30);
    expect(await ran(pool)).toEqual(news().sort());
    expect(await contacts(pool)).toEqual(before);
    expect(await migrate(db, MIGRATIONS, context)).toEqual([]);
  });

  test('two processes that start at once bring it up to date once', async () => {
    const both = [await open(), await open()];
    const [one = [], other = []] = await Promise.all(both.map(({ db }) => migrate(db, MIGRATIONS, context)));
    expect([...one, ...other].sort()).toEqual(news().sort());
  });

  test('a database of a newer version is refused in words and not touched', async () => {
    const { db, pool } = await open();
    await migrate(db, MIGRATIONS, context);
    await pool.query(`insert into kysely_migration (name, timestamp) values ('9999_tomorrow', '2030-01-01T00:00:00.000Z')`);
    const whole = async () =>
      (
        await pool.query(`select string_agg(table_name || '.' || column_name || ' ' || data_type, ' ' order by table_name, column_name) as columns
        from information_schema.columns where table_schema = 'public'`)
      ).rows;
    const before = [await whole(), await ran(pool), await contacts(pool)];
    await expect(migrate(db, MIGRATIONS, context)).rejects.toThrow(
      'The data was written by a newer version of Redress; nothing was changed. Start that version, or newer.',
    );
    expect([await whole(), await ran(pool), await contacts(pool)]).toEqual(before);
  });
});
