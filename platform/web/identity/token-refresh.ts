// Renews the ID token before it expires. The identity module only does so when one of its database modules is present,
// which is not the case here.
import { onIdTokenChanged, type Auth, type User } from '@firebase/auth';
import { ownSessionSettled } from './session-change.ts';

const BEFORE_EXPIRY_MS = 5 * 60_000;
const FIRST_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 16 * 60_000;

/** Milliseconds until the next renewal; never less than the first back-off, so that short-lived tokens cause no storm. */
export function refreshDelay(expiresAt: number, now: number): number {
  return Math.max(expiresAt - BEFORE_EXPIRY_MS - now, FIRST_BACKOFF_MS);
}

/** The wait after one more failure: 30 s, doubling, at most 16 minutes. `previous` is undefined after a success. */
export function nextBackoff(previous: number | undefined): number {
  return previous === undefined ? FIRST_BACKOFF_MS : Math.min(previous * 2, MAX_BACKOFF_MS);
}

/** Keeps the token of the signed-in person fresh, for the life of the page. */
export function startTokenRefresh(auth: Auth): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let backoff: number | undefined;

  const plan = (wait: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), wait);
  };
  const renew = async (): Promise<void> => {
    try {
      await ownSessionSettled();
      await auth.currentUser?.getIdToken(true);
      backoff = undefined;
    } catch {
      if (!auth.currentUser) return;
      backoff = nextBackoff(backoff);
      plan(backoff);
    }
  };
  const planFor = async (user: User): Promise<void> => {
    const { expirationTime } = await user.getIdTokenResult();
    plan(refreshDelay(Date.parse(expirationTime), Date.now()));
  };
  onIdTokenChanged(auth, (user) => {
    clearTimeout(timer);
    if (user) void planFor(user).catch(() => plan(FIRST_BACKOFF_MS));
  });
}
