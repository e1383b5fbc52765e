// What the official client module calls checkActionCode, verifyPasswordResetCode, confirmPasswordReset and applyActionCode.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { linkIn, openBrowser, readMails, refreshForm, SIGN_IN, TOKEN } from '../testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

const SEND = '/v1/accounts:sendOobCode?key=redress';
const RESET = '/v1/accounts:resetPassword?key=redress';
const UPDATE = '/v1/accounts:update?key=redress';
const NEW_PASSWORD = 'Another-horse-8-stapled';
let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => app.server.database.db;
beforeAll(async () => void (app = await startTestApp({ clock, env: { LOG_LEVEL: 'silent' } })));
afterAll(() => app.close());
// Everything here comes from one address, which may ask for thirty mails an hour.
beforeEach(() => later(61));

const call = (path: string, body: unknown) => openBrowser(app.url).call(path, body);
const signIn = (email: string, password: string) => call(SIGN_IN, { email, password });
async function signedIn() {
  const { email, userId, api } = await app.signIn('sales');
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  return { email, userId, api, browser, idToken: String(json['idToken']), refreshToken: String(json['refreshToken']) };
}
const newestCode = async (address: string) => linkIn((await readMails(app, address)).at(-1) ?? { text: '' }).searchParams.get('oobCode');
async function resetCode(email: string) {
  await call(SEND, { requestType: 'PASSWORD_RESET', email });
  return newestCode(email);
}
async function verifyCode(idToken: string, email: string, newEmail?: string) {
  await call(SEND, { requestType: newEmail === undefined ? 'VERIFY_EMAIL' : 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  return newestCode(newEmail ?? email);
}
async function row(userId: string) {
  const { rows } = await sql<{
    email: string;
    emailVerified: boolean;
    passwordHash: string;
  }>`select * from users where id = ${userId}`.execute(db());
  return rows[0];
}
async function records(userId: string) {
  return (await readRecord(app))
    .filter((row) => row.subjectId === userId && !row.kind.endsWith('Requested'))
    .map((row) => ({ kind: row.kind, actorId: row.actorId, text: JSON.stringify(row) }));
}

test('codes that are no codes', async () => {
  const code = async (path: string, body: object) => {
    const { status, code: text } = await call(path, body);
    return [status, text];
  };
  for (const path of [RESET, UPDATE]) {
    if (path === RESET) expect(await code(path, {})).toEqual([400, 'MISSING_OOB_CODE']);
    expect(await code(path, { oobCode: '' })).toEqual([400, 'MISSING_OOB_CODE']);
    expect(await code(path, { oobCode: ['x'] })).toEqual([400, 'MISSING_OOB_CODE']);
    expect(await code(path, { oobCode: 'x' })).toEqual([410, 'INVALID_OOB_CODE']);
    expect(await code(path, { oobCode: `' or 1=1 --` })).toEqual([410, 'INVALID_OOB_CODE']);
  }
  expect(await code(RESET, { oobCode: 'x', newPassword: NEW_PASSWORD })).toEqual([410, 'INVALID_OOB_CODE']);
});

test('a reset sets the password once, ends every session, proves the mailbox and tells the person', async () => {
  const { email, userId, api, browser, refreshToken, idToken } = await signedIn();
  const oobCode = await resetCode(email);
  expect((await call(RESET, { oobCode })).json).toEqual({
    kind: 'identitytoolkit#ResetPasswordResponse',
    email,
    requestType: 'PASSWORD_RESET',
  });
  expect((await call(RESET, { oobCode, newPassword: 'short' })).code).toBe('WEAK_PASSWORD');
  expect((await call(RESET, { oobCode, newPassword: 'Redress1' })).code).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect((await call(RESET, { oobCode, newPassword: '' })).code).toBe('MISSING_PASSWORD');
  expect((await call(RESET, { oobCode, newPassword: { $gt: '' } })).code).toBe('MISSING_PASSWORD');
  expect((await call(UPDATE, { oobCode })).code).toBe('INVALID_OOB_CODE');

  expect((await call(RESET, { oobCode, newPassword: NEW_PASSWORD })).json).toEqual({
    kind: 'identitytoolkit#ResetPasswordResponse',
    email,
    requestType: 'PASSWORD_RESET',
  });
  expect(await call(RESET, { oobCode, newPassword: NEW_PASSWORD })).toMatchObject({ status: 410, code: 'INVALID_OOB_CODE' });
  expect((await call(RESET, { oobCode })).code).toBe('INVALID_OOB_CODE');
  await expect(api.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await browser.call(TOKEN, undefined, refreshForm(refreshToken))).code).toBe('TOKEN_EXPIRED');
  expect((await call(UPDATE, { idToken, displayName: 'Eve' })).code).toBe('TOKEN_EXPIRED');
  expect((await signIn(email, TEST_PASSWORD)).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
  expect(await row(userId)).toMatchObject({ emailVerified: true });

  expect((await readMails(app, email)).map((m) => m.kind)).toEqual(['access.passwordReset', 'access.passwordChanged']);
  const made = await records(userId);
  expect(made.map((r) => [r.kind, r.actorId])).toEqual([['access.passwordReset', userId]]);
  expect(made[0]?.text).not.toMatch(/argon2|horse/);
  expect(made[0]?.text).not.toContain(oobCode);
});

test('twenty parallel uses of one code: one sets its password', async () => {
  const { email, userId } = await signedIn();
  const oobCode = await resetCode(email);
  const passwords = Array.from({ length: 20 }, (_, i) => `Parallel-horse-${i}-staple`);
  const answers = await Promise.all(passwords.map((newPassword) => call(RESET, { oobCode, newPassword })));
  expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
  expect(answers.filter((a) => a.code === 'INVALID_OOB_CODE')).toHaveLength(19);
  const winner = passwords[answers.findIndex((a) => a.status === 200)] ?? '';
  expect((await signIn(email, winner)).status).toBe(200);
  expect((await records(userId)).map((r) => r.kind)).toEqual(['access.passwordReset']);
});

test('codes run out: an hour for a password, a day for an address', async () => {
  const { email, idToken } = await signedIn();
  const verify = await verifyCode(idToken, email);
  const reset = await resetCode(email);
  later(59);
  expect((await call(RESET, { oobCode: reset })).status).toBe(200);
  later(2);
  expect(await call(RESET, { oobCode: reset, newPassword: NEW_PASSWORD })).toMatchObject({ status: 410, code: 'EXPIRED_OOB_CODE' });
  expect((await call(RESET, { oobCode: verify })).json).toMatchObject({ email, requestType: 'VERIFY_EMAIL' });
  later(23 * 60);
  expect((await call(UPDATE, { oobCode: verify })).code).toBe('EXPIRED_OOB_CODE');
});

test('a disabled account takes no code', async () => {
  const { email, userId, idToken } = await signedIn();
  const [verify, change, reset] = [
    await verifyCode(idToken, email),
    await verifyCode(idToken, email, `new-${email}`),
    await resetCode(email),
  ];
  await sql`update users set disabled_at = ${clock()} where id = ${userId}`.execute(db());
  expect((await call(RESET, { oobCode: reset })).code).toBe('USER_DISABLED');
  expect((await call(RESET, { oobCode: reset, newPassword: NEW_PASSWORD })).code).toBe('USER_DISABLED');
  expect((await call(UPDATE, { oobCode: verify })).code).toBe('USER_DISABLED');
  expect((await call(UPDATE, { oobCode: change })).code).toBe('USER_DISABLED');
});

test('the mailbox opens an account that wrong guesses have closed', async () => {
  const { email } = await signedIn();
  for (let i = 0; i < 10; i += 1) await signIn(email, `guess ${i}`);
  expect((await signIn(email, TEST_PASSWORD)).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  await call(RESET, { oobCode: await resetCode(email), newPassword: NEW_PASSWORD });
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
});

test('a code proves the address once', async () => {
  const { email, userId, idToken } = await signedIn();
  const oobCode = await verifyCode(idToken, email);
  expect((await call(RESET, { oobCode, newPassword: NEW_PASSWORD })).code).toBe('INVALID_OOB_CODE');
  expect((await call(UPDATE, { oobCode })).json).toMatchObject({ localId: userId, email, emailVerified: true });
  expect((await call(UPDATE, { oobCode })).code).toBe('INVALID_OOB_CODE');
  expect(await row(userId)).toMatchObject({ emailVerified: true });
  expect((await call('/v1/accounts:lookup?key=redress', { idToken })).json).toMatchObject({ users: [{ emailVerified: true }] });
  expect((await records(userId)).map((r) => r.kind)).toEqual(['access.emailVerified']);
});

test('a code changes the address once, ends every session and tells the old mailbox', async () => {
  const { email, userId, api, idToken } = await signedIn();
  const newEmail = `new-${email}`;
  const oobCode = await verifyCode(idToken, email, newEmail);
  const reset = await resetCode(email);
  expect((await call(RESET, { oobCode })).json).toMatchObject({ email, newEmail, requestType: 'VERIFY_AND_CHANGE_EMAIL' });
  const answers = await Promise.all(Array.from({ length: 5 }, () => call(UPDATE, { oobCode })));
  expect(answers.map((a) => a.code ?? 'ok').sort()).toEqual([
    'INVALID_OOB_CODE',
    'INVALID_OOB_CODE',
    'INVALID_OOB_CODE',
    'INVALID_OOB_CODE',
    'ok',
  ]);
  await expect(api.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await signIn(email, TEST_PASSWORD)).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await signIn(newEmail, TEST_PASSWORD)).status).toBe(200);
  expect(await row(userId)).toMatchObject({ email: newEmail, emailVerified: true });
  const told = (await readMails(app, email)).at(-1);
  expect(told).toMatchObject({ kind: 'access.emailChanged', subject: 'Your sign-in address was changed' });
  expect(told?.text).toContain(newEmail);
  // What lies in the old mailbox opens nothing any more.
  expect((await call(RESET, { oobCode: reset, newPassword: NEW_PASSWORD })).code).toBe('INVALID_OOB_CODE');
});

test('an address taken in the meantime is refused, also in the same moment', async () => {
  const [one, two] = [await signedIn(), await signedIn()];
  const wanted = `wanted-${one.email}`;
  const codes = [await verifyCode(one.idToken, one.email, wanted), await verifyCode(two.idToken, two.email, wanted)];
  const answers = await Promise.all(codes.map((oobCode) => call(UPDATE, { oobCode })));
  expect(answers.map((a) => a.code ?? 'ok').sort()).toEqual(['EMAIL_EXISTS', 'ok']);
  const { rows } = await sql`select id from users where email = ${wanted}`.execute(db());
  expect(rows).toHaveLength(1);
});

test('a new password voids what was prepared with the old one', async () => {
  const { email, idToken } = await signedIn();
  const change = await verifyCode(idToken, email, `thief-${email}`);
  await call(RESET, { oobCode: await resetCode(email), newPassword: NEW_PASSWORD });
  expect((await call(UPDATE, { oobCode: change })).code).toBe('INVALID_OOB_CODE');
});
