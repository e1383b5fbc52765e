import type { Refusal } from '../../../../platform/base/refusal.ts';
import type { Change } from '../../../../platform/server/feature.ts';
import { judgeSession } from '../../rules/session-life.ts';
import { findSession, lockAccount, type Account, type SessionRecord } from '../store.ts';
import { wireRefusal } from './wire-call.ts';

/**
 * The caller's account as it is now, held against other changes of it. What ended the session since the call began, such as
 * signing out everywhere in another window, ends the call, too.
 */
export async function lockCaller({ db, now }: Pick<Change, 'db' | 'now'>, caller: SessionRecord): Promise<Account | Refusal> {
  await lockAccount(db, caller.account.id);
  const session = await findSession(db, caller.id, caller.account.id);
  return session && judgeSession(session, now) === 'live' ? session.account : wireRefusal('TOKEN_EXPIRED');
}
