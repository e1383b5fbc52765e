// ID tokens: made at sign-in and refresh, checked on every request. A token only names a session; whether that session still
// carries anybody is asked of the database each time.
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Env } from '../../../platform/server/env.ts';
import { buildClaims } from '../rules/claims.ts';
import { ALGORITHM, type KeyRing } from './key-ring.ts';
import type { Account } from './store.ts';

export const PROJECT_ID = 'redress';

export interface TokenSubject { readonly userId: string; readonly sessionId: string }
export type TokenVerdict = TokenSubject | 'expired' | 'invalid';

export interface IdTokens {
  issue(account: Account, session: { readonly id: string; readonly createdAt: Date }, now: Date): Promise<{ idToken: string; expiresIn: number }>;
  /** Checks signature, issuer, audience and times. Verified tokens are remembered until they expire. */
  verify(token: string, now: Date): Promise<TokenVerdict>;
}

const REMEMBERED = 5000;
const LONGEST_TOKEN = 8192;

/** Where people reach the program; the issuer of its tokens. */
export function publicOrigin(env: Pick<Env, 'PUBLIC_URL' | 'HOST' | 'PORT'>): string {
  return env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
}

export function createIdTokens(keys: KeyRing, env: Env): IdTokens {
  const issuer = publicOrigin(env);
  const verified = new Map<string, TokenSubject & { readonly until: number }>();

  const check = async (token: string, now: Date): Promise<TokenVerdict> => {
    try {
      const { payload } = await jwtVerify(
        token,
        async ({ kid }) => {
          const key = kid === undefined ? undefined : await keys.verifier(kid);
          if (!key) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        { algorithms: [ALGORITHM], issuer, audience: PROJECT_ID, currentDate: now, requiredClaims: ['sub', 'sid', 'iat', 'exp'] },
      );
      const { sub, sid, exp = 0 } = payload;
      if (typeof sub !== 'string' || typeof sid !== 'string') return 'invalid';
      if (verified.size >= REMEMBERED) {
        const oldest = verified.keys().next();
        if (!oldest.done) verified.delete(oldest.value);
      }
      verified.set(token, { userId: sub, sessionId: sid, until: exp * 1000 });
      return { userId: sub, sessionId: sid };
    } catch (error) {
      if (error instanceof errors.JWTExpired) return 'expired';
      if (error instanceof errors.JOSEError) return 'invalid';
      throw error;
    }
  };

  return {
    async issue(account, session, now) {
      const { kid, key } = await keys.signer();
      const lifetime = env.ID_TOKEN_MINUTES * 60;
      const iat = Math.floor(now.getTime() / 1000);
      const idToken = await new SignJWT({
        ...buildClaims(account.role, account.permissions),
        sid: session.id,
        user_id: account.id,
        auth_time: Math.floor(session.createdAt.getTime() / 1000),
        email: account.email,
        email_verified: account.emailVerified,
        ...(account.name !== '' && { name: account.name }),
        firebase: { identities: { email: [account.email] }, sign_in_provider: 'password' },
      })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(issuer).setAudience(PROJECT_ID).setSubject(account.id).setIssuedAt(iat).setExpirationTime(iat + lifetime)
        .sign(key);
      return { idToken, expiresIn: lifetime };
    },
    async verify(token, now) {
      if (token.length > LONGEST_TOKEN) return 'invalid';
      const known = verified.get(token);
      if (!known) return check(token, now);
      verified.delete(token);
      if (known.until <= now.getTime()) return 'expired';
      verified.set(token, known);
      return { userId: known.userId, sessionId: known.sessionId };
    },
  };
}
