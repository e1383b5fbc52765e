// The official client module, unchanged, with authenticator apps: adding, signing in, removing, and each refusal by its code.
import type { Auth, MultiFactorError, TotpSecret, User } from '@firebase/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, openSdk, type TestSdk } from '../support/sdk.ts';
import { totpCode } from '../support/second-factor.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

let app: TestApp;
let client: TestSdk;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  app = await startTestApp({ clock, env: { LOG_LEVEL: 'silent' } });
  client = await openSdk(app);
});
beforeEach(() => void client.changeBrowser());
afterAll(async () => {
  client.close();
  await app.close();
});
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => app.server.database.db;

async function signedIn(): Promise<{ auth: Auth; user: User; email: string }> {
  const { email } = await app.signIn('sales');
  const auth = client.openPage();
  return { auth, email, user: (await client.sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD)).user };
}
async function beginApp(user: User): Promise<TotpSecret> {
  return client.sdk.TotpMultiFactorGenerator.generateSecret(await client.sdk.multiFactor(user).getSession());
}
const enrol = (user: User, secret: TotpSecret, code: string, name?: string) =>
  client.sdk.multiFactor(user).enroll(client.sdk.TotpMultiFactorGenerator.assertionForEnrollment(secret, code), name);
async function withApp() {
  const person = await signedIn();
  const secret = await beginApp(person.user);
  await enrol(person.user, secret, totpCode(secret.secretKey, clock()), 'My phone');
  later(2);
  return { ...person, secret: secret.secretKey };
}
/** The challenge a sign-in with the right password ends in. */
async function challenge(auth: Auth, email: string) {
  const error = await client.sdk.signInWithEmailAndPassword(auth, email, TEST_PASSWORD).then(
    () => undefined,
    (e: unknown) => e as MultiFactorError,
  );
  expect(error?.code).toBe('auth/multi-factor-auth-required');
  if (!error) throw new Error('No second factor was asked for.');
  const resolver = client.sdk.getMultiFactorResolver(auth, error);
  return {
    resolver,
    answer: (code: string, uid = resolver.hints[0]?.uid ?? '') =>
      resolver.resolveSignIn(client.sdk.TotpMultiFactorGenerator.assertionForSignIn(uid, code)),
  };
}
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) => [-1, 0, 1].every((step) => totpCode(secret, clock(), step) !== code)) ?? '';

test('an app is added, and stays known after a reload', async () => {
  const { user } = await signedIn();
  const secret = await beginApp(user);
  expect(secret).toMatchObject({
    codeLength: 6,
    codeIntervalSeconds: 30,
    hashingAlgorithm: 'SHA1',
    secretKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
  });
  expect(Date.parse(secret.enrollmentCompletionDeadline) - clock().getTime()).toBeGreaterThan(9 * 60_000);
  expect(secret.generateQrCodeUrl('me', 'Redress')).toContain(`secret=${secret.secretKey}`);
  await enrol(user, secret, totpCode(secret.secretKey, clock()), 'My phone');
  await user.reload();
  expect(client.sdk.multiFactor(user).enrolledFactors).toMatchObject([
    { displayName: 'My phone', factorId: 'totp', uid: expect.any(String), enrollmentTime: expect.any(String) },
  ]);
  const { signInSecondFactor, signInProvider } = await user.getIdTokenResult();
  expect([signInSecondFactor, signInProvider]).toEqual(['totp', 'password']);
  expect((await user.getIdToken(true)).length).toBeGreaterThan(100);
});

test('signing in goes over the second step, after a wrong code too', async () => {
  const { email, secret } = await withApp();
  client.changeBrowser();
  const auth = client.openPage();
  const { resolver, answer } = await challenge(auth, email);
  expect(resolver.hints).toMatchObject([{ displayName: 'My phone', factorId: 'totp' }]);
  expect(resolver.session).toBeDefined();
  expect(auth.currentUser).toBeNull();
  expect(await codeOf(answer(wrongFor(secret)))).toBe('auth/invalid-verification-code');
  expect(await codeOf(answer(''))).toBe('auth/missing-code');
  expect(await codeOf(answer('123456', 'another'))).toBe('auth/multi-factor-info-not-found');
  expect(await codeOf(answer('123456', ''))).toBe('auth/missing-multi-factor-info');
  const code = totpCode(secret, clock());
  const { user, operationType } = await answer(code);
  expect(operationType).toBe('signIn');
  expect((await user.getIdTokenResult()).signInSecondFactor).toBe('totp');
  expect(auth.currentUser?.uid).toBe(user.uid);

  const again = await challenge(client.openPage(), email);
  expect(await codeOf(again.answer(code))).toBe('auth/invalid-verification-code');
  for (let i = 0; i < 4; i += 1) await codeOf(again.answer(wrongFor(secret)));
  expect(await codeOf(again.answer(totpCode(secret, clock(), 1)))).toBe('auth/invalid-multi-factor-session');
});

