import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { leadsContract } from '../../contract.ts';
import { countCall, describeCall, holdContact, viewCall } from '../call-contact.ts';
import { findCall, setRemoved } from '../store/calls.ts';

export const restoreCall: Operation<typeof leadsContract.restoreCall> = async ({
  db,
  scope,
  input: { contactId, callId },
  now,
  services,
  record,
}) => {
  const contact = await holdContact(db, scope, contactId);
  if (isRefusal(contact)) return contact;
  const call = await findCall(db, services.sealer, contactId, callId, { removed: true });
  if (!call) return refuse('leads.callNotFound', 'There is no such call.');
  await setRemoved(db, callId, null);
  await countCall(db, contact, call, now);
  record({ contactId, subject: { type: 'call', id: callId }, summary: `${describeCall(call)} restored (${contact.name})` });
  return viewCall(call);
};
