// Backups as files in a folder: written beside their place and renamed when they are whole and on disk, readable by their owner only.
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { syncFolder } from '../sync-folder.ts';
import { BackupError } from './backup-error.ts';

/** Where one backup is written to. It is there after `keep`, and leaves nothing after `drop`. */
export interface BackupTarget {
  readonly stream: Writable;
  /** Once the stream has ended. Answers the size in bytes. */
  keep(): Promise<number>;
  drop(): Promise<void>;
}
export interface StoredBackup {
  readonly name: string;
  readonly bytes: number;
}
/** A folder or bucket of backups. */
export interface BackupShelf {
  /** In words: 'the folder /data/backups'. */
  readonly words: string;
  open(name: string): Promise<BackupTarget>;
  read(name: string): Promise<Readable>;
  list(): Promise<readonly StoredBackup[]>;
  remove(name: string): Promise<void>;
}

const PART = '.part';
/** No backup of an office takes longer than this; what is older was left by a program that was killed. */
const STALE_MS = 24 * 60 * 60 * 1000;

/** Opens a new file at `path`. @throws BackupError when one is there */
export async function openBackupFile(path: string): Promise<BackupTarget> {
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (await stat(path).catch(() => undefined)) throw new BackupError(`There is already a file ${path}. Nothing was written.`);
  const written = `${path}.${randomUUID()}${PART}`;
  const stream = createWriteStream(written, { flags: 'wx', mode: 0o600 });
  return {
    stream,
    async keep() {
      const file = await open(written, 'r+');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(written, path);
      await syncFolder(folder);
      return (await stat(path)).size;
    },
    async drop() {
      stream.destroy();
      await rm(written, { force: true });
    },
  };
}

/** @throws BackupError when there is no such file */
export async function readBackupFile(path: string): Promise<Readable> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile() !== true) throw new BackupError(`There is no file ${path}.`);
  return createReadStream(path, { highWaterMark: 256 * 1024 });
}

/** The backups in `folder`. Others than those whose name `isBackup` knows are left alone. */
export function openBackupFolder(folder: string, isBackup: (name: string) => boolean): BackupShelf {
  return {
    words: `the folder ${folder}`,
    async open(name) {
      await removeStale(folder);
      return openBackupFile(join(folder, name));
    },
    read: (name) => readBackupFile(join(folder, name)),
    async list() {
      const names = (await readdir(folder).catch(() => [])).filter(isBackup).toSorted();
      return Promise.all(names.map(async (name) => ({ name, bytes: (await stat(join(folder, name))).size })));
    },
    async remove(name) {
      if (isBackup(name)) await rm(join(folder, name), { force: true });
    },
  };
}

async function removeStale(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith(PART)) continue;
    const info = await stat(join(folder, name)).catch(() => undefined);
    if (info && Date.now() - info.mtimeMs > STALE_MS) await rm(join(folder, name), { force: true });
  }
}
