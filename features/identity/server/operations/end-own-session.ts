import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { identityContract } from '../../contract.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { endOwnSession as endSession } from '../store/own-account.ts';

export const endOwnSession: Operation<typeof identityContract.endOwnSession> = async ({ db, scope, input, now, record }) => {
  const ended = await endSession(db, scope.userId, input.sessionId, now);
  if (!ended) return refuse('access.sessionNotFound', 'This browser is already signed out.');
  record({
    contactId: scope.contactId,
    subject: { type: 'session', id: input.sessionId },
    summary: `Signed out elsewhere: ${describeDevice(ended.device)}`,
  });
  return { ended: true };
};
