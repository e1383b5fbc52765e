import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { billingContract } from '../../contract.ts';
import { writePaymentStatus } from '../billing-facet.ts';
import { aboutNote, fieldsOf, lockClient, viewNote } from '../lock-client.ts';
import { findNewest, findPaymentStatus, removePaymentStatus } from '../store.ts';

export const remove: Operation<typeof billingContract.remove> = async ({ db, input, now, record }) => {
  const contact = await lockClient(db, input.contactId);
  if (isRefusal(contact)) return contact;
  const newest = await findNewest(db, contact.id);
  if (newest?.id !== input.id) {
    return (await findPaymentStatus(db, contact.id, input.id))?.isRemoved === false
      ? refuse('billing.notNewest', 'There is a newer payment status. Only the newest can be removed.')
      : refuse('billing.notFound', 'There is no such payment status, or it was removed.');
  }
  await removePaymentStatus(db, newest.id, now);
  const current = await findNewest(db, contact.id);
  await writePaymentStatus(db, contact.id, current?.standing ?? null);
  record({
    ...aboutNote(contact.id, newest, 'Payment status removed'),
    before: fieldsOf(newest) ?? {},
    after: fieldsOf(current) ?? {},
  });
  return { current: current ? viewNote(current) : null };
};
