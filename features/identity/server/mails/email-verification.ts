import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The email with the link that proves the address of an account. */
export function writeEmailVerification({
  name,
  email,
  link,
}: {
  readonly name: string;
  readonly email: string;
  readonly link: string;
}): MailText {
  return {
    subject: 'Please confirm your email address',
    text: paragraphs(
      greeting(name),
      `You asked to confirm that ${email}, your sign-in at your credit repair office, is your address. Please open this link:`,
      link,
      'The link works once, within a day. If you asked more than once, only the newest email works.',
      'If you did not ask for this, someone may be signed in to your account. Please choose a new password and tell your office.',
      'Redress',
    ),
  };
}
