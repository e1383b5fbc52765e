import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ENROL_FINISH,
  ENROL_START,
  enrolApp,
  factorOf,
  SIGN_IN_FINISH,
  totpCode,
  WITHDRAW,
} from '../../../../tests/support/second-factor.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { LOOKUP, openBrowser, readMails, refreshForm, SIGN_IN, TOKEN, type TestBrowser } from '../testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

let testApp: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => void (testApp = await startTestApp({ clock, env: { LOG_LEVEL: 'silent' } })));
afterAll(() => testApp.close());
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => testApp.server.database.db;

async function signedIn(role: 'owner' | 'sales' = 'sales') {
  const user = await testApp.signIn(role);
  const browser = openBrowser(testApp.url);
  const { json } = await browser.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  return { ...user, browser, idToken: String(json['idToken']), refreshToken: String(json['refreshToken']) };
}
/** Someone with an app, whose last code was used a while ago. */
async function withApp() {
  const user = await signedIn();
  const app = await enrolApp(user.browser, user.idToken, clock());
  later(2);
  return { ...user, ...app };
}
type Person = Awaited<ReturnType<typeof withApp>>;
/** The first step; a browser no one knows unless one is given. */
async function firstStep({ email }: Pick<Person, 'email'>, browser = openBrowser(testApp.url)) {
  const { json } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  return { browser, credential: String(json['mfaPendingCredential']), json };
}
const finish = (browser: TestBrowser, mfaPendingCredential: string, mfaEnrollmentId: string, verificationCode: string) =>
  browser.call(SIGN_IN_FINISH, { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo: { verificationCode } });
const wrongFor = (secret: string) =>
  ['000000', '111111', '222222', '333333'].find((code) => [-1, 0, 1].every((step) => totpCode(secret, clock(), step) !== code)) ?? '';

test('a secret is shown, proved and kept; every other browser is signed out', async () => {
  const user = await signedIn();
  const elsewhere = openBrowser(testApp.url);
  const other = (await elsewhere.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD })).json;
  const { browser, idToken } = user;
  const { json } = await browser.call(ENROL_START, { idToken, totpEnrollmentInfo: {} });
  const shown = json['totpSessionInfo'] as Record<string, string>;
  expect(shown).toEqual({
    sharedSecretKey: expect.stringMatching(/^[A-Z2-7]{32}$/),
    verificationCodeLength: 6,
    hashingAlgorithm: 'SHA1',
    periodSec: 30,
    sessionInfo: expect.any(String),
    finalizeEnrollmentTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  });
  const { sharedSecretKey = '', sessionInfo } = shown;
  const prove = (verificationCode: string, info = sessionInfo, token = idToken) =>
    browser.call(ENROL_FINISH, { idToken: token, displayName: 'My phone', totpVerificationInfo: { sessionInfo: info, verificationCode } });
  expect((await prove(wrongFor(sharedSecretKey))).code).toBe('INVALID_CODE');
  expect((await prove('nonsense')).code).toBe('INVALID_CODE');
  expect((await browser.call(LOOKUP, { idToken })).json).not.toHaveProperty('users.0.mfaInfo');
  const proof = totpCode(sharedSecretKey, clock());
  const { json: fresh } = await prove(proof);
  expect(Object.keys(fresh).sort()).toEqual(['expiresIn', 'idToken', 'refreshToken']);

  const newToken = String(fresh['idToken']);
  const { json: seen } = await browser.call(LOOKUP, { idToken: newToken });
  expect((seen['users'] as unknown[])[0]).toMatchObject({
    mfaInfo: [{ mfaEnrollmentId: factorOf(newToken), displayName: 'My phone', enrolledAt: expect.stringMatching(/Z$/), totpInfo: {} }],
  });
  expect((await browser.call(TOKEN, undefined, refreshForm(fresh['refreshToken']))).status).toBe(200);
  expect((await elsewhere.call(TOKEN, undefined, refreshForm(other['refreshToken']))).code).toBe('TOKEN_EXPIRED');
  expect((await elsewhere.call(LOOKUP, { idToken: other['idToken'] })).code).toBe('TOKEN_EXPIRED');
  expect((await browser.call(LOOKUP, { idToken })).code).toBe('TOKEN_EXPIRED');
  expect((await prove(totpCode(sharedSecretKey, clock(), 1), sessionInfo, newToken)).code).toBe('INVALID_SESSION_INFO');

  // The code that proved the app signs no one in.
  const step = await firstStep(user);
  expect((await finish(step.browser, step.credential, factorOf(newToken) ?? '', proof)).code).toBe('INVALID_CODE');
  expect(await readMails(testApp, user.email)).toMatchObject([
    { kind: 'access.secondFactorAdded', text: expect.stringContaining('My phone') },
  ]);
  const rows = (await readRecord(testApp)).filter((row) => row.actorId === user.userId);
  expect(rows.filter((row) => row.kind === 'access.secondFactorAdded')).toHaveLength(1);
  const { rows: kept } = await sql<{
    text: string;
  }>`select coalesce(string_agg(row_to_json(f)::text, ''), '') as text from second_factors f`.execute(db());
  for (const secret of [sharedSecretKey, sessionInfo ?? '']) expect(JSON.stringify([rows, kept])).not.toContain(secret);
});

