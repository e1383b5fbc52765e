// Exporting 1,000,000 contacts: memory the server grows by and rows a second, against the driver reading the same rows with a cursor.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { createLogger } from '../../platform/server/log.ts';
import { createSealer } from '../../platform/server/seal.ts';
import { bringUpToDate } from '../../apps/server/start-server.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { USUAL_COLUMNS } from '../../features/exports/rules/export-columns.ts';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { databaseUrl, onServer } from '../../tests/support/databases.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import type { BenchRow } from './row.ts';

const CONTACTS = 1_000_000;
const PAGE = 2_000;
const GROWTH_MB = 150;
const EMAIL = 'bench@example.test';
const PASSWORD = 'Bench-office-2026-x';

export async function benchExport(): Promise<readonly BenchRow[]> {
  const postgres = await findPostgres();
  if (!postgres) {
    console.log('No PostgreSQL here; a million contacts are not measured.');
    return [];
  }
  const name = `redress_bench_export_${process.pid}`;
  await onServer(postgres.url, `create database ${name}`);
  try {
    return await measure(databaseUrl(postgres.url, name));
  } finally {
    await onServer(postgres.url, `drop database if exists ${name} with (force)`);
    await postgres.stop();
  }
}

async function measure(url: string): Promise<BenchRow[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  try {
    const bare = CONTACTS / (await seedAndRead(dataDir, url));
    const server = await startChild({ DATA_DIR: dataDir, DATABASE_URL: url });
    const api = connectApi(server.url, await fetchIdToken(server.url, EMAIL, PASSWORD));
    await api.contactLists.list({});
    const before = residentMb(server.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMb(server.pid))), 50);
    const begun = performance.now();
    const { id } = await api.exports.create({ dataset: 'contacts', filter: {}, columns: [...USUAL_COLUMNS] });
    let one = await api.exports.get({ id });
    while (one.state === 'writing') {
      await new Promise((done) => setTimeout(done, 200));
      one = await api.exports.get({ id });
    }
    const seconds = (performance.now() - begun) / 1000;
    const written = most;
    const answer = await fetch(`${server.url}${(await api.exports.openLink({ id })).path}`);
    let bytes = 0;
    for await (const chunk of answer.body ?? []) bytes += chunk.length;
    clearInterval(watch);
    await server.stop();
    if (one.rowsWritten !== CONTACTS || bytes !== one.sizeBytes)
      throw new Error(`${one.rowsWritten} rows in ${bytes} of ${one.sizeBytes} bytes.`);
    const ours = CONTACTS / seconds;
    const what = `export of ${CONTACTS.toLocaleString('en-US')} contacts, postgres`;
    return [
      {
        name: `${what}: rows a second against the driver reading them by key`,
        bare,
        ours,
        unit: 'rows/s',
        ratio: ours / bare,
        limit: { atLeast: 0 },
        note: `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s`,
      },
      {
        name: `${what}: growth of the server's memory, download included`,
        bare: before,
        ours: most,
        unit: 'MB',
        ratio: most / before,
        limit: { atMost: (before + GROWTH_MB) / before },
        note: `${written - before} MB while it was written, ${most - before} MB with the download, ${GROWTH_MB} allowed`,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills the database and answers the seconds the driver takes to read all of it by key. */
async function seedAndRead(dataDir: string, url: string): Promise<number> {
  const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url });
  const { pool } = database;
  await bringUpToDate(database, createSealer(Buffer.alloc(32)), createLogger('silent'));
  await saveSettings(database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  await createUser(database.db, { email: EMAIL, name: 'Bench', password: PASSWORD, role: 'owner' }, new Date());
  await pool.query(`insert into contacts (id, category, stage, first_name, last_name, email, phone, address_line1, city, state, zip, created_at, updated_at)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'client', 'onboarding', 'First' || i % 997, 'Last' || i % 4999, 'person' || i || '@example.test',
      '+1419555' || lpad((i % 10000)::text, 4, '0'), i % 900 || ' Elm St', 'Toledo', 'OH', '43604', now(), now() from generate_series(1, ${CONTACTS}) i`);
  await pool.query('vacuum analyze contacts');
  const begun = performance.now();
  let last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  for (;;) {
    const { rows } = await pool.query<{ id: string }>(
      'select id, first_name, last_name, company, category, stage, email, phone, address_line1, address_line2, city, state, zip, source, tags, follow_up_on, created_at from contacts where archived_at is null and id < $1 order by id desc limit $2',
      [last, PAGE],
    );
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PAGE) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  await database.close();
  return seconds;
}

function residentMb(pid: number): number {
  const kb = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kb ?? 0) / 1024);
}
