// What of this office goes into a backup.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupSource } from '../../../platform/server/backup/write-backup.ts';
import { listWaitingJobs } from '../../../platform/server/backup/backup-jobs.ts';
import type { BlobStore } from '../../../platform/server/blobs.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import { loadSealKeys } from '../../../platform/server/seal.ts';
import { listStoredBlobs, measureStoredBlobs } from '../../files/server/public.ts';
import { RUN_AGAIN } from '../rules/job-classes.ts';
import { LEFT_OUT, PLACES_OF } from '../rules/table-classes.ts';

interface Office {
  readonly db: JobDb;
  readonly engine: BackupSource['engine'];
  readonly version: string;
  readonly blobs: BlobStore;
  readonly env: Parameters<typeof loadSealKeys>[0];
}

/** The office as `writeBackup` reads it. The end of the activity chain is read now, so before the snapshot. */
export async function describeSource({ env, ...office }: Office): Promise<BackupSource> {
  return {
    ...office,
    keys: loadSealKeys(env),
    activityHead: await readFile(join(env.DATA_DIR, 'keys', 'activity-head.json'), 'utf8').catch(() => null),
    leftOut: LEFT_OUT,
    placesOf: PLACES_OF,
    waitingJobs: (tx) => listWaitingJobs(tx, RUN_AGAIN),
    listBlobs: listStoredBlobs,
    measureBlobs: measureStoredBlobs,
  };
}
