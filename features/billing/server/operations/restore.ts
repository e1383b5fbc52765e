import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { setBillingStanding } from '../../../contacts/server/public.ts';
import type { billingContract } from '../../contract.ts';
import { aboutNote, fieldsOf, openClient, viewNote } from '../open-client.ts';
import { bringStandingBack, findNewest, findStanding } from '../store.ts';

export const restore: Operation<typeof billingContract.restore> = async ({ db, input, record }) => {
  const contact = await openClient(db, input.contactId);
  if (isRefusal(contact)) return contact;
  const found = await findStanding(db, contact.id, input.id);
  if (!found?.isRemoved) return refuse('billing.notFound', 'There is no such note, or it was not taken back.');
  const before = await findNewest(db, contact.id);
  if (before && before.id > found.one.id)
    return refuse('billing.notNewest', 'A newer note was written meanwhile, so this one stays taken back.');
  await bringStandingBack(db, found.one.id);
  await setBillingStanding(db, contact.id, found.one.standing);
  record({
    ...aboutNote(contact.id, found.one, 'Note on payments put back'),
    before: fieldsOf(before) ?? {},
    after: fieldsOf(found.one) ?? {},
  });
  return { current: viewNote(found.one) };
};
