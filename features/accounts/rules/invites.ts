// How long an invitation holds, what state it is in, and the mails that carry it.
import type { Language } from '../../../platform/base/language.ts';
import { greeting, wordInMail } from '../../mail/rules/words-in-mail.ts';
import { clientMailTexts } from './client-mail-texts.ts';

export type InviteState = 'open' | 'expired' | 'revoked' | 'accepted';
export interface InviteTimes {
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  readonly revokedAt: Date | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The state at `now`. An accepted invitation stays accepted after its end. */
export function stateOfInvite({ usedAt, revokedAt, expiresAt }: InviteTimes, now: Date): InviteState {
  if (usedAt !== null) return 'accepted';
  if (revokedAt !== null) return 'revoked';
  return expiresAt.getTime() > now.getTime() ? 'open' : 'expired';
}

/** When an invitation sent at `now` ends, `days` being the office's choice. */
export function inviteEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

export interface InviteMail {
  readonly subject: string;
  readonly text: string;
}
/** Content of both emails. `link` opens the account and appears nowhere else; `days` is how long it works. */
export interface InviteMailFacts {
  readonly name: string;
  readonly link: string;
  readonly days: number;
  /** Name of the office; null while it has none. */
  readonly office: string | null;
}

/** The email with a client's link, in their language. */
export function writeClientInvite({ name, link, days, office, language }: InviteMailFacts & { readonly language: Language }): InviteMail {
  const sender = wordInMail(office ?? '', '');
  const texts = clientMailTexts[language];
  return writeMail(sender === '' ? texts.portal : texts.portalAt(sender), [
    greeting(name, language),
    sender === '' ? texts.opened : texts.openedBy(sender),
    link,
    texts.howLong(days),
  ]);
}

/** The email with the link for a new member of staff. `inviter` is the name of the sender. */
export function writeStaffInvite({ name, link, days, office, inviter }: InviteMailFacts & { readonly inviter: string }): InviteMail {
  const place = wordInMail(office ?? '', '');
  return writeMail(place === '' ? 'Your account in the office' : `Your account at ${place}`, [
    greeting(name),
    `${wordInMail(inviter, 'Your office')} invites you to work in Redress${place === '' ? '' : ` at ${place}`}. Choose a password to start:`,
    link,
    clientMailTexts.en.howLong(days),
  ]);
}

function writeMail(subject: string, paragraphs: readonly string[]): InviteMail {
  return { subject, text: paragraphs.join('\n\n') };
}
