import { isRefusal, refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { lockUser } from '../../../accounts/server/public.ts';
import { describeDevice, endSessionOf } from '../../../identity/server/public.ts';
import type { rolesContract } from '../../contract.ts';

export const endSession: Operation<typeof rolesContract.endSession> = async ({ db, scope, input, now, record }) => {
  const target = await lockUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  const ended = await endSessionOf(db, target.id, input.sessionId, now);
  if (!ended) return refuse('roles.sessionNotFound', 'This person is already signed out there.');
  record({
    contactId: null,
    subject: { type: 'user', id: target.id },
    summary: `${target.name}: signed out of ${describeDevice(ended.device)}`,
  });
  return { ended: true };
};
