import { newId } from '../../../../platform/base/ids.ts';
import { fitLine } from '../../../../platform/base/one-line.ts';
import { isRefusal, refuse, type Refusal } from '../../../../platform/base/refusal.ts';
import type { PreparedOperation, ReadCall } from '../../../../platform/server/feature.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact, type Contact } from '../../../contacts/server/public.ts';
import type { accountsContract } from '../../contract.ts';
import { checkPassword } from '../../../identity/rules/password-policy.ts';
import { findAccountByEmail, hashPasswordInTurn, insertAccount, readSettings } from '../../../identity/server/public.ts';
import { findClientLogin } from '../store/client-logins.ts';
import { refuseTakenEmail } from '../invites.ts';
import { lockInvitee, revokeInvitesOf } from '../store/invites.ts';

interface Wanted {
  readonly contactId: string;
  readonly email: string;
}
const LOGIN_EXISTS = refuse('access.loginExists', 'This contact already has a portal login.');

export const createClientLogin: PreparedOperation<typeof accountsContract.createClientLogin> = {
  prepare: async ({ db, scope, input }) => {
    const early = await findOpenContact({ db, scope }, input);
    if (isRefusal(early)) return early;
    const weak = checkPassword(input.password, input.email, (await readSettings(db)).minPasswordLength);
    if (weak) return weak;
    const passwordHash = await hashPasswordInTurn(input.password);
    if (passwordHash === undefined) return refuse('access.tooManyTries', 'Many people are signing in right now. Please try again.');

    return async (change) => {
      const { now, record } = change;
      const invitee = { kind: 'client', email: input.email, contactId: input.contactId } as const;
      await lockInvitee(change.db, invitee);
      const contact = await findOpenContact(change, input);
      if (isRefusal(contact)) return contact;
      const id = newId(now);
      const name = fitLine(`${contact.firstName} ${contact.lastName}`);
      // Accounts also come into being otherwise, so the address may have been taken between the look and the write.
      if (
        !(await insertAccount(change.db, {
          id,
          email: input.email,
          passwordHash,
          name,
          role: 'client',
          kind: 'client',
          contactId: contact.id,
          at: now,
        }))
      )
        return refuseTakenEmail();
      await revokeInvitesOf(change.db, invitee, now);
      record({
        contactId: contact.id,
        subject: { type: 'user', id },
        summary: `Portal login created for ${input.email}`,
        after: { email: input.email, role: 'client' },
      });
      return { email: input.email };
    };
  },
};

/** The contact, when it has no login and the address is free. */
async function findOpenContact(
  { db, scope }: Pick<ReadCall<unknown, StaffScope>, 'db' | 'scope'>,
  { contactId, email }: Wanted,
): Promise<Contact | Refusal> {
  const contact = await findContact(db, scope, contactId);
  if (!contact) return contactNotFound.refuse();
  if (await findClientLogin(db, contactId)) return LOGIN_EXISTS;
  return (await findAccountByEmail(db, email)) ? refuseTakenEmail() : contact;
}
