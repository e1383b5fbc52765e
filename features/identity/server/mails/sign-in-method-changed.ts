import { describeDevice } from '../../rules/device-name.ts';
import { signed, type Addressee, type MailText } from './mail-person.ts';
import { methodMailTexts } from './method-texts.ts';

/** The email to the owner of an account when a sign-in method was added or removed. `device` is the browser's own name for itself. */
export function writeSignInMethodChanged(
  { name, email, language }: Addressee,
  device: string,
  what: 'passwordAdded' | 'passwordRemoved' | 'googleRemoved',
): MailText {
  const texts = methodMailTexts[language];
  return { subject: texts.subject, text: signed(name, language, texts[what]({ email, device: describeDevice(device, language) })) };
}
