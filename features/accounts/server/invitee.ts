// To which address a contact is invited, and by whom. A person who holds the mailbox becomes the client, so no one decides alone whose mailbox it is.
import { fitLine } from '../../../platform/base/one-line.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { JobDb, StaffDb } from '../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { contactArchived, contactNotFound } from '../../contacts/rules/contact-refusals.ts';
import { findContactById, type Contact } from '../../contacts/server/public.ts';
import { findAccountByEmail } from '../../identity/server/public.ts';
import { refuseTakenEmail } from './invites.ts';
import { findClientLogin } from './store/client-logins.ts';
import { lockInvitee, type Invitee } from './store/invites.ts';

/** Held by owners: they invite to any address, and vouch for one that they entered. */
export const INVITE_ELSEWHERE = 'access:invite-elsewhere';

/** The address on file, when this person may send an invitation to it. */
export function judgeAddress({ email, emailBy, emailClaimed, name }: Contact, scope: StaffScope): string | Refusal {
  if (email === null) return refuse('access.noAddress', `${name} has no email address. Add it first.`);
  if (scope.may(INVITE_ELSEWHERE)) return email.toLowerCase();
  if (emailClaimed)
    return refuse(
      'access.addressClaimed',
      'This email address came by a web form, which anyone can send. An owner can send the invitation.',
    );
  return emailBy === scope.userId
    ? refuse('access.ownAddress', 'You entered this email address, so a colleague or an owner sends the invitation.')
    : email.toLowerCase();
}

/** The contact as an invitee, locked, when they have no login and `choose` gives an address that is free. */
export async function lockFreeInvitee(
  db: StaffDb | JobDb,
  contactId: string,
  choose: (contact: Contact) => string | Refusal,
): Promise<{ readonly contact: Contact; readonly to: Invitee & { readonly name: string; readonly role: string } } | Refusal> {
  await lockInvitee(db, { kind: 'client', email: '', contactId });
  const contact = await findContactById(db, contactId);
  if (!contact) return contactNotFound.refuse();
  if (contact.archivedAt !== null) return contactArchived.refuse();
  if (await findClientLogin(db, contactId)) return refuse('access.loginExists', 'This contact already has a portal login.');
  const email = choose(contact);
  if (isRefusal(email)) return email;
  if (await findAccountByEmail(db, email)) return refuseTakenEmail();
  const name = fitLine(`${contact.firstName} ${contact.lastName}`);
  return { contact, to: { kind: 'client', email, contactId, name, role: 'client' } };
}
