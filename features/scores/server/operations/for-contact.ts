import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { pageOfPoints } from '../score-view.ts';
import { readStanding } from '../store.ts';

export const forContact: Operation<typeof scoresContract.forContact> = async ({ db, scope, input }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  return { ...(await pageOfPoints(db, scope, contact.id, input)), ...(await readStanding(db, scope, contact.id)) };
};
