import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { cardOf, openLead, refuseChanged } from '../open-lead.ts';

export const release: Operation<typeof leadsContract.release> = async ({ db, scope, input: { id }, now, record }) => {
  const lead = await openLead(db, scope, id);
  if (isRefusal(lead)) return lead;
  if (lead.ownerId !== scope.userId) return refuse('leads.notYours', `${lead.name} is not assigned to you.`);
  if (!(await patchContact(db, id, { ownerId: null }, { version: lead.version, at: now }))) return refuseChanged(db, scope, id);
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${lead.name} released by ${scope.name}`,
    before: { ownerId: scope.userId },
    after: { ownerId: null },
  });
  return cardOf(db, id);
};
