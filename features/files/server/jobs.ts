import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { scanBytes } from './scanner.ts';
import { listQuarantined, removeDeleted, setState } from './store.ts';
import { listBlobsOfFiles, listKnownBlobs } from './store/known-blobs.ts';
import { removePagesBefore } from './store/pages.ts';
import { deleteExpiredUploads } from './store/uploads.ts';

const HOUR_MS = 60 * 60 * 1000;
const GRACE_MS = HOUR_MS;
/** How long a deleted file can be recovered by an administrator. */
const DELETED_MS = 30 * 24 * HOUR_MS;
/** How long pictures wait to become a document. */
const PAGES_MS = 24 * HOUR_MS;
const BATCH = 200;
const SCANS_A_RUN = 50;

/**
 * Every night: remove bytes whose row was never committed, that a newer generation replaced, or that belong to an upload no one
 * finished; forget what was deleted a month ago; and report files whose bytes are gone.
 */
export const sweepOrphans = defineJob({
  name: 'files.sweepOrphans',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '17 9 * * *', sentence: 'Files that belong to nothing are deleted for good.' },
  run: async (_payload, call) => {
    const { db, services, now } = call;
    await deleteExpiredUploads(db, now);
    await removePagesBefore(db, new Date(now.getTime() - PAGES_MS));
    await removeDeleted(db, new Date(now.getTime() - DELETED_MS));
    let keys: string[] = [];
    const sweep = async (): Promise<void> => {
      const known = await listKnownBlobs(db, keys);
      for (const key of keys) if (!known.has(key)) await services.blobs.remove(key);
      keys = [];
    };
    for await (const key of services.blobs.listOlderThan(new Date(now.getTime() - GRACE_MS))) {
      keys.push(key);
      if (keys.length === BATCH) await sweep();
    }
    await sweep();
    await reportMissing(call);
  },
});

async function reportMissing({ db, services }: JobCall): Promise<void> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const files = await listBlobsOfFiles(db, after, BATCH);
    for (const { id, blobKey } of files) {
      if (!(await services.blobs.has(blobKey)))
        services.log.error({ file: id, blob: blobKey }, 'the bytes of a file are gone; restore them from a backup');
    }
    const last = files.at(-1);
    if (!last || files.length < BATCH) return;
    after = last.id;
  }
}

/** Every minute: files that came while the virus scanner was silent are looked at, and given out or shut away. */
export const scanQuarantined = defineJob({
  name: 'files.scanQuarantined',
  payload: z.object({}),
  retries: 0,
  schedule: { cron: '* * * * *', sentence: 'Files that arrived while the virus scanner was silent are scanned.' },
  run: async (_payload, { db, services, change }) => {
    const scanner = services.env.FILE_SCANNER_URL;
    if (scanner === undefined) return;
    for (const object of await listQuarantined(db, SCANS_A_RUN)) {
      const bytes = await services.blobs.get(object.blobKey).catch(() => undefined);
      if (!bytes) services.log.error({ file: object.id }, 'the bytes of a file that waits for the virus scanner cannot be read');
      const result = bytes ? await scanBytes(scanner, bytes) : 'unsure';
      if (result === 'unreachable') return;
      if (result === 'unsure') continue;
      const clean = result === 'clean';
      await change(clean ? 'files.released' : 'files.infectionFound', async ({ db: tx, now, record }) => {
        if (!(await setState(tx, object, clean ? 'ok' : 'infected', now))) return refuse('files.uploadMoved', 'Another run was faster.');
        record({
          contactId: object.contactId,
          subject: { type: 'file', id: object.id },
          summary: clean ? `File ${object.name} checked for viruses` : `Virus found in file ${object.name}; it cannot be opened`,
          before: { state: object.state },
          after: { state: clean ? 'ok' : 'infected' },
        });
        return null;
      });
    }
  },
});
