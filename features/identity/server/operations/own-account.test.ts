import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FEATURES } from '../../../../apps/server/features.ts';
import { COMPLETE_CONTACT } from '../../../../tests/support/people.ts';
import { enrolApp } from '../../../../tests/support/second-factor.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../../../tests/support/test-app.ts';
import { newId } from '../../../../platform/base/ids.ts';
import { listEndpoints } from '../../../../platform/server/http/api.ts';
import { sweepSessions } from '../jobs.ts';
import { openBrowser, refreshForm, SIGN_IN, TOKEN } from '../testing.ts';

let app: TestApp;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => void (app = await startTestApp({ clock, staffSecondFactor: 'required', env: { LOG_LEVEL: 'silent' } })));
afterAll(() => app.close());
const later = (minutes: number) => void (ahead += minutes * 60_000);
const db = () => app.server.database.db;

async function signInAgain(email: string, userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0') {
  const browser = openBrowser(app.url);
  const { json } = await browser.call(SIGN_IN, undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password: TEST_PASSWORD }),
  });
  return { browser, idToken: String(json['idToken']), refreshToken: String(json['refreshToken']), api: app.api(String(json['idToken'])) };
}
async function client() {
  const owner = await app.signIn('owner');
  const { browser, idToken } = await signInAgain(owner.email);
  const { idToken: token } = await enrolApp(browser, idToken, clock());
  const { id: contactId } = await app.api(token).contacts.create({ ...COMPLETE_CONTACT, ssn: null });
  return { contactId, ...(await app.signIn('client', { contactId })) };
}

test('where the office asks for it, staff reach their own account only until they have shown a second factor', async () => {
  const { email, token } = await app.signIn('owner');
  const statusOf = async (path: string, method: string, bearer: string) =>
    (
      await fetch(`${app.url}/api${path.replaceAll(/\{\w+\}/g, newId())}`, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(method !== 'GET' && method !== 'DELETE' && { 'content-type': 'application/json' }),
        },
        ...(method !== 'GET' && method !== 'DELETE' && { body: '{}' }),
      })
    ).status;
  const open: string[] = [];
  for (const { name, endpoint } of listEndpoints(FEATURES)) {
    const { meta, route } = endpoint['~orpc'];
    if (meta.audience === 'public' || meta.audience === 'client' || name === 'identity.endAllOwnSessions') continue;
    const status = await statusOf(route.path ?? '', route.method ?? 'POST', token);
    if (status !== 403) open.push(name);
  }
  // Recovery codes need a second factor, too: 409, not 403.
  expect(open).toEqual([
    'identity.getStaffSession',
    // What the page needs to send files with; it shows nothing.
    'identity.createAppCheck',
    'identity.getOwnAccount',
    'identity.listOwnSessions',
    'identity.endOwnSession',
    'identity.createRecoveryCodes',
  ]);
  expect(await app.api(token).identity.getStaffSession()).toMatchObject({ needsSecondFactor: true });

  const { browser, idToken } = await signInAgain(email);
  const { idToken: shown } = await enrolApp(browser, idToken, clock());
  expect(await app.api(shown).identity.getStaffSession()).toMatchObject({ needsSecondFactor: false });
  expect(await statusOf('/contacts', 'GET', shown)).toBe(200);
  expect((await openBrowser(app.url).call(SIGN_IN, { email, password: TEST_PASSWORD })).json).not.toHaveProperty('idToken');
});

test('clients are never made to, but may', async () => {
  const { api, email, contactId } = await client();
  expect(await api.identity.getClientSession()).toMatchObject({ contactId });
  await api.disputes.listMine();
  expect(await api.identity.getOwnAccount()).toMatchObject({ secondFactorRequired: false, role: 'client' });
  const { browser, idToken } = await signInAgain(email);
  const { idToken: fresh } = await enrolApp(browser, idToken, clock());
  expect(await app.api(fresh).identity.getOwnAccount()).toMatchObject({ secondFactors: [{ name: 'Authenticator app', lastUsedAt: null }] });
  const { rows } = await sql<{
    contactId: string;
  }>`select contact_id from activity where kind = 'access.secondFactorAdded' and contact_id = ${contactId}`.execute(db());
  expect(rows).toHaveLength(1);
});

test('the own account shows the sign-in methods', async () => {
  const { api, email, userId } = await app.signIn('sales');
  expect(await api.identity.getOwnAccount()).toEqual({
    userId,
    email,
    emailVerified: false,
    name: 'Test sales',
    role: 'sales',
    hasPassword: true,
    google: null,
    secondFactors: [],
    secondFactorRequired: true,
    recoveryCodesLeft: 0,
    minPasswordLength: 8,
  });
  await sql`insert into user_identities (provider, issuer, subject, user_id, email, name, linked_at) values ('google.com', 'https://accounts.google.test', ${userId}, ${userId}, 'me@gmail.test', 'Me', now())`.execute(
    db(),
  );
  expect(await api.identity.getOwnAccount()).toMatchObject({ google: { email: 'me@gmail.test' } });
});

