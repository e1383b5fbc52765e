import { civilDateAt } from '../../../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../../../platform/base/office-zone.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { agreementsContract } from '../../contract.ts';
import { NO_AGREEMENT } from '../../rules/agreement-standing.ts';
import { waitIn } from '../../rules/cancellation-period.ts';
import { viewAgreement } from '../agreement-view.ts';
import { summarizeAgreements } from '../standing.ts';
import { listAgreements } from '../store.ts';

export const list: Operation<typeof agreementsContract.list> = async ({ db, scope, input, now }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  const { rows, more } = await listAgreements(db, scope, contact.id, { after: input.after, limit: input.limit });
  return {
    standing: (await summarizeAgreements(db, scope, [contact.id], civilDateAt(now, OFFICE_ZONE))).get(contact.id) ?? NO_AGREEMENT,
    wait: { ...waitIn(contact.state), state: contact.state }, rows: rows.map((row) => viewAgreement(row, contact.state)), next: more ? (rows.at(-1)?.id ?? null) : null,
  };
};
