// What people change about their own account: updateProfile, updatePassword, updateEmail, unlink, deleteUser.
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../../platform/base/ids.ts';
import { addMaria } from '../../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { DEFAULT_SETTINGS } from '../../rules/sign-in-settings.ts';
import { saveSettings } from '../public.ts';
import { updateAccount as saveAccount } from '../store.ts';
import { insertIdentity } from '../store/providers.ts';
import { linkIn, LOOKUP, openBrowser, readMails, refreshForm, SIGN_IN, TOKEN } from '../testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

const UPDATE = '/v1/accounts:update?key=redress';
const DELETE = '/v1/accounts:delete?key=redress';
const METHODS = '/v1/accounts:createAuthUri?key=redress';
const NEW_PASSWORD = 'Another-horse-8-stapled';
let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => app.server.database.db;
const settings = (separateSignInCodes: boolean) =>
  saveSettings(db(), { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered', separateSignInCodes });
beforeAll(
  async () =>
    void (app = await startTestApp({
      clock,
      env: { LOG_LEVEL: 'silent', OIDC_CLIENT_ID: 'test', OIDC_ISSUER: 'http://127.0.0.1:9/' },
    })),
);
afterAll(() => app.close());
beforeEach(() => settings(false));

async function signedIn(role: 'owner' | 'sales' = 'sales') {
  const { email, userId, api: elsewhere } = await app.signIn(role);
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  const idToken = String(json['idToken']);
  return {
    email,
    userId,
    elsewhere,
    browser,
    idToken,
    refreshToken: String(json['refreshToken']),
    update: (body: object) => browser.call(UPDATE, { idToken, ...body }),
  };
}
async function records(userId: string) {
  return (await readRecord(app)).filter((row) => row.subjectId === userId).map((row) => ({ kind: row.kind, text: JSON.stringify(row) }));
}
const link = (userId: string) =>
  insertIdentity(db(), userId, {
    provider: 'google.com',
    issuer: 'http://127.0.0.1:9/',
    subject: `sub-${userId}`,
    email: 'g@example.test',
    name: 'G',
    linkedAt: clock(),
  });

test('a name is changed by its owner, staff or client, on one line', async () => {
  const { userId, update, idToken, browser } = await signedIn();
  expect((await update({ displayName: '  Maria Lopez ', photoUrl: null, returnSecureToken: true })).json).toMatchObject({
    localId: userId,
    displayName: 'Maria Lopez',
  });
  expect((await browser.call(LOOKUP, { idToken })).json).toMatchObject({ users: [{ displayName: 'Maria Lopez' }] });
  expect((await update({ displayName: 'Maria Lopez' })).status).toBe(200);
  for (const displayName of ['  ', 'x'.repeat(121), 'a\r\nBcc: eve@example.test', 'a\0', '\ud800', 7]) {
    expect((await update({ displayName })).code).toBe('INVALID_REQUEST');
  }
  expect((await records(userId)).filter((r) => r.kind === 'access.nameChanged')).toHaveLength(1);
  expect((await openBrowser(app.url).call(UPDATE, { displayName: 'x' })).code).toBe('MISSING_ID_TOKEN');

  const { api } = await app.signIn('owner');
  const { contactId } = await addMaria(app, api);
  const client = await app.signIn('client', { contactId });
  expect((await openBrowser(app.url).call(UPDATE, { idToken: client.token, displayName: 'M. Delgado' })).status).toBe(200);
  const { rows } = await sql`select name from clients where user_id = ${client.userId}`.execute(db());
  expect(rows).toEqual([{ name: 'M. Delgado' }]);
});

test('a picture is an https address; tokens carry what was changed, and both may be cleared', async () => {
  const { userId, email, update, browser, refreshToken } = await signedIn();
  const photoUrl = 'https://example.test/maria.png';
  const { json } = await update({ displayName: 'Maria Lopez', photoUrl, returnSecureToken: true });
  expect(json).toMatchObject({ displayName: 'Maria Lopez', photoUrl, expiresIn: expect.stringMatching(/^\d+$/) });
  const told = decodeJwt(String(json['idToken']));
  expect(told).toMatchObject({ name: 'Maria Lopez', picture: photoUrl });
  // The change is no new sign-in, and the tab beside this one stays signed in.
  const renew = (token: string) => browser.call(TOKEN, undefined, refreshForm(token));
  const answers = [await renew(refreshToken), await renew(String(json['refreshToken']))];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  for (const answer of answers)
    expect(decodeJwt(String(answer.json['id_token']))).toMatchObject({ auth_time: told['auth_time'], picture: photoUrl });
  for (const bad of ['http://example.test/x.png', 'javascript:alert(1)', `https://example.test/${'x'.repeat(2048)}`, 7, {}])
    expect((await update({ photoUrl: bad })).code).toBe('INVALID_REQUEST');

  const cleared = (await update({ displayName: null, photoUrl: null })).json;
  expect(cleared).not.toHaveProperty('displayName');
  expect(cleared).not.toHaveProperty('photoUrl');
  const bare = decodeJwt(String(cleared['idToken']));
  expect([bare['name'], bare['picture']]).toEqual([undefined, undefined]);
  // To others they are their address, also when it changes.
  const nameOf = async () => (await sql<{ name: string }>`select name from users where id = ${userId}`.execute(db())).rows[0]?.name;
  expect(await nameOf()).toBe(email);
  await saveAccount(db(), userId, { email: `new-${email}` });
  expect(await nameOf()).toBe(`new-${email}`);
  expect((await records(userId)).map(({ kind }) => kind).filter((kind) => /name|picture/i.test(kind))).toEqual([
    'access.nameChanged',
    'access.nameChanged',
  ]);
});

test('no one raises themselves', async () => {
  const { userId, update } = await signedIn();
  for (const extra of [
    { role: 'owner' },
    { customAttributes: '{"role":"owner"}' },
    { localId: 'x' },
    { emailVerified: true },
    { disableUser: false },
    { validSince: '0' },
  ]) {
    expect((await update({ displayName: 'Eve', ...extra })).code).toBe('INVALID_REQUEST');
  }
  const { rows } = await sql`select name, role, email_verified from users where id = ${userId}`.execute(db());
  expect(rows).toEqual([{ name: 'Test sales', role: 'sales', emailVerified: false }]);
});

test('a new password signs every other browser out, gives this one a fresh session and tells the person', async () => {
  const { email, userId, elsewhere, browser, idToken, refreshToken, update } = await signedIn();
  expect((await update({ password: 'short' })).code).toBe('WEAK_PASSWORD');
  expect((await update({ password: 'Redress1' })).code).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect((await update({ password: ['x'] })).code).toBe('MISSING_PASSWORD');
  expect((await update({ password: NEW_PASSWORD, displayName: 'x' })).code).toBe('INVALID_REQUEST');
  expect(await elsewhere.identity.getStaffSession()).toMatchObject({ userId });

  const cookie = browser.cookie('redress-session');
  const answer = await update({ password: NEW_PASSWORD, returnSecureToken: true });
  expect(answer.json).toMatchObject({
    localId: userId,
    email,
    idToken: expect.any(String),
    refreshToken: expect.any(String),
    expiresIn: '1800',
  });
  expect(browser.cookie('redress-session')).not.toBe(cookie);
  expect(await app.api(String(answer.json['idToken'])).identity.getStaffSession()).toMatchObject({ userId });
  expect((await browser.call(TOKEN, undefined, refreshForm(answer.json['refreshToken']))).status).toBe(200);
  await expect(elsewhere.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await browser.call(TOKEN, undefined, refreshForm(refreshToken))).code).toBe('TOKEN_EXPIRED');
  expect((await browser.call(UPDATE, { idToken, password: NEW_PASSWORD })).code).toBe('TOKEN_EXPIRED');
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD })).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: NEW_PASSWORD })).status).toBe(200);

  const [mail] = await readMails(app, email);
  expect(mail).toMatchObject({ kind: 'access.passwordChanged', toName: 'Test sales' });
  const made = await records(userId);
  expect(made.map((r) => r.kind)).toEqual(['access.passwordChanged']);
  expect(made[0]?.text).not.toMatch(/argon2|horse/);
});

