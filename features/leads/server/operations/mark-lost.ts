import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { patchContact } from '../../../contacts/server/public.ts';
import type { leadsContract } from '../../contract.ts';
import { describeLoss } from '../../rules/lead-stages.ts';
import { cardOf, openLead, refuseChanged } from '../open-lead.ts';

export const markLost: Operation<typeof leadsContract.markLost> = async ({ db, scope, input, now, record }) => {
  const { id, version } = input;
  const lead = await openLead(db, scope, id);
  if (isRefusal(lead)) return lead;
  const lostReason = describeLoss(input.reason, input.note);
  if (!(await patchContact(db, id, { stage: 'lost', lostReason }, { version, at: now }))) return refuseChanged(db, scope, id);
  record({
    contactId: id,
    subject: { type: 'contact', id },
    summary: `${lead.name} lost: ${lostReason}`,
    before: { stage: lead.stage, lostReason: lead.lostReason },
    after: { stage: 'lost', lostReason },
  });
  return cardOf(db, id);
};
