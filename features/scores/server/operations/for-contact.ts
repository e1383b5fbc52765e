import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { scoresContract } from '../../contract.ts';
import { pageOfPoints } from '../score-view.ts';
import { readStanding } from '../store.ts';

export const forContact: Operation<typeof scoresContract.forContact> = async ({ db, scope, input, shows }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const page = await pageOfPoints(db, scope, contact.id, input);
  if (isRefusal(page)) return page;
  return { ...page, ...(await readStanding(db, scope, contact.id)) };
};
