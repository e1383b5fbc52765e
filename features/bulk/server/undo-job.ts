// Undoes a bulk change part by part, where no one has changed the contact again. Invitations are revoked; their emails stay sent.
import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import { defineJob, type JobCall } from '../../../platform/server/feature.ts';
import { revokePortalInvite } from '../../accounts/server/public.ts';
import { countContacts } from '../../contact-lists/rules/quick-change.ts';
import { UNDO_HOURS } from '../rules/changes.ts';
import { findRunner } from './rights.ts';
import { listToUndo, revertRows, setUndone, type ToUndo } from './store/rows.ts';
import { findRun, forgetReplaced, moveRun } from './store/runs.ts';

const PART = 500;
const STOPPED = refuse('bulk.notNow', 'The bulk change is undone.');
const ALL_DONE = refuse('bulk.allDone', 'No contact is left.');
const RIGHT_LOST = refuse(
  'bulk.rightLost',
  'Undoing stopped because the permission of the person who asked for it was revoked. Undo it again to go on.',
);
const invitation = z.object({ inviteId: z.uuid() });

export const undoBulkRun = defineJob({
  name: 'bulk.undoRun',
  payload: z.object({ runId: z.uuid() }),
  retries: 10,
  takesTurns: true,
  run: async ({ runId }, call) => {
    for (;;) {
      const step = await undoPart(runId, call);
      if (!isRefusal(step)) continue;
      if (step.code === ALL_DONE.code) return finish(runId, call);
      if (step.code === RIGHT_LOST.code) return stop(runId, call);
      return undefined;
    }
  },
});

/** Every night: what ended runs replaced is forgotten once they can no longer be undone. */
export const forgetBulk = defineJob({
  name: 'bulk.forget',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '23 9 * * *', sentence: 'What bulk changes replaced is forgotten once they can no longer be undone.' },
  run: (_payload, { transaction, now }) => transaction((db) => forgetReplaced(db, new Date(now.getTime() - UNDO_HOURS * 3_600_000))),
});

function undoPart(runId: string, { change }: JobCall) {
  return change('bulk.partUndone', async ({ db, now, services, record }) => {
    const run = await findRun(db, runId, true);
    if (run?.state !== 'undoing') return STOPPED;
    if (!(await findRunner({ db, services, now }, run))) return RIGHT_LOST;
    const rows = await listToUndo(db, runId, PART);
    if (rows.length === 0) return ALL_DONE;
    const restored = run.change === 'invite' ? await revokeAll({ db, now }, rows) : await revertRows(db, runId, rows, now);
    await setUndone(db, runId, rows, restored);
    const left = rows.length - restored.length;
    await moveRun(db, runId, 'undoing', { rowsUndone: run.rowsUndone + restored.length, rowsKept: run.rowsKept + left });
    record({
      contactId: null,
      alsoAbout: restored,
      subject: { type: 'bulk-run', id: runId },
      summary: `Bulk change undone for ${countContacts(restored.length)}: ${run.words}`,
      after: { restored: restored.length, left },
    });
    return { restored: restored.length };
  });
}

async function revokeAll(change: Parameters<typeof revokePortalInvite>[0], rows: readonly ToUndo[]): Promise<readonly string[]> {
  const revoked: string[] = [];
  for (const { contactId, after } of rows) if (await revokePortalInvite(change, invitation.parse(after).inviteId)) revoked.push(contactId);
  return revoked;
}

async function finish(runId: string, { change }: JobCall): Promise<void> {
  await change('bulk.undone', async ({ db, record }) => {
    const run = await findRun(db, runId, true);
    if (run?.state !== 'undoing') return STOPPED;
    await moveRun(db, runId, 'undone');
    record({
      contactId: null,
      subject: { type: 'bulk-run', id: runId },
      summary: `Bulk change undone: ${run.words}, ${countContacts(run.rowsUndone)}${run.rowsKept > 0 ? `, ${run.rowsKept.toLocaleString('en-US')} left because they changed since` : ''}`,
      after: { restored: run.rowsUndone, left: run.rowsKept },
    });
    return null;
  });
}

async function stop(runId: string, { change }: JobCall): Promise<void> {
  await change('bulk.stopped', async ({ db, record }) => {
    const run = await findRun(db, runId, true);
    if (run?.state !== 'undoing') return STOPPED;
    await moveRun(db, runId, 'failed', { problem: RIGHT_LOST.message });
    record({
      contactId: null,
      subject: { type: 'bulk-run', id: runId },
      summary: `Undo of a bulk change stopped: ${run.words}`,
      after: { changed: run.rowsChanged - run.rowsUndone },
    });
    return null;
  });
}
