import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { CLIENT_STAGES } from '../../../contacts/rules/stages.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { countItemsLeft, summarizeRounds } from '../../../disputes/server/public.ts';
import type { casesContract } from '../../contract.ts';
import { offersGraduation } from '../../rules/follow-disputes.ts';

export const getOffer: Operation<typeof casesContract.getOffer> = async ({ db, scope, input: { contactId } }) => {
  const contact = await findContact(db, scope, contactId);
  if (!contact) return contactNotFound.refuse();
  const stage = CLIENT_STAGES.find((known) => known === contact.stage);
  if (contact.category !== 'client' || !stage || contact.archivedAt !== null || contact.onHoldSince !== null) return { stage: null };
  const rounds = (await summarizeRounds(db, [contactId])).get(contactId);
  const isOffered = offersGraduation({
    stage,
    newestRound: rounds?.state,
    isWaiting: rounds !== undefined && rounds.waitingSince !== null,
    itemsLeft: await countItemsLeft(db, contactId),
  });
  return { stage: isOffered ? 'graduation-ready' : null };
};
