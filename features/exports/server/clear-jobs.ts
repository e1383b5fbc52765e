// Exports that no one waits for any more end, and their parts go as soon as no one may fetch them.
import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dropFile } from '../../files/server/public.ts';
import { endWriting, findExport, forgetParts, listExpired, listStuck, listToClear, withdraw } from './store.ts';

const PER_RUN = 50;
/** A fetch that still runs after so long has been cut off. */
const LONGEST_FETCH_MS = 60 * 60 * 1000;
/** An export without progress for this long will not finish, and must not block others. */
const STUCK_MS = 30 * 60 * 1000;
const STUCK = 'This export stopped making progress and was ended. Start it again.';

export const clearParts = defineJob({
  name: 'exports.clear',
  payload: z.object({ exportId: z.uuid() }),
  retries: 10,
  run: ({ exportId }, call) => clear(exportId, call),
});

/** Every five minutes: exports that came no further fail, those no one fetched in time expire, and parts that a crash left go. */
export const sweepExports = defineJob({
  name: 'exports.sweep',
  payload: z.object({}),
  retries: 1,
  schedule: {
    cron: '*/5 * * * *',
    sentence: 'Exports that no one downloaded in time, or that stopped, are ended and their files deleted.',
  },
  run: async (_payload, call) => {
    for (const one of await listStuck(call.db, new Date(call.now.getTime() - STUCK_MS), PER_RUN)) {
      await call.change('exports.failed', async ({ db, now, record }) => {
        if (!(await endWriting(db, one.id, { state: 'failed', at: now, problem: STUCK })))
          return refuse('exports.notNow', 'It has ended already.');
        record({
          contactId: null,
          subject: { type: 'export', id: one.id },
          summary: `Export for ${one.createdByName} stopped: no progress`,
          before: { state: 'writing' },
          after: { state: 'failed', rows: one.rowsWritten },
        });
        return null;
      });
    }
    for (const one of await listExpired(call.db, call.now, PER_RUN)) {
      await call.change('exports.expired', async ({ db, record }) => {
        if (!(await withdraw(db, one.id, 'expired'))) return refuse('exports.notNow', 'It has been downloaded already.');
        record({
          contactId: null,
          subject: { type: 'export', id: one.id },
          summary: `Export of ${one.rowsWritten.toLocaleString('en-US')} contacts expired without being downloaded`,
          before: { state: 'ready' },
          after: { state: 'expired' },
        });
        return null;
      });
    }
    for (const { id } of await listToClear(call.db, new Date(call.now.getTime() - LONGEST_FETCH_MS), PER_RUN)) await clear(id, call);
  },
});

/** Removes the parts of an ended export; afterwards running it again does nothing. */
export async function clear(exportId: string, { db, services }: { readonly db: Db; readonly services: Services }): Promise<void> {
  const one = await findExport(db, exportId);
  if (!one || one.state === 'writing' || one.state === 'ready') return;
  for (const fileId of one.partFiles) await dropFile(db, services, fileId);
  await forgetParts(db, exportId);
}
