// After a change of what signing in asks for, every browser of the person has to sign in again except the one that made it.
import type { ActivityKind } from '../../../../platform/base/endpoint.ts';
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { openSession } from '../sessions.ts';
import { endSessionsOfUser, findAccount, updateAccount, type Account, type SessionRecord } from '../store.ts';
import { handOver, type SessionTokens } from './complete-sign-in.ts';
import { lockCaller } from './lock-caller.ts';
import type { WireCall } from './wire-call.ts';

/**
 * Makes a change of the caller's own account, ends all sessions and opens a new one for this browser. `make` gets the account as it is
 * under its lock, and answers the second factor of the new session, null for none. If the caller's session ended since the call began, for
 * example by signing out everywhere, the call ends too.
 */
export async function reopenSession(
  call: WireCall,
  session: SessionRecord,
  kind: ActivityKind,
  make: (change: Change, account: Account) => Promise<string | null | Refusal>,
): Promise<SessionTokens | Refusal> {
  const { facts, device, context } = call;
  const { id, kind: person, name } = session.account;
  const made = await context.change({ kind: person, userId: id, name }, kind, async (change) => {
    const taken = await lockCaller(change, session);
    if (isRefusal(taken)) return taken;
    const secondFactorId = await make(change, taken);
    if (isRefusal(secondFactorId)) return secondFactorId;
    await updateAccount(change.db, id, { validSince: change.now });
    await endSessionsOfUser(change.db, id, change.now);
    const opened = await openSession(change, session.account, { facts, device }, { provider: session.provider, secondFactorId });
    const account = await findAccount(change.db, id);
    if (!account) throw new Error('The account that was changed is not there.');
    return { account, opened };
  });
  return isRefusal(made) ? made : handOver(call, made.account, made.opened);
}
