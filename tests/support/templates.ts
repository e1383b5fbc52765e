// Makes the template databases once per run (vitest global setup).
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { openJobQueue } from '../../platform/server/jobs.ts';
import { createLogger } from '../../platform/server/log.ts';
import { createSealer } from '../../platform/server/seal.ts';
import { FEATURES } from '../../apps/server/features.ts';
import { bringUpToDate } from '../../apps/server/start-server.ts';
import { databaseUrl, onServer } from './databases.ts';

/** Makes the template of the embedded engine, and a folder for all that the run writes. */
export async function makeEmbeddedTemplate(): Promise<() => void> {
  const run = runFolder();
  const folder = join(run, 'template');
  // Several projects ask; they are set up one after the other.
  if (existsSync(folder)) return () => undefined;
  process.env.REDRESS_TEST_TEMPLATE_DIR = folder;
  await prepare({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_SYNC: 'off' });
  rmSync(join(folder, 'run'), { recursive: true, force: true });
  return () => rmSync(run, REMOVE);
}

export async function makePostgresTemplate(): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL ?? '';
  const run = runFolder();
  // Runs at the same time must not take each other's.
  const name = `redress_test_${process.pid}`;
  if (process.env.REDRESS_TEST_TEMPLATE_NAME === name) return async () => undefined;
  process.env.REDRESS_TEST_TEMPLATE_NAME = name;
  await dropAll(server, name);
  await onServer(server, `create database ${name}`);
  await prepare({ DATABASE_URL: databaseUrl(server, name), DATA_DIR: '' });
  return async () => {
    await dropAll(server, name);
    rmSync(run, REMOVE);
  };
}

/** An engine may still be writing its last checkpoint there. */
const REMOVE = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/** Workers end without giving back the databases they keep from file to file. */
async function dropAll(server: string, template: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    const { rows } = await client.query<{ datname: string }>(`select datname from pg_database where datname = $1 or datname like $2`, [
      template,
      `${template.replaceAll('_', '\\_')}\\_%`,
    ]);
    for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  } finally {
    await client.end();
  }
}

function runFolder(): string {
  const folder = join(tmpdir(), `redress-test-${process.pid}`);
  if (process.env.REDRESS_TEST_RUN_DIR === folder) return folder;
  process.env.REDRESS_TEST_RUN_DIR = folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

async function prepare(env: { DATABASE_URL: string | undefined; DATA_DIR: string; DATABASE_SYNC?: 'off' }): Promise<void> {
  const database = await openDatabase(env);
  const log = createLogger('silent');
  // Nothing is stored yet that could be sealed.
  await bringUpToDate(database, createSealer(Buffer.alloc(32)), log);
  const jobs = await openJobQueue(
    database,
    FEATURES.flatMap((f) => f.jobs ?? []),
    log,
  );
  await jobs.stop();
  await database.close();
}
