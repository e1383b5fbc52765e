// Migrated databases for test files, embedded or PostgreSQL: each is a copy of a template made once per run. A worker keeps the one it has
// from file to file and empties it in between, because making one takes longer than many files do.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { startEmbedded } from '../../platform/server/database/embedded-database.ts';
import { connectEmbedded, openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import { emptyDatabase, readState, type DatabaseState } from './empty-database.ts';
import { keepStatements } from './statements.ts';

export type DatabaseKind = 'embedded' | 'postgres';
export interface TestDatabase {
  /** An empty folder for everything of a server that is not in its database. */
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Connects a server to it, which has to close its connection before `drop`. */
  open(): Promise<Database>;
  /** Gives it back. */
  drop(): Promise<void>;
}

/** A database that outlives the files that use it. */
interface KeptDatabase {
  readonly databaseUrl: string | undefined;
  readonly config: ClientConfig;
  readonly state: DatabaseState;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

const free = new Map<DatabaseKind, KeptDatabase>();

/** The kind the running vitest project is for. */
export function databaseKind(): DatabaseKind {
  return process.env.REDRESS_TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';
}

/** A database as the template is. The caller has it alone until it drops it. */
export async function freshDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const database = free.get(kind) ?? (await (kind === 'embedded' ? createEmbedded() : createOnServer()));
  free.delete(kind);
  const dataDir = mkdtempSync(join(required('REDRESS_TEST_RUN_DIR'), 'app-'));
  return {
    dataDir,
    databaseUrl: database.databaseUrl,
    open: database.open,
    drop: async () => {
      rmSync(dataDir, { recursive: true, force: true });
      // What cannot be emptied for certain, or is one too many, is not used again.
      if (!free.has(kind) && (await emptyDatabase(kind, database.config, database.state))) free.set(kind, database);
      else await database.remove();
    },
  };
}

async function createEmbedded(): Promise<KeptDatabase> {
  const folder = mkdtempSync(join(required('REDRESS_TEST_RUN_DIR'), 'pg-'));
  cpSync(required('REDRESS_TEST_TEMPLATE_DIR'), folder, { recursive: true });
  const engine = await startEmbedded(folder, 'off');
  const config = { host: engine.host, port: 5432, user: 'postgres', database: 'postgres' };
  return {
    databaseUrl: undefined,
    config,
    state: await readState(config),
    open: async () => connectEmbedded(engine, async () => undefined),
    remove: async () => {
      await engine.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function createOnServer(): Promise<KeptDatabase> {
  const server = required('TEST_DATABASE_URL');
  const name = `${required('REDRESS_TEST_TEMPLATE_NAME')}_${Math.random().toString(36).slice(2, 10)}`;
  await copyDatabase(server, required('REDRESS_TEST_TEMPLATE_NAME'), name);
  const url = databaseUrl(server, name);
  return {
    databaseUrl: url,
    config: { connectionString: url },
    state: await readState({ connectionString: url }),
    open: async () => keepStatements(await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })),
    remove: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
}

/** A database `name` like `template`. It does not wait for the disk at each commit: no test stops the database server itself. */
export async function copyDatabase(server: string, template: string, name: string): Promise<void> {
  await onServer(server, `create database ${name} template ${template}`);
  await onServer(server, `alter database ${name} set synchronous_commit = off`);
}

/** `server` with another database name. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}

export async function onServer(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set; run the tests by npm test or npm run check.`);
  return value;
}
