// Files at rest: one sealed file per blob under DATA_DIR/files, written whole or not at all. Names are random ids, never
// anything a user typed.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256Of } from './blobs-digest.ts';
import type { Sealer } from './seal.ts';
import { syncFolder } from './sync-folder.ts';

export interface BlobStore {
  /** Stores bytes and returns their key; they survive a crash once this resolves. */
  put(bytes: Uint8Array): Promise<{ key: string; sha256: string }>;
  /** @throws Error when the blob is gone or does not open. */
  get(key: string): Promise<Buffer>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /** Keys of blobs last written before `before`, and of those whose writing was cut short before it. */
  listOlderThan(before: Date): AsyncIterable<string>;
}

/** Whether this program can have named a blob so. */
export function isBlobKey(key: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key);
}

/** @throws Error when `key` could be anything but the name this program gave a blob. */
export function checkBlobKey(key: string): string {
  if (!isBlobKey(key)) throw new Error('Not a blob key.');
  return key;
}

/** A store in `folder`, sealing each blob for its own key. */
export function createBlobStore(folder: string, sealer: Sealer): BlobStore {
  const pathOf = (key: string): string => join(folder, checkBlobKey(key).slice(0, 2), key);
  /** Shelves whose own name is on disk; another upload may have made one a moment ago. */
  const synced = new Set<string>();
  return {
    async put(bytes) {
      const key = randomUUID();
      const path = pathOf(key);
      const shelf = join(folder, key.slice(0, 2));
      await mkdir(shelf, { recursive: true, mode: 0o700 });
      if (!synced.has(shelf)) {
        await syncFolder(folder);
        await syncFolder(dirname(folder));
        synced.add(shelf);
      }
      const temporary = `${path}.part`;
      try {
        const file = await open(temporary, 'wx', 0o600);
        try {
          await file.writeFile(sealer.seal(`blobs:${key}:bytes`, bytes));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      await syncFolder(shelf);
      return { key, sha256: await sha256Of(bytes) };
    },
    get: async (key) => sealer.open(`blobs:${key}:bytes`, await readFile(pathOf(key))),
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    async remove(key) {
      await rm(pathOf(key), { force: true });
      await rm(`${pathOf(key)}.part`, { force: true });
    },
    async *listOlderThan(before) {
      for (const shelf of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shelf)).catch(() => [])) {
          const key = name.replace(/\.part$/, '');
          const info = await stat(join(folder, shelf, name)).catch(() => undefined);
          if (info && info.mtime < before && isBlobKey(key)) yield key;
        }
      }
    },
  };
}
