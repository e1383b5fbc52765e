import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { firstStage } from '../../../contacts/rules/stages.ts';
import { findContact, patchContact, viewContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { openLead, refuseChanged } from '../open-lead.ts';

export const convert: Operation<typeof leadsContract.convert> = async ({ db, scope, input: { id, version }, now, services, record }) => {
  const lead = await openLead(db, scope, id);
  if (isRefusal(lead)) return lead;
  const stage = firstStage('client');
  if (!(await patchContact(db, id, { category: 'client', stage, convertedAt: now, lostReason: null }, { version, at: now })))
    return refuseChanged(db, scope, id);
  const client = await findContact(db, scope, id);
  if (!client) throw new Error('The lead just converted is not there.');
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${lead.name} became a client`,
    before: { category: 'lead', stage: lead.stage },
    after: { category: 'client', stage },
  });
  return viewContact(client, { db, scope, services });
};
