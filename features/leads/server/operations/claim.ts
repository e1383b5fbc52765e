import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { cardOf, openLead, refuseChanged } from '../open-lead.ts';

/** How often a change that came between (not a claim) is stepped over. */
const TRIES = 5;

export const claim: Operation<typeof leadsContract.claim> = async ({ db, scope, input: { id }, now, services, record }) => {
  for (let i = 0; i < TRIES; i += 1) {
    const lead = await openLead(db, scope, id);
    if (isRefusal(lead)) return lead;
    if (lead.ownerId !== null) {
      const owner =
        lead.ownerId === scope.userId ? 'you' : ((await services.findStaff(db, [lead.ownerId])).get(lead.ownerId) ?? 'someone else');
      return refuse('leads.claimedMeanwhile', `${lead.name} is already assigned to ${owner}.`);
    }
    // The version makes sure that no one claimed it since it was read.
    if (!(await patchContact(db, id, { ownerId: scope.userId }, { version: lead.version, at: now }))) continue;
    record({
      contactId: id,
      subject: { type: 'contact', id },
      summary: `${lead.name} claimed by ${scope.name}`,
      before: { ownerId: null },
      after: { ownerId: scope.userId },
    });
    return cardOf(db, id);
  }
  return refuseChanged(db, scope, id);
};
