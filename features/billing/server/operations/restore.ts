import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { billingContract } from '../../contract.ts';
import { writePaymentStatus } from '../billing-facet.ts';
import { aboutNote, fieldsOf, lockClient, viewNote } from '../lock-client.ts';
import { restorePaymentStatus, findNewest, findPaymentStatus } from '../store.ts';

export const restore: Operation<typeof billingContract.restore> = async ({ db, input, record }) => {
  const contact = await lockClient(db, input.contactId);
  if (isRefusal(contact)) return contact;
  const found = await findPaymentStatus(db, contact.id, input.id);
  if (!found?.isRemoved) return refuse('billing.notFound', 'There is no such payment status, or it was not removed.');
  const before = await findNewest(db, contact.id);
  if (before && before.id > found.one.id)
    return refuse('billing.notNewest', 'There is a newer payment status now, so this one cannot be restored.');
  await restorePaymentStatus(db, found.one.id);
  await writePaymentStatus(db, contact.id, found.one.standing);
  record({
    ...aboutNote(contact.id, found.one, 'Payment status restored'),
    before: fieldsOf(before) ?? {},
    after: fieldsOf(found.one) ?? {},
  });
  return { current: viewNote(found.one) };
};
