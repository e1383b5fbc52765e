import { signed, type Addressee, type MailText } from './mail-person.ts';
import { signInMailTexts } from './texts.ts';

/** The email to the previous address of an account whose sign-in address was changed. */
export function writeEmailChanged({ name, email, language }: Addressee, newEmail: string): MailText {
  const { subject, body } = signInMailTexts[language].emailChanged;
  return { subject, text: signed(name, language, body(email, newEmail)) };
}
