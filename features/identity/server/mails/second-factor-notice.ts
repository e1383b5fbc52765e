// Emails about changes of the second sign-in step, so that people notice changes they did not make.
import type { Change } from '../../../../platform/server/feature.ts';
import { describeDevice } from '../../rules/device-name.ts';
import { greeting, wordInMail } from '../../../mail/rules/words-in-mail.ts';
import { nameSecondFactor } from '../../rules/totp.ts';
import { mailPerson, paragraphs } from './mail-person.ts';
import type { Account } from '../store.ts';
import { signInMailTexts } from './texts.ts';

const NOTICES = {
  'access.secondFactorAdded': 'secondFactorAdded',
  'access.secondFactorRemoved': 'secondFactorRemoved',
  'access.recoveryCodeUsed': 'recoveryCodeUsed',
} as const;

/** Sends the email to the owner of an account, within the change itself. `detail` is the app's name, or the number of codes left. */
export async function mailSecondFactorNotice(
  change: Change,
  kind: keyof typeof NOTICES,
  account: Account,
  device: string,
  detail: string,
): Promise<void> {
  const { language } = account;
  const { subject, body } = signInMailTexts[language][NOTICES[kind]];
  const text = paragraphs(
    greeting(account.name, language),
    ...body(wordInMail(detail, nameSecondFactor(undefined)), describeDevice(device, language)),
  );
  await mailPerson(change, account, kind, account.email, { subject, text });
}
