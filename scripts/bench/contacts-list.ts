// An authenticated list of 50 contacts out of 100,000: the running program against node:http + the driver sending the very
// same SQL to the same database. They take turns (the embedded engine serves one process at a time), asked by a client on the
// same two cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect, type CompiledQuery } from 'kysely';
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { openDatabase, type NoTables } from '../../platform/server/database/open-database.ts';
import { mintScope, type StaffScope } from '../../platform/server/scope.ts';
import { countContacts, listContacts } from '../../features/contacts/server/store.ts';
import { DEFAULT_SETTINGS } from '../../features/access/rules/access-settings.ts';
import { createUser, saveSettings } from '../../features/access/server/public.ts';
import { findSession } from '../../features/access/server/store.ts';
import { databaseUrl, onServer } from '../../tests/support/databases.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { median, type BenchRow } from './row.ts';

const CONTACTS = 100_000;
const REQUESTS = 400;
const ROUNDS = 3;
const AT_ONCE = 8;
const BARE_SERVER = fileURLToPath(new URL('./bare-list-server.ts', import.meta.url));
const EMAIL = 'bench@example.test';
const PASSWORD = 'Bench-office-2026-x';

export async function benchContactsList(): Promise<readonly BenchRow[]> {
  const rows = [...(await measure('embedded', undefined))];
  const postgres = await findPostgres();
  if (postgres) {
    const name = `redress_bench_${process.pid}`;
    await onServer(postgres.url, `create database ${name}`);
    try {
      rows.push(...(await measure('postgres', databaseUrl(postgres.url, name))));
    } finally {
      await onServer(postgres.url, `drop database if exists ${name} with (force)`);
      await postgres.stop();
    }
  } else console.log('No PostgreSQL here; only the embedded database was measured.');
  return rows;
}

async function measure(kind: 'embedded' | 'postgres', url: string | undefined): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const env = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  // The first start makes the schema; then the rows go in while nobody serves.
  await (await startChild(env)).stop();
  await seed(env);
  const rates = { ours: [] as number[], bare: [] as number[] };
  const memory = { ours: 0, bare: 0 };
  try {
    let statements: readonly Statement[] | undefined;
    for (let round = 0; round < ROUNDS; round += 1) {
      const server = await startChild(env);
      const token = await fetchIdToken(server.url, EMAIL, PASSWORD);
      await load(`${server.url}/api/contacts`, token, REQUESTS);
      rates.ours.push(await load(`${server.url}/api/contacts`, token, REQUESTS));
      memory.ours = Math.max(memory.ours, residentMb(server.pid));
      await server.stop();

      statements ??= await captureStatements(env, token);
      const bare = spawn(process.execPath, [BARE_SERVER], { env: { ...process.env, ...env, BARE_STATEMENTS: JSON.stringify(statements) }, stdio: ['ignore', 'pipe', 'inherit'] });
      const [line] = (await once(bare.stdout, 'data')) as [Buffer];
      const bareUrl = line.toString().trim();
      await load(bareUrl, token, REQUESTS);
      rates.bare.push(await load(bareUrl, token, REQUESTS));
      memory.bare = Math.max(memory.bare, residentMb(bare.pid ?? 0));
      bare.kill('SIGTERM');
      await once(bare, 'exit');
    }
    const [ours, bare] = [median(rates.ours), median(rates.bare)];
    return [{
      name: `list of 50 out of ${CONTACTS.toLocaleString('en-US')} with its total, ${kind}`, bare, ours, unit: 'requests/s', ratio: ours / bare, limit: { atLeast: 0.5 },
      note: `server memory ${memory.ours} MB, bare ${memory.bare} MB`,
    }];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Statement { readonly text: string; readonly values: readonly unknown[] }

async function seed(env: { DATA_DIR: string; DATABASE_URL?: string }): Promise<void> {
  const database = await openDatabase(env);
  await saveSettings(database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  await createUser(database.db, { email: EMAIL, name: 'Bench', password: PASSWORD, role: 'owner' }, new Date());
  await database.pool.query(`insert into contacts (id, category, first_name, last_name, email, phone, city, state, zip, ssn_last4, created_at, updated_at)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, (array['lead', 'client', 'affiliate'])[1 + i % 3], 'First' || i % 997, 'Last' || i % 4999,
      'person' || i || '@example.test', '+1419555' || lpad((i % 10000)::text, 4, '0'), 'Toledo', 'OH', '43604', lpad((i % 10000)::text, 4, '0'), now(), now()
    from generate_series(1, ${CONTACTS}) i`);
  await database.pool.query('vacuum analyze contacts');
  await database.close();
}

/** The statements of one list request as the program sends them: session, page, total. */
async function captureStatements(env: { DATA_DIR: string; DATABASE_URL?: string }, token: string): Promise<Statement[]> {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string; sub: string };
  const database = await openDatabase(env);
  const seen: CompiledQuery[] = [];
  const db = new Kysely<NoTables>({ dialect: new PostgresDialect({ pool: database.pool }), log: (event) => void seen.push(event.query) });
  await findSession(db, claims.sid, claims.sub);
  const scope = mintScope({ kind: 'staff', userId: claims.sub, sessionId: claims.sid, email: EMAIL, name: 'Bench', role: 'owner', contactId: null, needsSecondFactor: false, may: () => true }) as StaffScope;
  await listContacts(db, scope, { sort: 'newest', limit: 50 });
  await countContacts(db, scope, {}, 10_000);
  await database.close();
  return seen.map((q) => ({ text: q.sql, values: q.parameters }));
}

/** Requests per second of `count` requests, `AT_ONCE` at a time. @throws Error when one is not answered with 50 rows */
async function load(url: string, token: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  let left = count;
  const begun = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      const body = await get(url, token, agent);
      if (!body.startsWith('{"rows":[')) throw new Error(`Unexpected answer: ${body.slice(0, 200)}`);
    }
  }));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return count / seconds;
}

function get(url: string, token: string, agent: Agent): Promise<string> {
  return new Promise((done, fail) => {
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(Buffer.concat(chunks).toString()));
    }).on('error', fail).end();
  });
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb ?? 0) / 1024);
}
