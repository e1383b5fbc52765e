import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { openBrowser, SIGN_IN } from '../testing.ts';

let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => void (app = await startTestApp({ clock, env: { LOG_LEVEL: 'silent' } })));
afterAll(() => app.close());
const later = (seconds: number) => void (ahead += seconds * 1000);
const db = () => app.server.database.db;

test('each malformed sign-in has the code of the protocol', async () => {
  const { email } = await app.signIn('owner');
  const browser = openBrowser(app.url);
  const code = async (body: unknown) => (await browser.call(SIGN_IN, body)).code;
  expect(await code({ password: 'x' })).toBe('MISSING_EMAIL');
  expect(await code({ email: '', password: 'x' })).toBe('MISSING_EMAIL');
  expect(await code({ email: "' or 1=1 --", password: 'x' })).toBe('INVALID_EMAIL');
  expect(await code({ email: { $ne: null }, password: 'x' })).toBe('INVALID_EMAIL');
  expect(await code({ email })).toBe('MISSING_PASSWORD');
  expect(await code({ email, password: ['x'] })).toBe('MISSING_PASSWORD');
  expect(await code([])).toBe('MISSING_EMAIL');
  expect(await code({ email, password: `${TEST_PASSWORD}${'x'.repeat(300)}` })).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await browser.call('/v1/accounts:signInWithPassword?key=other', { email, password: 'x' })).code).toBe('INVALID_API_KEY');
  expect((await browser.call('/v1/accounts:signInWithPassword', { email, password: 'x' })).code).toBe('INVALID_API_KEY');
  expect((await browser.call('/v1/accounts:signInWithIdp?key=redress', {})).code).toBe('OPERATION_NOT_ALLOWED');

  const huge = await browser.call(SIGN_IN, { email, password: 'x'.repeat(1024 * 1024) });
  expect(huge.status).toBe(413);
  const foreignForm = {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  };
  expect((await browser.call(SIGN_IN, undefined, foreignForm)).status).toBe(415);
  expect(
    (await browser.call(SIGN_IN, undefined, { ...foreignForm, headers: { 'content-type': 'application/json' }, body: '{"email":' })).status,
  ).toBe(400);
});

test('an unknown address and a wrong password get the very same answer', async () => {
  const { email } = await app.signIn('sales');
  const known = await openBrowser(app.url).call(SIGN_IN, { email, password: 'not the password' });
  const unknown = await openBrowser(app.url).call(SIGN_IN, { email: 'nobody@example.test', password: 'not the password' });
  expect(known).toEqual(unknown);
  expect(known).toMatchObject({ status: 400, code: 'INVALID_LOGIN_CREDENTIALS' });
});

