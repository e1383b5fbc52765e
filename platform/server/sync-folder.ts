// A new name survives a power cut only once its folder was synced.
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';

/** Some systems cannot sync a folder and say so with these. PostgreSQL passes over them as well. */
const CANNOT_SYNC = new Set(['EISDIR', 'EINVAL', 'EPERM', 'EACCES', 'ENOTSUP', 'EBADF']);

/** Waits until the names in this folder are on disk, where the system can do that. */
export async function syncFolder(path: string): Promise<void> {
  try {
    await using folder = await open(path, 'r');
    await folder.sync();
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

/** The same for a process that has nothing else to do meanwhile. */
export function syncFolderNow(path: string): void {
  try {
    const folder = openSync(path, 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch (error) {
    if (!cannotSync(error)) throw error;
  }
}

function cannotSync(error: unknown): boolean {
  return error instanceof Error && 'code' in error && CANNOT_SYNC.has(String(error.code));
}
