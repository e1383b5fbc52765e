import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { sendMail } from '../../../mail/server/public.ts';
import type { accessContract } from '../../contract.ts';
import { endSessionsOfUser } from '../store.ts';
import { deleteSecondFactors } from '../store/users.ts';
import { takeUser } from '../user-rights.ts';

/** The person is told by mail, because somebody else could have talked a colleague into this. */
export const resetSecondFactor: Operation<typeof accessContract.resetSecondFactor> = async (call) => {
  const { db, scope, input, now, record } = call;
  const target = await takeUser(db, scope, input.userId);
  if (isRefusal(target)) return target;
  const factors = await deleteSecondFactors(db, target.id);
  const sessionsEnded = await endSessionsOfUser(db, target.id, now);
  await sendMail(call, {
    kind: 'access.secondFactorReset', to: target.email, toName: target.name, contactId: null, subject: 'Your second factor was removed',
    text: [
      `Hello ${target.name},`,
      `${scope.name} removed the authenticator app and the recovery codes from your account and signed you out everywhere. Your password stays as it is.`,
      'If you did not ask for this, please call the office and change your password.',
    ].join('\n\n'),
  });
  record({
    contactId: null, subject: { type: 'user', id: target.id }, summary: `${target.name}: second factor removed`, before: { secondFactors: factors },
    after: { secondFactors: 0, sessionsEnded },
  });
  return { reset: true };
};