test('A1: and costs the same work, in several tries each', async () => {
  const { email } = await app.signIn('sales');
  later(3600);
  /** What the process computes for a wrong password; a hash is most of it. */
  const workFor = async (address: string): Promise<number> => {
    const before = process.cpuUsage();
    expect((await openBrowser(app.url).call(SIGN_IN, { email: address, password: 'not the password' })).code).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  const [known, unknown] = [[], []] as [number[], number[]];
  for (let at = 0; at < 5; at += 1) {
    known.push(await workFor(email));
    unknown.push(await workFor(`nobody-${at}@example.test`));
  }
  const least = { known: Math.min(...known), unknown: Math.min(...unknown) };
  // Without the hash an answer costs less than a tenth.
  expect(least.unknown / least.known).toBeGreaterThan(0.5);
  expect(least.unknown / least.known).toBeLessThan(2);
});

test('a sign-in answers the protocol, binds the browser, ends the session it held, and leaves one activity', async () => {
  const user = await app.signIn('credit-specialist', { email: 'Mixed.Case@Example.test' });
  const browser = openBrowser(app.url);
  const first = await browser.call(SIGN_IN, { email: ' mixed.CASE@example.test', password: TEST_PASSWORD, returnSecureToken: true });
  expect(first.json).toMatchObject({
    localId: user.userId,
    email: 'mixed.case@example.test',
    displayName: 'Test credit-specialist',
    registered: true,
    expiresIn: '1800',
  });
  const cookie = browser.cookie('redress-session');
  const raw = await browser.fetch(`${app.url}${SIGN_IN}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: TEST_PASSWORD }),
  });
  const setCookie = raw.headers.getSetCookie().find((line) => line.startsWith('redress-session='));
  expect(setCookie).toMatch(/HttpOnly/);
  expect(setCookie).toMatch(/SameSite=Strict/);
  expect(setCookie).toMatch(/Path=\//);
  expect(raw.headers.get('cache-control')).toBe('no-store');
  expect(browser.cookie('redress-session')).not.toBe(cookie);
  const second = (await raw.json()) as { idToken: string };
  await expect(app.api(String(first.json['idToken'])).identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect(await app.api(second.idToken).identity.getStaffSession()).toMatchObject({ userId: user.userId });
  // Another browser's session continues.
  expect(await user.api.identity.getStaffSession()).toMatchObject({ userId: user.userId });

  const { rows } = await sql<{ kind: string; actorKind: string; actorId: string }>`
    select kind, actor_kind, actor_id from activity where actor_id = ${user.userId}`.execute(db());
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ kind: 'access.signedIn', actorKind: 'staff', actorId: user.userId })));
});

test('ten wrong passwords close the account for others; a browser known to it still gets in; waiting opens it', async () => {
  const { email } = await app.signIn('billing');
  const home = openBrowser(app.url);
  expect((await home.call(SIGN_IN, { email, password: TEST_PASSWORD })).status).toBe(200);

  const attacker = openBrowser(app.url);
  const guess = (password: string, i = 0) =>
    attacker.call(
      SIGN_IN,
      { email, password },
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${i}` },
        body: JSON.stringify({ email, password }),
      },
    );
  for (let i = 0; i < 10; i += 1) expect((await guess(`wrong ${i}`, i)).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect(await guess('wrong again', 77)).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS_TRY_LATER' });
  expect((await guess(TEST_PASSWORD, 78)).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');

  expect((await home.call(SIGN_IN, { email, password: TEST_PASSWORD })).status).toBe(200);
  const pretender = openBrowser(app.url);
  pretender.setCookie('redress-device', `${home.cookie('redress-device')?.split('.')[0]}.AAAA`);
  expect((await pretender.call(SIGN_IN, { email, password: TEST_PASSWORD })).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');

  later(31);
  expect((await guess(TEST_PASSWORD)).status).toBe(200);
});

test('many tries at once do not slip past the throttle, and as many right ones all get in', async () => {
  const { email } = await app.signIn('processor');
  const right = await Promise.all(Array.from({ length: 30 }, () => openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD })));
  expect(right.map((a) => a.status)).toEqual(right.map(() => 200));
  later(3600);
  const wrong = await Promise.all(
    Array.from({ length: 30 }, (_, i) => openBrowser(app.url).call(SIGN_IN, { email, password: `guess ${i}` })),
  );
  const hashed = wrong.filter((a) => a.code === 'INVALID_LOGIN_CREDENTIALS').length;
  expect(hashed).toBeGreaterThanOrEqual(10);
  expect(hashed).toBeLessThanOrEqual(12);
});

test('a password spread over many accounts from one address is slowed down', async () => {
  later(7200);
  const codes = new Set<string | undefined>();
  for (let i = 0; i < 52; i += 1)
    codes.add((await openBrowser(app.url).call(SIGN_IN, { email: `person${i}@example.test`, password: 'Spring2026!' })).code);
  expect(codes).toEqual(new Set(['INVALID_LOGIN_CREDENTIALS', 'TOO_MANY_ATTEMPTS_TRY_LATER']));
});

test('a disabled account says so only to the right password', async () => {
  later(7200);
  const user = await app.signIn('sales');
  await sql`update users set disabled_at = now() where id = ${user.userId}`.execute(db());
  expect((await openBrowser(app.url).call(SIGN_IN, { email: user.email, password: 'wrong' })).code).toBe('INVALID_LOGIN_CREDENTIALS');
  expect((await openBrowser(app.url).call(SIGN_IN, { email: user.email, password: TEST_PASSWORD })).code).toBe('USER_DISABLED');
  await expect(user.api.identity.getStaffSession()).rejects.toMatchObject({ code: 'app.signInRequired' });
});

test('composed and decomposed letters are the same password; a hash of another cost is made again', async () => {
  const { hash } = await import('@node-rs/argon2');
  const user = await app.signIn('sales');
  const weak = await hash('crème-brûlée-77'.normalize('NFC'), { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await sql`update users set password_hash = ${weak} where id = ${user.userId}`.execute(db());
  expect((await openBrowser(app.url).call(SIGN_IN, { email: user.email, password: 'crème-brûlée-77'.normalize('NFD') })).status).toBe(200);
  const { rows } = await sql<{ passwordHash: string }>`select password_hash from users where id = ${user.userId}`.execute(db());
  expect(rows[0]?.passwordHash).toContain('$m=19456,t=2,p=1$');
  expect((await openBrowser(app.url).call(SIGN_IN, { email: user.email, password: 'crème-brûlée-77' })).status).toBe(200);
});
