// Makes one backup on a shelf, whole or not at all, and opens backups to check them.
import type { BackupTarget } from '../../../platform/server/backup/backup-file.ts';
import type { BackupKey } from '../../../platform/server/backup/backup-key.ts';
import { writeBackup, type BackupCounts, type BackupProgress, type BackupSource } from '../../../platform/server/backup/write-backup.ts';

export interface MadeBackup extends BackupCounts {
  readonly bytes: number;
  /** How long it took, in milliseconds. */
  readonly tookMs: number;
}

/** Writes a backup into `target`. Nothing of it is left when it fails or is canceled. */
export async function makeBackup(
  source: BackupSource,
  key: BackupKey,
  target: BackupTarget,
  options: { readonly at: Date; readonly signal?: AbortSignal; readonly onProgress?: (progress: BackupProgress) => void },
): Promise<MadeBackup> {
  const begun = performance.now();
  try {
    const counts = await writeBackup(source, key, target.stream, options);
    return { ...counts, bytes: await target.keep(), tookMs: Math.round(performance.now() - begun) };
  } catch (error) {
    await target.drop();
    throw error;
  }
}
