import { describeDevice } from '../../rules/device-name.ts';
import { signed, type Addressee, type MailText } from './mail-person.ts';
import { signInMailTexts } from './texts.ts';

/** The email to the owner of an account whose password was changed. `device` is the browser's own name for itself. */
export function writePasswordChanged({ name, email, language }: Addressee, device: string): MailText {
  const { subject, body } = signInMailTexts[language].passwordChanged;
  return { subject, text: signed(name, language, body({ email, device: describeDevice(device, language) })) };
}
