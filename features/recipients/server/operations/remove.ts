import { isRefusal } from '../../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../../platform/base/shared-refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { aboutRecipient, findPresent } from '../recipient-view.ts';
import { changeRecipient, lockBook } from '../store.ts';

export const remove: Operation<typeof recipientsContract.remove> = async ({ db, input, now, record }) => {
  await lockBook(db);
  const recipient = await findPresent(db, input.id);
  if (isRefusal(recipient)) return recipient;
  if (!(await changeRecipient(db, input, { removedAt: now }, now))) return changedMeanwhile.refuse();
  record(aboutRecipient(recipient, 'removed from the address book'));
  return { removed: true };
};
