import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** Tells the owner of an account that a way of signing in came or went. `what` begins a sentence ("A password was added"). */
export function writeWayInChanged({
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
