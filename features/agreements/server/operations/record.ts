import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockActiveContact } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { addAgreement } from '../add-agreement.ts';
import { viewAgreement } from '../agreement-view.ts';

export const record: Operation<typeof agreementsContract.record> = async (call) => {
  const { db, scope, input, now, zone } = call;
  const contact = await lockActiveContact(call, input.contactId);
  if (isRefusal(contact)) return contact;
  const { contactId: _of, ...given } = input;
  const added = await addAgreement(db, contact, { ...given, state: null }, { now, zone, by: scope });
  if (isRefusal(added)) return added;
  call.record(added.facts);
  return viewAgreement(added.stored, contact.state);
};
