import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { casesContract } from '../../contract.ts';
import { holdOf, recordedHold } from '../hold-of.ts';
import { lockAndLoadCase, viewCard } from '../lock-case.ts';

export const resume: Operation<typeof casesContract.resume> = async ({ db, scope, input, now, record }) => {
  const found = await lockAndLoadCase(db, scope, input);
  if (isRefusal(found)) return found;
  const { contact } = found;
  const held = holdOf(contact);
  if (!held) return refuse('cases.notOnHold', 'This client is not on hold.');
  await patchContact(db, contact.id, { hold: null }, { at: now });
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `Work resumed: ${input.reason}`,
    before: recordedHold(held),
    after: { ...recordedHold(null), reason: input.reason },
  });
  return viewCard(db, scope, contact.id);
};
