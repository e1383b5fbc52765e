import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContactById } from '../../../contacts/server/public.ts';
import type { retentionContract } from '../../contract.ts';
import { liftHoldOf } from '../store/holds.ts';

export const liftHold: Operation<typeof retentionContract.liftHold> = async ({ db, scope, input, now, services, record }) => {
  const { contactId, reason } = input;
  await findContactById(db, contactId, { hold: true });
  if (!(await liftHoldOf(db, services.sealer, { contactId, reason, at: now, byName: scope.name })))
    return refuse('retention.notHeld', 'There is no legal hold on this client.');
  record({ contactId, subject: { type: 'contact', id: contactId }, summary: 'Legal hold lifted' });
  return null;
};
