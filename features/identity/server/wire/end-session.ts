import { isRefusal } from '../../../../platform/base/refusal.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { findBrowserSessions, SESSION_COOKIE } from '../browser-sessions.ts';
import { endSessionOfCookie } from '../store.ts';
import { wireRefusal, type WireOperation } from './wire-call.ts';

/**
 * DELETE /v1/session: ends the sessions of this browser, found by its cookie, because the client module's own signOut does not call the
 * server. Who signs out leaves no one signed in behind. Ending none is no fault and leaves no activity.
 */
export const endSession: WireOperation = async ({ facts, context }) => {
  for (const { secret, session } of await findBrowserSessions(context.db, facts, context.clock())) {
    const { account } = session;
    const ended = await context.change(
      { kind: account.kind, userId: account.id, name: account.name },
      'access.sessionEnded',
      async ({ db, now, record }) => {
        if ((await endSessionOfCookie(db, hashSecret(secret), now)) === undefined) return wireRefusal('TOKEN_EXPIRED');
        record({ contactId: account.contactId, subject: { type: 'session', id: session.id }, summary: 'Signed out' });
        return session.id;
      },
    );
    // Another tab may have ended it just before; the result is the same.
    if (isRefusal(ended)) context.services.log.debug({ reference: facts.id }, 'session was over already');
  }
  if (facts.cookie(SESSION_COOKIE) !== undefined) facts.setCookie(SESSION_COOKIE, '', { maxAgeSeconds: 0 });
  return {};
};
