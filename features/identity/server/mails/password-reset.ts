import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The email with the link to set a new password. `device` is the name of the browser that asked, in plain words. */
export function writePasswordReset({
  name,
  email,
  link,
  device,
}: {
  readonly name: string;
  readonly email: string;
  readonly link: string;
  readonly device: string;
}): MailText {
  return {
    subject: 'Choose a new password',
    text: paragraphs(
      greeting(name),
      `Someone asked for a new password for ${email}, your sign-in at your credit repair office. The request came from this browser: ${device}.`,
      'If that was you, choose the new password here:',
      link,
      'The link works once, within an hour. If you asked more than once, only the newest email works.',
      'If it was not you, you do not need to do anything. Your password stays the same. Do not share this link with anyone.',
      'Redress',
    ),
  };
}