test('sessions are listed newest first, a page at a time, and ended one by one or all', async () => {
  const { email, userId } = await app.signIn('sales');
  later(1);
  const phone = await signInAgain(email, 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1');
  later(1);
  const mine = await signInAgain(email);
  const { sessions, next } = await mine.api.identity.listOwnSessions({});
  expect(sessions.map((s) => [s.device, s.isThis, s.provider])).toEqual([
    ['Firefox on Linux', true, 'password'],
    ['Safari on iPhone', false, 'password'],
    ['Unknown browser', false, 'password'],
  ]);
  expect(next).toBeNull();
  const first = await mine.api.identity.listOwnSessions({ limit: 2 });
  expect((await mine.api.identity.listOwnSessions({ limit: 2, after: first.next ?? '' })).sessions).toEqual(sessions.slice(2));

  const stranger = await app.signIn('sales');
  const target = { sessionId: sessions[1]?.id ?? '' };
  await expect(stranger.api.identity.endOwnSession(target)).rejects.toMatchObject({ code: 'access.sessionNotFound', status: 404 });
  await mine.api.identity.endOwnSession(target);
  await expect(mine.api.identity.endOwnSession(target)).rejects.toMatchObject({ code: 'access.sessionNotFound' });
  await expect(phone.api.identity.getOwnAccount()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await phone.browser.call(TOKEN, undefined, refreshForm(phone.refreshToken))).code).toBe('TOKEN_EXPIRED');

  expect(await mine.api.identity.endAllOwnSessions({})).toEqual({ ended: 2 });
  await expect(mine.api.identity.getOwnAccount()).rejects.toMatchObject({ code: 'app.signInRequired' });
  expect((await mine.browser.call(TOKEN, undefined, refreshForm(mine.refreshToken))).code).toBe('TOKEN_EXPIRED');
  expect(await stranger.api.identity.getOwnAccount()).toBeDefined();
  const { rows } = await sql<{
    kind: string;
  }>`select kind from activity where actor_id = ${userId} and kind in ('access.sessionEnded', 'access.allSessionsEnded') order by 1`.execute(
    db(),
  );
  expect(rows.map((r) => r.kind)).toEqual(['access.allSessionsEnded', 'access.sessionEnded']);
});

test('who signs out everywhere leaves the others of the browser to the next one who signs out there', async () => {
  const [mine, other] = [await app.signIn('sales'), await app.signIn('sales')];
  const { browser, idToken } = await signInAgain(mine.email);
  const { json } = await browser.call(SIGN_IN, { email: other.email, password: TEST_PASSWORD, returnSecureToken: true });
  const before = browser.cookie('redress-session')?.split('.');
  await browser.fetch(`${app.url}/api/access/sessions/end-all`, {
    method: 'POST',
    headers: { authorization: `Bearer ${idToken}`, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(browser.cookie('redress-session')).toBe(before?.[0]);
  expect((await browser.call(TOKEN, undefined, refreshForm(json['refreshToken']))).status).toBe(200);
  await browser.call('/v1/session', undefined, { method: 'DELETE' });
  await expect(app.api(String(json['idToken'])).identity.getOwnAccount()).rejects.toMatchObject({ code: 'app.signInRequired' });
});

test('idle sessions are not listed', async () => {
  const { email } = await app.signIn('sales');
  later(121);
  const { api } = await signInAgain(email);
  expect((await api.identity.listOwnSessions({})).sessions).toHaveLength(1);
});

test('recovery codes need a fresh sign-in and an app', async () => {
  const { email } = await app.signIn('sales');
  const { browser, idToken, api } = await signInAgain(email);
  await expect(api.identity.createRecoveryCodes({})).rejects.toMatchObject({ code: 'access.noSecondFactor', status: 409 });
  const { idToken: fresh } = await enrolApp(browser, idToken, clock());
  expect((await app.api(fresh).identity.createRecoveryCodes({})).codes).toHaveLength(10);
  later(5.1);
  await expect(app.api(fresh).identity.createRecoveryCodes({})).rejects.toMatchObject({ code: 'access.signInAgain', status: 403 });
  expect(await app.api(fresh).identity.getOwnAccount()).toMatchObject({ recoveryCodesLeft: 10 });
});

test('what has expired is deleted', async () => {
  const { email } = await app.signIn('sales');
  const { browser, idToken } = await signInAgain(email);
  await enrolApp(browser, idToken, clock());
  await browser.call(SIGN_IN, { email, password: TEST_PASSWORD });
  const count = async () =>
    (
      await sql<{ n: number }>`select (select count(*) from pending_sign_ins) + (select count(*) from second_factor_offers) as n`.execute(
        db(),
      )
    ).rows[0]?.n ?? 0;
  expect(await count()).toBeGreaterThan(0);
  later(26 * 60);
  const { services } = app.server;
  await sweepSessions.run(
    {},
    {
      db: db(),
      now: clock(),
      zone: 'America/New_York',
      services,
      changeFor: () => Promise.reject(new Error('No one is acted for.')),
      settle: async () => true,
      transaction: (run) => run(db()),
      change: () => Promise.reject(new Error('not here')),
    },
  );
  expect(await count()).toBe(0);
});
