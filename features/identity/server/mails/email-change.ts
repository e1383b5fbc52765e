import { paragraphs, type MailText } from './mail-person.ts';

/** The email with the link that confirms a new address. A stranger may read it, so it contains no name. */
export function writeEmailChange({ newEmail, link }: { readonly newEmail: string; readonly link: string }): MailText {
  return {
    subject: 'Please confirm your new email address',
    text: paragraphs(
      'Hello,',
      `Someone who is signed in at their credit repair office asked to sign in with ${newEmail} from now on. If that was you, please open this link:`,
      link,
      'The link works once, within a day. After that you sign in with this address, and all browsers are signed out.',
      'If it was not you, you do not need to do anything. Nothing changes unless the link is opened.',
      'Redress',
    ),
  };
}
