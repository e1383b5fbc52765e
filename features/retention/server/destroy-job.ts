// Destroys what was approved, one client after the other. Each is a change of its own: rows first, then the list outside the database, then the
// stored bytes. What a crash leaves half done continues there.
import { z } from 'zod';
import { civilDateAt } from '../../../platform/base/civil-date.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { defineJob, type Change, type JobCall } from '../../../platform/server/feature.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import { dropWaitingJobs } from '../../../platform/server/waiting-jobs.ts';
import { findContactById } from '../../contacts/server/public.ts';
import { keepListBeside } from '../../backup/server/public.ts';
import { GROUP_NAMES } from '../rules/retention-words.ts';
import { destroyKinds } from './destroy-kinds.ts';
import { DISPOSAL_LIST, noteDisposal, readDisposalText } from './disposal-list.ts';
import { judgeContact } from './judge-contact.ts';
import { kindsOf } from './kinds.ts';
import { endDisposal, endSubject, findDisposal, findOpenSubject, setDestroyed, type Subject } from './store/disposals.ts';
import { dropDue } from './store/due.ts';
import { findHeld } from './store/holds.ts';

export const destroyJob = defineJob({
  name: 'retention.destroy',
  payload: z.object({ disposalId: z.uuid() }),
  retries: 10,
  run: ({ disposalId }, call) => destroyDisposal(disposalId, call),
});

/** Continues where an earlier run ended; run again afterwards it does nothing. */
export async function destroyDisposal(disposalId: string, call: JobCall): Promise<void> {
  const { db, services, change, transaction } = call;
  if ((await findDisposal(db, disposalId))?.state !== 'running') return;
  for (;;) {
    const subject = await findOpenSubject(db, disposalId);
    if (!subject) break;
    if (subject.state === 'waiting') {
      const refused = await destroyRows(call, disposalId, subject);
      if (refused && refused.code !== MOVED.code) await skip(call, disposalId, subject, refused);
      continue;
    }
    await noteDisposal(services.env.DATA_DIR, services.sealer, {
      disposalId,
      contactId: subject.contactId,
      kinds: Object.keys(subject.destroyed),
    });
    for (const key of subject.blobs) await services.blobs.remove(key);
    await transaction((tx) => endSubject(tx, disposalId, subject, { state: 'done', at: call.now, because: null }));
  }
  await keepListBeside(services.env, DISPOSAL_LIST, await readDisposalText(services.env.DATA_DIR));
  await change('retention.completed', async ({ db: tx, now, record }) => {
    if ((await findDisposal(tx, disposalId, true))?.state !== 'running') return MOVED;
    await endDisposal(tx, disposalId, now);
    record({ contactId: null, subject: { type: 'disposal', id: disposalId }, summary: 'Disposal completed' });
    return null;
  });
}

const MOVED = refuse('retention.moved', 'Another run was faster.');

async function destroyRows({ change, services }: JobCall, disposalId: string, subject: Subject): Promise<Refusal | undefined> {
  const result = await change('retention.destroyed', async (made: Change<JobDb>) => {
    const { db, now, zone, record } = made;
    const { contactId, what, chosen } = subject;
    await findContactById(db, contactId, { hold: true });
    if ((await findOpenSubject(db, disposalId, subject))?.state !== 'waiting') return MOVED;
    if ((await findHeld(db, [contactId])).has(contactId)) return refuse('retention.held', 'A legal hold was placed on this client.');
    const judged = await judgeContact(db, services.catalog, contactId, { now, zone });
    if (!judged) throw new Error(`Contact ${contactId} is gone.`);
    const today = civilDateAt(now, zone);
    if (chosen === null && judged.due[what] > today)
      return refuse('retention.notDue', 'It is no longer due: the client was worked for again.');
    // What a statute came to ask for since the wish was recorded stays.
    const goes = new Set(judged.kinds.flatMap(({ kind, stays }) => (chosen === null || stays === null ? [kind.key] : [])));
    const kinds = kindsOf(services.catalog.retention, 'records').filter(({ key, group }) =>
      chosen === null ? what === 'records' || group === 'reports' : chosen.includes(key) && goes.has(key),
    );
    const { destroyed, rows, blobs } = await destroyKinds(kinds, { db, sealer: services.sealer, contactId, disposalId, now });
    if (kinds.some(({ isLast }) => isLast)) await dropWaitingJobs(db, contactId);
    await dropDue(db, contactId);
    await setDestroyed(db, disposalId, subject, { destroyed, blobs });
    record({
      contactId,
      subject: { type: 'disposal', id: disposalId },
      summary: chosen === null ? `Destroyed: ${GROUP_NAMES[what].toLowerCase()}` : 'Destroyed: what the client asked for',
      after: { rows, files: blobs.length },
    });
    return null;
  });
  return isRefusal(result) ? result : undefined;
}

async function skip({ change }: JobCall, disposalId: string, subject: Subject, { message }: Refusal): Promise<void> {
  await change('retention.skipped', async ({ db, now, record }) => {
    if ((await findOpenSubject(db, disposalId, subject))?.state !== 'waiting') return MOVED;
    await endSubject(db, disposalId, subject, { state: 'skipped', at: now, because: message });
    record({
      contactId: subject.contactId,
      subject: { type: 'disposal', id: disposalId },
      summary: `Not destroyed: ${message}`,
    });
    return null;
  });
}
