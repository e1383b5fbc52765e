// The email about a sign-in from a browser that had not signed in to the account before.
import type { Change } from '../../../../platform/server/feature.ts';
import { describeDevice } from '../../rules/device-name.ts';
import type { Account } from '../store.ts';
import { greeting } from '../../../mail/rules/words-in-mail.ts';
import { mailPerson, paragraphs } from './mail-person.ts';
import { signInMailTexts } from './texts.ts';

/** Sends it to the owner of the account, within the sign-in itself. */
export async function mailNewDevice(change: Change, account: Account, device: string): Promise<void> {
  const { language } = account;
  const { subject, body } = signInMailTexts[language].newDevice;
  const text = paragraphs(greeting(account.name, language), ...body(describeDevice(device, language)));
  await mailPerson(change, account, 'access.newDevice', account.email, { subject, text });
}
