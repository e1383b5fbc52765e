import { greeting, paragraphs, type MailText } from './mail-person.ts';

/** The mail with the link to a new password. `device` is what the browser that asked calls itself, in plain words. */
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
      `Somebody asked for a new password for ${email}, your sign-in at your credit repair office. It was asked for from this browser: ${device}.`,
      'If that was you, choose the new password here:',
      link,
      'The link works once, within an hour. If you asked more than once, only the newest mail counts.',
      'If it was not you, you need not do anything: your password stays as it is. Please do not pass the link on, whoever asks for it.',
      'Redress',
    ),
  };
}
