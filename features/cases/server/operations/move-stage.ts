import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { sayHold } from '../../../contacts/rules/holds.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { casesContract } from '../../contract.ts';
import { judgeMove } from '../../rules/stage-gates.ts';
import { STAGE_NAMES } from '../../rules/stage-names.ts';
import { gatherCaseFacts } from '../case-facts.ts';
import { holdOf } from '../hold-of.ts';
import { lockAndLoadCase, viewCard } from '../lock-case.ts';

export const moveStage: Operation<typeof casesContract.moveStage> = async ({ db, scope, input, now, zone, record }) => {
  const found = await lockAndLoadCase(db, scope, input);
  if (isRefusal(found)) return found;
  const { contact, stage } = found;
  const held = holdOf(contact);
  // The case of someone who has died ends without work going on first.
  if (held && !(held.kind === 'death' && input.stage === 'cancelled'))
    return refuse('cases.onHold', `${sayHold(held)}. Resume work first.`);
  const unmet = judgeMove({ from: stage, to: input.stage, reason: input.reason }, await gatherCaseFacts(db, contact, { now, zone }));
  const [first] = Object.values(unmet);
  if (first !== undefined)
    return refuse('cases.gateUnmet', `${contact.name} cannot move to ${STAGE_NAMES[input.stage]} yet.`, { fields: unmet });
  await patchContact(db, contact.id, { stage: input.stage }, { at: now });
  const reason = input.reason === null || input.reason === '' ? '' : `: ${input.reason}`;
  record({
    contactId: contact.id,
    subject: { type: 'contact', id: contact.id },
    summary: `Moved from ${STAGE_NAMES[stage]} to ${STAGE_NAMES[input.stage]}${reason}`,
    before: { stage },
    after: { stage: input.stage, ...(reason !== '' && { reason: input.reason }) },
  });
  return viewCard(db, scope, contact.id);
};
