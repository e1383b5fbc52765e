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
  /** What is stored under this key, still sealed; undefined when nothing is. For backups. */
  getSealed(key: string): Promise<Buffer | undefined>;
  /** Stores under its own key what `getSealed` answered, here or in another store. */
  putSealed(key: string, sealed: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  /**
   * Seals those blobs of a shelf again that a former key sealed. Each is replaced whole or not at all.
   * @param shelf the first two digits of their keys
   */
  sealAgain(shelf: string): Promise<SealedAgain>;
  /** Keys of blobs last written before `before`, and of those whose writing was cut short before it. */
  listOlderThan(before: Date): AsyncIterable<string>;
}

/** What sealing again did. */
export interface SealedAgain {
  /** Values looked at. */
  readonly seen: number;
  readonly changed: number;
  /** Keys of blobs that do not open. */
  readonly unopened: readonly string[];
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

/** Seals those of these blobs again that a former key sealed; other names among `names` are passed over. */
export async function sealAgain(
  sealer: Sealer,
  { getSealed, putSealed }: Pick<BlobStore, 'getSealed' | 'putSealed'>,
  names: readonly string[],
): Promise<SealedAgain> {
  const keys = names.filter(isBlobKey);
  const unopened: string[] = [];
  let changed = 0;
  for (const key of keys) {
    // A blob may be removed meanwhile.
    const sealed = await getSealed(key);
    if (sealed === undefined || !sealer.isFormer(sealed)) continue;
    const again = openAgain(sealer, key, sealed);
    if (again === undefined) unopened.push(key);
    else {
      await putSealed(key, again);
      changed += 1;
    }
  }
  return { seen: keys.length, changed, unopened };
}

/** A blob sealed with the current key; undefined when it does not open. */
function openAgain(sealer: Sealer, key: string, sealed: Uint8Array): Buffer | undefined {
  try {
    return sealer.seal(`blobs:${key}:bytes`, sealer.open(`blobs:${key}:bytes`, sealed));
  } catch {
    return undefined;
  }
}

/** Bytes under a name, whole and on disk, or not at all. The folder's own entry is not synced. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const temporary = `${path}.part`;
  try {
    // A cut may have left one of this name.
    const file = await open(temporary, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A store in `folder`, sealing each blob for its own key. */
export function createBlobStore(folder: string, sealer: Sealer): BlobStore {
  const pathOf = (key: string): string => join(folder, checkBlobKey(key).slice(0, 2), key);
  /** Shelves whose own name is on disk; another upload may have made one a moment ago. */
  const synced = new Set<string>();
  const putSealed = async (key: string, sealed: Uint8Array): Promise<void> => {
    const path = pathOf(key);
    const shelf = join(folder, key.slice(0, 2));
    await mkdir(shelf, { recursive: true, mode: 0o700 });
    if (!synced.has(shelf)) {
      await syncFolder(folder);
      await syncFolder(dirname(folder));
      synced.add(shelf);
    }
    await writeWhole(path, sealed);
    await syncFolder(shelf);
  };
  const getSealed = (key: string): Promise<Buffer | undefined> =>
    readFile(pathOf(key)).catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    });
  return {
    async put(bytes) {
      const key = randomUUID();
      await putSealed(key, sealer.seal(`blobs:${key}:bytes`, bytes));
      return { key, sha256: await sha256Of(bytes) };
    },
    putSealed,
    getSealed,
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
    sealAgain: async (shelf) => sealAgain(sealer, { getSealed, putSealed }, await readdir(join(folder, shelf)).catch(() => [])),
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
