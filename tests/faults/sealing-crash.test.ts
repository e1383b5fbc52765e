// kill -9 while the rows of an earlier version are being sealed: the next start continues, nothing is lost and nothing stays in the clear.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startServer } from '../../apps/server/start-server.ts';
import { findBrokenLink } from '../../features/activity/server/public.ts';
import { FolderInUse } from '../../platform/server/database/lock.ts';
import { openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import { readEnv } from '../../platform/server/env.ts';
import serverFlags from '../../scripts/server-flags.json' with { type: 'json' };
import { readRecord } from '../support/opened-record.ts';
import { until } from '../support/until.ts';
import { buildUnsealed, findInClear, PLANTED, plantUnsealed } from '../support/unsealed-office.ts';

const folder = mkdtempSync(join(tmpdir(), 'redress-sealing-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));
// What a process wrote outlives its kill; only a power cut needs the disk to be waited for.
const env = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'info', DATABASE_SYNC: 'off' };
const RECORDED = 6_000;

/** Starts the program and kills it when its log says that so many rows of the record are sealed; answers what it had said. */
async function startAndKillAt(rows: number): Promise<string> {
  const child = spawn(process.execPath, [...serverFlags, 'apps/server/main.ts'], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const hear = (chunk: Buffer): void => {
    output += chunk.toString();
    if (output.includes(`${rows} of activity done`)) child.kill('SIGKILL');
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await new Promise((done) => child.once('close', done));
  return output;
}

/** The dead one's database may need a moment to notice that its parent is gone. */
async function whenFree<T>(open: () => Promise<T>): Promise<T> {
  let opened: { readonly value: T } | undefined;
  await until(async () => {
    try {
      opened = { value: await open() };
      return true;
    } catch (error) {
      if (error instanceof FolderInUse) return false;
      throw error;
    }
  });
  if (!opened) throw new Error('It never opened.');
  return opened.value;
}

test('sealing that is killed twice continues at the next start and loses nothing', async () => {
  const before: Database = await openDatabase(readEnv(env));
  await buildUnsealed(before);
  const { contactId } = await plantUnsealed(before, RECORDED);
  await before.close();

  for (const rows of [1_000, 2_000]) {
    const output = await whenFree(async () => {
      const said = await startAndKillAt(rows);
      if (said.includes('in use by process')) throw new FolderInUse(said);
      return said;
    });
    expect(output).toContain(`${rows} of activity done`);
    expect(output).not.toContain('ready at');
  }
  const half = await whenFree(() => openDatabase(readEnv(env)));
  const { rows: left } = await half.pool.query<{ sealed: number; clear: number }>(
    'select count(content_sealed)::int as sealed, count(summary)::int as clear from activity',
  );
  await half.close();
  expect(left[0]?.sealed).toBeGreaterThanOrEqual(3_000);
  expect(left[0]?.clear).toBeGreaterThan(0);
  expect((left[0]?.sealed ?? 0) + (left[0]?.clear ?? 0)).toBe(RECORDED);

  const server = await startServer(readEnv({ ...env, LOG_LEVEL: 'error' }));
  try {
    const rows = (await readRecord({ server })).filter((row) => row.contactId === contactId);
    expect(rows.map(({ summary }) => summary)).toEqual(Array.from({ length: RECORDED }, (_, i) => `${PLANTED.summary} ${i + 1}`));
    expect(rows.filter(({ after }) => after !== null)).toHaveLength(RECORDED / 2);
    expect(await findBrokenLink(server.database.db, server.services.sealer)).toBeUndefined();
    expect(await findInClear(server.database, Object.values(PLANTED))).toEqual([]);
  } finally {
    await server.close();
  }
}, 600_000);
