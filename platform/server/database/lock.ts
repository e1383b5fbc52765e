// One process per embedded data folder: two PGlite processes on one folder lose each other's writes without a word. The kernel
// holds the lock on a file inside the folder. It is therefore the same lock by whatever path, mount or container the folder is
// reached, and it ends with its holder however that one dies; nothing stale is left to clean up. Node offers no such lock of its
// own, so SQLite takes it; nothing is ever written to that file.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';

export interface FolderLock {
  release(): void;
}

/** Thrown when another live process holds the folder; the message names it. */
export class FolderInUse extends Error {}

export interface Holder {
  /** The program a person would stop. */
  readonly pid: number;
  /** The process that holds the lock. */
  readonly databasePid: number;
  readonly since: string;
}

/** How long a database whose program has just been killed may take to close. */
const CLOSING_MS = 10_000;
const LOOK_AGAIN_MS = 50;
const SQLITE_BUSY = 5;

/** Where the lock and the socket of the embedded database lie. */
export const runFolder = (dataDir: string): string => join(dataDir, 'run');

/** Takes the folder for this process. A holder whose program is dead gets a moment to close. @throws FolderInUse */
export async function lockFolder(dataDir: string, holder: Holder): Promise<FolderLock> {
  const folder = runFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const end = performance.now() + CLOSING_MS;
  for (;;) {
    const lock = tryLock(join(folder, 'lock'));
    if (lock) {
      writeHolder(folder, holder);
      return lock;
    }
    const present = readHolder(folder);
    if (performance.now() > end || (present && isAlive(present.pid))) throw inUse(dataDir, present);
    await pause(LOOK_AGAIN_MS);
  }
}

/** Who holds the folder, or held it last. */
export function readHolder(folder: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, 'holder.json'), 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function tryLock(file: string): FolderLock | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    // Without a journal in memory one would be written beside the file, and found stale after a kill. Of those who ask for the
    // right to write, exactly one gets it.
    lock.exec('pragma journal_mode = memory; begin immediate');
    return { release: () => lock.close() };
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw new Error(`The data folder cannot be locked (${file}): ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function writeHolder(folder: string, holder: Holder): void {
  const written = join(folder, `holder.${holder.databasePid}`);
  writeFileSync(written, JSON.stringify(holder), { mode: 0o600 });
  renameSync(written, join(folder, 'holder.json'));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function inUse(dataDir: string, holder: Holder | undefined): FolderInUse {
  const who = holder ? `process ${holder.pid} (started ${holder.since})` : 'another process';
  return new FolderInUse(`The data folder ${dataDir} is in use by ${who}. Stop that one first, or set DATA_DIR to another folder.`);
}
