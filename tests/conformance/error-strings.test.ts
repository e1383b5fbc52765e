// Every refusal the protocol knows and this program can give, brought about at the running server: what the server really says,
// and the code and the text the official client module, unchanged, makes of it.
import type { AuthError, User } from '@firebase/auth';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { IDENTITY_WIRE } from '../../features/identity/server/wire/wire-list.ts';
import { REFUSED } from '../support/refusal-table.ts';
import { openRefusals, type Refusals } from '../support/refusals.ts';
import { codeOf } from '../support/sdk.ts';
import { TEST_PASSWORD } from '../support/test-app.ts';
import type { RecordedCall } from '../support/wiretap.ts';

const EVERY_STRING = `
  ADMIN_ONLY_OPERATION CREDENTIAL_TOO_OLD_LOGIN_AGAIN EMAIL_EXISTS EMAIL_NOT_FOUND EXPIRED_OOB_CODE FEDERATED_USER_ID_ALREADY_LINKED INTERNAL_ERROR
  INVALID_API_KEY INVALID_CODE INVALID_CONTINUE_URI INVALID_EMAIL INVALID_IDENTIFIER INVALID_IDP_RESPONSE INVALID_ID_TOKEN INVALID_LOGIN_CREDENTIALS
  INVALID_MFA_PENDING_CREDENTIAL INVALID_OOB_CODE INVALID_PASSWORD INVALID_SESSION_INFO MFA_ENROLLMENT_NOT_FOUND MISSING_EMAIL MISSING_MFA_ENROLLMENT_ID
  MISSING_MFA_PENDING_CREDENTIAL MISSING_PASSWORD MISSING_SESSION_INFO OPERATION_NOT_ALLOWED PASSWORD_DOES_NOT_MEET_REQUIREMENTS RESET_PASSWORD_EXCEED_LIMIT
  TOKEN_EXPIRED TOO_MANY_ATTEMPTS_TRY_LATER UNAUTHORIZED_DOMAIN UNVERIFIED_EMAIL USER_DISABLED USER_NOT_FOUND WEAK_PASSWORD`
  .trim()
  .split(/\s+/);

let r: Refusals;
let sdk: Refusals['sdk'];
beforeAll(async () => {
  r = await openRefusals();
  ({ sdk } = r);
});
// An hour later nothing counts any more that an earlier test did.
beforeEach(async () => {
  r.later(61);
  r.changeBrowser();
  await r.settings({});
});
afterEach(() => {
  for (const call of r.tap().calls) expectLawful(call);
});
afterAll(() => r.close());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error as AuthError,
  );
const isJson = ({ type }: RecordedCall) => type.startsWith('application/json');

/** The one form a refusal has on the wire. */
function expectRefusal(call: RecordedCall | undefined, message: unknown): void {
  expect(call?.type).toBe('application/json; charset=utf-8');
  expect(call?.status).toBeGreaterThanOrEqual(400);
  expect(JSON.parse(call?.text ?? '')).toEqual({
    error: { code: call?.status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] },
  });
}

/** What holds for each answer: successes are JSON and hide no refusal; lookup and token tell of what will pass in anything but JSON. */
function expectLawful(call: RecordedCall): void {
  const { path, status, text } = call;
  if (status < 400) {
    expect(isJson(call), path).toBe(true);
    for (const field of ['error', 'errorMessage', 'needConfirmation']) expect(JSON.parse(text)).not.toHaveProperty(field);
  } else if (/:lookup$|\/token$/.test(path) && (status === 429 || status >= 500)) expect(isJson(call), path).toBe(false);
  else expectRefusal(call, expect.stringMatching(/^[A-Z_]+( : .+)?$/));
}

test('the table has each of the 35 strings, and none twice', () => {
  expect(EVERY_STRING).toHaveLength(35);
  expect(REFUSED.map(({ says }) => says)).toEqual(EVERY_STRING);
});

test.for(REFUSED)('$says is auth/$code', async ({ says, code, text, ours, provoke }) => {
  const error = await errorOf(provoke(r));
  expect(error).toMatchObject({ code: `auth/${code}`, message: `Firebase: ${text} (auth/${code}).` });
  expectRefusal(r.tap().calls.at(-1), ours ? `${says} : ${text}` : says);
});

test("a text of our own stands in the place of the module's", async () => {
  const { user } = await r.person();
  const texts: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => sdk.updateEmail(user, 'new@example.test'), 'Please verify the new email before changing email.'],
    [() => sdk.unlink(user, 'password'), 'This is your only way to sign in, so it cannot be removed.'],
  ];
  for (const [work, text] of texts) {
    expect((await errorOf(work()))?.message).toBe(`Firebase: ${text} (auth/operation-not-allowed).`);
    expectRefusal(r.tap().calls.at(-1), `OPERATION_NOT_ALLOWED : ${text}`);
  }
});

