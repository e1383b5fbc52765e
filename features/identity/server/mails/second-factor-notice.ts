// Emails about changes of the second sign-in step, so that people notice changes they did not make.
import type { Change } from '../../../../platform/server/feature.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { greeting, wordInMail } from '../../../mail/rules/words-in-mail.ts';
import { nameSecondFactor } from '../../rules/totp.ts';
import { mailPerson, paragraphs } from './mail-person.ts';
import type { Account } from '../store.ts';

const NOTICES = {
  'access.secondFactorAdded': {
    subject: 'A second sign-in step was added',
    sentence: (app: string) =>
      `The authenticator app “${app}” was added to your account. From now on, signing in asks for a code. All other browsers were signed out.`,
  },
  'access.secondFactorRemoved': {
    subject: 'A second sign-in step was removed',
    sentence: (app: string) => `The authenticator app “${app}” was removed from your account. All other browsers were signed out.`,
  },
  'access.recoveryCodeUsed': {
    subject: 'A recovery code was used to sign in',
    sentence: (left: string) => `Someone signed in to your account with one of your recovery codes. Codes left: ${left}.`,
  },
} as const;

/** Sends the email to the owner of an account, within the change itself. `detail` is the app's name, or the number of codes left. */
export async function mailSecondFactorNotice(
  change: Change,
  kind: keyof typeof NOTICES,
  account: Account,
  device: string,
  detail: string,
): Promise<void> {
  const { subject, sentence } = NOTICES[kind];
  const text = paragraphs(
    greeting(account.name),
    sentence(wordInMail(detail, nameSecondFactor(undefined))),
    `It was done from this browser: ${describeDevice(device)}.`,
    'If this was not you, please ask for a new password on the sign-in page at once, and let your office remove the second step of your account.',
  );
  await mailPerson(change, account, kind, account.email, { subject, text });
}
