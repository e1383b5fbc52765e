import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { ensureOwnerCode } from '../public.ts';
import { LOOKUP, openBrowser, SIGN_IN, SIGN_UP } from '../testing.ts';
import { readRecord } from '../../../../tests/support/opened-record.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const email = 'Owner@Example.test';
const access = () => ({ db: app.server.database.db, services: app.server.services, clock: () => new Date() });
const json = { method: 'POST', headers: { 'content-type': 'application/json' } };

test('an office without an owner is opened by the printed code, once, for one account', async () => {
  expect(await app.api().identity.getOwnerStatus()).toEqual({ ownerExists: false, minPasswordLength: 8 });
  const stranger = openBrowser(app.url);
  expect((await stranger.call(SIGN_UP, { email, password: TEST_PASSWORD })).code).toBe('ADMIN_ONLY_OPERATION');
  expect((await stranger.call(SIGN_UP, { returnSecureToken: true })).code).toBe('ADMIN_ONLY_OPERATION');
  stranger.setCookie('redress-signup', 'made-up');
  expect((await stranger.call(SIGN_UP, { email, password: TEST_PASSWORD })).code).toBe('ADMIN_ONLY_OPERATION');

  const outdated = await ensureOwnerCode(access());
  const code = await ensureOwnerCode(access());
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  const redeem = (typed: string | undefined, browser = openBrowser(app.url)) =>
    browser.call('/api/access/owner-code', undefined, { ...json, body: JSON.stringify({ code: typed }) });
  expect((await redeem('AAAA-BBBB-CCCC-DDDD')).json).toMatchObject({ code: 'access.ownerCodeWrong', status: 422 });
  expect((await redeem(outdated)).json).toMatchObject({ code: 'access.ownerCodeWrong' });

  const early = openBrowser(app.url);
  expect((await redeem(code, early)).json).toEqual({ ready: true });
  const owner = openBrowser(app.url);
  expect((await redeem(code?.toLowerCase().replaceAll('-', ' '), owner)).json).toEqual({ ready: true });
  // The permit of the browser that redeemed first is void now.
  expect((await early.call(SIGN_UP, { email, password: TEST_PASSWORD })).code).toBe('ADMIN_ONLY_OPERATION');

  expect((await owner.call(SIGN_UP, { password: TEST_PASSWORD })).code).toBe('MISSING_EMAIL');
  expect((await owner.call(SIGN_UP, { email: ['x'], password: TEST_PASSWORD })).code).toBe('INVALID_EMAIL');
  expect((await owner.call(SIGN_UP, { email })).code).toBe('MISSING_PASSWORD');
  expect((await owner.call(SIGN_UP, { email, password: 'password1' })).code).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');

  const permit = owner.cookie('redress-signup') ?? '';
  const tries = await Promise.all(
    Array.from({ length: 20 }, async (_, i) => {
      const browser = openBrowser(app.url);
      browser.setCookie('redress-signup', permit);
      return { browser, answer: await browser.call(SIGN_UP, { email: i % 2 ? email : `other${i}@example.test`, password: TEST_PASSWORD }) };
    }),
  );
  const [winner, ...more] = tries.filter(({ answer }) => answer.status === 200);
  expect(more).toEqual([]);
  expect(tries.filter(({ answer }) => answer.code === 'ADMIN_ONLY_OPERATION')).toHaveLength(19);
  expect(winner?.answer.json).toMatchObject({
    kind: 'identitytoolkit#SignupNewUserResponse',
    expiresIn: '1800',
    refreshToken: expect.any(String),
  });
  expect(winner?.browser.cookie('redress-signup')).toBeUndefined();

  const token = String(winner?.answer.json['idToken']);
  expect(await app.api(token).identity.getStaffSession()).toMatchObject({ role: 'owner', permissions: ['*'] });
  expect((await openBrowser(app.url).call(LOOKUP, { idToken: token })).status).toBe(200);
  expect((await redeem(code)).json).toMatchObject({ code: 'access.ownerExists', status: 409 });
  expect((await owner.call(SIGN_UP, { email: 'second@example.test', password: TEST_PASSWORD })).code).toBe('ADMIN_ONLY_OPERATION');
  expect(await ensureOwnerCode(access())).toBeUndefined();
  expect(await app.api().identity.getOwnerStatus()).toMatchObject({ ownerExists: true });

  const { rows } = await sql<{ kind: string; n: number }>`select kind, count(*) as n from activity group by kind order by kind`.execute(
    app.server.database.db,
  );
  expect(rows).toEqual([
    { kind: 'access.ownerCodeRedeemed', n: 2 },
    { kind: 'access.ownerCreated', n: 1 },
  ]);
});

test('wrong codes from one address are slowed down', async () => {
  const other = await startTestApp();
  try {
    const codes: unknown[] = [];
    for (let i = 0; i < 12; i += 1) {
      codes.push(
        (await openBrowser(other.url).call('/api/access/owner-code', undefined, { ...json, body: '{"code":"WRONG"}' })).json['code'],
      );
    }
    expect(codes).toContain('access.ownerCodeWrong');
    expect(codes.at(-1)).toBe('access.tooManyTries');
  } finally {
    await other.close();
  }
});

test('no secret is stored in a form that opens anything', async () => {
  const owner = openBrowser(app.url);
  const user = await app.signIn('processor');
  const answer = await owner.call(SIGN_IN, { email: user.email, password: TEST_PASSWORD });
  const { rows } = await sql<{ text: string }>`
    select u::text || coalesce((select string_agg(s::text, ' ') from sessions s), '') || (select string_agg(k::text, ' ') from signing_keys k) as text from users u where u.email = ${user.email}`.execute(
    app.server.database.db,
  );
  const dump = (rows[0]?.text ?? '') + JSON.stringify(await readRecord(app));
  expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  for (const secret of [TEST_PASSWORD, answer.json['refreshToken'], owner.cookie('redress-session'), 'PRIVATE KEY']) {
    expect(dump).not.toContain(String(secret));
    expect(dump).not.toContain(Buffer.from(String(secret)).toString('hex'));
  }
});
