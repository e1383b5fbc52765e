// Where this office keeps its backups, and what opens them.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openBackupBucket } from '../../../platform/server/backup/backup-bucket.ts';
import { openBackupFolder, type BackupShelf } from '../../../platform/server/backup/backup-file.ts';
import { officeBackupKey, passphraseKey, type BackupKey } from '../../../platform/server/backup/backup-key.ts';
import type { Env } from '../../../platform/server/env.ts';
import { momentOfName } from '../rules/backup-names.ts';

type Settings = Pick<Env, 'DATA_DIR' | 'BACKUP_S3_URL' | 'BACKUP_PASSPHRASE'>;
const isBackup = (name: string): boolean => momentOfName(name) !== undefined;

export function openShelf({ DATA_DIR, BACKUP_S3_URL }: Settings): BackupShelf {
  return BACKUP_S3_URL === undefined ? openBackupFolder(join(DATA_DIR, 'backups'), isBackup) : openBackupBucket(BACKUP_S3_URL, isBackup);
}

export const placeOf = ({ BACKUP_S3_URL }: Settings): 'folder' | 'bucket' => (BACKUP_S3_URL === undefined ? 'folder' : 'bucket');

export async function findBackupKey({ DATA_DIR, BACKUP_PASSPHRASE }: Settings): Promise<BackupKey> {
  return BACKUP_PASSPHRASE === undefined ? officeBackupKey(DATA_DIR) : passphraseKey(BACKUP_PASSPHRASE);
}

/** Keeps a text beside the backups, in the place of the one before: who takes the backups away has it too. */
export async function keepListBeside(env: Settings, name: string, text: string): Promise<void> {
  if (env.BACKUP_S3_URL !== undefined) {
    const target = await openShelf(env).open(name);
    await pipeline([text], target.stream);
    await target.keep();
    return;
  }
  const folder = join(env.DATA_DIR, 'backups');
  const written = join(folder, `${name}.${randomUUID()}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(written, text, { mode: 0o600, flush: true });
  await rename(written, join(folder, name));
}
