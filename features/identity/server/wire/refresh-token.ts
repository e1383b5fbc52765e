import { judgeSession } from '../../rules/session-life.ts';
import { tokenServices } from '../token-services.ts';
import type { RateLimit } from '../../../../platform/server/rate-limits.ts';
import { hashSecret } from '../../../../platform/server/secrets.ts';
import { holdsCookie } from '../browser-sessions.ts';
import { findSessionByRefresh, touchSession } from '../store.ts';
import { listSubjects } from '../store/providers.ts';
import { TemporaryFault, textField, wireRefusal, type WireOperation } from './wire-call.ts';

/** Far above what tabs of one browser need; a client module gone wild asks hundreds of times in seconds. */
const REFRESHES: RateLimit = { name: 'identity.refreshToken', limit: 60, seconds: 60 };

/**
 * /v1/token. The refresh token works only together with the cookie of its session, and stays the same for the life of the
 * session: tabs refresh at the same time, and a token used up by one would sign the others out.
 */
export const refreshToken: WireOperation = async ({ body, facts, context }) => {
  if (body['grant_type'] !== 'refresh_token') return wireRefusal('INVALID_GRANT_TYPE');
  const token = textField(body, 'refresh_token');
  if (token === undefined) return wireRefusal('MISSING_REFRESH_TOKEN');
  const now = context.clock();
  const session = await findSessionByRefresh(context.db, hashSecret(token));
  if (!session || !holdsCookie(facts, session.cookieHash)) return wireRefusal('TOKEN_EXPIRED');
  const state = judgeSession(session, now);
  if (state === 'disabled') return wireRefusal('USER_DISABLED');
  if (state !== 'live') return wireRefusal('TOKEN_EXPIRED');
  if (!(await context.services.rateLimits.admit(context.db, REFRESHES, session.id, now)))
    throw new TemporaryFault('Too many token refreshes of one session.');

  await touchSession(context.db, session.id, now);
  const providers = await listSubjects(context.db, session.account.id);
  const { idToken, expiresIn } = await tokenServices(context).tokens.issue(session.account, session, providers, now);
  return {
    access_token: idToken,
    id_token: idToken,
    refresh_token: token,
    expires_in: String(expiresIn),
    token_type: 'Bearer',
    user_id: session.account.id,
    project_id: context.services.env.PROJECT_ID,
  };
};
