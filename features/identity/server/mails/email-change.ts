import type { Language } from '../../../../platform/base/language.ts';
import { paragraphs, type MailText } from './mail-person.ts';
import { signInMailTexts } from './texts.ts';

/** The email with the link that confirms a new address. A stranger may read it, so it contains no name. */
export function writeEmailChange(newEmail: string, link: string, language: Language): MailText {
  const { subject, hello, body } = signInMailTexts[language].emailChange;
  return { subject, text: paragraphs(hello, ...body({ email: newEmail, link }), 'Redress') };
}