test('a new password leaves the second factor what it was, in the session and for the next sign-in', async () => {
  const { email, userId, idToken, browser } = await signedIn();
  const factorId = newId(clock());
  await sql`insert into second_factors (id, user_id, name, secret_sealed, enrolled_at, last_step) values (${factorId}, ${userId}, 'App', ${Buffer.from('x')}, ${clock()}, 0)`.execute(
    db(),
  );
  expect((await browser.call(UPDATE, { idToken, password: NEW_PASSWORD })).status).toBe(500);
  await sql`update sessions set second_factor_id = ${factorId} where user_id = ${userId}`.execute(db());
  const { json } = await browser.call(UPDATE, { idToken, password: NEW_PASSWORD });
  const claims = JSON.parse(Buffer.from(String(json['idToken']).split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
  expect(claims).toMatchObject({ firebase: { sign_in_second_factor: 'totp', second_factor_identifier: factorId } });

  await browser.call('/v1/accounts:sendOobCode?key=redress', { requestType: 'PASSWORD_RESET', email });
  const oobCode = linkIn((await readMails(app, email)).at(-1) ?? { text: '' }).searchParams.get('oobCode');
  expect((await browser.call('/v1/accounts:resetPassword?key=redress', { oobCode, newPassword: TEST_PASSWORD })).status).toBe(200);
  expect((await browser.call(SIGN_IN, { email, password: TEST_PASSWORD })).json).toMatchObject({
    mfaPendingCredential: expect.any(String),
    mfaInfo: [{ mfaEnrollmentId: factorId }],
  });
});

test('of many password changes at once with one session, one counts', async () => {
  const { email, userId, idToken } = await signedIn();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => openBrowser(app.url).call(UPDATE, { idToken, password: `Parallel-horse-${i}-staple` })),
  );
  expect(answers.map((a) => a.code ?? 'ok').sort()).toEqual([...Array.from({ length: 5 }, () => 'TOKEN_EXPIRED'), 'ok']);
  const winner = answers.findIndex((a) => a.status === 200);
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: `Parallel-horse-${winner}-staple` })).status).toBe(200);
  expect(await records(userId)).toHaveLength(1);
});

