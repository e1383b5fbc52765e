// Sign-in with Google. Our server speaks with Google; the page only learns who came back.
import { getRedirectResult, GoogleAuthProvider, signInWithPopup, signInWithRedirect } from '@firebase/auth';
import { adopt, identityAuth, type SignedIn } from './identity.ts';
import { cancelPopup } from './popup-resolver.ts';

/**
 * A window on this computer, the whole page elsewhere; Google always asks which account. Answers 'redirecting' when the
 * browser is on its way to Google. @throws errors of the identity module
 */
export async function signInWithGoogle(): Promise<SignedIn | 'redirecting'> {
  const auth = identityAuth();
  const provider = new GoogleAuthProvider();
  provider.setCustomParameters({ prompt: 'select_account' });
  if (opensWindow(location.hostname)) return adopt((await signInWithPopup(auth, provider)).user);
  await signInWithRedirect(auth, provider);
  return 'redirecting';
}

/** Gives the open window up; `signInWithGoogle` then rejects with 'auth/user-cancelled'. Nothing happens without one. */
export function cancelGoogleSignIn(): void {
  cancelPopup();
}

/** Who came back from Google with this page load; null when no one did. Returned once. @throws errors of the identity module */
export async function googleRedirectResult(): Promise<SignedIn | null> {
  const result = await getRedirectResult(identityAuth());
  return result && adopt(result.user);
}

/** Whether `hostname` is this computer. */
export function opensWindow(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
