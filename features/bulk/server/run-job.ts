// Makes a bulk change part by part. A part is one transaction: its contacts, the result of each, and how far the run came. After a crash
// the next part follows, and no contact is changed twice. Permission is asked again before each part.
import { z } from 'zod';
import { isRefusal, refuse } from '../../../platform/base/refusal.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import { defineJob, type Change, type JobCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { inviteToPortal } from '../../accounts/server/public.ts';
import { countContacts } from '../../contact-lists/rules/quick-change.ts';
import { CATEGORY_OF } from '../rules/changes.ts';
import type { SkipReason } from '../rules/reasons.ts';
import { readAction } from './read-change.ts';
import { findRunner } from './rights.ts';
import { holdPlanned, type Candidate } from './store/classify.ts';
import { changeRows, listWaiting, noteInvited, setOutcome } from './store/rows.ts';
import { findRun, moveRun, type Run } from './store/runs.ts';

const PART = 500;
/** Each invitation writes an email. */
const PART_INVITES = 25;
const STOPPED = refuse('bulk.notNow', 'The bulk change has ended.');
const ALL_DONE = refuse('bulk.allDone', 'No contact is left.');
const RIGHT_LOST = refuse(
  'bulk.rightLost',
  'The permission of the person who started this was revoked. What was changed by then stays, and can be undone.',
);

export const runBulk = defineJob({
  name: 'bulk.run',
  payload: z.object({ runId: z.uuid() }),
  retries: 10,
  takesTurns: true,
  run: async ({ runId }, call) => {
    const usual = (await findRun(call.db, runId))?.change === 'invite' ? PART_INVITES : PART;
    // After a fault, contacts are taken one by one, so that the one at fault is found and the others are changed.
    let singles = 0;
    for (;;) {
      const step = await makePart(runId, call, singles > 0 ? 1 : usual).catch((error: unknown) => ({ error }));
      if ('error' in step) {
        if (singles > 0) await giveUpNext(runId, call);
        else singles = usual;
      } else if (!isRefusal(step)) singles = Math.max(0, singles - 1);
      else if (step.code === ALL_DONE.code) return finish(runId, call);
      else if (step.code === RIGHT_LOST.code) return stop(runId, call);
      else return undefined;
    }
  },
});

function makePart(runId: string, { change }: JobCall, size: number) {
  return change('bulk.partMade', async (part) => {
    const { db, services, record, now } = part;
    const run = await findRun(db, runId, true);
    if (run?.state !== 'running') return STOPPED;
    const scope = await findRunner({ db, services, now }, run);
    if (!scope) return RIGHT_LOST;
    const ids = await listWaiting(db, runId, size);
    if (ids.length === 0) return ALL_DONE;
    const { changed, skipped } = await changePart(part, run, scope, ids);
    await moveRun(db, runId, 'running', { rowsChanged: run.rowsChanged + changed.length, rowsSkipped: run.rowsSkipped + skipped });
    record({
      contactId: null,
      alsoAbout: changed,
      subject: { type: 'bulk-run', id: runId },
      summary: `${countContacts(changed.length)} ${run.words}, for ${run.createdByName}`,
      after: { changed: changed.length, skipped },
    });
    return { changed: changed.length };
  });
}

async function changePart(
  part: Change<JobDb>,
  run: Run,
  scope: StaffScope,
  ids: readonly string[],
): Promise<{ readonly changed: readonly string[]; readonly skipped: number }> {
  const { db, now } = part;
  const action = readAction(run);
  const held = await holdPlanned(db, action, ids, now);
  const category = CATEGORY_OF[run.object];
  const left = new Map<string, SkipReason>(ids.map((id) => [id, 'gone']));
  const fit: Candidate[] = [];
  for (const one of held) {
    if (one.reason !== null) left.set(one.contactId, one.reason);
    else if (category === undefined || one.category === category) fit.push(one);
  }
  let changed: readonly string[];
  if (action.kind === 'invite') {
    const answers = await inviteAll(part, run, scope, fit);
    changed = [...answers].flatMap(([id, reason]) => (reason === null ? [id] : []));
    for (const [id, reason] of answers) if (reason !== null) left.set(id, reason);
  } else {
    changed = await changeRows(db, run.id, { ids: fit.map(({ contactId }) => contactId), action, at: now });
    for (const { contactId } of fit) left.set(contactId, 'already');
  }
  for (const id of changed) left.delete(id);
  for (const reason of new Set(left.values()))
    await setOutcome(db, run.id, { ids: [...left].flatMap(([id, own]) => (own === reason ? [id] : [])), outcome: 'skipped', reason });
  return { changed, skipped: left.size };
}

/** Why an invitation was not sent, by the code of the refusal. */
const INVITE_REASONS: Readonly<Record<string, SkipReason>> = {
  'access.loginExists': 'has-login',
  'access.emailTaken': 'email-used',
  'access.noAddress': 'no-email',
  'access.ownAddress': 'own-address',
  'access.addressClaimed': 'address-claimed',
  'contacts.archived': 'archived',
};

/** One by one, since each has an email of its own; null is invited. */
async function inviteAll(
  part: Change<JobDb>,
  run: Run,
  scope: StaffScope,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, SkipReason | null>> {
  const answers = new Map<string, SkipReason | null>();
  for (const { contactId } of candidates) {
    const answer = await inviteToPortal(part, scope, contactId);
    if ('refused' in answer) answers.set(contactId, INVITE_REASONS[answer.refused] ?? 'gone');
    else {
      await noteInvited(part.db, run.id, contactId, answer.inviteId, part.now);
      answers.set(contactId, null);
    }
  }
  return answers;
}

/** The contact at fault fails, and the run continues. While the database is away this fails too, and the job is tried again later. */
async function giveUpNext(runId: string, { transaction }: JobCall): Promise<void> {
  await transaction(async (db) => {
    const run = await findRun(db, runId, true);
    const [id] = run?.state === 'running' ? await listWaiting(db, runId, 1) : [];
    if (!run || id === undefined) return;
    await setOutcome(db, runId, { ids: [id], outcome: 'failed', reason: 'fault' });
    await moveRun(db, runId, 'running', { rowsFailed: run.rowsFailed + 1 });
  });
}

async function finish(runId: string, { change }: JobCall): Promise<void> {
  await change('bulk.finished', async ({ db, now, record }) => {
    const run = await findRun(db, runId, true);
    if (run?.state !== 'running') return STOPPED;
    await moveRun(db, runId, 'done', { finishedAt: now });
    record({
      contactId: null,
      subject: { type: 'bulk-run', id: runId },
      summary: `Bulk change finished: ${countContacts(run.rowsChanged)} ${run.words}, for ${run.createdByName}`,
      after: { changed: run.rowsChanged, skipped: run.rowsSkipped, failed: run.rowsFailed },
    });
    return null;
  });
}

async function stop(runId: string, { change }: JobCall): Promise<void> {
  await change('bulk.stopped', async ({ db, now, record }) => {
    const run = await findRun(db, runId, true);
    if (run?.state !== 'running') return STOPPED;
    await moveRun(db, runId, 'failed', { finishedAt: now, problem: RIGHT_LOST.message });
    record({
      contactId: null,
      subject: { type: 'bulk-run', id: runId },
      summary: `Bulk change stopped after ${countContacts(run.rowsChanged)}: permission for it was revoked`,
      after: { changed: run.rowsChanged },
    });
    return null;
  });
}
