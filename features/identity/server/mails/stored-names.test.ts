// Names and addresses from earlier versions, kept before anyone checked them: no mail carries foreign words, and nothing fails for them.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENROL_FINISH, enrolApp, ENROL_START, totpCode } from '../../../../tests/support/second-factor.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { ensureOwnerCode } from '../public.ts';
import { LOOKUP, openBrowser, readMails, SIGN_IN, SIGN_UP } from '../testing.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const SEND = '/v1/accounts:sendOobCode?key=redress';
const BROKEN = 'Ma\u202eria\r\n\r\nYour account is locked. Open\nhttps://evil.test/x';
const db = () => app.server.database.db;
const rename = (userId: string, name: string) => sql`update users set name = ${name} where id = ${userId}`.execute(db());
/** An address of an account that the mail feature takes for none. */
const longAddress = (start: string): string => `${start.padEnd(65, 'x')}@example.test`;
async function signedIn(email: string) {
  const browser = openBrowser(app.url);
  const { json, status } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  expect(status).toBe(200);
  return { browser, idToken: String(json['idToken']) };
}

// Before anyone else: the owner code opens an office without an owner only.
test('no one signs up with an address that no mail can go to', async () => {
  const code = await ensureOwnerCode({ db: db(), services: app.server.services, clock: () => new Date() });
  const browser = openBrowser(app.url);
  await browser.call('/api/access/owner-code', { code });
  for (const email of [longAddress('owner'), 'owner@office-.test'])
    expect((await browser.call(SIGN_UP, { email, password: TEST_PASSWORD })).code).toBe('INVALID_EMAIL');
  expect((await browser.call(SIGN_UP, { email: 'owner@office.test', password: TEST_PASSWORD })).status).toBe(200);
});

test('who has such an address signs in, adds an app and loses it, but cannot change to another such', async () => {
  const { email, userId } = await app.signIn('sales', { email: longAddress('sales') });
  const { browser, idToken } = await signedIn(email);
  expect((await browser.call(SEND, { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: longAddress('other') })).code).toBe(
    'INVALID_EMAIL',
  );
  await enrolApp(browser, idToken);
  const { api } = await app.signIn('owner');
  expect(await api.accounts.resetSecondFactor({ userId })).toEqual({ reset: true });
  expect(await readMails(app, email)).toEqual([]);
});

test('a name with breaks and links reaches a mail as one line without them', async () => {
  const { email, userId } = await app.signIn('sales');
  await rename(userId, BROKEN);
  const { browser, idToken } = await signedIn(email);
  await enrolApp(browser, idToken, new Date(), 'evil.test\n\nhttps://evil.test');
  const owner = await app.signIn('owner');
  await rename(owner.userId, `Boss\n\nhttps://evil.test`);
  await owner.api.accounts.resetSecondFactor({ userId });
  await browser.call(SEND, { requestType: 'PASSWORD_RESET', email });
  const mails = await readMails(app, email);
  expect(mails.map((m) => m.kind)).toEqual(['access.secondFactorAdded', 'access.secondFactorReset', 'access.passwordReset']);
  for (const { text, toName } of mails) {
    expect(text).toMatch(/^Hello,\n\n/);
    expect(text).not.toMatch(/evil\.test|locked/);
    expect(toName).toBe('Maria Your account is locked. Open https://evil.test/x');
  }
  await rename(userId, 'Ma\nria');
  await browser.call(SEND, { requestType: 'PASSWORD_RESET', email });
  expect((await readMails(app, email)).at(-1)?.text).toMatch(/^Hello Ma ria,\n\n/);
});

test('an invitation has the name of its contact on one line', async () => {
  const { api } = await app.signIn('owner');
  const { id: contactId } = await api.contacts.create({ firstName: 'Ana', lastName: 'Broken' });
  await sql`update contacts set first_name = ${'A\nna\u202e'} where id = ${contactId}`.execute(db());
  await api.accounts.inviteClientElsewhere({ contactId, email: 'ana-broken@example.test', reason: 'No address on file' });
  expect((await readMails(app, 'ana-broken@example.test')).at(-1)?.toName).toBe('A na Broken');
});

test('half a character in the name of an app is no fault of ours', async () => {
  const { email } = await app.signIn('sales');
  const { browser, idToken } = await signedIn(email);
  const { json } = await browser.call(ENROL_START, { idToken, totpEnrollmentInfo: {} });
  const { sharedSecretKey = '', sessionInfo } = json['totpSessionInfo'] as Record<string, string>;
  const done = await browser.call(ENROL_FINISH, {
    idToken,
    displayName: '\ud800x',
    totpVerificationInfo: { sessionInfo, verificationCode: totpCode(sharedSecretKey) },
  });
  expect(done.status).toBe(200);
  const { json: seen } = await browser.call(LOOKUP, { idToken: done.json['idToken'] });
  expect(seen).toMatchObject({ users: [{ mfaInfo: [{ displayName: '\ufffdx' }] }] });
});
