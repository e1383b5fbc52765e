import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { recipientsContract } from '../../contract.ts';
import { recipientNotFound } from '../../rules/recipient-refusals.ts';
import { aboutRecipient, viewDetail } from '../recipient-view.ts';
import { changeRecipient, findStored, lockBook } from '../store.ts';

export const restore: Operation<typeof recipientsContract.restore> = async ({ db, input, now, record }) => {
  await lockBook(db);
  const recipient = await findStored(db, input.id);
  if (!recipient) return recipientNotFound.refuse();
  if (recipient.removedAt === null || !(await changeRecipient(db, recipient, { removedAt: null }, now)))
    return refuse('recipients.notRemoved', 'This recipient was not removed, or someone already restored it.');
  record(aboutRecipient(recipient, 'restored'));
  return viewDetail(db, recipient.id);
};
