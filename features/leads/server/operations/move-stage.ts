import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { stampsOfMove } from '../../rules/calls.ts';
import { isLeadStage, STAGE_LABELS } from '../../rules/lead-stages.ts';
import { cardOf, openLead, refuseChanged } from '../open-lead.ts';
import { listContactTimes } from '../store/calls.ts';

export const moveStage: Operation<typeof leadsContract.moveStage> = async ({ db, scope, input, now, record }) => {
  const { id, version, stage } = input;
  const lead = await openLead(db, scope, id);
  if (isRefusal(lead)) return lead;
  if (!isLeadStage(lead.stage)) return refuse('leads.notALead', `${lead.name} is no longer a lead.`);
  const stamps = stampsOfMove(lead, stage, now, await listContactTimes(db, id));
  const patch = { stage, firstContactedAt: stamps.first, lastContactedAt: stamps.last, ...(lead.stage === 'lost' && { lostReason: null }) };
  if (!(await patchContact(db, id, patch, { version, at: now }))) return refuseChanged(db, scope, id);
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${lead.name} moved from ${STAGE_LABELS[lead.stage]} to ${STAGE_LABELS[stage]}`,
    before: { stage: lead.stage },
    after: { stage },
  });
  return cardOf(db, id);
};
