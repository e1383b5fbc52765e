import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { LOOKUP, openBrowser, refreshForm, SIGN_IN, TOKEN } from '../testing.ts';

let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => void (app = await startTestApp({ clock, env: { LOG_LEVEL: 'silent' } })));
afterAll(() => app.close());
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => app.server.database.db;

async function signedIn(role: 'owner' | 'sales' = 'sales') {
  const user = await app.signIn(role);
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  return { ...user, browser, idToken: String(json['idToken']), refreshToken: String(json['refreshToken']) };
}
const refresh = (browser: ReturnType<typeof openBrowser>, token: unknown) => browser.call(TOKEN, undefined, refreshForm(token));

test('a refresh needs the cookie of its session and keeps the refresh token', async () => {
  const { browser, refreshToken, userId } = await signedIn();
  const all = await Promise.all([1, 2, 3].map(() => refresh(browser, refreshToken)));
  for (const answer of all) {
    expect(answer.json).toMatchObject({
      refresh_token: refreshToken,
      token_type: 'Bearer',
      expires_in: '1800',
      user_id: userId,
      project_id: 'redress',
      access_token: expect.any(String),
    });
  }
  expect((await refresh(openBrowser(app.url), refreshToken)).code).toBe('TOKEN_EXPIRED');
  const other = await signedIn();
  expect((await refresh(other.browser, refreshToken)).code).toBe('TOKEN_EXPIRED');
  expect((await refresh(browser, 'made-up')).code).toBe('TOKEN_EXPIRED');
  expect((await refresh(browser, '')).code).toBe('MISSING_REFRESH_TOKEN');
  expect((await refresh(browser, refreshToken)).status).toBe(200);
});

test('auth_time stays that of the sign-in, and a session kept busy ends after twelve hours', async () => {
  const { browser, refreshToken, idToken } = await signedIn();
  const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>;
  for (let hours = 0; hours < 11; hours += 1) {
    later(60);
    const answer = await refresh(browser, refreshToken);
    const fresh = claims(String(answer.json['id_token']));
    expect(fresh['auth_time']).toBe(claims(idToken)['auth_time']);
    expect(fresh['exp']).toBe(Number(fresh['iat']) + 1800);
  }
  later(61);
  expect((await refresh(browser, refreshToken)).code).toBe('TOKEN_EXPIRED');
});

test('a session no one uses is over after two hours, an ID token after its half hour', async () => {
  const { browser, refreshToken, idToken } = await signedIn();
  later(31);
  await expect(app.api(idToken).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await browser.call(LOOKUP, { idToken })).code).toBe('TOKEN_EXPIRED');
  later(90);
  expect((await refresh(browser, refreshToken)).code).toBe('TOKEN_EXPIRED');
});

test('lookup tells the account with times as text', async () => {
  const { browser, idToken, userId, email } = await signedIn();
  const { json } = await browser.call(LOOKUP, { idToken });
  expect(json).toEqual({
    kind: expect.any(String),
    users: [
      {
        localId: userId,
        email,
        displayName: 'Test sales',
        emailVerified: false,
        passwordHash: '<redacted>',
        createdAt: expect.stringMatching(/^\d{13}$/),
        lastLoginAt: expect.stringMatching(/^\d{13}$/),
        validSince: expect.stringMatching(/^\d{10}$/),
        providerUserInfo: [{ providerId: 'password', rawId: email, email, displayName: 'Test sales' }],
      },
    ],
  });
  expect((await browser.call(LOOKUP, {})).code).toBe('MISSING_ID_TOKEN');
  expect((await browser.call(LOOKUP, { idToken: 'no.such.token' })).code).toBe('INVALID_ID_TOKEN');
});

