// The second step of a sign-in: the password (or Google) was right, and a code is asked for.
import { getMultiFactorResolver, TotpMultiFactorGenerator, type MultiFactorError } from '@firebase/auth';
import { adopt, identityAuth, type SignedIn } from './identity.ts';
import { replaceSession } from './session-change.ts';

export interface SecondFactorChallenge {
  /** The authenticator apps the person may take the code from. */
  readonly hints: readonly { readonly uid: string; readonly name: string }[];
  /**
   * Ends the sign-in with a code of the app `uid` (by default the first one), or a recovery code. A wrong code may be followed by
   * another.
   * @throws errors of the identity module
   */
  readonly finish: (code: string, uid?: string) => Promise<SignedIn>;
}

/** The challenge inside an error of a sign-in or of `confirmPassword`; undefined when the error is another one. */
export function pendingSecondFactor(error: unknown): SecondFactorChallenge | undefined {
  if (!asksForCode(error)) return undefined;
  const resolver = getMultiFactorResolver(identityAuth(), error);
  const hints = resolver.hints.map(({ uid, displayName }) => ({ uid, name: displayName ?? 'Authenticator app' }));
  return {
    hints,
    finish: async (code, uid = hints[0]?.uid ?? '') => {
      const proof = TotpMultiFactorGenerator.assertionForSignIn(uid, code.replaceAll(/\s/g, ''));
      return adopt((await replaceSession(() => resolver.resolveSignIn(proof))).user);
    },
  };
}

function asksForCode(error: unknown): error is MultiFactorError {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'auth/multi-factor-auth-required';
}
