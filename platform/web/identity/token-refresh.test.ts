import type { Auth } from '@firebase/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { nextBackoff, refreshDelay, startTokenRefresh } from './token-refresh.ts';

const MINUTE = 60_000;

test.each([
  ['five minutes before a token of 30 minutes ends', 30 * MINUTE, 25 * MINUTE],
  ['never in a storm when a token lives shorter than that', 3 * MINUTE, 30_000],
  ['soon when the token is over already', -MINUTE, 30_000],
])('renews %s', (_name, expiresIn, wait) => {
  expect(refreshDelay(1_000_000 + expiresIn, 1_000_000)).toBe(wait);
});

test('failures wait 30 s, doubling, at most 16 minutes', () => {
  const waits: number[] = [];
  let wait: number | undefined;
  for (let failure = 0; failure < 8; failure += 1) waits.push((wait = nextBackoff(wait)));
  expect(waits.map((ms) => ms / 1000)).toEqual([30, 60, 120, 240, 480, 960, 960, 960]);
});

describe('the timer', () => {
  beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000_000 }));
  afterEach(() => vi.useRealTimers());

  /** As much of the identity module as the timer sees: a user whose renewals fail as often as told. */
  function makeAuth(minutes: number) {
    let tell: (user: object | null) => void = () => undefined;
    const renewals: number[] = [];
    const failures: unknown[] = [];
    const start = Date.now();
    const user = {
      getIdTokenResult: async () => ({ expirationTime: new Date(start + minutes * MINUTE).toISOString() }),
      getIdToken: async (force: boolean) => {
        if (force) renewals.push((Date.now() - start) / 1000);
        if (failures.length > 0) throw failures.pop();
      },
    };
    const auth = { currentUser: user as object | null, onIdTokenChanged: (listener: typeof tell) => void (tell = listener) };
    return { auth, user, renewals, failures, tell: (who: object | null) => tell(who) };
  }

  test('renews five minutes before the end, and after failures with the back-off', async () => {
    const { auth, user, renewals, failures, tell } = makeAuth(30);
    failures.push(new Error('offline'), new Error('offline'), new Error('offline'));
    startTokenRefresh(auth as unknown as Auth);
    tell(user);
    await vi.advanceTimersByTimeAsync(40 * MINUTE);
    const due = 25 * 60;
    expect(renewals).toEqual([due, due + 30, due + 90, due + 210]);
  });

  test('stops when the person signs out', async () => {
    const { auth, user, renewals, tell } = makeAuth(30);
    startTokenRefresh(auth as unknown as Auth);
    tell(user);
    await vi.advanceTimersByTimeAsync(MINUTE);
    auth.currentUser = null;
    tell(null);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(renewals).toEqual([]);
  });

  test('stops when a renewal ended the session', async () => {
    const { auth, user, renewals, failures, tell } = makeAuth(30);
    failures.push(new Error('auth/user-token-expired'));
    startTokenRefresh(auth as unknown as Auth);
    tell(user);
    await vi.advanceTimersByTimeAsync(24 * MINUTE);
    auth.currentUser = null;
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(renewals).toEqual([]);
  });
});