test('what could take an account over asks for a recent sign-in', async () => {
  const { update, browser, idToken } = await signedIn();
  await settings(true);
  later(5.1);
  for (const body of [{ password: NEW_PASSWORD }, { email: 'new@example.test' }, { deleteProvider: ['google.com'] }]) {
    expect((await update(body)).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  }
  expect((await browser.call(DELETE, { idToken })).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  expect((await update({ displayName: 'Still me' })).status).toBe(200);
});

test('an address changes by a mailed code only, unless the office tells addresses apart anyway', async () => {
  const { email, userId, update, elsewhere } = await signedIn();
  const refused = await update({ email: `new-${email}` });
  expect(refused.text).toContain('OPERATION_NOT_ALLOWED : Please verify the new email before changing email.');

  await settings(true);
  const other = await signedIn();
  expect((await update({ email: 'x' })).code).toBe('INVALID_EMAIL');
  expect((await update({ email: other.email.toUpperCase() })).code).toBe('EMAIL_EXISTS');
  const answer = await update({ email: `New-${email}` });
  expect(answer.json).toMatchObject({
    email: `new-${email}`,
    emailVerified: false,
    idToken: expect.any(String),
    refreshToken: expect.any(String),
  });
  await expect(elsewhere.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect(await app.api(String(answer.json['idToken'])).identity.getStaffSession()).toMatchObject({ userId, email: `new-${email}` });
  expect((await readMails(app, email)).map((m) => m.kind)).toEqual(['access.emailChanged']);
});

test('the last way to sign in stays', async () => {
  const { email, userId, update } = await signedIn();
  expect((await update({ deleteProvider: ['google.com'] })).code).toBe('INVALID_PROVIDER_ID');
  expect((await update({ deleteProvider: ['password'] })).code).toBe('OPERATION_NOT_ALLOWED');
  expect((await update({ deleteProvider: [] })).code).toBe('INVALID_PROVIDER_ID');
  expect((await update({ deleteProvider: 'password' })).code).toBe('INVALID_PROVIDER_ID');
  expect((await update({ deleteProvider: ['facebook.com'] })).code).toBe('INVALID_PROVIDER_ID');
  await link(userId);
  expect((await update({ deleteProvider: ['google.com', 'password'] })).code).toBe('OPERATION_NOT_ALLOWED');
  expect((await update({ deleteProvider: ['google.com'] })).json).toMatchObject({ providerUserInfo: [{ providerId: 'password', email }] });
  await link(userId);
  expect((await update({ deleteProvider: ['password'] })).json).toMatchObject({
    providerUserInfo: [{ providerId: 'google.com', email: 'g@example.test' }],
  });
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD })).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await update({ deleteProvider: ['google.com'] })).code).toBe('OPERATION_NOT_ALLOWED');
  expect((await records(userId)).map((r) => r.kind)).toEqual(['access.identityUnlinked', 'access.identityUnlinked']);
});

