import { formatLongCivilDate, civilDateAt } from '../../../../platform/base/civil-date.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContactById } from '../../../contacts/server/public.ts';
import type { retentionContract } from '../../contract.ts';
import { writeAnswer } from '../../rules/write-answer.ts';
import { destroyJob } from '../destroy-job.ts';
import { judgeContact } from '../judge-contact.ts';
import { insertDisposal } from '../store/disposals.ts';
import { findHeld } from '../store/holds.ts';
import { DISPOSED, HELD } from '../views.ts';

export const deleteOnRequest: Operation<typeof retentionContract.deleteOnRequest> = async (call) => {
  const { db, scope, input, now, zone, services, record, enqueue } = call;
  const { contactId } = input;
  const contact = await findContactById(db, contactId, { hold: true });
  const judged = contact && (await judgeContact(db, services.catalog, contactId, { now, zone }));
  if (!judged) return contactNotFound.refuse();
  if (judged.life.disposedAt) return DISPOSED;
  if ((await findHeld(db, [contactId])).has(contactId)) return HELD;
  if (!judged.closed && contact.category === 'client')
    return refuse(
      'retention.stillOpen',
      'This client is still being worked for. Cancel or graduate the case first, then delete what may go.',
    );
  const goes = judged.kinds.filter(({ stays }) => stays === null);
  const stays = judged.kinds.filter((one) => one.stays !== null);
  const [first] = stays;
  if (goes.length === 0) return refuse('retention.mustKeep', first?.stays ?? 'Nothing is left that could be destroyed.');
  const keys = goes.map(({ kind }) => kind.key);
  // What the person saw is what goes.
  if (keys.toSorted().join() !== [...input.kinds].toSorted().join()) return changedMeanwhile.refuse();
  const id = newId(now);
  await insertDisposal(db, { id, origin: 'wish', at: now, by: { id: scope.userId, name: scope.name } }, [
    { contactId, what: 'records', chosen: keys },
  ]);
  await enqueue(destroyJob, { disposalId: id });
  record({
    contactId,
    subject: { type: 'disposal', id },
    summary: 'Deletion at the wish of the client approved',
    after: { kinds: keys, kept: stays.map(({ kind }) => kind.key) },
  });
  const letter = writeAnswer({
    on: formatLongCivilDate(civilDateAt(now, zone)),
    asked: input.asked,
    goes: goes.map(({ kind }) => kind.name),
    stays: stays.map(({ kind, stays: why }) => ({ name: kind.name, why: why ?? '' })),
  });
  return { id, letter: [...letter] };
};
