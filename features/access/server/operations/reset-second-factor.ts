import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { accessContract } from '../../contract.ts';
import { greeting, wordInMail } from '../../rules/mail-words.ts';
import { mailPerson, paragraphs } from '../mails/mail-person.ts';
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
  await mailPerson(call, target, 'access.secondFactorReset', target.email, {
    subject: 'Your second factor was removed',
    text: paragraphs(
      greeting(target.name),
      `${wordInMail(scope.name, 'A colleague')} removed the authenticator app and the recovery codes from your account and signed you out everywhere. Your password stays as it is.`,
      'If you did not ask for this, please call the office and change your password.',
    ),
  });
  record({
    contactId: null, subject: { type: 'user', id: target.id }, summary: `${target.name}: second factor removed`, before: { secondFactors: factors },
    after: { secondFactors: 0, sessionsEnded },
  });
  return { reset: true };
};
