import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { outcomeTwice, stillTime, viewOutcome } from '../outcome-view.ts';
import { lockRounds } from '../store.ts';
import { findOpenedItem, setItemState, settleRounds } from '../store/items.ts';
import { decideOutcome, findOutcomes, insertOutcome, listOutcomes, withdrawOutcomes } from '../store/outcomes.ts';

const WORDS = {
  removed: 'The bureau wrote that it removed this item.',
  corrected: 'The bureau wrote that it corrected this item.',
  confirmed: 'The bureau wrote that it confirmed this item.',
  unanswered: 'The bureau did not answer in time.',
} as const;

export const addOutcome: Operation<typeof disputesContract.addOutcome> = async ({ db, scope, input, now, services, record }) => {
  const contactId = (await findOpenedItem(db, services.sealer, input.itemId))?.contactId;
  if (contactId === undefined) return refuse('disputes.itemNotFound', 'There is no such item in an opened round.');
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const item = await findOpenedItem(db, services.sealer, input.itemId);
  if (item?.state !== 'in-progress') return outcomeTwice();
  const { result, note } = input;
  const early = stillTime(result, item.openedAt, now);
  if (early) return early;
  const id = newId(now);
  await insertOutcome(db, services.sealer, {
    id,
    contactId,
    itemId: item.id,
    result,
    source: 'hand',
    reportId: null,
    eventId: null,
    explanation: WORDS[result],
    changes: [],
    at: now,
  });
  await decideOutcome(db, services.sealer, id, 1, {
    state: 'accepted',
    result,
    note: note === '' ? null : note,
    at: now,
    byId: scope.userId,
    byName: scope.name,
  });
  await setItemState(db, contactId, item.id, result);
  await withdrawOutcomes(
    db,
    (await listOutcomes(db, services.sealer, contactId)).filter((one) => one.itemId === item.id).map((one) => one.id),
  );
  await settleRounds(db, contactId, now);
  record({
    contactId,
    subject: { type: 'dispute-outcome', id },
    summary: `Outcome of ${item.heading} recorded: ${result}`,
    before: { state: 'in-progress' },
    after: { state: result },
  });
  const written = (await findOutcomes(db, services.sealer, [id])).get(id);
  if (!written) throw new Error('The outcome just written is not there.');
  return viewOutcome(written);
};
