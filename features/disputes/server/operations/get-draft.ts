import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { viewDraft } from '../draft-view.ts';
import { findDraft } from '../store.ts';

export const getDraft: Operation<typeof disputesContract.getDraft> = async (call) => {
  const { db, scope, input } = call;
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  const round = await findDraft(db, contact.id);
  return { draft: round ? await viewDraft(call, contact, round) : null };
};
