import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { openBrowser, refreshForm, SIGN_IN, SIGN_UP, TOKEN } from '../testing.ts';

let app: TestApp;
let ahead = 0;
beforeAll(async () => void (app = await startTestApp({ clock: () => new Date(Date.now() + ahead) })));
afterAll(() => app.close());

const NEW_PASSWORD = 'Another-horse-7-staple';

test('someone without a password gives themselves one, for their own address and soon after signing in', async () => {
  const { email, userId, token: other } = await app.signIn('billing');
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  const idToken = String(json['idToken']);
  const link = (more: object = {}) =>
    browser.call(SIGN_UP, { idToken, email, password: NEW_PASSWORD, returnSecureToken: true, clientType: 'CLIENT_TYPE_WEB', ...more });
  expect((await link()).code).toBe('EMAIL_EXISTS');
  await sql`update users set password_hash = null where id = ${userId}`.execute(app.server.database.db);
  expect((await link({ idToken: 'x' })).code).toBe('INVALID_ID_TOKEN');
  expect((await link({ email: 'other@example.test' })).code).toBe('OPERATION_NOT_ALLOWED');
  expect((await link({ password: 'password1' })).code).toBe('PASSWORD_DOES_NOT_MEET_REQUIREMENTS');
  expect((await link({ role: 'owner' })).code).toBe('INVALID_REQUEST');
  ahead = 6 * 60_000;
  expect((await link()).code).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
  ahead = 0;

  const tries = await Promise.all([link(), link(), link()]);
  const done = tries.filter((a) => a.status === 200);
  expect(done).toHaveLength(1);
  expect(done[0]?.json).toMatchObject({ localId: userId, email, refreshToken: expect.any(String) });
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: NEW_PASSWORD })).status).toBe(200);
  expect((await browser.call(TOKEN, undefined, refreshForm(done[0]?.json['refreshToken']))).status).toBe(200);
  await expect(app.api(idToken).identity.getStaffSession()).rejects.toMatchObject({ status: 401 });
  expect(await app.api(other).identity.getStaffSession()).toMatchObject({ email });
  const { rows } = await sql<{ n: number }>`select count(*) as n from activity where kind = 'access.passwordAdded'`.execute(
    app.server.database.db,
  );
  expect(Number(rows[0]?.n)).toBe(1);
});
