// Invitations to the portal that another feature sends inside its own change, for a member of staff who may send them.
import { fitLine } from '../../../platform/base/one-line.ts';
import type { JobDb } from '../../../platform/server/database/open-database.ts';
import type { Change } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import { findAccountByEmail } from '../../identity/server/public.ts';
import { issueInvite } from './invites.ts';
import { findClientLogin } from './store/client-logins.ts';
import { lockInvitee, revokeInvite } from './store/invites.ts';

export interface PortalInvitee {
  readonly contactId: string;
  readonly email: string;
  readonly name: string;
}

/** Mails an invitation and answers its id, or why there is none. Whether an earlier one is still open is for the caller to check. */
export async function inviteToPortal(
  change: Change<JobDb>,
  scope: StaffScope,
  { contactId, email, name }: PortalInvitee,
): Promise<{ readonly inviteId: string } | 'has-login' | 'email-used'> {
  const to = { kind: 'client', email: email.toLowerCase(), contactId, name: fitLine(name), role: 'client' } as const;
  await lockInvitee(change.db, to);
  if (await findClientLogin(change.db, contactId)) return 'has-login';
  if (await findAccountByEmail(change.db, to.email)) return 'email-used';
  return { inviteId: (await issueInvite(change, scope, to)).id };
}

/** Revokes an invitation that was not accepted; false when it is over already. Its mail stays sent. */
export async function revokePortalInvite({ db, now }: Pick<Change<JobDb>, 'db' | 'now'>, inviteId: string): Promise<boolean> {
  return (await revokeInvite(db, inviteId, now)) !== undefined;
}
