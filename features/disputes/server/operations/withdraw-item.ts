import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import { BUREAU_NAMES } from '../../../report-files/rules/bureaus.ts';
import type { disputesContract } from '../../contract.ts';
import { refuseClaims } from '../../rules/claim-refusal.ts';
import { lockRounds } from '../store.ts';
import { findOpenedItem, settleRounds } from '../store/items.ts';
import { listOutcomes, withdrawOutcomes } from '../store/outcomes.ts';
import { insertWithdrawal } from '../store/withdrawals.ts';

/**
 * Also where no work may be done for the client: nothing is sent by it. There is no undo: what stands in the letter was confirmed when the round
 * was opened. The line can be disputed again in a later round, where it is judged and confirmed as of then.
 */
export const withdrawItem: Operation<typeof disputesContract.withdrawItem> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, id, reason, version } = input;
  const forbidden = refuseClaims(reason, 'note', 'reason');
  if (forbidden) return forbidden;
  await lockRounds(db, contactId);
  const contact = await lockActiveContact({ db, scope }, contactId);
  if (isRefusal(contact)) return contact;
  const item = await findOpenedItem(db, services.sealer, id);
  if (item?.contactId !== contactId) return refuse('disputes.itemNotFound', 'There is no such item in an opened round.');
  const { roundId, bureau, heading } = item;
  if (item.state === 'withdrawn') return refuse('disputes.itemSettled', 'This item was withdrawn already.');
  if (item.state !== 'in-progress') return refuse('disputes.itemSettled', 'This item has an outcome. Undo that first if it is wrong.');
  if (item.mailedOn !== null)
    return refuse(
      'disputes.mailedBefore',
      `The letter to ${BUREAU_NAMES[bureau]} was mailed, so this item cannot be withdrawn. Record what the bureau answers.`,
    );
  const why = { reason, byId: scope.userId, byName: scope.name, at: now.toISOString() };
  if (!(await insertWithdrawal(db, services.sealer, { contactId, roundId, itemId: id, version }, why))) return changedMeanwhile.refuse();
  await withdrawOutcomes(
    db,
    (await listOutcomes(db, services.sealer, contactId)).filter(({ itemId }) => itemId === id).map((one) => one.id),
  );
  const roundState = (await settleRounds(db, contactId, now)).has(roundId) ? ('closed' as const) : ('open' as const);
  record({
    contactId,
    subject: { type: 'dispute-round', id: roundId },
    summary: `${heading} at ${BUREAU_NAMES[bureau]} withdrawn before mailing`,
    before: { state: 'in-progress' },
    after: { item: heading, bureau, state: 'withdrawn', reason },
  });
  return { id, roundState };
};
