import { isRefusal } from '../../../../platform/base/refusal.ts';
import { writeAccountDeleted } from '../mails/account-deleted.ts';
import { mailPerson } from '../mails/mail-person.ts';
import { leaveToOthers, SESSION_COOKIE } from '../browser-sessions.ts';
import { deleteAccount as markDeleted, endSessionsOfUser } from '../store.ts';
import { voidActionCodes } from '../store/action-codes.ts';
import { deleteIdentity } from '../store/providers.ts';
import { isLastOwner, lockUsers } from '../store/owner.ts';
import { deleteSecondFactors } from '../store/second-factors.ts';
import { findRecentCaller } from './signed-in.ts';
import { lockCaller } from './lock-caller.ts';
import { wireRefusal, type WireOperation } from './wire-call.ts';

/** accounts:delete: deletes the caller's own account. Their activity stays on record; all their sign-in methods are removed. */
export const deleteAccount: WireOperation = async (call) => {
  const { device, facts, context, invitations } = call;
  const caller = await findRecentCaller(call);
  if (isRefusal(caller)) return caller;
  const { id, kind, name: actor } = caller.account;
  const refusal = await context.change({ kind, userId: id, name: actor }, 'access.accountDeleted', async (change) => {
    const { db, now } = change;
    await lockUsers(db);
    const account = await lockCaller(change, caller);
    if (isRefusal(account)) return account;
    const { email, name, role, contactId } = account;
    if (role === 'owner' && (await isLastOwner(db, id))) {
      return wireRefusal('OPERATION_NOT_ALLOWED', 'You are the last owner who can sign in. Please make someone else owner first.');
    }
    await mailPerson(change, account, 'access.accountDeleted', email, writeAccountDeleted(account, device));
    await markDeleted(db, id, now);
    await endSessionsOfUser(db, id, now);
    await voidActionCodes(db, id, now);
    await deleteIdentity(db, id, 'google.com');
    await deleteSecondFactors(db, id);
    await invitations.revokeSentBy(db, id, now);
    change.record({ contactId, subject: { type: 'user', id }, summary: `${name || email} deleted their account`, before: { email, role } });
    return undefined;
  });
  if (refusal) return refusal;
  if (facts.cookie(SESSION_COOKIE) !== undefined) await leaveToOthers(context.db, facts, caller.account);
  return {};
};
