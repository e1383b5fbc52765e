// Opening a session: the row in the change's transaction, the cookie and the tokens once that has been committed.
import { newId } from '../../../platform/base/ids.ts';
import type { Change, RequestFacts } from '../../../platform/server/feature.ts';
import { cookieSeconds, expiryOf } from '../rules/session-life.ts';
import { hashSecret, newSecret } from '../../../platform/server/secrets.ts';
import { joinSecrets, makeRoomFor, SESSION_COOKIE } from './browser-sessions.ts';
import { insertSession, type Account, type SignInProvider } from './store.ts';
import { hasSecondFactor } from './store/second-factors.ts';

const LONGEST_DEVICE = 160;

/** How a sign-in was proved: the first step, and the second factor if there was one. */
export interface Proof {
  readonly provider: SignInProvider;
  readonly secondFactorId: string | null;
}
const BY_PASSWORD: Proof = { provider: 'password', secondFactorId: null };

export interface OpenedSession extends Proof {
  readonly id: string;
  readonly createdAt: Date;
  readonly refreshToken: string;
  /** What the cookie of the browser holds from now on. */
  readonly cookie: string;
}

/** Opens a session for `account` and ends the one that they had in this browser; those of everyone there for a new account (`isNew`). */
export async function openSession(
  change: Change,
  account: Pick<Account, 'id' | 'kind'>,
  browser: { facts: RequestFacts; device: string; isNew?: true },
  proof: Proof = BY_PASSWORD,
): Promise<OpenedSession> {
  const { db, now } = change;
  // Every sign-in path checks the second factor itself; this check is the safety net for all of them.
  if (proof.secondFactorId === null && (await hasSecondFactor(db, account.id)))
    throw new Error('A session was about to be opened without the second factor of its account.');
  const beside = await makeRoomFor(db, browser.facts, browser.isNew ? undefined : account.id, now);
  const secret = newSecret();
  const opened = { id: newId(now), createdAt: now, refreshToken: newSecret(), cookie: joinSecrets([secret, ...beside]), ...proof };
  await insertSession(db, {
    id: opened.id,
    userId: account.id,
    cookieHash: hashSecret(secret),
    refreshHash: hashSecret(opened.refreshToken),
    device: browser.device.slice(0, LONGEST_DEVICE),
    at: now,
    expiresAt: expiryOf(account.kind, now),
    ...proof,
  });
  return opened;
}

/** Gives the browser the cookie without which its refresh token is worth nothing. */
export function bindBrowser(facts: RequestFacts, account: Pick<Account, 'kind'>, session: OpenedSession): void {
  facts.setCookie(SESSION_COOKIE, session.cookie, { maxAgeSeconds: cookieSeconds(account.kind) });
}
