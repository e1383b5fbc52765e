// The official client module, unchanged, and what people do with their own account: mailed codes, changes, deletion.
import type { User } from '@firebase/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { insertIdentity } from '../../features/identity/server/store/providers.ts';
import { linkIn, readMails } from '../../features/identity/server/testing.ts';
import { codeOf, openSdk, plainFetch, type TestSdk } from '../support/sdk.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const NEW_PASSWORD = 'Another-horse-8-stapled';
let app: TestApp;
let page: TestSdk;
let sdk: TestSdk['sdk'];
let ahead = 0;
const settings = (separateSignInCodes: boolean) =>
  saveSettings(app.server.database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered', separateSignInCodes });

beforeAll(async () => {
  const env = { LOG_LEVEL: 'silent', OIDC_CLIENT_ID: 'test', OIDC_ISSUER: 'http://127.0.0.1:9/' };
  app = await startTestApp({ clock: () => new Date(Date.now() + ahead), env });
  page = await openSdk(app);
  ({ sdk } = page);
});
beforeEach(async () => {
  page.changeBrowser();
  await settings(false);
});
afterAll(async () => {
  page.close();
  await app.close();
});

async function signIn(): Promise<{ user: User; email: string }> {
  const { email } = await app.signIn('sales');
  return { email, user: (await sdk.signInWithEmailAndPassword(page.openPage(), email, TEST_PASSWORD)).user };
}
async function codeSentTo(email: string): Promise<string> {
  const mail = (await readMails(app, email)).at(-1);
  const link = sdk.parseActionCodeURL(linkIn(mail ?? { text: '' }).href);
  if (!link) throw new Error('The module cannot read the link.');
  expect(link.apiKey).toBe('redress');
  return link.code;
}
const staffSession = async (user: User) =>
  (await plainFetch(`${app.url}/api/access/staff-session`, { headers: { authorization: `Bearer ${await user.getIdToken()}` } })).status;

test('a forgotten password: mail, check, new password, everybody signed out', async () => {
  const { user, email } = await signIn();
  const auth = page.openPage();
  await sdk.sendPasswordResetEmail(auth, email, { url: `${app.url}/client/login` });
  await sdk.sendPasswordResetEmail(auth, 'nobody@example.test');
  const code = await codeSentTo(email);
  expect(await sdk.verifyPasswordResetCode(auth, code)).toBe(email);
  expect(await sdk.checkActionCode(auth, code)).toEqual({
    data: { email, multiFactorInfo: null, previousEmail: null },
    operation: sdk.ActionCodeOperation.PASSWORD_RESET,
  });
  expect(await codeOf(sdk.confirmPasswordReset(auth, code, 'short'))).toBe('auth/weak-password');
  expect(await codeOf(sdk.confirmPasswordReset(auth, code, 'Redress1'))).toBe('auth/password-does-not-meet-requirements');
  await sdk.confirmPasswordReset(auth, code, NEW_PASSWORD);
  expect(await codeOf(sdk.confirmPasswordReset(auth, code, NEW_PASSWORD))).toBe('auth/invalid-action-code');
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect((await sdk.signInWithEmailAndPassword(auth, email, NEW_PASSWORD)).user.emailVerified).toBe(true);
});

test('each refusal of a mailed code has the code of the catalogue', async () => {
  const { user, email } = await signIn();
  const auth = page.openPage();
  expect(await codeOf(sdk.sendPasswordResetEmail(auth, 'nobody'))).toBe('auth/invalid-email');
  expect(await codeOf(sdk.sendPasswordResetEmail(auth, ''))).toBe('auth/missing-email');
  expect(await codeOf(sdk.sendPasswordResetEmail(auth, email, { url: 'nowhere' }))).toBe('auth/invalid-continue-uri');
  expect(await codeOf(sdk.sendPasswordResetEmail(auth, email, { url: 'https://evil.test' }))).toBe('auth/unauthorized-continue-uri');
  expect(await codeOf(sdk.sendSignInLinkToEmail(auth, email, { url: app.url, handleCodeInApp: true }))).toBe('auth/operation-not-allowed');
  expect(await codeOf(sdk.checkActionCode(auth, 'x'))).toBe('auth/invalid-action-code');
  expect(await codeOf(sdk.applyActionCode(auth, 'x'))).toBe('auth/invalid-action-code');
  await settings(true);
  expect(await codeOf(sdk.sendPasswordResetEmail(auth, 'nobody@example.test'))).toBe('auth/user-not-found');
  await sdk.sendPasswordResetEmail(auth, email);
  const code = await codeSentTo(email);
  await sdk.sendEmailVerification(user);
  ahead += 61 * 60_000;
  expect(await codeOf(sdk.verifyPasswordResetCode(auth, code))).toBe('auth/expired-action-code');
  const limit = [];
  for (let i = 0; i < 31; i += 1) limit.push(await codeOf(sdk.sendPasswordResetEmail(auth, `person${i}@example.test`)));
  expect(limit.at(-1)).toBe('auth/too-many-requests');
  ahead += 61 * 60_000;
});

test('an address is proved, and the next token says so', async () => {
  const { user, email } = await signIn();
  await sdk.sendEmailVerification(user);
  const code = await codeSentTo(email);
  expect((await sdk.checkActionCode(page.openPage(), code)).operation).toBe(sdk.ActionCodeOperation.VERIFY_EMAIL);
  await sdk.applyActionCode(page.openPage(), code);
  expect((await user.getIdTokenResult()).claims['email_verified']).toBe(false);
  await user.reload();
  expect(user.emailVerified).toBe(true);
  expect((await user.getIdTokenResult(true)).claims['email_verified']).toBe(true);
});

test('an address changes by the link in the new mailbox', async () => {
  const { user, email } = await signIn();
  const next = `new-${email}`;
  expect(await codeOf(sdk.updateEmail(user, next))).toBe('auth/operation-not-allowed');
  expect(await codeOf(sdk.verifyBeforeUpdateEmail(user, email))).toBe('auth/email-already-in-use');
  await sdk.verifyBeforeUpdateEmail(user, next);
  expect(user.email).toBe(email);
  const code = await codeSentTo(next);
  expect((await sdk.checkActionCode(page.openPage(), code)).data).toMatchObject({ email: next, previousEmail: email });
  await sdk.applyActionCode(page.openPage(), code);
  expect(await codeOf(user.getIdToken(true))).toBe('auth/user-token-expired');
  expect((await sdk.signInWithEmailAndPassword(page.openPage(), next, TEST_PASSWORD)).user).toMatchObject({
    email: next,
    emailVerified: true,
  });
});

test('name and password change without losing the page', async () => {
  const { user, email } = await signIn();
  await sdk.updateProfile(user, { displayName: 'Maria Lopez' });
  expect(user.displayName).toBe('Maria Lopez');
  // Without a refresh: the change brought its token.
  expect((await user.getIdTokenResult()).claims['name']).toBe('Maria Lopez');
  const photoURL = 'https://example.test/x.png';
  await sdk.updateProfile(user, { photoURL });
  expect([user.displayName, user.photoURL]).toEqual(['Maria Lopez', photoURL]);
  expect((await user.getIdTokenResult()).claims['picture']).toBe(photoURL);
  await sdk.updateProfile(user, { displayName: null, photoURL: null });
  await user.reload();
  expect([user.displayName, user.photoURL]).toEqual([null, null]);
  expect((await user.getIdTokenResult(true)).claims).not.toHaveProperty('name');
  expect(await codeOf(sdk.updateProfile(user, { photoURL: 'http://example.test/x.png' }))).toBe('auth/invalid-request');

  const { refreshToken } = user;
  await sdk.updatePassword(user, NEW_PASSWORD);
  expect(user.refreshToken).not.toBe(refreshToken);
  expect(await staffSession(user)).toBe(200);
  await user.getIdToken(true);
  expect(await codeOf(sdk.updatePassword(user, 'short'))).toBe('auth/weak-password');
  ahead += 6 * 60_000;
  expect(await codeOf(sdk.updatePassword(user, TEST_PASSWORD))).toBe('auth/requires-recent-login');
  expect(await codeOf(sdk.deleteUser(user))).toBe('auth/requires-recent-login');
  await sdk.reauthenticateWithCredential(user, sdk.EmailAuthProvider.credential(email, NEW_PASSWORD));
  await sdk.updatePassword(user, TEST_PASSWORD);
  expect(await staffSession(user)).toBe(200);

  await settings(true);
  await sdk.updateEmail(user, `new-${email}`);
  expect(user.email).toBe(`new-${email}`);
  expect(await staffSession(user)).toBe(200);
});

test("another person's password confirms no one and signs no one out; two apps in one browser have a person each", async () => {
  const { user } = await signIn();
  const other = await app.signIn('billing');
  const wrong = sdk.EmailAuthProvider.credential(other.email, TEST_PASSWORD);
  expect(await codeOf(sdk.reauthenticateWithCredential(user, wrong))).toBe('auth/user-mismatch');
  expect(await codeOf(user.getIdToken(true))).toBe('no error');
  expect(await staffSession(user)).toBe(200);

  const { user: beside } = await sdk.signInWithEmailAndPassword(page.openPage(), other.email, TEST_PASSWORD);
  for (const one of [user, beside, user]) expect(await codeOf(one.getIdToken(true))).toBe('no error');
  expect([await staffSession(user), await staffSession(beside)]).toEqual([200, 200]);
  // A fourth person is one too many, and who signs out leaves no one behind.
  for (const role of ['compliance', 'processor'] as const)
    await sdk.signInWithEmailAndPassword(page.openPage(), (await app.signIn(role)).email, TEST_PASSWORD);
  expect([await codeOf(user.getIdToken(true)), await codeOf(beside.getIdToken(true))]).toEqual(['auth/user-token-expired', 'no error']);
  await page.browser().fetch(`${app.url}/v1/session`, { method: 'DELETE' });
  expect(await codeOf(beside.getIdToken(true))).toBe('auth/user-token-expired');
});

test('providers are unlinked, but not the last', async () => {
  const { user, email } = await signIn();
  await insertIdentity(app.server.database.db, user.uid, {
    provider: 'google.com',
    issuer: 'http://127.0.0.1:9/',
    subject: user.uid,
    email,
    name: 'Maria',
    linkedAt: new Date(),
  });
  await user.reload();
  expect(user.providerData.map((p) => p.providerId)).toEqual(['password', 'google.com']);
  await settings(true);
  expect(await sdk.fetchSignInMethodsForEmail(page.openPage(), email)).toEqual(['password', 'google.com']);
  await settings(false);
  expect(await sdk.fetchSignInMethodsForEmail(page.openPage(), email)).toEqual([]);
  expect(await codeOf(sdk.fetchSignInMethodsForEmail(page.openPage(), 'x'))).toBe('auth/invalid-email');
  await sdk.unlink(user, 'google.com');
  expect(user.providerData.map((p) => p.providerId)).toEqual(['password']);
  expect(await codeOf(sdk.unlink(user, 'password'))).toBe('auth/operation-not-allowed');
});

test('a deleted user is gone', async () => {
  const storage = new Map<string, unknown>();
  const { email } = await app.signIn('sales');
  const auth = page.openPage(storage);
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
  const elsewhere = page.openPage(new Map(storage));
  await elsewhere.authStateReady();
  await sdk.deleteUser(user);
  expect(auth.currentUser).toBeNull();
  expect(await codeOf(sdk.reload(elsewhere.currentUser ?? user))).toBe('auth/user-token-expired');
  expect(elsewhere.currentUser).toBeNull();
  expect(await codeOf(sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD))).toBe('auth/invalid-credential');
  const { rows } = await sql`select id from users where email = ${email} and deleted_at is null`.execute(app.server.database.db);
  expect(rows).toEqual([]);
});
