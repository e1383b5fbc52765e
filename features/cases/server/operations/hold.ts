import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { casesContract } from '../../contract.ts';
import { lockAndLoadCase, viewCard } from '../lock-case.ts';

export const hold: Operation<typeof casesContract.hold> = async ({ db, scope, input, now, record }) => {
  const found = await lockAndLoadCase(db, scope, input);
  if (isRefusal(found)) return found;
  const { contact } = found;
  if (contact.onHoldSince) return refuse('cases.onHold', `This client is already on hold: ${contact.holdReason ?? 'no reason was given'}.`);
  await patchContact(db, contact.id, { onHoldSince: now, holdReason: input.reason }, { at: now });
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `Put on hold: ${input.reason}`,
    before: { holdReason: null },
    after: { holdReason: input.reason },
  });
  return viewCard(db, scope, contact.id);
};
