// Making and testing backups in the background, and the backup of each night.
import { z } from 'zod';
import { newId } from '../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { BackupError } from '../../../platform/server/backup/backup-error.ts';
import { readBackup } from '../../../platform/server/backup/read-backup.ts';
import { removeKept } from '../../../platform/server/backup/switch-folder.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { listRemovable, nameBackup } from '../rules/backup-names.ts';
import { isStalled } from '../rules/stalled.ts';
import { makeBackup, type MadeBackup } from './make-backup.ts';
import { findBackupKey, openShelf, placeOf } from './shelf.ts';
import { describeSource } from './source.ts';
import { endMaking, findBackup, findMaking, insertBackup, noteRemoved, saveProgress, saveTest } from './store.ts';

const ENDED = refuse('backup.notNow', 'The backup has ended.');
const CANCELED = new BackupError('Canceled. Nothing was kept of it.');
const SAVE_MS = 1_000;

export const makeBackupJob = defineJob({
  name: 'backup.make',
  payload: z.object({ backupId: z.uuid() }),
  retries: 1,
  run: async ({ backupId }, call) => {
    const one = await findBackup(call.db, backupId);
    if (one?.state !== 'making') return;
    try {
      await finish(call, backupId, await make(call, backupId, one.name, one.createdAt));
    } catch (error) {
      await fail(call, backupId, error);
    }
  },
});

async function make({ db, services }: JobCall, id: string, name: string, at: Date): Promise<MadeBackup> {
  const { env, program, blobs } = services;
  const source = await describeSource({ db, engine: program.database, version: program.version, blobs, env });
  const stop = new AbortController();
  let savedAt = -Infinity;
  let saving: Promise<void> | undefined;
  const target = await openShelf(env).open(name);
  try {
    return await makeBackup(source, await findBackupKey(env), target, {
      at,
      signal: stop.signal,
      onProgress(progress) {
        if (saving || performance.now() - savedAt < SAVE_MS) return;
        savedAt = performance.now();
        // The embedded database answers after the snapshot; the backup does not wait for it.
        saving = (async () => {
          try {
            if (await saveProgress(db, id, { ...progress, at: new Date() })) stop.abort(CANCELED);
          } catch {
            // The next part of the work says where it is.
          } finally {
            saving = undefined;
          }
        })();
      },
    });
  } finally {
    await saving;
  }
}

async function finish(call: JobCall, id: string, made: MadeBackup): Promise<void> {
  const { services, change } = call;
  const result = await change('backup.made', async ({ db: tx, now, record, enqueue }) => {
    const { rows, files, bytes, missing, snapshotMs } = made;
    const end = { sizeBytes: bytes, rowCount: rows, fileCount: files, missingFiles: missing, snapshotMs };
    if (!(await endMaking(tx, id, { state: 'made', endedAt: now, problem: null, ...end }))) return ENDED;
    await enqueue(testBackupJob, { backupId: id });
    record({
      contactId: null,
      subject: { type: 'backup', id },
      summary: `Backup of ${rows.toLocaleString('en-US')} rows and ${files.toLocaleString('en-US')} files made`,
      after: { rows, files, bytes },
    });
    return null;
  });
  if (isRefusal(result)) services.log.info({ id }, 'the backup had ended');
}

async function fail({ services, change }: JobCall, id: string, error: unknown): Promise<void> {
  const canceled = error === CANCELED;
  if (!(error instanceof BackupError))
    services.log.error({ id, error: error instanceof Error ? error.stack : String(error) }, 'backup failed');
  const problem = error instanceof BackupError ? error.message : 'The backup could not be written. The log of the program says why.';
  await change('backup.failed', async ({ db, now, record }) => {
    if (!(await endMaking(db, id, { state: canceled ? 'cancelled' : 'failed', endedAt: now, problem }))) return ENDED;
    record({ contactId: null, subject: { type: 'backup', id }, summary: `Backup not made: ${problem}` });
    return null;
  });
}

/** Opens a backup from end to end. */
export const testBackupJob = defineJob({
  name: 'backup.test',
  payload: z.object({ backupId: z.uuid() }),
  retries: 2,
  run: async ({ backupId }, call) => {
    const { db, services, change } = call;
    const one = await findBackup(db, backupId);
    if (!one || one.removedAt !== null || one.state === 'making' || one.state === 'cancelled') return;
    let problem: string | null = null;
    try {
      await readBackup(await openShelf(services.env).read(one.name), await findBackupKey(services.env));
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      problem = error.message;
    }
    await change('backup.tested', async ({ db: tx, now, record }) => {
      if (!(await saveTest(tx, backupId, { problem, at: now }))) return ENDED;
      const summary = problem === null ? 'Backup opened and checked: it is whole' : `Backup cannot be used: ${problem}`;
      record({ contactId: null, subject: { type: 'backup', id: backupId }, summary });
      return null;
    });
    if (problem === null) await makeRoom(call);
  },
});

/** Removes what later backups replace; only once a later one was tested. */
async function makeRoom({ db, services }: JobCall): Promise<void> {
  const shelf = openShelf(services.env);
  const removed = listRemovable(
    (await shelf.list()).map(({ name }) => name),
    new Date(),
  );
  for (const name of removed) await shelf.remove(name);
  await noteRemoved(db, removed, new Date());
}

/** Every night: the backup, which is tested right after, and the end of offices that a restore replaced a week ago. */
export const nightlyBackup = defineJob({
  name: 'backup.nightly',
  payload: z.object({}),
  retries: 2,
  schedule: { cron: '40 8 * * *', sentence: 'A backup of the office is made, then opened and checked.' },
  run: async (_payload, { services, change, now: begun }) => {
    removeKept(services.env.DATA_DIR, begun);
    if (!services.env.BACKUP_NIGHTLY) return;
    await change('backup.requested', async ({ db, now, record, enqueue }) => {
      await lockOn(db, 'backup_files');
      const open = await findMaking(db);
      if (open && !isStalled(open, now)) return refuse('backup.alreadyRunning', 'A backup is being made.');
      if (open) await endMaking(db, open.id, { state: 'failed', endedAt: now, problem: STALLED });
      const id = newId(now);
      await insertBackup(db, {
        id,
        name: nameBackup(now),
        place: placeOf(services.env),
        nightly: true,
        requestedBy: null,
        requestedByName: 'Redress',
        createdAt: now,
      });
      await enqueue(makeBackupJob, { backupId: id });
      record({ contactId: null, subject: { type: 'backup', id }, summary: 'Backup of the night started' });
      return null;
    });
  },
});

/** Said of a backup that a program left when it ended. */
export const STALLED = 'The program ended while this backup was made. Nothing was kept of it.';
