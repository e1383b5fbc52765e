// The official client module, unchanged, against the real program: signing in, linking and confirming who one is with a token of
// the provider. Its popup and redirect need a browser: google-window.test.ts and the journeys.
import { createHash } from 'node:crypto';
import type { MultiFactorError, UserCredential } from '@firebase/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestBrowser } from '../../features/identity/server/testing.ts';
import { startProviderApp, type ProviderApp } from '../support/provider-app.ts';
import { codeOf, openSdk, plainFetch, type TestSdk } from '../support/sdk.ts';
import { enrolApp, totpCode } from '../support/second-factor.ts';
import { TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const NAMES = ['olivia', 'paul', 'quinn', 'stranger', 'private'];
const mail = (name: string) => `${name}@example.test`;
let all: ProviderApp;
let app: TestApp;
let page: TestSdk;
let sdk: TestSdk['sdk'];
let openPage: TestSdk['openPage'];
let browser: TestBrowser;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  all = await startProviderApp(
    NAMES.map((name) => ({ email: mail(name), name: `Google ${name}` })),
    { clock },
  );
  ({ app } = all);
  page = await openSdk(app);
  ({ sdk, openPage } = page);
});
beforeEach(() => void (browser = page.changeBrowser()));
afterAll(async () => {
  page.close();
  await all.close();
});

const staff = async (name: string) => {
  const user = await app.signIn('sales', { email: mail(name) });
  await sql`update users set email_verified = true where id = ${user.userId}`.execute(app.server.database.db);
  return user;
};
const credential = async (name: string) => sdk.GoogleAuthProvider.credential(await all.provider.issueIdToken(mail(name)));
const staffSession = async ({ user }: UserCredential) =>
  (await plainFetch(`${app.url}/api/access/staff-session`, { headers: { authorization: `Bearer ${await user.getIdToken()}` } })).status;

test('a credential of Google signs in', async () => {
  const { userId } = await staff('olivia');
  const auth = openPage();
  const signedIn = await sdk.signInWithCredential(auth, await credential('olivia'));
  expect(signedIn).toMatchObject({
    operationType: 'signIn',
    providerId: 'google.com',
    user: { uid: userId, email: mail('olivia'), emailVerified: true },
  });
  const { claims } = await signedIn.user.getIdTokenResult();
  expect(claims['firebase']).toMatchObject({ identities: { 'google.com': [expect.any(String)], email: [mail('olivia')] } });
  expect(signedIn.user.providerData.map(({ providerId, email }) => [providerId, email])).toEqual([
    ['password', mail('olivia')],
    ['google.com', mail('olivia')],
  ]);
  const more = sdk.getAdditionalUserInfo(signedIn);
  expect(sdk.GoogleAuthProvider.credentialFromResult(signedIn)?.idToken).toEqual(expect.any(String));
  expect(more).toMatchObject({ isNewUser: false, providerId: 'google.com', profile: { email: mail('olivia'), name: 'Google olivia' } });
  expect((await signedIn.user.getIdTokenResult()).signInProvider).toBe('google.com');
  expect(await staffSession(signedIn)).toBe(200);
  expect(await signedIn.user.getIdToken(true)).toEqual(expect.any(String));
});

test('each refusal has its code', async () => {
  const auth = openPage();
  expect(await codeOf(sdk.signInWithCredential(auth, await credential('stranger')))).toBe('auth/admin-restricted-operation');
  expect(await codeOf(sdk.signInWithCredential(auth, sdk.GoogleAuthProvider.credential('no.such.token')))).toBe('auth/invalid-credential');
  all.provider.misbehave({ claims: { email_verified: false } });
  expect(await codeOf(sdk.signInWithCredential(auth, await credential('olivia')))).toBe('auth/account-exists-with-different-credential');
  all.provider.misbehave();
  const raw = sdk.GoogleAuthProvider.credential(
    await all.provider.issueIdToken(mail('olivia'), { nonce: createHash('sha256').update('raw').digest('hex') }),
  );
  expect(await codeOf(sdk.signInWithCredential(auth, raw))).toBe('auth/invalid-credential');
  await sql`update users set disabled_at = now() where email = ${mail('olivia')}`.execute(app.server.database.db);
  expect(await codeOf(sdk.signInWithCredential(auth, await credential('olivia')))).toBe('auth/user-disabled');
  await sql`update users set disabled_at = null where email = ${mail('olivia')}`.execute(app.server.database.db);
  expect(auth.currentUser).toBeNull();
});

test('a signed-in person links Google, and signs in with it from then on', async () => {
  const { email, userId } = await app.signIn('sales');
  const auth = openPage();
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD);
  expect(await codeOf(sdk.linkWithCredential(user, await credential('olivia')))).toBe('auth/credential-already-in-use');
  const linked = await sdk.linkWithCredential(user, await credential('private'));
  expect(linked).toMatchObject({ operationType: 'link', providerId: 'google.com' });
  expect(user.providerData.map(({ providerId }) => providerId)).toEqual(['password', 'google.com']);
  expect(await staffSession(linked)).toBe(200);
  expect(await codeOf(sdk.linkWithCredential(user, await credential('private')))).toBe('auth/provider-already-linked');
  page.changeBrowser();
  expect((await sdk.signInWithCredential(openPage(), await credential('private'))).user.uid).toBe(userId);
});

test('confirming who one is works with the own account only', async () => {
  await staff('paul');
  const auth = openPage();
  const { user } = await sdk.signInWithCredential(auth, await credential('paul'));
  expect(await sdk.reauthenticateWithCredential(user, await credential('paul'))).toMatchObject({
    operationType: 'reauthenticate',
    user: { uid: user.uid },
  });
  expect(await codeOf(sdk.reauthenticateWithCredential(user, await credential('stranger')))).toBe('auth/user-mismatch');
  expect(await codeOf(sdk.reauthenticateWithCredential(user, await credential('olivia')))).toBe('auth/user-mismatch');
  expect(await user.getIdToken(true)).toEqual(expect.any(String));
});

test('the second factor is asked for and finishes the sign-in', async () => {
  await staff('quinn');
  const auth = openPage();
  const { user } = await sdk.signInWithEmailAndPassword(auth, mail('quinn'), TEST_PASSWORD);
  const { secret } = await enrolApp(browser, await user.getIdToken(), clock());
  ahead += 120_000;
  page.changeBrowser();
  const fresh = openPage();
  const error = await sdk.signInWithCredential(fresh, await credential('quinn')).then(
    () => undefined,
    (e: MultiFactorError) => e,
  );
  expect(error?.code).toBe('auth/multi-factor-auth-required');
  if (!error) throw new Error('unreachable');
  const resolver = sdk.getMultiFactorResolver(fresh, error);
  const [hint] = resolver.hints;
  const finished = await resolver.resolveSignIn(
    sdk.TotpMultiFactorGenerator.assertionForSignIn(hint?.uid ?? '', totpCode(secret, clock())),
  );
  const { signInProvider, signInSecondFactor } = await finished.user.getIdTokenResult();
  expect([signInProvider, signInSecondFactor]).toEqual(['google.com', 'totp']);
});
