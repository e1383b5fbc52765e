// What an import leaves behind while it runs goes when it has ended: the file, its first rows, the staged rows. The problems stay.
import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { refreshStatistics } from '../../contacts/server/public.ts';
import { dropFile } from '../../files/server/public.ts';
import { findImport, forgetSample, listToSweep, moveImport } from './store.ts';
import { deleteRows } from './store/rows.ts';

const BATCH = 5_000;
/** From this many written rows on, the table is analyzed again. */
const MANY = 1_000;
const ABANDONED_MS = 7 * 24 * 60 * 60 * 1000;
const SWEPT_A_RUN = 100;
const ENDED: readonly string[] = ['done', 'cancelled', 'undoing', 'undone'];

export const clearImport = defineJob({
  name: 'imports.clear',
  payload: z.object({ importId: z.uuid() }),
  retries: 10,
  run: ({ importId }, call) => clear(importId, call),
});

/** Every night: ends imports that no one continued for a week, and clears leftovers of ended ones after a crash. */
export const sweepImports = defineJob({
  name: 'imports.sweep',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '41 9 * * *', sentence: 'Imports that no one continued for a week are ended and cleared away.' },
  run: async (_payload, call) => {
    for (const { id, state } of await listToSweep(call.db, new Date(call.now.getTime() - ABANDONED_MS), SWEPT_A_RUN)) {
      if (!ENDED.includes(state)) await abandon(id, call);
      await clear(id, call);
    }
  },
});

async function clear(importId: string, call: JobCall): Promise<void> {
  const { db, services } = call;
  const one = await findImport(db, importId);
  if (!one || !ENDED.includes(one.state)) return;
  while (!(await deleteRows(db, importId, BATCH))) continue;
  if (one.fileId === null) return;
  if (one.rowsWritten >= MANY) await refreshStatistics(db);
  await forgetSample(db, importId);
  await dropFile(db, services, one.fileId);
}

function abandon(importId: string, { change }: JobCall) {
  return change('imports.abandoned', async ({ db, now, record }) => {
    const one = await findImport(db, importId, true);
    if (!one || ENDED.includes(one.state)) return refuse('imports.notNow', 'Someone continued it.');
    await moveImport(db, importId, 'cancelled', now, { finishedAt: now, problem: 'No one continued this import for a week.' });
    record({
      contactId: null,
      subject: { type: 'import', id: importId },
      summary: `Import of ${one.fileName} ended because no one continued it for a week`,
      before: { state: one.state },
      after: { state: 'cancelled' },
    });
    return null;
  });
}
