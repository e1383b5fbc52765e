import { fitLine } from '../../../../platform/base/one-line.ts';
import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import { contactNotFound } from '../../../contacts/rules/contact-refusals.ts';
import { findContact } from '../../../contacts/server/public.ts';
import { findAccountByEmail } from '../../../identity/server/public.ts';
import { findClientLogin } from '../store/client-logins.ts';
import type { accountsContract } from '../../contract.ts';
import { describeInvite, issueInvite, refuseTakenEmail } from '../invites.ts';
import { lockInvitee } from '../store/invites.ts';

export const createClientInvite: Operation<typeof accountsContract.createClientInvite> = async (call) => {
  const { db, scope, input, now, record } = call;
  const contact = await findContact(db, scope, input.contactId);
  if (!contact) return contactNotFound.refuse();
  const to = {
    kind: 'client',
    email: input.email,
    contactId: contact.id,
    name: fitLine(`${contact.firstName} ${contact.lastName}`),
    role: 'client',
  } as const;
  await lockInvitee(db, to);
  if (await findClientLogin(db, contact.id)) return refuse('access.loginExists', 'This contact already has a portal login.');
  if (await findAccountByEmail(db, input.email)) return refuseTakenEmail();

  const invite = await issueInvite(call, scope, to);
  record({
    contactId: contact.id,
    subject: { type: 'invite', id: invite.id },
    summary: `Invited to the portal at ${invite.email}`,
    after: { email: invite.email, expiresAt: invite.expiresAt.toISOString() },
  });
  return { invite: describeInvite(invite, now) };
};
