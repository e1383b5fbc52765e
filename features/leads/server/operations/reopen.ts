import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { STAGE_LABELS, stageAfterReopening } from '../../rules/lead-stages.ts';
import { cardOf, openLead, refuseChanged } from '../open-lead.ts';

export const reopen: Operation<typeof leadsContract.reopen> = async ({ db, scope, input, now, record }) => {
  const { id, version } = input;
  const lead = await openLead(db, scope, id);
  if (isRefusal(lead)) return lead;
  if (lead.stage !== 'lost') return refuse('leads.notLost', `${lead.name} is not lost.`);
  const stage = input.stage ?? stageAfterReopening(lead);
  if (!(await patchContact(db, id, { stage, lostReason: null }, { version, at: now }))) return refuseChanged(db, scope, id);
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${lead.name} reopened as ${STAGE_LABELS[stage]}`,
    before: { stage: 'lost', lostReason: lead.lostReason },
    after: { stage, lostReason: null },
  });
  return cardOf(db, id);
};
