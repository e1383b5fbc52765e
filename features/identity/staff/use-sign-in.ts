// The sign-in methods on /login and the progress of a sign-in.
import { useEffect, useEffectEvent, useState } from 'react';
import { isUnauthorizedDomain, readIdentityError } from '../../../platform/web/identity/identity-errors.ts';
import { googleRedirectResult, signInWithGoogle } from '../../../platform/web/identity/identity-google.ts';
import { pendingSecondFactor, type SecondFactorChallenge } from '../../../platform/web/identity/identity-second-factor.ts';
import { signIn, type SignedIn } from '../../../platform/web/identity/identity.ts';

export interface SignInProblem {
  readonly title: string;
  readonly message: string;
  readonly isAboutHost: boolean;
}
export interface SignInEvents {
  /** Progress or an error code, for the status line of the page. */
  readonly onStatus: (status: string) => void;
  readonly onSignedIn: (person: SignedIn) => void;
}
export interface SignInState {
  readonly busy: 'password' | 'google' | undefined;
  readonly problem: SignInProblem | undefined;
  /** Set while a code is required. */
  readonly challenge: SecondFactorChallenge | undefined;
  /** Settles when it is over; what went wrong is in `problem`. */
  readonly withPassword: (email: string, password: string) => Promise<void>;
  readonly withGoogle: () => void;
  readonly restart: () => void;
}
interface Wording {
  readonly title: string;
  readonly fallback: string;
}

const PASSWORD: Wording = { title: 'Failed to sign in with email', fallback: 'Login failed' };
const TO_GOOGLE: Wording = { title: 'Failed to start Google sign-in', fallback: 'Google sign-in failed' };
const FROM_GOOGLE: Wording = { title: 'Failed to complete Google sign-in', fallback: 'Google sign-in failed' };

/** The result of a redirect to Google is read when the page loads. */
export function useSignIn({ onStatus, onSignedIn }: SignInEvents): SignInState {
  const [busy, setBusy] = useState<SignInState['busy']>();
  const [problem, setProblem] = useState<SignInProblem>();
  const [challenge, setChallenge] = useState<SecondFactorChallenge>();

  const end = (person: SignedIn | 'redirecting' | null): void => {
    // Until the page is left it stays as it is.
    if (person === 'redirecting') return;
    setBusy(undefined);
    if (!person) return;
    onStatus('Signed in');
    onSignedIn(person);
  };
  const fail = (error: unknown, wording: Wording): void => {
    const second = pendingSecondFactor(error);
    const { code, message } = readIdentityError(error, wording.fallback);
    setBusy(undefined);
    setChallenge(second);
    onStatus(second ? 'A code is needed' : code);
    if (!second) setProblem({ title: wording.title, message, isAboutHost: isUnauthorizedDomain(error) });
  };
  const start = (way: 'password' | 'google', status: string, sign: () => Promise<SignedIn | 'redirecting'>): Promise<void> => {
    if (busy !== undefined) return Promise.resolve();
    setBusy(way);
    setProblem(undefined);
    onStatus(status);
    return sign().then(end, (error: unknown) => fail(error, way === 'password' ? PASSWORD : TO_GOOGLE));
  };

  const onBack = useEffectEvent(end);
  const onBackFailed = useEffectEvent((error: unknown) => fail(error, FROM_GOOGLE));
  useEffect(() => {
    googleRedirectResult().then(
      (person) => onBack(person),
      (error: unknown) => onBackFailed(error),
    );
    // The back button may bring this page back as it was when it left for Google.
    const wakeUp = ({ persisted }: PageTransitionEvent): void => (persisted ? setBusy(undefined) : undefined);
    addEventListener('pageshow', wakeUp);
    return () => removeEventListener('pageshow', wakeUp);
  }, []);

  return {
    busy,
    problem,
    challenge,
    withPassword: (email, password) => start('password', 'Signing in', () => signIn(email, password)),
    withGoogle: () => void start('google', 'Signing in with Google', signInWithGoogle),
    restart: () => {
      setChallenge(undefined);
      onStatus('');
    },
  };
}
