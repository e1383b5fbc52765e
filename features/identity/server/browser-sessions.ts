// The sessions of one browser. Each person has at most one there; a second person does not end that of the first, who may have been asked
// who they are, or use another page of the app. The cookie holds the secret of each, the latest first.
import type { RequestFacts } from '../../../platform/server/feature.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import { hashSecret, matchesHash } from '../../../platform/server/secrets.ts';
import { cookieSeconds, judgeSession } from '../rules/session-life.ts';
import { endSessionOfCookie, findSessionByCookie, type SessionRecord } from './store.ts';

export const SESSION_COOKIE = 'session';
/** People with a session in one browser; the one who came first is signed out by one more. */
const MOST_PEOPLE = 3;
const BETWEEN = '.';

export interface BrowserSession {
  readonly secret: string;
  readonly session: SessionRecord;
}

function secretsOf(facts: RequestFacts): readonly string[] {
  return (facts.cookie(SESSION_COOKIE) ?? '')
    .split(BETWEEN)
    .filter((secret) => secret !== '')
    .slice(0, MOST_PEOPLE);
}

/** Whether this browser holds the cookie of a session. */
export function holdsCookie(facts: RequestFacts, cookieHash: Uint8Array): boolean {
  return secretsOf(facts).some((secret) => matchesHash(secret, cookieHash));
}

/** What the cookie of this browser opens, the latest first. What is over is left out. */
export async function findBrowserSessions(db: Db, facts: RequestFacts, now: Date): Promise<readonly BrowserSession[]> {
  const found: BrowserSession[] = [];
  for (const secret of secretsOf(facts)) {
    const session = await findSessionByCookie(db, hashSecret(secret));
    if (session && judgeSession(session, now) === 'live') found.push({ secret, session });
  }
  return found;
}

/**
 * Ends the session a person has in this browser, and that of one too many; without a person those of everyone. Answers the secrets that
 * stay beside a new one.
 */
export async function makeRoomFor(db: Db, facts: RequestFacts, userId: string | undefined, now: Date): Promise<readonly string[]> {
  const present = await findBrowserSessions(db, facts, now);
  const staying = present.filter(({ session }) => userId !== undefined && session.account.id !== userId).slice(0, MOST_PEOPLE - 1);
  for (const one of present) if (!staying.includes(one)) await endSessionOfCookie(db, hashSecret(one.secret), now);
  return staying.map(({ secret }) => secret);
}

/**
 * Leaves the browser the sessions of the others when those of this person are over, so that they are still found there and ended when someone
 * signs out. Asks for this person's sessions only: a client sees no others.
 */
export async function leaveToOthers(
  db: Db,
  facts: RequestFacts,
  { id, kind }: Pick<SessionRecord['account'], 'id' | 'kind'>,
): Promise<void> {
  const others: string[] = [];
  for (const secret of secretsOf(facts)) if ((await findSessionByCookie(db, hashSecret(secret)))?.account.id !== id) others.push(secret);
  facts.setCookie(SESSION_COOKIE, joinSecrets(others), { maxAgeSeconds: others.length > 0 ? cookieSeconds(kind) : 0 });
}

export function joinSecrets(secrets: readonly string[]): string {
  return secrets.join(BETWEEN);
}

/** Ends every session of this browser: it is given to someone else. */
export async function endBrowserSessions(db: Db, facts: RequestFacts, now: Date): Promise<void> {
  await makeRoomFor(db, facts, undefined, now);
  facts.setCookie(SESSION_COOKIE, '', { maxAgeSeconds: 0 });
}
