import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The email to the owner of an account when a sign-in method was added or removed. `what` begins a sentence ("A password was added"). */
export function writeSignInMethodChanged({
  name,
  email,
  device,
  what,
}: {
  readonly name: string;
  readonly email: string;
  readonly device: string;
  readonly what: string;
}): MailText {
  return {
    subject: 'How you sign in was changed',
    text: paragraphs(
      greeting(name),
      `${what}: this is about ${email}, your sign-in at your credit repair office. It was done from this browser: ${device}.`,
      'If this was not you, please ask for a new password on the sign-in page at once, and tell your office.',
      'Redress',
    ),
  };
}
