import { describeDevice } from '../../rules/device-name.ts';
import { signed, type Addressee, type MailText } from './mail-person.ts';
import { signInMailTexts } from './texts.ts';

/** The email with the link to set a new password. `device` is the own name of the browser that asked. */
export function writePasswordReset({ name, email, language }: Addressee, link: string, device: string): MailText {
  const { subject, body } = signInMailTexts[language].passwordReset;
  return { subject, text: signed(name, language, body({ email, link, device: describeDevice(device, language) })) };
}