test('signing out ends the session for the next request and is recorded once', async () => {
  const { browser, idToken, refreshToken, userId, api } = await signedIn();
  const cookie = browser.cookie('redress-session') ?? '';
  const end = () => browser.call('/v1/session', undefined, { method: 'DELETE' });
  expect(await end()).toMatchObject({ status: 200, json: {} });
  expect(browser.cookie('redress-session')).toBeUndefined();
  await expect(app.api(idToken).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  browser.setCookie('redress-session', cookie);
  expect((await refresh(browser, refreshToken)).code).toBe('TOKEN_EXPIRED');
  expect((await browser.call(LOOKUP, { idToken })).code).toBe('TOKEN_EXPIRED');
  expect((await end()).status).toBe(200);
  expect((await openBrowser(app.url).call('/v1/session', undefined, { method: 'DELETE' })).status).toBe(200);
  expect(await api.identity.getStaffSession()).toMatchObject({ userId });
  const { rows } =
    await sql`select id from activity where kind = 'access.sessionEnded' and actor_id = ${userId} and actor_kind = 'staff'`.execute(db());
  expect(rows).toHaveLength(1);
});

test('demoted, disabled and revoked people feel it at their next request', async () => {
  const { browser, api, idToken, refreshToken, userId } = await signedIn('owner');
  expect(await app.api(idToken).contactLists.list({})).toMatchObject({ rows: [] });
  await sql`update users set role = 'user' where id = ${userId}`.execute(db());
  await expect(app.api(idToken).contactLists.list({})).rejects.toMatchObject({ code: 'app.notAllowed', status: 403 });
  await expect(app.api(idToken).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.notAllowed' });

  later(1);
  await sql`update users set role = 'sales', valid_since = ${clock()} where id = ${userId}`.execute(db());
  await expect(api.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await refresh(browser, refreshToken)).code).toBe('TOKEN_EXPIRED');

  const again = await signedIn();
  await sql`update users set disabled_at = ${clock()} where id = ${again.userId}`.execute(db());
  await expect(app.api(again.idToken).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await refresh(again.browser, again.refreshToken)).code).toBe('USER_DISABLED');
  expect((await again.browser.call(LOOKUP, { idToken: again.idToken })).code).toBe('USER_DISABLED');
});

test('a client module gone wild is held off without being signed out', async () => {
  const { browser, refreshToken } = await signedIn();
  const answers = [];
  for (let i = 0; i < 62; i += 1) answers.push(await refresh(browser, refreshToken));
  expect(answers[59]?.status).toBe(200);
  expect(answers[61]).toMatchObject({ status: 503, type: expect.stringMatching(/^text\/plain/) });
  later(2);
  expect((await refresh(browser, refreshToken)).status).toBe(200);
});

test('while the database is in trouble nothing that reads as JSON comes from token and lookup', async () => {
  const { browser, refreshToken, idToken } = await signedIn();
  await sql`alter table sessions rename to sessions_elsewhere`.execute(db());
  try {
    for (const answer of [await refresh(browser, refreshToken), await browser.call(LOOKUP, { idToken })]) {
      expect(answer.status).toBe(500);
      expect(answer.type).toMatch(/^text\/plain/);
      expect(answer.text).not.toMatch(/sessions|select/);
    }
  } finally {
    await sql`alter table sessions_elsewhere rename to sessions`.execute(db());
  }
  expect((await refresh(browser, refreshToken)).status).toBe(200);
});

test('public facts of the project', async () => {
  const browser = openBrowser(app.url);
  expect((await browser.call('/v1/projects?key=redress')).json).toEqual({
    projectId: 'redress',
    authorizedDomains: ['127.0.0.1', 'localhost'],
  });
  expect((await browser.call('/v1/projects')).code).toBe('INVALID_API_KEY');
  expect((await browser.call('/v2/passwordPolicy?key=redress')).json).toMatchObject({
    customStrengthOptions: { minPasswordLength: 8 },
    enforcementState: 'ENFORCE',
    schemaVersion: 1,
  });
  const { keys } = (await browser.call('/.well-known/jwks.json')).json as { keys: Record<string, string>[] };
  expect(keys).toEqual([
    { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String), kid: expect.any(String), alg: 'ES256', use: 'sig' },
  ]);
});