test('adding an app is refused when something is missing, foreign, old, or too much', async () => {
  const { browser, idToken } = await signedIn();
  const start = (token = idToken) => browser.call(ENROL_START, { idToken: token, totpEnrollmentInfo: {} });
  const info = async () => ((await start()).json['totpSessionInfo'] ?? {}) as Record<string, string>;
  const prove = (totpVerificationInfo: object, token = idToken) => browser.call(ENROL_FINISH, { idToken: token, totpVerificationInfo });
  expect((await browser.call(ENROL_START, { idToken, phoneEnrollmentInfo: { phoneNumber: '+1' } })).code).toBe('OPERATION_NOT_ALLOWED');
  expect((await browser.call(ENROL_FINISH, { idToken, phoneVerificationInfo: {} })).code).toBe('OPERATION_NOT_ALLOWED');
  expect((await browser.call(ENROL_START, { totpEnrollmentInfo: {} })).code).toBe('MISSING_ID_TOKEN');
  expect((await prove({ verificationCode: '123456' })).code).toBe('MISSING_SESSION_INFO');
  expect((await prove({ sessionInfo: 'x' })).code).toBe('MISSING_CODE');
  expect((await prove({ sessionInfo: 'made-up', verificationCode: '123456' })).code).toBe('INVALID_SESSION_INFO');

  const first = await info();
  const second = await info();
  const right = (shown: Record<string, string>) => ({
    sessionInfo: shown['sessionInfo'],
    verificationCode: totpCode(shown['sharedSecretKey'] ?? '', clock()),
  });
  expect((await prove(right(first))).code).toBe('INVALID_SESSION_INFO');
  const stranger = await signedIn();
  expect((await prove(right(second), stranger.idToken)).code).toBe('INVALID_SESSION_INFO');
  for (let i = 0; i < 5; i += 1)
    expect((await prove({ sessionInfo: second['sessionInfo'], verificationCode: wrongFor(second['sharedSecretKey'] ?? '') })).code).toBe(
      'INVALID_CODE',
    );
  expect((await prove(right(second))).code).toBe('INVALID_SESSION_INFO');

  const third = await info();
  later(6);
  expect((await start()).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  later(4.1);
  expect((await prove(right(third))).code).toBe('INVALID_SESSION_INFO');
});

test('five apps at most', async () => {
  const user = await signedIn();
  let { idToken } = user;
  for (let i = 0; i < 5; i += 1) ({ idToken } = await enrolApp(user.browser, idToken, clock(), `App ${i}`));
  expect((await user.browser.call(ENROL_START, { idToken, totpEnrollmentInfo: {} })).code).toBe('SECOND_FACTOR_LIMIT_EXCEEDED');
});

test('signing in takes a code of the app, and each code once', async () => {
  const person = await withApp();
  const { browser, credential, json } = await firstStep(person);
  expect(json).toEqual({
    kind: expect.any(String),
    localId: person.userId,
    email: person.email,
    displayName: 'Test sales',
    registered: true,
    mfaPendingCredential: expect.any(String),
    mfaInfo: [{ mfaEnrollmentId: person.factorId, displayName: 'Authenticator app', enrolledAt: expect.any(String), totpInfo: {} }],
  });
  const code = totpCode(person.secret, clock());
  expect((await finish(browser, credential, person.factorId, wrongFor(person.secret))).code).toBe('INVALID_CODE');
  const { json: tokens } = await finish(browser, credential, person.factorId, ` ${code.slice(0, 3)} ${code.slice(3)}`);
  expect(Object.keys(tokens).sort()).toEqual(['expiresIn', 'idToken', 'refreshToken']);
  const claims = JSON.parse(Buffer.from(String(tokens['idToken']).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(claims['firebase']).toMatchObject({
    sign_in_provider: 'password',
    sign_in_second_factor: 'totp',
    second_factor_identifier: person.factorId,
  });
  expect((await browser.call(TOKEN, undefined, refreshForm(tokens['refreshToken']))).status).toBe(200);

  expect((await finish(browser, credential, person.factorId, totpCode(person.secret, clock(), 1))).code).toBe(
    'INVALID_MFA_PENDING_CREDENTIAL',
  );
  const again = await firstStep(person);
  expect((await finish(again.browser, again.credential, person.factorId, code)).code).toBe('INVALID_CODE');
  // Not even an earlier code that was never used.
  expect((await finish(again.browser, again.credential, person.factorId, totpCode(person.secret, clock(), -1))).code).toBe('INVALID_CODE');
  expect((await finish(again.browser, again.credential, person.factorId, totpCode(person.secret, clock(), 1))).status).toBe(200);
  const rows = (await readRecord(testApp)).filter((row) => row.kind === 'access.signedIn' && row.actorId === person.userId);
  expect(rows.filter(({ after }) => after?.['secondFactor'] === true)).toHaveLength(2);
});

test('of twenty at once with the right code one comes in, in one sign-in and in many', async () => {
  const person = await withApp();
  const one = await firstStep(person);
  const code = totpCode(person.secret, clock());
  const same = await Promise.all(Array.from({ length: 20 }, () => finish(one.browser, one.credential, person.factorId, code)));
  expect(same.filter((a) => a.status === 200)).toHaveLength(1);

  later(2);
  const steps = [];
  for (let i = 0; i < 8; i += 1) steps.push(await firstStep(person));
  const next = totpCode(person.secret, clock());
  const many = await Promise.all(steps.map((s) => finish(s.browser, s.credential, person.factorId, next)));
  expect(many.filter((a) => a.status === 200)).toHaveLength(1);
});

test('five wrong codes end a sign-in, and wrong codes count over all of them', async () => {
  const person = await withApp();
  const wrong = wrongFor(person.secret);
  const first = await firstStep(person);
  for (let i = 0; i < 5; i += 1) expect((await finish(first.browser, first.credential, person.factorId, wrong)).code).toBe('INVALID_CODE');
  expect((await finish(first.browser, first.credential, person.factorId, totpCode(person.secret, clock()))).code).toBe(
    'INVALID_MFA_PENDING_CREDENTIAL',
  );
  const second = await firstStep(person);
  const guesses = await Promise.all(Array.from({ length: 5 }, () => finish(second.browser, second.credential, person.factorId, wrong)));
  expect(guesses.map((g) => g.code)).toEqual(Array.from({ length: 5 }, () => 'INVALID_CODE'));
  // A right password once more gives no new tries; the browser the person signed in with before is not held off.
  const third = await firstStep(person);
  expect(await finish(third.browser, third.credential, person.factorId, totpCode(person.secret, clock()))).toMatchObject({
    code: 'TOO_MANY_ATTEMPTS_TRY_LATER',
    status: 429,
  });
  const known = await firstStep(person, person.browser);
  expect((await finish(known.browser, known.credential, person.factorId, totpCode(person.secret, clock()))).status).toBe(200);
  later(1);
  expect((await finish(third.browser, third.credential, person.factorId, totpCode(person.secret, clock(), 1))).status).toBe(200);
});

test('many guesses at once, over many sign-ins, do not slip past the limit', async () => {
  const person = await withApp();
  const steps = [];
  for (let i = 0; i < 6; i += 1) steps.push(await firstStep(person));
  const guesses = await Promise.all(
    steps.flatMap((s) => Array.from({ length: 5 }, () => finish(s.browser, s.credential, person.factorId, wrongFor(person.secret)))),
  );
  expect(guesses.filter((g) => g.code === 'INVALID_CODE')).toHaveLength(10);
  expect(guesses.filter((g) => g.code === 'TOO_MANY_ATTEMPTS_TRY_LATER')).toHaveLength(20);
});

test('a second step that is incomplete, foreign, late, or of an account switched off', async () => {
  const person = await withApp();
  const other = await withApp();
  const { browser, credential } = await firstStep(person);
  const code = totpCode(person.secret, clock());
  const send = async (body: object) => (await browser.call(SIGN_IN_FINISH, body)).code;
  const right = { mfaPendingCredential: credential, mfaEnrollmentId: person.factorId, totpVerificationInfo: { verificationCode: code } };
  expect(await send({ ...right, mfaPendingCredential: '' })).toBe('MISSING_MFA_PENDING_CREDENTIAL');
  expect(await send({ ...right, mfaEnrollmentId: undefined })).toBe('MISSING_MFA_ENROLLMENT_ID');
  expect(await send({ ...right, totpVerificationInfo: {} })).toBe('MISSING_CODE');
  expect(await send({ ...right, totpVerificationInfo: undefined, phoneVerificationInfo: {} })).toBe('OPERATION_NOT_ALLOWED');
  expect(await send({ ...right, mfaPendingCredential: 'made-up' })).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  expect(await send({ ...right, mfaEnrollmentId: other.factorId })).toBe('MFA_ENROLLMENT_NOT_FOUND');
  expect(await send({ ...right, mfaEnrollmentId: 'not-an-id' })).toBe('MFA_ENROLLMENT_NOT_FOUND');
  expect((await browser.call('/v2/accounts/mfaSignIn:start?key=redress', { mfaPendingCredential: credential })).code).toBe(
    'OPERATION_NOT_ALLOWED',
  );

  await sql`update users set disabled_at = ${clock()} where id = ${person.userId}`.execute(db());
  expect(await send(right)).toBe('USER_DISABLED');
  await sql`update users set disabled_at = null, valid_since = ${new Date(clock().getTime() + 1000)} where id = ${person.userId}`.execute(
    db(),
  );
  expect(await send(right)).toBe('INVALID_MFA_PENDING_CREDENTIAL');
  const late = await firstStep(other);
  later(10.1);
  expect((await finish(late.browser, late.credential, other.factorId, totpCode(other.secret, clock()))).code).toBe(
    'INVALID_MFA_PENDING_CREDENTIAL',
  );
});

test('an app is removed with a fresh sign-in only, and the last one stays where the office asks for it', async () => {
  const person = await withApp();
  const { browser, factorId } = person;
  const withdraw = async (idToken: string, mfaEnrollmentId?: string) => browser.call(WITHDRAW, { idToken, mfaEnrollmentId });
  expect((await withdraw(person.idToken)).code).toBe('MISSING_MFA_ENROLLMENT_ID');
  expect((await withdraw(person.idToken, (await withApp()).factorId)).code).toBe('MFA_ENROLLMENT_NOT_FOUND');
  await sql`update access_settings set staff_second_factor = 'required', waiver_reason = null, waiver_by_name = null, waiver_at = null`.execute(
    db(),
  );
  const kept = await withdraw(person.idToken, factorId);
  expect(kept.code).toBe('OPERATION_NOT_ALLOWED');
  expect(kept.text).toContain('Your office requires a second step');
  const two = await enrolApp(browser, person.idToken, clock(), 'Spare');
  const one = await withdraw(two.idToken, factorId);
  expect(one.status).toBe(200);
  await sql`update access_settings set staff_second_factor = 'offered'`.execute(db());
  await testApp.api(String(one.json['idToken'])).identity.createRecoveryCodes({});
  const none = await withdraw(String(one.json['idToken']), two.factorId);
  expect(factorOf(String(none.json['idToken']))).toBeUndefined();
  expect((await browser.call(TOKEN, undefined, refreshForm(none.json['refreshToken']))).status).toBe(200);
  expect(await testApp.api(String(none.json['idToken'])).identity.getOwnAccount()).toMatchObject({
    secondFactors: [],
    recoveryCodesLeft: 0,
  });
  expect((await withdraw(two.idToken, two.factorId)).code).toBe('TOKEN_EXPIRED');
  expect((await readMails(testApp, person.email)).map((m) => m.kind)).toEqual([
    'access.secondFactorAdded',
    'access.secondFactorAdded',
    'access.secondFactorRemoved',
    'access.secondFactorRemoved',
  ]);
  expect((await openBrowser(testApp.url).call(SIGN_IN, { email: person.email, password: TEST_PASSWORD })).json).toHaveProperty('idToken');

  const old = await withApp();
  later(4);
  expect((await old.browser.call(WITHDRAW, { idToken: old.idToken, mfaEnrollmentId: old.factorId })).code).toBe(
    'CREDENTIAL_TOO_OLD_LOGIN_AGAIN',
  );
});

test('a recovery code stands in for the app once, is mailed about, and is void with the next ten', async () => {
  const person = await withApp();
  const { codes } = await testApp.api(person.idToken).identity.createRecoveryCodes({});
  expect(new Set(codes.filter((c) => /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(c))).size).toBe(10);
  const [code = '', next = ''] = codes;
  const steps = [await firstStep(person), await firstStep(person), await firstStep(person)];
  const answers = await Promise.all(steps.map((s) => finish(s.browser, s.credential, person.factorId, code.toLowerCase())));
  expect(answers.map((a) => a.code).sort()).toEqual(['INVALID_CODE', 'INVALID_CODE', undefined]);
  const token = String(answers.find((a) => a.status === 200)?.json['idToken']);
  expect(await testApp.api(token).identity.getOwnAccount()).toMatchObject({ recoveryCodesLeft: 9 });
  expect((await readMails(testApp, person.email)).at(-1)).toMatchObject({
    kind: 'access.recoveryCodeUsed',
    text: expect.stringContaining('Codes left: 9'),
  });
  const stranger = await withApp();
  const other = await firstStep(stranger);
  expect((await finish(other.browser, other.credential, stranger.factorId, next)).code).toBe('INVALID_CODE');

  await testApp.api(token).identity.createRecoveryCodes({});
  const { browser, credential } = await firstStep(person);
  expect((await finish(browser, credential, person.factorId, next)).code).toBe('INVALID_CODE');
  const told = JSON.stringify(await readRecord(testApp));
  expect(told).toContain('access.recoveryCodeUsed');
  for (const secret of codes.flatMap((c) => [c, c.replaceAll('-', '')])) expect(told).not.toContain(secret);
});
