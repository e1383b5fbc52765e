import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { setBillingStanding } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { aboutNote, fieldsOf, openClient, viewNote } from '../open-client.ts';
import { findNewest, findStanding, removeStanding } from '../store.ts';

export const takeBack: Operation<typeof billingContract.takeBack> = async ({ db, input, now, record }) => {
  const contact = await openClient(db, input.contactId);
  if (isRefusal(contact)) return contact;
  const newest = await findNewest(db, contact.id);
  if (newest?.id !== input.id) {
    return (await findStanding(db, contact.id, input.id))?.isRemoved === false
      ? refuse('billing.notNewest', 'There is a newer note. Only the newest is taken back.')
      : refuse('billing.notFound', 'There is no such note, or it was taken back.');
  }
  await removeStanding(db, newest.id, now);
  const current = await findNewest(db, contact.id);
  await setBillingStanding(db, contact.id, current?.standing ?? null);
  record({
    ...aboutNote(contact.id, newest, 'Note on payments taken back'),
    before: fieldsOf(newest) ?? {},
    after: fieldsOf(current) ?? {},
  });
  return { current: current ? viewNote(current) : null };
};
