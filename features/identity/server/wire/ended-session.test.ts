// What ends the sessions of a person ends the calls under way, too, and what an intruder left behind goes with a new password.
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseKind } from '../../../../tests/support/databases.ts';
import { ENROL_FINISH, ENROL_START, SIGN_IN_FINISH, totpCode, enrolApp } from '../../../../tests/support/second-factor.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { linkIn, openBrowser, readMails, SIGN_IN, SIGN_UP } from '../testing.ts';

const SEND = '/v1/accounts:sendOobCode?key=redress';
const RESET = '/v1/accounts:resetPassword?key=redress';
const DELETE = '/v1/accounts:delete?key=redress';
const NEXT = 'Another-horse-8-stapled';
let app: TestApp;
beforeAll(async () => void (app = await startTestApp({ env: { LOG_LEVEL: 'silent' } })));
afterAll(() => app.close());
const db = () => app.server.database.db;

async function signedIn(role: 'admin' | 'sales' = 'sales') {
  const user = await app.signIn(role);
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  return { ...user, browser, idToken: String(json['idToken']) };
}
async function reset(email: string): Promise<number> {
  await openBrowser(app.url).call(SEND, { requestType: 'PASSWORD_RESET', email });
  const oobCode = linkIn((await readMails(app, email)).at(-1) ?? { text: '' }).searchParams.get('oobCode');
  return (await openBrowser(app.url).call(RESET, { oobCode, newPassword: NEXT })).status;
}

/** Runs `first`, then `second`, while the account's row is held, so that both wait for it in that order. */
async function inOrder<A, B>(userId: string, first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const holder = new Client(app.server.database.config);
  await holder.connect();
  const waiting = (count: number) =>
    app.eventually(async () => {
      // Not asked by the holder: inside a transaction PostgreSQL shows the activity of its first look for ever.
      const { rows } = await app.server.database.pool.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return (rows[0]?.n ?? 0) >= count ? true : undefined;
    });
  try {
    await holder.query('begin');
    await holder.query('select id from users where id = $1 for update', [userId]);
    const one = first();
    await waiting(1);
    const two = second();
    // Anyone who is refused before the lock does not wait for it.
    await Promise.race([waiting(2), two]);
    await holder.query('commit');
    return await Promise.all([one, two]);
  } finally {
    await holder.end();
  }
}

test.skipIf(databaseKind() === 'embedded')('an enrolment under way ends with the sign-out that came before it', async () => {
  const victim = await signedIn();
  const started = await victim.browser.call(ENROL_START, { idToken: victim.idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey = '', sessionInfo } = started.json['totpSessionInfo'] as Record<string, string>;
  const [, enrolled] = await inOrder(
    victim.userId,
    () => app.api(victim.idToken).identity.endAllOwnSessions({}),
    () =>
      victim.browser.call(ENROL_FINISH, {
        idToken: victim.idToken,
        totpVerificationInfo: { sessionInfo, verificationCode: totpCode(sharedSecretKey) },
      }),
  );
  expect(enrolled.code).toBe('TOKEN_EXPIRED');
  const { rows } = await sql`select 1 from second_factors where user_id = ${victim.userId}`.execute(db());
  expect(rows).toHaveLength(0);
});

test.skipIf(databaseKind() === 'embedded')('so does a first password under way', async () => {
  const victim = await signedIn();
  await sql`update users set password_hash = null where id = ${victim.userId}`.execute(db());
  const [, linked] = await inOrder(
    victim.userId,
    () => app.api(victim.idToken).identity.endAllOwnSessions({}),
    () => victim.browser.call(SIGN_UP, { idToken: victim.idToken, email: victim.email, password: NEXT }),
  );
  expect(linked.code).toBe('TOKEN_EXPIRED');
});

test('a new password by email takes foreign Google accounts and waiting sign-ins with it', async () => {
  const { email, userId, browser, idToken } = await signedIn();
  const { secret, factorId } = await enrolApp(browser, idToken);
  const link = (user: string, address: string) =>
    sql`insert into user_identities (provider, issuer, subject, user_id, email, name, linked_at)
    values ('google.com', 'https://provider.example', ${address}, ${user}, ${address}, 'x', now())`.execute(db());
  await link(userId, 'intruder@example.test');
  const other = await signedIn();
  await link(other.userId, other.email);
  const waiting = await openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD });
  expect(waiting.json['mfaPendingCredential']).toEqual(expect.any(String));
  expect(await reset(email)).toBe(200);
  expect(await reset(other.email)).toBe(200);
  const { rows } = await sql<{ email: string }>`select email from user_identities where user_id in (${userId}, ${other.userId})`.execute(
    db(),
  );
  expect(rows).toEqual([{ email: other.email }]);
  const finished = await openBrowser(app.url).call(SIGN_IN_FINISH, {
    mfaPendingCredential: waiting.json['mfaPendingCredential'],
    mfaEnrollmentId: factorId,
    totpVerificationInfo: { verificationCode: totpCode(secret, new Date(), 1) },
  });
  expect(finished.code).toBe('INVALID_MFA_PENDING_CREDENTIAL');
});

test('who deletes their account takes the staff invitations they sent with it', async () => {
  await app.signIn('owner');
  const { api, browser, idToken } = await signedIn('admin');
  const { invite } = await api.accounts.createStaffInvite({ email: 'mailbox@example.test', name: 'Second Mailbox', role: 'admin' });
  expect((await browser.call(DELETE, { idToken })).status).toBe(200);
  const { rows } = await sql<{ revoked: boolean }>`select revoked_at is not null as revoked from invites where id = ${invite.id}`.execute(
    db(),
  );
  expect(rows).toEqual([{ revoked: true }]);
});

test('adding or removing a password is reported by email', async () => {
  const { email, userId, browser, idToken } = await signedIn();
  await sql`update users set password_hash = null where id = ${userId}`.execute(db());
  expect((await browser.call(SIGN_UP, { idToken, email, password: NEXT })).status).toBe(200);
  expect((await readMails(app, email)).at(-1)?.text).toContain('A password was added');
});