test('a deleted account is gone, its address free, its record kept; the last owner stays', async () => {
  const { email, userId, browser, idToken, refreshToken, elsewhere } = await signedIn();
  await link(userId);
  const deleted = await browser.call(DELETE, { idToken });
  expect([deleted.status, deleted.json]).toEqual([200, {}]);
  expect((await browser.call(LOOKUP, { idToken })).code).toBe('USER_NOT_FOUND');
  expect((await browser.call(DELETE, { idToken })).code).toBe('USER_NOT_FOUND');
  expect((await browser.call(TOKEN, undefined, refreshForm(refreshToken))).code).toBe('TOKEN_EXPIRED');
  await expect(elsewhere.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD })).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await readMails(app, email)).map((m) => m.kind)).toEqual(['access.accountDeleted']);
  expect((await records(userId)).map((r) => r.kind)).toEqual(['access.accountDeleted']);
  const { rows } = await sql`select user_id from user_identities where user_id = ${userId}`.execute(db());
  expect(rows).toEqual([]);
  expect(await app.signIn('sales', { email })).toMatchObject({ email });

  await sql`update users set deleted_at = ${clock()} where role = 'owner' and deleted_at is null`.execute(db());
  const [one, two] = [await signedIn('owner'), await signedIn('owner')];
  const answers = await Promise.all([one, two].map((owner) => owner.browser.call(DELETE, { idToken: owner.idToken })));
  expect(answers.map((a) => a.code ?? 'ok').sort()).toEqual(['OPERATION_NOT_ALLOWED', 'ok']);
  expect(answers.find((a) => a.status !== 200)?.text).toContain('last owner');
});

test('how an address signs in is answered only where the office allows it', async () => {
  const { email, userId } = await signedIn();
  await link(userId);
  const ask = (identifier: unknown, continueUri: unknown = 'http://localhost:3000/login') =>
    openBrowser(app.url).call(METHODS, { identifier, continueUri });
  expect((await ask('x')).code).toBe('INVALID_IDENTIFIER');
  expect((await ask(undefined)).code).toBe('INVALID_IDENTIFIER');
  expect((await ask(email, null)).code).toBe('INVALID_CONTINUE_URI');
  expect((await ask(email, 'javascript:1')).code).toBe('INVALID_CONTINUE_URI');
  expect((await ask(email)).json).toEqual((await ask('nobody@example.test')).json);
  expect((await ask(email)).json).not.toHaveProperty('signinMethods');
  await settings(true);
  expect((await ask(email)).json).toMatchObject({ registered: true, signinMethods: ['password', 'google.com'] });
  expect((await ask('nobody@example.test')).json).toMatchObject({ registered: false, signinMethods: [] });
});
