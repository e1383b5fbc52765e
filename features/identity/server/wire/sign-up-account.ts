// The two ways to create an account over the wire: as the first owner, or with an invitation.
import { newId } from '../../../../platform/base/ids.ts';
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { AcceptedInvitation, OpenInvitation } from '../invitations.ts';
import type { PERMIT_COOKIE } from '../operations/redeem-owner-code.ts';
import { openSession, type OpenedSession } from '../sessions.ts';
import { findAccount, insertAccount, type Account } from '../store.ts';
import { useOwnerPermit } from '../store/owner.ts';
import { wireRefusal, type WireCall } from './wire-call.ts';

interface OwnerPermit {
  readonly kind: 'owner';
  readonly cookie: typeof PERMIT_COOKIE;
  readonly secretHash: Buffer;
}
interface InvitePermit {
  readonly kind: 'invite';
  readonly cookie: string;
  readonly invite: OpenInvitation;
}
export type SignUpPermit = OwnerPermit | InvitePermit;
export interface MadeAccount {
  readonly account: Account;
  readonly session: OpenedSession;
}

/** The first account of the office. Of many tries at once one succeeds. */
export function createOwner(
  { facts, device, context }: WireCall,
  { secretHash }: OwnerPermit,
  { email, passwordHash }: { readonly email: string; readonly passwordHash: string },
): Promise<MadeAccount | Refusal> {
  const userId = newId(context.clock());
  const name = email.slice(0, email.indexOf('@'));
  return context.change({ kind: 'staff', userId, name }, 'access.ownerCreated', async (change) => {
    if (!(await useOwnerPermit(change.db, secretHash, change.now))) return wireRefusal('ADMIN_ONLY_OPERATION');
    const added = await insertAccount(change.db, {
      id: userId,
      email,
      passwordHash,
      name,
      role: 'owner',
      kind: 'staff',
      contactId: null,
      at: change.now,
    });
    if (!added) return wireRefusal('EMAIL_EXISTS');
    const session = await openSession(change, { id: userId, kind: 'staff' }, { facts, device, isNew: true });
    const account = await findAccount(change.db, userId);
    if (!account) throw new Error('The account just added is not there.');
    change.record({
      contactId: null,
      subject: { type: 'user', id: userId },
      summary: `Owner account created for ${email}`,
      after: { email, role: 'owner' },
    });
    return { account, session };
  });
}

/** The account of an invitation. The link came by email, so the address is proved. */
export function createInvited(
  { facts, device, context }: WireCall,
  { invite }: InvitePermit,
  passwordHash: string,
): Promise<MadeAccount | Refusal> {
  const userId = newId(context.clock());
  return context.change({ kind: invite.kind, userId, name: invite.name }, 'access.inviteAccepted', async (change) => {
    const account = takeAccepted(await invite.accept(change, { userId, passwordHash, emailVerified: true }));
    if (isRefusal(account)) return account;
    return { account, session: await openSession(change, account, { facts, device, isNew: true }) };
  });
}

/** The account of an accepted invitation, or the protocol's refusal. */
export function takeAccepted(accepted: AcceptedInvitation): Account | Refusal {
  if (accepted === 'over') return wireRefusal('ADMIN_ONLY_OPERATION');
  return accepted === 'taken' ? wireRefusal('EMAIL_EXISTS') : accepted;
}
