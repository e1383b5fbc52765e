import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The email to the owner of an account that was deleted. */
export function writeAccountDeleted({
  name,
  email,
  device,
}: {
  readonly name: string;
  readonly email: string;
  readonly device: string;
}): MailText {
  return {
    subject: 'Your account was deleted',
    text: paragraphs(
      greeting(name),
      `Your sign-in ${email} at your credit repair office was deleted from this browser: ${device}. No one can sign in with it any more.`,
      'If this was not you, please call your office at once.',
      'Redress',
    ),
  };
}
