// How long an invitation holds, what state it is in, and the mails that carry it.
import { greeting, wordInMail } from '../../mail/rules/words-in-mail.ts';

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

/** The email with a client's link. */
export function writeClientInvite({ name, link, days, office }: InviteMailFacts): InviteMail {
  const sender = wordInMail(office ?? '', '');
  return writeMail(sender === '' ? 'Your client portal' : `Your client portal at ${sender}`, [
    greeting(name),
    `${sender === '' ? 'We have' : `${sender} has`} opened a client portal for you. There you see the state of each dispute and the letters sent for you. Choose a password to start:`,
    link,
    howLong(days),
  ]);
}

/** The email with the link for a new member of staff. `inviter` is the name of the sender. */
export function writeStaffInvite({ name, link, days, office, inviter }: InviteMailFacts & { readonly inviter: string }): InviteMail {
  const place = wordInMail(office ?? '', '');
  return writeMail(place === '' ? 'Your account in the office' : `Your account at ${place}`, [
    greeting(name),
    `${wordInMail(inviter, 'Your office')} invites you to work in Redress${place === '' ? '' : ` at ${place}`}. Choose a password to start:`,
    link,
    howLong(days),
  ]);
}

function howLong(days: number): string {
  return `The link works once, for ${days === 1 ? 'one day' : `${days} days`}. If you did not expect this email, you can ignore it.`;
}

function writeMail(subject: string, paragraphs: readonly string[]): InviteMail {
  return { subject, text: paragraphs.join('\n\n') };
}
