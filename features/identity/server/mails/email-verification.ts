import { signed, type Addressee, type MailText } from './mail-person.ts';
import { signInMailTexts } from './texts.ts';

/** The email with the link that proves the address of an account. */
export function writeEmailVerification({ name, email, language }: Addressee, link: string): MailText {
  const { subject, body } = signInMailTexts[language].emailVerification;
  return { subject, text: signed(name, language, body({ email, link })) };
}