test('re-authentication asks for the second step, too', async () => {
  const { email, user, secret } = await withApp();
  const error = await client.sdk.reauthenticateWithCredential(user, client.sdk.EmailAuthProvider.credential(email, TEST_PASSWORD)).then(
    () => undefined,
    (e: unknown) => e as MultiFactorError,
  );
  expect(error?.code).toBe('auth/multi-factor-auth-required');
  if (!error) return;
  const resolver = client.sdk.getMultiFactorResolver(client.openPage(), error);
  const { user: same, operationType } = await resolver.resolveSignIn(
    client.sdk.TotpMultiFactorGenerator.assertionForSignIn(resolver.hints[0]?.uid ?? '', totpCode(secret, clock())),
  );
  expect([same.uid, operationType]).toEqual([user.uid, 'reauthenticate']);
});

test('an app is removed, and the password alone is enough again', async () => {
  const { auth, email, user } = await withApp();
  const factors = client.sdk.multiFactor(user);
  expect(await codeOf(factors.unenroll('another'))).toBe('auth/multi-factor-info-not-found');
  expect(await codeOf(factors.unenroll(''))).toBe('auth/missing-multi-factor-info');
  await sql`update access_settings set staff_second_factor = 'required', waiver_reason = null, waiver_by_name = null, waiver_at = null`.execute(
    db(),
  );
  const kept = await factors.unenroll(factors.enrolledFactors[0]?.uid ?? '').then(
    () => undefined,
    (e: unknown) => e as Error & { code: string },
  );
  expect(kept?.code).toBe('auth/operation-not-allowed');
  expect(kept?.message).toContain('Your office requires a second step at sign-in');
  await sql`update access_settings set staff_second_factor = 'offered'`.execute(db());
  await factors.unenroll(factors.enrolledFactors[0]?.uid ?? '');
  expect(factors.enrolledFactors).toEqual([]);
  expect(auth.currentUser?.uid).toBe(user.uid);
  expect(await codeOf(user.reload())).toBe('no error');
  expect(await codeOf(client.sdk.signInWithEmailAndPassword(client.openPage(), email, TEST_PASSWORD))).toBe('no error');
});

test('each refusal of adding an app has the code of the catalogue', async () => {
  const { user } = await signedIn();
  const secret = await beginApp(user);
  expect(await codeOf(enrol(user, secret, wrongFor(secret.secretKey)))).toBe('auth/invalid-verification-code');
  expect(await codeOf(enrol(user, secret, ''))).toBe('auth/missing-code');
  await beginApp(user);
  expect(await codeOf(enrol(user, secret, totpCode(secret.secretKey, clock())))).toBe('auth/invalid-verification-id');
  for (let i = 0; i < 5; i += 1) {
    const next = await beginApp(user);
    await enrol(user, next, totpCode(next.secretKey, clock()), `App ${i}`);
  }
  expect(await codeOf(beginApp(user))).toBe('auth/maximum-second-factor-count-exceeded');
  later(6);
  expect(await codeOf(beginApp(user))).toBe('auth/requires-recent-login');
});

test('too many wrong codes, and an account switched off in between', async () => {
  const person = await withApp();
  client.changeBrowser();
  for (let i = 0; i < 2; i += 1) {
    const { answer } = await challenge(client.openPage(), person.email);
    for (let j = 0; j < 5; j += 1) expect(await codeOf(answer(wrongFor(person.secret)))).toBe('auth/invalid-verification-code');
  }
  const third = await challenge(client.openPage(), person.email);
  expect(await codeOf(third.answer(totpCode(person.secret, clock())))).toBe('auth/too-many-requests');
  later(1);
  await sql`update users set disabled_at = ${clock()} where email = ${person.email}`.execute(db());
  expect(await codeOf(third.answer(totpCode(person.secret, clock())))).toBe('auth/user-disabled');
});
