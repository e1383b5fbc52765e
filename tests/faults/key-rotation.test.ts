// The sealing key is rotated on the demo office, and the program is killed while it seals everything again: it continues by itself, and
// then the new key alone opens every value and every file.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { isBlobKey } from '../../platform/server/blobs.ts';
import { openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import { readEnv } from '../../platform/server/env.ts';
import { gatherCatalog } from '../../platform/server/manifest.ts';
import { createSealer, loadSealKeys } from '../../platform/server/seal.ts';
import { listSealedColumns } from '../../platform/server/sealed-columns.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';
import { until } from '../support/until.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-rotation-'));
const data = join(folder, 'data');
let server: ChildServer;
afterEach(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const rotate = (settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['apps/cli/main.ts', 'keys', 'rotate'], {
    env: { PATH: process.env['PATH'], ...settings },
    encoding: 'utf8',
  });

/** What a look into the database answers while the program is down. */
async function look<T>(settings: Readonly<Record<string, string>>, ask: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(readEnv(settings));
  try {
    return await ask(database);
  } finally {
    await database.close();
  }
}

const runs = (database: Database) =>
  database.pool
    .query<{ done: number; ok: boolean | null }>(`select rows_done::int as done, ok from system_runs where task = 'system.reseal'`)
    .then(({ rows }) => rows);

test('after a rotation everything is sealed again, also when the program is killed meanwhile', async () => {
  server = await startDemo(data);
  const { settings } = server;
  const refused = rotate(settings);
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringMatching(/[Ss]top/)]);
  await server.stop();
  expect(rotate(settings)).toMatchObject({ status: 0, stdout: expect.stringContaining('Key 2 seals') });

  server = await startChild(settings, 'apps/server/demo.ts');
  await server.kill();
  const begun = await look(settings, runs);
  expect(begun).toHaveLength(1);

  server = await startChild(settings, 'apps/server/demo.ts');
  const api = new URL('/healthz', server.url);
  await until(async () => {
    if (!(await fetch(api)).ok) return false;
    await server.stop();
    const [run] = await look(settings, runs);
    if (run?.ok === true) return true;
    server = await startChild(settings, 'apps/server/demo.ts');
    return false;
  });

  const keys = loadSealKeys({ DATA_DIR: data });
  const alone = createSealer(keys.current, [randomBytes(32)]);
  await look(settings, async ({ db }) => {
    let filled = 0;
    for (const { table, column, key, placeOf } of await listSealedColumns(db, gatherCatalog(FEATURES).sealedAs)) {
      const { rows } = await sql<{ key: string[]; sealed: Buffer }>`
        select array[${sql.join(key.map((k) => sql`${sql.ref(k)}::text`))}] as key, ${sql.ref(column)} as sealed
        from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db);
      filled += Math.min(1, rows.length);
      for (const row of rows) alone.open(placeOf(row.key), row.sealed);
    }
    expect(filled).toBeGreaterThan(15);
  });
  const shelves = readdirSync(join(data, 'files'));
  const blobs = shelves.flatMap((shelf) => readdirSync(join(data, 'files', shelf)).map((key) => join(data, 'files', shelf, key)));
  expect(blobs.length).toBeGreaterThan(10);
  for (const path of blobs) {
    const key = path.split('/').at(-1) ?? '';
    expect(isBlobKey(key)).toBe(true);
    alone.open(`blobs:${key}:bytes`, readFileSync(path));
  }
});
