import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The email to the owner of an account whose password was changed. `device` is the browser's own name for itself. */
export function writePasswordChanged({
  name,
  email,
  device,
}: {
  readonly name: string;
  readonly email: string;
  readonly device: string;
}): MailText {
  return {
    subject: 'Your password was changed',
    text: paragraphs(
      greeting(name),
      `The password of ${email}, your sign-in at your credit repair office, was changed from this browser: ${device}. All other browsers were signed out.`,
      'If this was not you, please ask for a new password on the sign-in page at once, and tell your office.',
      'Redress',
    ),
  };
}
