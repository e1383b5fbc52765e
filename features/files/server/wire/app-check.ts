// Proof that a call comes from the office's own app, where the office asks for one (APP_CHECK_JWKS).
import { createLocalJWKSet, jwtVerify, type JSONWebKeySet } from 'jose';
import { z } from 'zod';
import type { Env } from '../../../../platform/server/env.ts';

const ALGORITHMS = ['RS256', 'PS256', 'ES256', 'EdDSA'];
const KEYS = z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) });

export type AppCheck = (token: string | undefined, now: Date) => Promise<boolean>;

/** Judges the token of a call; without keys every call passes. @throws Error when the keys cannot be used. */
export function openAppCheck({ APP_CHECK_JWKS: given }: Pick<Env, 'APP_CHECK_JWKS'>): AppCheck {
  if (given === undefined) return async () => true;
  const keys = createLocalJWKSet(readKeys(given));
  return async (token, now) => {
    if (token === undefined) return false;
    return jwtVerify(token, keys, { algorithms: ALGORITHMS, currentDate: now, requiredClaims: ['exp'] }).then(
      () => true,
      () => false,
    );
  };
}

function readKeys(text: string): JSONWebKeySet {
  try {
    return KEYS.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error('APP_CHECK_JWKS is not a JSON Web Key Set.', { cause });
  }
}
