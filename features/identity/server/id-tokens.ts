// ID tokens: created at sign-in and refresh, checked on every request. A token only names a session; the database says each time whether
// that session is still valid.
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Services } from '../../../platform/server/services.ts';
import { buildClaims } from '../rules/claims.ts';
import { ALGORITHM, type KeyRing } from './key-ring.ts';
import type { Account, SignInProvider } from './store.ts';
import { describeProfile } from './profile.ts';

export interface TokenSubject {
  readonly userId: string;
  readonly sessionId: string;
}
export type TokenVerdict = TokenSubject | 'expired' | 'invalid';

/** What the provider accounts of a person are called where they come from, by provider. */
export type ProviderSubjects = Readonly<Record<string, readonly string[]>>;

/** The claims of a token about its session. */
export interface TokenSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly provider: SignInProvider;
  readonly secondFactorId: string | null;
}

export interface IdTokens {
  issue(account: Account, session: TokenSession, providers: ProviderSubjects, now: Date): Promise<{ idToken: string; expiresIn: number }>;
  /** Checks signature, issuer, audience and times. Verified tokens are remembered until they expire. */
  verify(token: string, now: Date): Promise<TokenVerdict>;
}

const REMEMBERED = 5000;
const LONGEST_TOKEN = 8192;

function nameAndPicture(account: Account): { readonly name?: string; readonly picture?: string } {
  const { displayName, photoUrl } = describeProfile(account);
  return { ...(displayName !== undefined && { name: displayName }), ...(photoUrl !== undefined && { picture: photoUrl }) };
}

export function createIdTokens(keys: KeyRing, { env, publicUrl }: Pick<Services, 'env' | 'publicUrl'>): IdTokens {
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
        {
          algorithms: [ALGORITHM],
          issuer: publicUrl(),
          audience: env.PROJECT_ID,
          currentDate: now,
          requiredClaims: ['sub', 'sid', 'iat', 'exp'],
        },
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
    async issue(account, session, providers, now) {
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
        ...nameAndPicture(account),
        firebase: {
          identities: { ...providers, email: [account.email] },
          sign_in_provider: session.provider,
          ...(session.secondFactorId !== null && { sign_in_second_factor: 'totp', second_factor_identifier: session.secondFactorId }),
        },
      })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' })
        .setIssuer(publicUrl())
        .setAudience(env.PROJECT_ID)
        .setSubject(account.id)
        .setIssuedAt(iat)
        .setExpirationTime(iat + lifetime)
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
