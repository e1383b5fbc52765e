import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { disputesContract } from '../../contract.ts';
import { loadWorkedReport, viewDraft } from '../draft-view.ts';
import { findDraft } from '../store.ts';

export const getDraft: Operation<typeof disputesContract.getDraft> = async (call) => {
  const { db, scope, input, services, shows } = call;
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  shows(contact.id);
  const round = await findDraft(db, services.sealer, contact.id);
  return { draft: round ? await viewDraft(call, contact, round, await loadWorkedReport(call, round.reportId)) : null };
};