test('whatever could take an account over asks for a sign-in of the last five minutes', async () => {
  const { user } = await r.person();
  const calls: readonly ((user: User) => Promise<unknown>)[] = [
    (u) => sdk.updatePassword(u, `${TEST_PASSWORD}-2`),
    (u) => sdk.updateEmail(u, 'new@example.test'),
    (u) => sdk.verifyBeforeUpdateEmail(u, 'new@example.test'),
    (u) => sdk.deleteUser(u),
    (u) => sdk.unlink(u, 'password'),
    (u) => r.beginApp(u),
    (u) => sdk.multiFactor(u).unenroll('any'),
    async (u) => sdk.linkWithCredential(u, await r.credential('olivia@example.test')),
  ];
  r.later(6);
  for (const call of calls) {
    expect(await codeOf(call(user))).toBe('auth/requires-recent-login');
    expectRefusal(r.tap().calls.at(-1), 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
});

const POSTS = IDENTITY_WIRE.filter(({ method }) => method === 'POST').map(({ url }) => url.replaceAll('::', ':'));
const ODD = [null, 7, {}, ['x'], ' ', '\u0000', '\uD800', 'x'.repeat(5000)];
const FIELDS = [
  'email',
  'password',
  'idToken',
  'oobCode',
  'newPassword',
  'newEmail',
  'displayName',
  'photoUrl',
  'deleteProvider',
  'identifier',
  'continueUri',
  'continueUrl',
  'postBody',
  'requestUri',
  'sessionId',
  'autoCreate',
  'mfaPendingCredential',
  'mfaEnrollmentId',
  'totpVerificationInfo',
  'totpEnrollmentInfo',
];

test.for(POSTS)('%s refuses what the module would never send, and in the same form', async (path) => {
  const { browser, calls } = r.tap();
  const { user } = await r.person();
  const idToken = await user.getIdToken();
  const before = calls.length;
  const send = (body: string, type = 'application/json', key = 'redress') =>
    browser.fetch(`${r.app.url}${path}?key=${key}`, { method: 'POST', headers: { 'content-type': type }, body });
  await Promise.all([
    ...['{"email":', '[]', 'null', '', '{"__proto__":{"email":"x"}}', JSON.stringify({ email: 'x'.repeat(20_000) })].map((body) =>
      send(body),
    ),
    ...['text/plain', 'text/xml', 'multipart/form-data', 'no type'].map((type) => send('{}', type)),
    send('{}', 'application/json', 'another'),
    ...['grant_type=x', 'grant_type=refresh_token&refresh_token=%00'].map((body) => send(body, 'application/x-www-form-urlencoded')),
  ]);
  for (const field of FIELDS) {
    const bodies = ODD.flatMap((value) => [
      { requestType: 'PASSWORD_RESET', [field]: value },
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, [field]: value },
    ]);
    await Promise.all(bodies.map((body) => send(JSON.stringify(body))));
  }
  const answers = calls.slice(before);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.filter(({ status }) => status >= 400).length).toBeGreaterThan(10);
});

test('lookup and token never say in JSON what will pass, and nobody is signed out by it', async () => {
  const { auth, user } = await r.person();
  const calls = [
    ...['sessions', 'users', 'user_identities', 'second_factors'].map((table) => () => r.without(table, () => user.reload())),
    ...['sessions', 'users'].map((table) => () => r.without(table, () => user.getIdToken(true))),
  ];
  for (const call of calls) {
    expect(await codeOf(call())).toBe('auth/network-request-failed');
    expect(r.tap().calls.at(-1)).toMatchObject({ status: 500, type: 'text/plain; charset=utf-8' });
  }
  const codes = await Promise.all(Array.from({ length: 70 }, () => codeOf(user.getIdToken(true))));
  expect(new Set(codes)).toEqual(new Set(['no error', 'auth/network-request-failed']));
  expect(r.tap().calls.filter(({ status }) => status === 503)).toHaveLength(codes.filter((code) => code !== 'no error').length);
  expect(auth.currentUser).toBe(user);
  r.later(2);
  expect(await codeOf(user.getIdToken(true))).toBe('no error');
});

test('a second factor is asked for by a success without tokens', async () => {
  const { error, answer } = await r.challenge();
  expect(error).toMatchObject({ code: 'auth/multi-factor-auth-required', message: expect.stringContaining('Firebase: ') });
  const call = r.tap().calls.at(-1);
  expect(call).toMatchObject({ path: '/v1/accounts:signInWithPassword', status: 200 });
  const body = JSON.parse(call?.text ?? '') as object;
  expect(body).toMatchObject({
    mfaPendingCredential: expect.any(String),
    mfaInfo: [{ mfaEnrollmentId: expect.any(String), totpInfo: {} }],
  });
  for (const token of ['idToken', 'refreshToken', 'expiresIn']) expect(body).not.toHaveProperty(token);
  expect(await codeOf(answer())).toBe('no error');
});

test('a conflict is a refusal to a window, too, which would take a success with an errorMessage', async () => {
  await r.app.signIn('sales', { email: 'quinn@example.test' });
  await sdk.signInWithCredential(r.openPage(), await r.credential('quinn@example.test'));
  const { user } = await r.person();
  const credential = await r.credential('quinn@example.test');
  const error = await r.tap().altering(
    (body) => ({ ...body, returnIdpCredential: true }),
    () => errorOf(sdk.linkWithCredential(user, credential)),
  );
  expect(error?.code).toBe('auth/credential-already-in-use');
  expectRefusal(r.tap().calls.at(-1), 'FEDERATED_USER_ID_ALREADY_LINKED');
});
