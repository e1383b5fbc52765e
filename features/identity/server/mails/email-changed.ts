import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The email to the previous address of an account whose sign-in address was changed. */
export function writeEmailChanged({
  name,
  email,
  newEmail,
}: {
  readonly name: string;
  readonly email: string;
  readonly newEmail: string;
}): MailText {
  return {
    subject: 'Your sign-in address was changed',
    text: paragraphs(
      greeting(name),
      `Your sign-in at your credit repair office no longer uses ${email}. From now on it uses ${newEmail}. All other browsers were signed out.`,
      'If this was not you, please call your office at once, so that they can close the account.',
      'Redress',
    ),
  };
}
