// Restores a backup with all this program knows of an office: its migrations, its jobs, its record.
import { join } from 'node:path';
import { createBlobStore, type BlobStore } from '../../platform/server/blobs.ts';
import type { Sealer } from '../../platform/server/seal.ts';
import { createS3BlobStore } from '../../platform/server/blobs-s3.ts';
import { BackupError } from '../../platform/server/backup/backup-error.ts';
import { parseWaitingJob } from '../../platform/server/backup/backup-jobs.ts';
import type { BackupKey } from '../../platform/server/backup/backup-key.ts';
import { restoreBackup, type RestorePlace } from '../../platform/server/backup/restore-backup.ts';
import type { ReadBackup } from '../../platform/server/backup/read-backup.ts';
import { knowsMigrations, migrateEmpty } from '../../platform/server/database/migrate.ts';
import { openDatabase, type Database } from '../../platform/server/database/open-database.ts';
import type { Env } from '../../platform/server/env.ts';
import { openJobQueue } from '../../platform/server/jobs.ts';
import { createLogger } from '../../platform/server/log.ts';
import { PLACES_OF } from '../../features/backup/rules/table-classes.ts';
import { settleOffice } from '../../features/backup/server/public.ts';
import { applyDisposals, readDisposalText } from '../../features/retention/server/public.ts';
import { FEATURES } from './features.ts';
import { bringUpToDate, MIGRATIONS } from './start-server.ts';

/** Restores a backup. @throws BackupError in a sentence, FolderInUse */
export async function restoreOffice(
  source: AsyncIterable<Uint8Array>,
  key: BackupKey,
  place: RestorePlace,
  options: {
    readonly env: Pick<Env, 'FILES_S3_URL' | 'DATABASE_SYNC'>;
    readonly now: Date;
    readonly say: (sentence: string) => void;
    /** The list of disposals that was kept beside the backup; the one of the office that is replaced is read as well. */
    readonly disposals?: string;
  },
): Promise<ReadBackup> {
  const log = createLogger('error');
  const { env, now, say } = options;
  const openBlobs = (folder: string, sealer: Sealer): BlobStore =>
    env.FILES_S3_URL === undefined ? createBlobStore(folder, sealer) : createS3BlobStore(env.FILES_S3_URL, sealer);
  const steps = FEATURES.flatMap((feature) => feature.dataSteps ?? []);
  return restoreBackup(
    source,
    key,
    place,
    {
      openDatabase: (where) => openDatabase({ ...where, DATABASE_SYNC: env.DATABASE_SYNC }, log),
      checkMigrations(names) {
        if (!knowsMigrations(MIGRATIONS, steps, names))
          throw new BackupError(
            'A newer version of Redress made this backup. Nothing was changed. Restore it with that version, or a newer one.',
          );
      },
      makeSchema: (db, names) => migrateEmpty(db, MIGRATIONS, steps, names),
      bringUpToDate: (database, sealer) => bringUpToDate(database, sealer, log),
      openBlobs,
      placesOf: PLACES_OF,
      async settle({ jobs, ...office }) {
        const { chain } = await settleOffice(office, now);
        say(`Activity chain: ${chain}`);
        const lists = [options.disposals ?? '', await readDisposalText(place.dataDir)];
        const again = await applyDisposals(
          {
            ...office,
            blobs: openBlobs(join(office.dataDir, 'files'), office.sealer),
            retention: FEATURES.flatMap((one) => one.retention ?? []),
          },
          lists,
          now,
        );
        if (again > 0)
          say(`Disposed of again, as after the backup: ${again.toLocaleString('en-US')} ${again === 1 ? 'record' : 'records'}.`);
        await queueAgain(office.database, jobs, log);
      },
      say,
    },
    now,
  );
}

async function queueAgain(database: Database, lines: readonly string[], log: ReturnType<typeof createLogger>): Promise<void> {
  const queue = await openJobQueue(
    database,
    FEATURES.flatMap((feature) => feature.jobs ?? []),
    log,
  );
  try {
    await database.transaction(async (tx) => {
      for (const line of lines) {
        const { name, payload } = parseWaitingJob(line);
        await queue.send(tx, name, payload);
      }
    });
  } finally {
    await queue.stop();
  }
}

/** Where backups of an office lie by default. */
export const backupFolder = (dataDir: string): string => join(dataDir, 'backups');
