// What the official client module calls sendPasswordResetEmail, sendEmailVerification and verifyBeforeUpdateEmail.
import { request } from 'node:http';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addMaria } from '../../../../tests/support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { DEFAULT_SETTINGS } from '../../rules/sign-in-settings.ts';
import { saveSettings } from '../public.ts';
import { linkIn, openBrowser, readMails, SIGN_IN } from '../testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

const SEND = '/v1/accounts:sendOobCode?key=redress';
const RESET = '/v1/accounts:resetPassword?key=redress';
let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => app.server.database.db;
beforeAll(async () => void (app = await startTestApp({ clock, env: { LOG_LEVEL: 'silent', AUTHORIZED_DOMAINS: 'crm.example.com' } })));
afterAll(() => app.close());
// Everything here comes from one address, which may ask for thirty mails an hour.
beforeEach(() => later(61));

const send = (body: object, headers: Record<string, string> = {}) =>
  openBrowser(app.url).call(SEND, body, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const ask = (email: string) => send({ requestType: 'PASSWORD_RESET', email });
const codeOf = async (email: string) => linkIn((await readMails(app, email)).at(-1) ?? { text: '' }).searchParams.get('oobCode');
async function signedIn(role: 'owner' | 'sales' = 'sales') {
  const { email, userId, api } = await app.signIn(role);
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  return { email, userId, api, browser, idToken: String(json['idToken']) };
}
async function activity(userId: string) {
  return (await readRecord(app)).filter((row) => row.subjectId === userId).map((row) => ({ kind: row.kind, text: JSON.stringify(row) }));
}

test('each malformed request has the code of the protocol', async () => {
  const { email, idToken } = await signedIn();
  const code = async (body: object) => (await send(body)).code;
  expect(await code({})).toBe('INVALID_REQ_TYPE');
  expect(await code({ requestType: 'constructor' })).toBe('INVALID_REQ_TYPE');
  expect(await code({ requestType: ['PASSWORD_RESET'], email })).toBe('INVALID_REQ_TYPE');
  expect(await code({ requestType: 'EMAIL_SIGNIN', email })).toBe('OPERATION_NOT_ALLOWED');
  expect(await code({ requestType: 'PASSWORD_RESET' })).toBe('MISSING_EMAIL');
  expect(await code({ requestType: 'PASSWORD_RESET', email: '' })).toBe('MISSING_EMAIL');
  expect(await code({ requestType: 'PASSWORD_RESET', email: "' or 1=1 --" })).toBe('INVALID_EMAIL');
  expect(await code({ requestType: 'PASSWORD_RESET', email: [email] })).toBe('INVALID_EMAIL');
  expect(await code({ requestType: 'PASSWORD_RESET', email: `${email},eve@example.test` })).toBe('INVALID_EMAIL');
  expect(await code({ requestType: 'PASSWORD_RESET', email, continueUrl: 'portal' })).toBe('INVALID_CONTINUE_URI');
  expect(await code({ requestType: 'PASSWORD_RESET', email, continueUrl: 'javascript:alert(1)' })).toBe('INVALID_CONTINUE_URI');
  expect(await code({ requestType: 'PASSWORD_RESET', email, continueUrl: 'https://evil.test/' })).toBe('UNAUTHORIZED_DOMAIN');
  expect(await code({ requestType: 'VERIFY_EMAIL' })).toBe('MISSING_ID_TOKEN');
  expect(await code({ requestType: 'VERIFY_EMAIL', idToken: 'x' })).toBe('INVALID_ID_TOKEN');
  expect(await code({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken })).toBe('MISSING_EMAIL');
  expect(await code({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: 'new' })).toBe('INVALID_EMAIL');
  expect(await code({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email })).toBe('EMAIL_EXISTS');
  expect((await openBrowser(app.url).call('/v1/accounts:sendOobCode?key=other', { requestType: 'PASSWORD_RESET', email })).code).toBe(
    'INVALID_API_KEY',
  );
  expect(await readMails(app, email)).toEqual([]);
});

test('a reset mail leads staff and clients to their page, says who asked, and its code is nowhere else', async () => {
  const { email, userId } = await signedIn();
  const answer = await send(
    { requestType: 'PASSWORD_RESET', email: ` ${email.toUpperCase()} `, continueUrl: 'https://crm.example.com/clients?a=1' },
    { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' },
  );
  expect(answer).toMatchObject({ status: 200, json: { email } });
  const [mail] = await readMails(app, email);
  if (!mail) throw new Error('No mail was written.');
  expect(mail).toMatchObject({
    kind: 'access.passwordReset',
    to: email,
    toName: 'Test sales',
    contactId: null,
    subject: 'Choose a new password',
  });
  expect(mail.text).toContain('Firefox on Windows');
  const link = linkIn(mail);
  expect(`${link.origin}${link.pathname}`).toBe(`${app.url}/login/action`);
  const { oobCode = '', ...rest } = Object.fromEntries(link.searchParams);
  expect(rest).toEqual({ mode: 'resetPassword', apiKey: 'redress', continueUrl: 'https://crm.example.com/clients?a=1', lang: 'en' });
  expect(Buffer.from(oobCode, 'base64url').length).toBeGreaterThanOrEqual(16);
  const { rows } =
    await sql`select 1 from action_codes c where to_jsonb(c)::text like ${`%${oobCode}%`} union all select 1 from mails m where to_jsonb(m)::text like ${`%${oobCode}%`}`.execute(
      db(),
    );
  expect(rows).toEqual([]);
  const records = (await activity(userId)).filter((r) => r.kind === 'access.passwordResetRequested');
  expect(records).toHaveLength(1);
  expect(records[0]?.text).not.toContain(oobCode);

  const { api } = await app.signIn('owner');
  const { contactId } = await addMaria(app, api);
  const client = await app.signIn('client', { contactId });
  await ask(client.email);
  const [toClient] = await readMails(app, client.email);
  expect(toClient?.contactId).toBe(contactId);
  expect(linkIn(toClient ?? { text: '' }).pathname).toBe('/client/action');
});

test('unknown, disabled and deleted accounts get the same answer after the same time, and no mail', async () => {
  const { email } = await signedIn();
  const disabled = await signedIn();
  await sql`update users set disabled_at = ${clock()} where id = ${disabled.userId}`.execute(db());
  const deleted = await signedIn();
  await deleted.browser.call('/v1/accounts:delete?key=redress', { idToken: deleted.idToken });
  const before = (await readMails(app)).length;
  const time = async (address: string) => {
    const start = performance.now();
    const answer = await ask(address);
    expect(answer).toMatchObject({ status: 200, json: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: address } });
    return performance.now() - start;
  };
  // In turn, so that a machine that is busy for a while holds up both.
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let i = 0; i < 8; i += 1) {
    known.push(await time(email));
    unknown.push(await time('nobody@example.test'));
  }
  expect(Math.abs(Math.min(...known) - Math.min(...unknown))).toBeLessThan(10);
  await time(disabled.email);
  await time(deleted.email);
  const mails = await readMails(app);
  expect(mails).toHaveLength(before + 8);
  expect(mails.slice(before).every((m) => m.to === email)).toBe(true);
});

