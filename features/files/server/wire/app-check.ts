// Proof that a call comes from the office's own app, where the office asks for one (APP_CHECK_JWKS): a token of a service with these
// keys, or one that this server gave the page for its session.
import { createLocalJWKSet, decodeJwt, jwtVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { Env } from '../../../../platform/server/env.ts';
import type { Sealer } from '../../../../platform/server/seal.ts';
import { readAppCheck } from '../../../identity/server/public.ts';

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const KEYS = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

/** Judges the token of a call whose ID token is `idToken`. */
export type AppCheck = (token: string | undefined, idToken: string | undefined, now: Date) => Promise<boolean>;

/** Without keys every call passes. @throws Error when the keys cannot be used. */
export function openAppCheck({ APP_CHECK_JWKS: given }: Pick<Env, 'APP_CHECK_JWKS'>, sealer: Sealer): AppCheck {
  if (given === undefined) return async () => true;
  const keys = createLocalJWKSet(readKeys(given));
  return async (token, idToken, now) => {
    if (token === undefined) return false;
    const mine = readAppCheck(sealer, token);
    // The ID token itself is checked with the call.
    if (mine) return mine.until > now.getTime() && mine.sessionId === sessionOf(idToken);
    return jwtVerify(token, keys, { algorithms: ALGORITHMS, currentDate: now, requiredClaims: ['exp'] }).then(
      () => true,
      () => false,
    );
  };
}

function sessionOf(idToken: string | undefined): unknown {
  try {
    return decodeJwt(idToken ?? '')['sid'];
  } catch {
    return undefined;
  }
}

function readKeys(text: string): JSONWebKeySet {
  try {
    return KEYS.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('APP_CHECK_JWKS is not a JSON Web Key Set.', { cause });
  }
}
