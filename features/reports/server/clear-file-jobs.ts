// Report files that no one waits for any more end, and their bytes go as soon as no one may download them.
import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import type { Services } from '../../../platform/server/services.ts';
import { dropFile } from '../../files/server/public.ts';
import { REPORTS } from '../rules/reports.ts';
import { endWriting, findFile, forgetBytes, listStale, listToClear, withdraw, type ReportFile } from './store.ts';

const PER_RUN = 50;
/** A download that still runs after so long has been cut off. */
const LONGEST_FETCH_MS = 60 * 60 * 1000;
const STUCK_MS = 30 * 60 * 1000;
const STUCK = 'This file stopped making progress and was ended. Start it again.';
const OVER = refuse('reports.fileOver', 'It has ended already.');

export const clearReportFile = defineJob({
  name: 'reports.clearFile',
  payload: z.object({ reportFileId: z.uuid() }),
  retries: 10,
  run: ({ reportFileId }, call) => clearBytes(reportFileId, call),
});

/** Every five minutes: files that came no further fail, those no one downloaded in time expire, and bytes that a crash left go. */
export const sweepReportFiles = defineJob({
  name: 'reports.sweepFiles',
  payload: z.object({}),
  retries: 1,
  schedule: {
    cron: '*/5 * * * *',
    sentence: 'Report files that no one downloaded in time expire, and those that stopped are marked as failed.',
  },
  run: async (_payload, call) => {
    for (const one of await listStale(call.db, 'writing', new Date(call.now.getTime() - STUCK_MS), PER_RUN)) await failStuck(one, call);
    for (const one of await listStale(call.db, 'ready', call.now, PER_RUN)) await expire(one, call);
    for (const { id } of await listToClear(call.db, new Date(call.now.getTime() - LONGEST_FETCH_MS), PER_RUN)) await clearBytes(id, call);
  },
});

async function failStuck(one: ReportFile, { change }: JobCall): Promise<void> {
  await change('reports.fileFailed', async ({ db, now, record }) => {
    if (!(await endWriting(db, one.id, { state: 'failed', at: now, problem: STUCK }))) return OVER;
    record({
      contactId: null,
      subject: { type: 'report-file', id: one.id },
      summary: `File of the report "${REPORTS[one.report].title}" for ${one.createdByName} stopped: no progress`,
      before: { state: 'writing' },
      after: { state: 'failed', rows: one.rowsWritten },
    });
    return null;
  });
}

async function expire(one: ReportFile, { change }: JobCall): Promise<void> {
  await change('reports.fileExpired', async ({ db, record }) => {
    if (!(await withdraw(db, one.id, 'expired'))) return OVER;
    record({
      contactId: null,
      subject: { type: 'report-file', id: one.id },
      summary: `File of the report "${REPORTS[one.report].title}" expired without being downloaded`,
      before: { state: 'ready' },
      after: { state: 'expired' },
    });
    return null;
  });
}

/** Removes the bytes of an ended file; afterwards running it again does nothing. */
export async function clearBytes(id: string, { db, services }: { readonly db: Db; readonly services: Services }): Promise<void> {
  const one = await findFile(db, id);
  if (!one?.fileId || one.state === 'writing' || one.state === 'ready') return;
  await dropFile(db, services, one.fileId);
  await forgetBytes(db, id);
}
