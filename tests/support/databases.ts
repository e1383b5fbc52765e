// A fresh, migrated database for each test file: a copy of a template made once per run, embedded or PostgreSQL.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export type DatabaseKind = 'embedded' | 'postgres';
export interface TestDatabase {
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  drop(): Promise<void>;
}

/** The kind the running vitest project is for. */
export function databaseKind(): DatabaseKind {
  return process.env.REDRESS_TEST_DATABASE === 'postgres' ? 'postgres' : 'embedded';
}

export async function freshDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-test-'));
  if (kind === 'embedded') {
    cpSync(required('REDRESS_TEST_TEMPLATE_DIR'), dataDir, { recursive: true });
    return { dataDir, databaseUrl: undefined, drop: async () => rmSync(dataDir, { recursive: true, force: true }) };
  }
  const server = required('TEST_DATABASE_URL');
  const name = `redress_test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await onServer(server, `create database ${name} template ${required('REDRESS_TEST_TEMPLATE_NAME')}`);
  return {
    dataDir,
    databaseUrl: databaseUrl(server, name),
    drop: async () => {
      await onServer(server, `drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
