import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { isContact } from '../../rules/calls.ts';
import { isHot, LOWERED_URGENCY } from '../../rules/hot-leads.ts';
import { countCall, describeCall, holdContact, viewCall } from '../call-contact.ts';
import { insertCall } from '../store/calls.ts';

/** Clocks of two computers are never quite the same. */
const CLOCK_SKEW_MS = 60_000;

export const logCall: Operation<typeof leadsContract.logCall> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, direction, outcome, note, lowerUrgency } = input;
  const at = input.at ?? now;
  if (at.getTime() > now.getTime() + CLOCK_SKEW_MS)
    return refuse('leads.callAhead', 'This call is in the future.', { fields: { at: 'Please enter a time that has passed.' } });
  const contact = await holdContact(db, scope, contactId);
  if (isRefusal(contact)) return contact;
  const lowered = lowerUrgency && isContact(outcome) && isHot(contact);
  if (lowered && !scope.may('leads:work')) return refuse('app.notAllowed', 'You do not have permission to change the urgency of leads.');
  const movedOn = await countCall(db, contact, { at, outcome }, now);
  if (lowered) await patchContact(db, contactId, { urgency: LOWERED_URGENCY }, { at: now });
  const call = { id: newId(now), contactId, at, direction, outcome, note: note || null, byId: scope.userId, byName: scope.name, movedOn };
  await insertCall(db, services.sealer, call);
  record({
    contactId,
    subject: { type: 'call', id: call.id },
    summary: `${describeCall(call)} (${contact.name})`,
    ...((movedOn || lowered) && { before: { ...(movedOn && { stage: 'new' }), ...(lowered && { urgency: contact.urgency }) } }),
    after: { at: at.toISOString(), ...(movedOn && { stage: 'contacted' }), ...(lowered && { urgency: LOWERED_URGENCY }) },
  });
  return viewCall(call);
};
