// Removing the second factor of someone who lost it, at the word of a colleague or the office.
import type { Change } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { greeting, wordInMail } from '../../mail/rules/words-in-mail.ts';
import { mailPerson, paragraphs } from './mails/mail-person.ts';
import { signInMailTexts } from './mails/texts.ts';
import { endSessionsOfUser, updateAccount, type Account } from './store.ts';
import { deleteForeignIdentities } from './store/providers.ts';
import { deleteSecondFactors } from './store/second-factors.ts';

/**
 * Removes apps, recovery codes and Google accounts of other addresses, ends all sessions, and records it as the one activity of the
 * change. The person gets an email, because someone else could have persuaded a colleague to do this.
 */
export async function resetFactors(change: Change, scope: StaffScope, target: Account): Promise<void> {
  const { db, now, record } = change;
  const factors = await deleteSecondFactors(db, target.id);
  // Also removes a Google account that an intruder may have linked.
  await deleteForeignIdentities(db, target.id, target.email);
  await updateAccount(db, target.id, { validSince: now });
  const sessionsEnded = await endSessionsOfUser(db, target.id, now);
  const { subject, aColleague, body } = signInMailTexts[target.language].secondFactorReset;
  await mailPerson(change, target, 'access.secondFactorReset', target.email, {
    subject,
    text: paragraphs(greeting(target.name, target.language), ...body(wordInMail(scope.name, aColleague))),
  });
  record({
    contactId: target.contactId,
    subject: { type: 'user', id: target.id },
    summary: `${target.name}: second step removed`,
    before: { secondFactors: factors },
    after: { secondFactors: 0, sessionsEnded },
  });
}
