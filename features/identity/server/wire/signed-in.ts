// Calls of a signed-in person carry the ID token in their body. The database says whether its session is valid, as everywhere.
import { isRefusal, type Refusal } from '../../../../platform/base/refusal.ts';
import { judgeSession } from '../../rules/session-life.ts';
import { tokenServices } from '../token-services.ts';
import { findSession, type SessionRecord } from '../store.ts';
import { textField, wireRefusal, type WireCall } from './wire-call.ts';

/** How long after signing in what could take an account over may be changed, in ms. */
const RECENT_MS = 5 * 60_000;

/** The live session of the ID token in the body, or why there is none. */
export async function findCaller({ body, context }: WireCall): Promise<SessionRecord | Refusal> {
  const token = textField(body, 'idToken');
  if (token === undefined) return wireRefusal('MISSING_ID_TOKEN');
  const now = context.clock();
  const subject = await tokenServices(context).tokens.verify(token, now);
  if (subject === 'invalid') return wireRefusal('INVALID_ID_TOKEN');
  if (subject === 'expired') return wireRefusal('TOKEN_EXPIRED');
  const session = await findSession(context.db, subject.sessionId, subject.userId);
  if (!session) return wireRefusal('TOKEN_EXPIRED');
  const state = judgeSession(session, now);
  if (state === 'live') return session;
  return wireRefusal(state === 'disabled' ? 'USER_DISABLED' : state === 'deleted' ? 'USER_NOT_FOUND' : 'TOKEN_EXPIRED');
}

/** Like `findCaller`, and refuses a sign-in older than five minutes. */
export async function findRecentCaller(call: WireCall): Promise<SessionRecord | Refusal> {
  const session = await findCaller(call);
  return isRefusal(session) || isRecent(session, call.context.clock()) ? session : wireRefusal('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
}

/** True within five minutes of the sign-in that opened the session. */
export function isRecent(session: { readonly createdAt: Date }, now: Date): boolean {
  return now.getTime() - session.createdAt.getTime() <= RECENT_MS;
}
