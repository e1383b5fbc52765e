// Importing 100,000 rows: the program from the upload's check to the last contact, against COPY of the same contacts into the same
// table with its indexes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { createLogger } from '../../platform/server/log.ts';
import { createSealer } from '../../platform/server/seal.ts';
import { bringUpToDate } from '../../apps/server/start-server.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { createUser } from '../../features/accounts/server/public.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import { startChild } from '../../tests/support/child-server.ts';
import { databaseUrl, onServer } from '../../tests/support/databases.ts';
import { findPostgres } from '../../tests/support/find-postgres.ts';
import type { BenchRow } from './row.ts';

const ROWS = 100_000;
/** Shown of the embedded database, whose engine is another one. */
const ROWS_EMBEDDED = 20_000;
const EMAIL = 'bench@example.test';
const PASSWORD = 'Bench-office-2026-x';

export async function benchImport(): Promise<readonly BenchRow[]> {
  const rows: BenchRow[] = [];
  const postgres = await findPostgres();
  if (postgres) {
    const name = `redress_bench_import_${process.pid}`;
    await onServer(postgres.url, `create database ${name}`);
    try {
      rows.push(await measure('postgres', databaseUrl(postgres.url, name), ROWS, { atLeast: 0.3 }));
    } finally {
      await onServer(postgres.url, `drop database if exists ${name} with (force)`);
      await postgres.stop();
    }
  } else console.log('No PostgreSQL here; only the embedded database was measured.');
  rows.push(await measure('embedded', undefined, ROWS_EMBEDDED, { atLeast: 0 }));
  return rows;
}

async function measure(kind: string, url: string | undefined, count: number, limit: { readonly atLeast: number }): Promise<BenchRow> {
  const dataDir = mkdtempSync(join(tmpdir(), 'redress-bench-'));
  const env = { DATA_DIR: dataDir, ...(url && { DATABASE_URL: url }) };
  try {
    const database = await openDatabase({ DATA_DIR: dataDir, DATABASE_URL: url });
    await bringUpToDate(database, createSealer(Buffer.alloc(32)), createLogger('silent'));
    await saveSettings(database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
    await createUser(database.db, { email: EMAIL, name: 'Bench', password: PASSWORD, role: 'owner' }, new Date());
    await database.close();
    const server = await startChild(env);
    const api = connectApi(server.url, await fetchIdToken(server.url, EMAIL, PASSWORD));
    const uploaded = await api.imports.upload({ file: new File([makeList(count)], 'bench.csv') });
    let longestAnswer = 0;
    const settled = async (id: string) => {
      for (;;) {
        const asked = performance.now();
        const one = await api.imports.get({ id });
        longestAnswer = Math.max(longestAnswer, performance.now() - asked);
        if (one.state !== 'checking' && one.state !== 'writing') return one;
        await new Promise((done) => setTimeout(done, 100));
      }
    };
    const begun = performance.now();
    await api.imports.check({ id: uploaded.id, version: uploaded.version, columns: uploaded.columns, options: uploaded.options });
    const checked = await settled(uploaded.id);
    const between = performance.now();
    await api.imports.write({ id: uploaded.id, version: checked.version });
    const done = await settled(uploaded.id);
    const ours = count / ((performance.now() - begun) / 1000);
    if (done.rows.written !== count) throw new Error(`${done.rows.written} rows were written: ${done.problem}`);
    const seconds = { check: (between - begun) / 1000, write: (performance.now() - between) / 1000 };
    await server.stop();
    const bare = count / (await copySame({ DATA_DIR: dataDir, DATABASE_URL: url }));
    return {
      name: `import of ${count.toLocaleString('en-US')} CSV rows against COPY, ${kind}`,
      bare,
      ours,
      unit: 'rows/s',
      ratio: ours / bare,
      limit,
      note: `check ${seconds.check.toFixed(1)} s, write ${seconds.write.toFixed(1)} s, longest answer during it ${longestAnswer.toFixed(0)} ms`,
    };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function makeList(count: number): string {
  const lines = Array.from(
    { length: count },
    (_, i) =>
      `First${i % 997},Last${i % 4999},person${i}@example.test,(419) ${220 + Math.floor(i / 10_000)}-${String(i % 10_000).padStart(4, '0')},${i % 900} Elm St,Toledo,OH,43604,3/14/1986,fair`,
  );
  return `First Name,Last Name,Email,Phone,Address,City,State,Zip,DOB,Tags\n${lines.join('\n')}\n`;
}

/** Seconds that the server takes to COPY the contacts just imported into an empty table with the same columns and indexes. */
async function copySame(env: { readonly DATA_DIR: string; readonly DATABASE_URL: string | undefined }): Promise<number> {
  const database: Database = await openDatabase(env);
  const { pool } = database;
  const path = env.DATABASE_URL === undefined ? '/tmp/bench-copy.bin' : join(tmpdir(), `redress-copy-${process.pid}.bin`);
  const { rows } = await pool.query<{ name: string }>(
    "select column_name as name from information_schema.columns where table_name = 'contacts' and table_schema = 'public' and is_generated = 'NEVER' order by ordinal_position",
  );
  const columns = rows.map(({ name }) => name).join(', ');
  await pool.query(`copy contacts (${columns}) to '${path}' (format binary)`);
  await pool.query('create table bare_contacts (like contacts including all)');
  const begun = performance.now();
  await pool.query(`copy bare_contacts (${columns}) from '${path}' (format binary)`);
  const seconds = (performance.now() - begun) / 1000;
  await database.close();
  return seconds;
}