test('an office that tells addresses apart tells them apart here', async () => {
  await saveSettings(db(), { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered', separateSignInCodes: true });
  try {
    expect((await ask('nobody@example.test')).code).toBe('EMAIL_NOT_FOUND');
  } finally {
    await saveSettings(db(), { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
  }
});

test('ten resets: only the newest works, and the eleventh within the hour gets the same reply and no mail', async () => {
  const { email } = await signedIn();
  const replies = [];
  const codes = [];
  for (let i = 0; i < 10; i += 1) {
    replies.push(await ask(email));
    codes.push(await codeOf(email));
  }
  replies.push(await ask(email), await ask(email));
  expect(new Set(replies.map((r) => `${r.status} ${r.text}`)).size).toBe(1);
  expect(await readMails(app, email)).toHaveLength(10);
  expect(new Set(codes).size).toBe(10);
  const verdicts = [];
  for (const oobCode of codes) verdicts.push((await openBrowser(app.url).call(RESET, { oobCode })).code);
  expect(verdicts).toEqual([...Array.from({ length: 9 }, () => 'INVALID_OOB_CODE'), undefined]);

  later(61);
  await ask(email);
  expect(await readMails(app, email)).toHaveLength(11);
});

test('parallel requests leave one usable code', async () => {
  const { email } = await signedIn();
  await Promise.all(Array.from({ length: 8 }, () => ask(email)));
  const codes = (await readMails(app, email)).map((m) => linkIn(m).searchParams.get('oobCode'));
  expect(codes).toHaveLength(8);
  const answers = await Promise.all(codes.map((oobCode) => openBrowser(app.url).call(RESET, { oobCode })));
  expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
});

test('one address may ask for thirty an hour, whatever address it claims to come from', async () => {
  const answers = await Promise.all(
    Array.from({ length: 33 }, (_, i) =>
      send(
        { requestType: 'PASSWORD_RESET', email: `person${i}@example.test` },
        { 'x-forwarded-for': `198.51.100.${i}`, 'x-real-ip': `198.51.100.${i}` },
      ),
    ),
  );
  expect(answers.filter((a) => a.status === 200)).toHaveLength(30);
  const refused = answers.filter((a) => a.status !== 200);
  expect(refused.map((a) => [a.status, a.code])).toEqual(refused.map(() => [429, 'RESET_PASSWORD_EXCEED_LIMIT']));
  later(59);
  expect((await ask('nobody@example.test')).code).toBe('RESET_PASSWORD_EXCEED_LIMIT');
  later(2);
  expect((await ask('nobody@example.test')).status).toBe(200);
});

test('a forged Host gets no mail, and a forged X-Forwarded-Host no say in the link', async () => {
  const { email } = await signedIn();
  const { hostname, port, host } = new URL(app.url);
  const post = (headers: Record<string, string>) =>
    new Promise<number | undefined>((done, fail) => {
      const call = request(
        { hostname, port, path: SEND, method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (answer) => {
          answer.resume();
          answer.on('end', () => done(answer.statusCode));
        },
      );
      call.on('error', fail);
      call.end(JSON.stringify({ requestType: 'PASSWORD_RESET', email }));
    });
  expect(await post({ host: 'evil.test' })).toBe(421);
  expect(await post({ host: `evil.test:${port}`, 'x-forwarded-host': host })).toBe(421);
  expect(await readMails(app, email)).toEqual([]);
  expect(await post({ host, 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https', forwarded: 'host=evil.test' })).toBe(200);
  const [mail] = await readMails(app, email);
  expect(linkIn(mail ?? { text: '' }).origin).toBe(app.url);
  expect(mail?.text).not.toContain('evil.test');
});

test('verification goes to the account, a change of address to the new mailbox and names no one', async () => {
  const { email, idToken } = await signedIn();
  expect((await send({ requestType: 'VERIFY_EMAIL', idToken, continueUrl: 'http://localhost:3000/x' })).json).toMatchObject({ email });
  const [verification] = await readMails(app, email);
  expect(verification).toMatchObject({ kind: 'access.emailVerification', toName: 'Test sales' });
  expect(linkIn(verification ?? { text: '' }).searchParams.get('mode')).toBe('verifyEmail');

  const newEmail = `new-${email}`;
  expect((await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: newEmail.toUpperCase() })).json).toMatchObject({ email });
  const [change] = await readMails(app, newEmail);
  expect(change).toMatchObject({ kind: 'access.emailChange', toName: '' });
  expect(`${change?.subject} ${change?.text.replaceAll(newEmail, '')}`).not.toMatch(/Test sales|@/);
  expect(linkIn(change ?? { text: '' }).searchParams.get('mode')).toBe('verifyAndChangeEmail');

  // A new code of one kind leaves those of another alone.
  expect(
    (await openBrowser(app.url).call(RESET, { oobCode: linkIn(verification ?? { text: '' }).searchParams.get('oobCode') })).status,
  ).toBe(200);
  later(6);
  expect((await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
});

test('no one finds out many addresses by wanting them, and no one floods a mailbox', async () => {
  const { idToken } = await signedIn();
  const others = await Promise.all(Array.from({ length: 12 }, () => app.signIn('sales')));
  const codes = [];
  for (const { email } of others) codes.push((await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: email })).code);
  expect(codes).toEqual([
    ...Array.from({ length: 10 }, () => 'EMAIL_EXISTS'),
    'TOO_MANY_ATTEMPTS_TRY_LATER',
    'TOO_MANY_ATTEMPTS_TRY_LATER',
  ]);

  const flooder = await signedIn();
  const sent = [];
  for (let i = 0; i < 11; i += 1)
    sent.push((await send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: flooder.idToken, newEmail: 'victim@example.test' })).code);
  expect(sent.at(-1)).toBe('RESET_PASSWORD_EXCEED_LIMIT');
  expect(await readMails(app, 'victim@example.test')).toHaveLength(10);
});
