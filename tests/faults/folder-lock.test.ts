// One data folder, one embedded database: by whatever path, mount or network namespace it is reached, and however many start at once.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { openDatabase } from '../../platform/server/database/open-database.ts';
import { readHolder, runFolder } from '../../platform/server/database/lock.ts';

/** Takes the lock of a folder as the database's process does, says so, and holds it until its stdin ends. */
const TAKER = `
  import { lockFolder } from './platform/server/database/lock.ts';
  const me = { pid: process.pid, databasePid: process.pid, since: 'now' };
  try {
    await lockFolder(process.argv[1], me);
    console.log('taken');
    process.stdin.resume();
  } catch (error) {
    console.log(error.message);
  }`;

let folder: string;
let takers: ChildProcess[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'redress-lock-'))));
afterEach(() => {
  for (const taker of takers.splice(0)) taker.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a taker and answers the first line it says. */
function take(path: string, before: readonly string[] = []): Promise<{ line: string; process: ChildProcess }> {
  const [first, ...wrapped] = before;
  const args = ['--input-type=module', '-e', TAKER, path];
  const taker = spawn(first ?? process.execPath, first === undefined ? args : [...wrapped, process.execPath, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  takers.push(taker);
  return new Promise((done) => {
    let line = '';
    taker.stdout.on('data', (chunk: Buffer) => (line += chunk.toString()));
    taker.stdout.on('data', () => line.includes('\n') && done({ line: line.trim(), process: taker }));
    taker.once('close', () => done({ line: line.trim(), process: taker }));
  });
}

const IN_USE = /is in use by process \d+/;
const may = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

test('of many starters exactly one gets the folder, and after its kill -9 again exactly one', async () => {
  for (let round = 0; round < 3; round += 1) {
    const all = await Promise.all(Array.from({ length: 8 }, () => take(folder)));
    const winners = all.filter(({ line }) => line === 'taken');
    expect(all.map(({ line }) => line).filter((line) => line !== 'taken')).toEqual(Array<unknown>(7).fill(expect.stringMatching(IN_USE)));
    for (const winner of winners) {
      const dead = new Promise((done) => winner.process.once('close', done));
      winner.process.kill('SIGKILL');
      await dead;
    }
  }
});

const mounts = may('unshare', '-m', 'true');
test.skipIf(!mounts)(
  `another mount of the folder is the same folder${mounts ? '' : ' (NOT RUN: mounting is not allowed here)'}`,
  async () => {
    const { line } = await take(folder);
    expect(line).toBe('taken');
    const other = mkdtempSync(join(tmpdir(), 'redress-lock-mount-'));
    try {
      const mounted = await take(other, ['unshare', '-m', 'sh', '-c', 'mount --bind "$0" "$1" && shift && exec "$@"', folder, other]);
      expect(mounted.line).toMatch(IN_USE);
    } finally {
      rmSync(other, { recursive: true });
    }
  },
);

const networks = may('unshare', '-n', 'true');
test.skipIf(!networks)(
  `another network namespace, as in a second container, changes nothing${networks ? '' : ' (NOT RUN: unshare is not allowed here)'}`,
  async () => {
    expect((await take(folder)).line).toBe('taken');
    expect((await take(folder, ['unshare', '-n'])).line).toMatch(IN_USE);
  },
);

test('a folder with a path longer than the address of a socket works', async () => {
  const long = join(folder, ...Array.from({ length: 4 }, (_, i) => `${'long'.repeat(12)}${i}`));
  mkdirSync(long, { recursive: true });
  const database = await openDatabase({ DATA_DIR: long });
  try {
    expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
    expect(readHolder(runFolder(long))?.pid).toBe(process.pid);
  } finally {
    await database.close();
  }
});
