import type { FeatureSettings, Part } from '../../../platform/server/part.ts';

export const BACKUP_SETTINGS: FeatureSettings = { about: 'Backups', names: ['BACKUP_PASSPHRASE', 'BACKUP_S3_URL', 'BACKUP_NIGHTLY'] };

export const BACKUP_PARTS: readonly Part[] = [
  {
    key: 'backup.bucket',
    name: 'Backups in a bucket',
    about: 'Nightly backups are written, encrypted, to an S3-compatible bucket, apart from this machine.',
    needs: 'A bucket with a key that may read, write and delete in it.',
    settings: ['BACKUP_S3_URL'],
    without: 'Backups are written, encrypted, to the data folder of this machine. Copy them elsewhere.',
  },
  {
    key: 'backup.passphrase',
    name: 'Backups with a passphrase',
    about: 'Backups open with a passphrase of your own instead of the key on the recovery sheet.',
    needs: 'A place apart from this machine that keeps the passphrase: without it no backup can be opened.',
    settings: ['BACKUP_PASSPHRASE'],
    without: 'Backups open with the key on the recovery sheet.',
  },
];
