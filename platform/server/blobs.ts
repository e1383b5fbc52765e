// Files at rest: one sealed file per blob under DATA_DIR/files, written whole or not at all. Names are random ids, never
// anything a user typed.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sealer } from './seal.ts';

export interface BlobStore {
  /** Stores bytes and returns their key; they survive a crash once this resolves. */
  put(bytes: Uint8Array): Promise<{ key: string; sha256: string }>;
  /** @throws Error when the blob is gone or does not open. */
  get(key: string): Promise<Buffer>;
  remove(key: string): Promise<void>;
  /** Keys of blobs last written before `before`. */
  listOlderThan(before: Date): AsyncIterable<string>;
}

/** A store in `folder`, sealing each blob for its own key. */
export function createBlobStore(folder: string, sealer: Sealer): BlobStore {
  const pathOf = (key: string): string => {
    if (!/^[0-9a-f-]{36}$/.test(key)) throw new Error('Not a blob key.');
    return join(folder, key.slice(0, 2), key);
  };
  return {
    async put(bytes) {
      const key = randomUUID();
      const path = pathOf(key);
      await mkdir(join(folder, key.slice(0, 2)), { recursive: true, mode: 0o700 });
      const temporary = `${path}.part`;
      const file = await open(temporary, 'wx', 0o600);
      try {
        await file.writeFile(sealer.seal(`blobs:${key}:bytes`, bytes));
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
      return { key, sha256: createHash('sha256').update(bytes).digest('hex') };
    },
    get: async (key) => sealer.open(`blobs:${key}:bytes`, await readFile(pathOf(key))),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *listOlderThan(before) {
      for (const shelf of await readdir(folder).catch(() => [])) {
        for (const name of await readdir(join(folder, shelf))) {
          const info = await stat(join(folder, shelf, name)).catch(() => undefined);
          if (info && info.mtime < before) yield name.replace(/\.part$/, '');
        }
      }
    },
  };
}
