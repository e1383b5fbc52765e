import { newId } from '../../../../platform/base/ids.ts';
import { fitLine } from '../../../../platform/base/one-line.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { findContact } from '../../../contacts/server/public.ts';
import type { accessContract } from '../../contract.ts';
import { checkPassword } from '../../rules/password-policy.ts';
import { refuseTakenEmail } from '../invites.ts';
import { hashPassword } from '../passwords.ts';
import { findAccountByEmail, findClientLogin, insertAccount } from '../store.ts';
import { lockInvitee, revokeInvitesOf } from '../store/invites.ts';
import { readSettings } from '../store/settings.ts';

export const createClientLogin: Operation<typeof accessContract.createClientLogin> = async ({ db, scope, input, now, record }) => {
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return refuse('contacts.notFound', 'There is no such contact.');
  const exists = refuse('access.loginExists', 'This contact already has a portal login.');
  const invitee = { kind: 'client', email: input.email, contactId: contact.id } as const;
  await lockInvitee(db, invitee);
  if (await findClientLogin(db, scope, contact.id)) return exists;
  const weak = checkPassword(input.password, input.email, (await readSettings(db)).minPasswordLength);
  if (weak) return weak;
  const emailTaken = refuseTakenEmail();
  if (await findAccountByEmail(db, input.email)) return emailTaken;

  // Last, because the connection of the transaction waits meanwhile. Not in the slots of `hashing`: whoever has one of those may
  // be waiting for this very connection.
  const id = newId(now);
  const added = await insertAccount(db, {
    id, email: input.email, passwordHash: await hashPassword(input.password), name: fitLine(`${contact.firstName} ${contact.lastName}`),
    role: 'client', kind: 'client', contactId: contact.id, at: now,
  });
  // Two at once: the other one may have taken the contact or the address between the look and the write.
  if (!added) return (await findClientLogin(db, scope, contact.id)) ? exists : emailTaken;
  await revokeInvitesOf(db, invitee, now);
  record({ contactId: contact.id, subject: { type: 'user', id }, summary: `Portal login created for ${input.email}`, after: { email: input.email, role: 'client' } });
  return { email: input.email };
};
