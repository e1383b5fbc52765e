// What the address on file is told when the office uses another one. These mails hold no link: they ask for a call.
import type { Language } from '../../../platform/base/language.ts';
import { greeting, wordInMail } from '../../mail/rules/words-in-mail.ts';
import { clientMailTexts } from './client-mail-texts.ts';
import type { InviteMail } from './invites.ts';

interface Facts {
  readonly name: string;
  /** Name of the office; null while it has none. */
  readonly office: string | null;
  /** The other address; null when there is none any more. */
  readonly address: string | null;
  readonly language: Language;
}

/** 'b•••@example.com': enough to know one's own address by, not enough to write to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, 1)}•••${address.slice(at)}`;
}

/** To the previous address, when the office has another one on file. */
export function writeAddressChanged({ name, office, address, language }: Facts): InviteMail {
  const texts = clientMailTexts[language];
  const sender = wordInMail(office ?? '', texts.theOffice);
  return {
    subject: texts.changedSubject,
    text: [
      greeting(name, language),
      address === null ? texts.removed(sender) : texts.changed(sender, maskAddress(address)),
      texts.callOffice,
    ].join('\n\n'),
  };
}

/** To the address on file, when the portal invitation went to another one. */
export function writeInvitedElsewhere({ name, office, address, language }: Facts): InviteMail {
  const texts = clientMailTexts[language];
  const sender = wordInMail(office ?? '', '');
  const masked = maskAddress(address ?? '');
  return {
    subject: texts.portal,
    text: [greeting(name, language), sender === '' ? texts.invitedByOffice(masked) : texts.invited(sender, masked), texts.callOffice].join(
      '\n\n',
    ),
  };
}
