// The official client module, unchanged, against the real program: what the specification calls known behaviour of signing in.
import type { Auth, User } from '@firebase/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ensureOwnerCode } from '../../features/identity/server/public.ts';
import type { TestBrowser } from '../../features/identity/server/testing.ts';
import { codeOf, openSdk, plainFetch, type TestSdk } from '../support/sdk.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const OWNER = 'owner@example.test';
let app: TestApp;
let page: TestSdk;
let sdk: TestSdk['sdk'];
let openPage: TestSdk['openPage'];
let browser: TestBrowser;

beforeAll(async () => {
  app = await startTestApp({ env: { LOG_LEVEL: 'silent' } });
  page = await openSdk(app);
  ({ sdk, openPage } = page);
});
beforeEach(() => void (browser = page.changeBrowser()));
afterAll(async () => {
  page.close();
  await app.close();
});

async function signIn(auth: Auth, role: 'owner' | 'sales' = 'sales'): Promise<{ user: User; email: string }> {
  const { email } = await app.signIn(role);
  return { email, user: (await sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD)).user };
}
const staffSession = async (user: User) =>
  (await plainFetch(`${app.url}/api/access/staff-session`, { headers: { authorization: `Bearer ${await user.getIdToken()}` } })).status;

test('the first owner signs up after the owner code, and nobody after that', async () => {
  const auth = openPage();
  expect(await codeOf(sdk.createUserWithEmailAndPassword(auth, OWNER, TEST_PASSWORD))).toBe('auth/admin-restricted-operation');
  expect(await codeOf(sdk.signInAnonymously(auth))).toBe('auth/admin-restricted-operation');
  const code = await ensureOwnerCode({ db: app.server.database.db, services: app.server.services, clock: () => new Date() });
  await browser.fetch(`${app.url}/api/access/owner-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code }),
  });
  expect(await codeOf(sdk.createUserWithEmailAndPassword(auth, OWNER, 'redress1'))).toBe('auth/password-does-not-meet-requirements');
  expect(await codeOf(sdk.createUserWithEmailAndPassword(auth, 'owner', TEST_PASSWORD))).toBe('auth/invalid-email');

  const made = await sdk.createUserWithEmailAndPassword(auth, OWNER, TEST_PASSWORD);
  expect(sdk.getAdditionalUserInfo(made)?.isNewUser).toBe(true);
  expect(made.user).toMatchObject({ email: OWNER, emailVerified: false, isAnonymous: false });
  expect(await staffSession(made.user)).toBe(200);
  expect(await codeOf(sdk.createUserWithEmailAndPassword(openPage(), 'second@example.test', TEST_PASSWORD))).toBe(
    'auth/admin-restricted-operation',
  );
});

test('the claims are those of the specification', async () => {
  const { user, email } = await signIn(openPage(), 'owner');
  const { claims, signInProvider, signInSecondFactor, issuedAtTime, expirationTime } = await user.getIdTokenResult();
  expect(claims).toMatchObject({
    iss: expect.any(String),
    aud: 'redress',
    sub: user.uid,
    user_id: user.uid,
    sid: expect.any(String),
    email,
    email_verified: false,
    role: 'owner',
    tier: '',
    permissions: ['*'],
    isAdmin: true,
    isMaster: true,
    idiq: true,
  });
  expect([signInProvider, signInSecondFactor]).toEqual(['password', null]);
  expect(Date.parse(expirationTime) - Date.parse(issuedAtTime)).toBe(30 * 60_000);
});

test('each refusal of a sign-in has the code of the catalogue', async () => {
  const auth = openPage();
  const { email } = await app.signIn('sales');
  const code = (address: string, password: string) => codeOf(sdk.signInWithEmailAndPassword(auth, address, password));
  expect(await code(email, 'not the password')).toBe('auth/invalid-credential');
  expect(await code('nobody@example.test', 'not the password')).toBe('auth/invalid-credential');
  expect(await code('nobody', 'x')).toBe('auth/invalid-email');
  expect(await code(email, '')).toBe('auth/missing-password');
  expect(await codeOf(sdk.signInWithCustomToken(auth, 'x'))).toBe('auth/operation-not-allowed');
  for (let i = 0; i < 12; i += 1) await code(email, `guess ${i}`);
  expect(await code(email, TEST_PASSWORD)).toBe('auth/too-many-requests');

  const other = await app.signIn('sales');
  await sql`update users set disabled_at = now() where email = ${other.email}`.execute(app.server.database.db);
  expect(await code(other.email, TEST_PASSWORD)).toBe('auth/user-disabled');
  const foreign = openPage();
  Object.assign(foreign.config, { apiKey: 'another' });
  expect(await codeOf(sdk.signInWithEmailAndPassword(foreign, email, TEST_PASSWORD))).toBe('auth/invalid-api-key');
});

test('a refresh works in the browser that signed in and ends the sign-in elsewhere', async () => {
  const auth = openPage();
  const { user } = await signIn(auth);
  const { refreshToken } = user;
  const [first, second, third] = await Promise.all([user.getIdToken(true), user.getIdToken(true), user.getIdToken(true)]);
  expect([typeof first, typeof second, typeof third]).toEqual(['string', 'string', 'string']);
  expect(user.refreshToken).toBe(refreshToken);
  expect(await staffSession(user)).toBe(200);

  browser.forgetCookies();
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(auth.currentUser).toBeNull();
});

test('reload reads the account, and a page loaded later finds its user again', async () => {
  const storage = new Map<string, unknown>();
  const { user, email } = await signIn(openPage(storage));
  await user.reload();
  expect(Date.parse(user.metadata.creationTime ?? '')).toBeGreaterThan(Date.now() - 600_000);
  expect(Date.parse(user.metadata.lastSignInTime ?? '')).toBeGreaterThan(Date.now() - 600_000);
  expect(user.providerData).toMatchObject([{ providerId: 'password', email, uid: email }]);

  const later = openPage(storage);
  await later.authStateReady();
  expect(later.currentUser?.uid).toBe(user.uid);
  const again = openPage(storage);
  await again.authStateReady();
  expect(again.currentUser?.uid).toBe(user.uid);
});

test('a fault of ours at page load costs nobody the sign-in; an ended session does', async () => {
  const storage = new Map<string, unknown>();
  const { user } = await signIn(openPage(storage));
  const { db } = app.server.database;
  await sql`alter table sessions rename to sessions_elsewhere`.execute(db);
  const broken = openPage(storage);
  await broken.authStateReady();
  await sql`alter table sessions_elsewhere rename to sessions`.execute(db);
  expect(broken.currentUser?.uid).toBe(user.uid);
  expect(await staffSession(user)).toBe(200);

  await browser.fetch(`${app.url}/v1/session`, { method: 'DELETE' });
  expect(await staffSession(user)).toBe(401);
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  const over = openPage(storage);
  await over.authStateReady();
  expect(over.currentUser).toBeNull();
});

test('everything revoked or disabled signs out at the next refresh', async () => {
  const { db } = app.server.database;
  const revoked = openPage();
  const { user, email } = await signIn(revoked);
  await sql`update users set valid_since = now() + interval '1 second' where email = ${email}`.execute(db);
  expect(await staffSession(user)).toBe(401);
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect(revoked.currentUser).toBeNull();

  const disabled = openPage();
  const other = await signIn(disabled);
  await sql`update users set disabled_at = now() where email = ${other.email}`.execute(db);
  expect(await staffSession(other.user)).toBe(401);
  expect(await codeOf(other.user.getIdToken(true))).toBe('auth/user-disabled');
  expect(disabled.currentUser).toBeNull();
});

test('forged tokens are refused by API and lookup', async () => {
  const { user } = await signIn(openPage(), 'owner');
  const [header = '', payload = '', signature = ''] = (await user.getIdToken()).split('.');
  const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
  const symmetric = Buffer.from(
    JSON.stringify({ ...(JSON.parse(Buffer.from(header, 'base64url').toString()) as object), alg: 'HS256' }),
  ).toString('base64url');
  for (const forged of [`${unsigned}.${payload}.`, `${symmetric}.${payload}.${signature}`, `${header}.${payload}.${'A'.repeat(86)}`]) {
    expect((await plainFetch(`${app.url}/api/access/staff-session`, { headers: { authorization: `Bearer ${forged}` } })).status).toBe(401);
    expect((await browser.call('/v1/accounts:lookup?key=redress', { idToken: forged })).code).toBe('INVALID_ID_TOKEN');
  }
});

test('the password policy is readable by the module', async () => {
  const auth = openPage();
  expect(await sdk.validatePassword(auth, 'seven77')).toMatchObject({ isValid: false, meetsMinPasswordLength: false });
  expect(await sdk.validatePassword(auth, 'eight888')).toMatchObject({ isValid: true });
});

test('a path of the protocol that is not there is refused in its form', async () => {
  const answer = await plainFetch(`${app.url}/v1/accounts:nosuch?key=redress`, { method: 'POST' });
  expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ error: { code: 404, message: 'NOT_FOUND' } })]);
});
