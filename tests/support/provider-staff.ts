// For tests: an office whose staff sign in with the loopback provider, with a clock the test moves.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { readRecord } from './opened-record.ts';
import { redeem, startProviderApp, travel, type ProviderApp } from './provider-app.ts';
import type { TestApp } from './test-app.ts';
import { openBrowser, type TestBrowser } from '../../features/identity/server/testing.ts';

export const mail = (name: string) => `${name}@example.test`;

/** The claims of an ID token, not verified. */
export const claimsOf = (token: unknown) =>
  JSON.parse(Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

/** Starts the app and a provider that knows these people, and 'unproved' whose address it has not checked, for the tests of one file. */
export function testProvider(names: readonly string[]) {
  let all: ProviderApp;
  let app: TestApp;
  let browser: TestBrowser;
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const later = (seconds: number) => void (ahead += seconds * 1000);
  const db = () => app.server.database.db;
  beforeAll(async () => {
    const unproved = { email: mail('unproved'), name: 'Not checked', emailVerified: false };
    all = await startProviderApp([...names.map((name) => ({ email: mail(name), name: `Google ${name}` })), unproved], { clock });
    ({ app } = all);
  });
  afterAll(() => all.close());
  beforeEach(() => {
    browser = openBrowser(app.url);
    all.provider.misbehave();
    later(61);
  });
  return {
    provider: () => all.provider,
    app: () => app,
    /** The browser of this test. */
    browser: () => browser,
    clock,
    later,
    db,
    staff: async (name: string, { verified = true } = {}) => {
      const user = await app.signIn('sales', { email: mail(name) });
      if (verified) await sql`update users set email_verified = true where id = ${user.userId}`.execute(db());
      return user;
    },
    signInAs: async (name: string, from = browser) => redeem(from, await travel(app, from, mail(name))),
    activities: async (kind: string, userId: string) =>
      (await readRecord(app)).filter((row) => row.kind === kind && row.actorId === userId).map(({ after }) => ({ after })),
    identities: async (userId: string) =>
      (await sql<{ subject: string }>`select subject from user_identities where user_id = ${userId}`.execute(db())).rows,
    sessionCount: async () => Number((await sql<{ n: string }>`select count(*) as n from sessions`.execute(db())).rows[0]?.n),
  };
}
