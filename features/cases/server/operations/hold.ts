import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { sayHold, stopsMore, type Hold } from '../../../contacts/rules/holds.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { casesContract } from '../../contract.ts';
import { holdOf, recordedHold } from '../hold-of.ts';
import { lockAndLoadCase, viewCard } from '../lock-case.ts';

const NO_REASON = 'Please say why work pauses.';
const IN_PAST = 'This day has passed. Choose a later day, or leave it open.';

/** A hold may become one that stops more. What would lift something takes the right to resume work. */
export const hold: Operation<typeof casesContract.hold> = async ({ db, scope, input, now, zone, record }) => {
  const { kind, until } = input;
  if (kind === 'office' && input.reason === '') return refuse('cases.holdReason', NO_REASON, { fields: { reason: NO_REASON } });
  if (until !== null && until < civilDateAt(now, zone)) return refuse('cases.holdInPast', IN_PAST, { fields: { until: IN_PAST } });
  const found = await lockAndLoadCase(db, scope, input);
  if (isRefusal(found)) return found;
  const { contact } = found;
  const held = holdOf(contact);
  if (held && !stopsMore(kind, held.kind)) return refuse('cases.onHold', `This client is already on hold. ${sayHold(held)}.`);
  const next: Hold = { kind, reason: input.reason === '' ? null : input.reason, until: kind === 'death' ? null : until };
  await patchContact(db, contact.id, { hold: { ...next, since: now } }, { at: now });
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `Work paused. ${sayHold(next)}`,
    before: recordedHold(held),
    after: recordedHold(next),
  });
  return viewCard(db, scope, contact.id);
};
