import { paragraphs, type MailText } from './mail-person.ts';

/** The mail to a new address with the link that makes it the account's. Its reader may be a stranger, so it names nobody. */
export function writeEmailChange({ newEmail, link }: { readonly newEmail: string; readonly link: string }): MailText {
  return {
    subject: 'Please confirm your new e-mail address',
    text: paragraphs(
      'Hello,',
      `Somebody who is signed in at their credit repair office asked to sign in with ${newEmail} from now on. If that was you, please open this link:`,
      link,
      'The link works once, within a day. Afterwards you sign in with this address, and all browsers are signed out.',
      'If it was not you, you need not do anything: without the link nothing changes.',
      'Redress',
    ),
  };
}
