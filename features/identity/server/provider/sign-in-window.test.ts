// The window of the sign-in with the provider: who is sent there, and who is taken in on the way back.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { choose, land, redeem, start, startProviderApp, travel, type ProviderApp } from '../../../../tests/support/provider-app.ts';
import { startTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { openBrowser, type TestBrowser } from '../testing.ts';

const OLIVIA = 'olivia@example.test';
let all: ProviderApp;
let app: TestApp;
let browser: TestBrowser;
let ahead = 0;
const clock = () => new Date(Date.now() + ahead);
beforeAll(async () => {
  all = await startProviderApp([{ email: OLIVIA, name: 'Olivia Brandt' }], { clock });
  ({ app } = all);
  await app.signIn('sales', { email: OLIVIA });
});
afterAll(() => all.close());
beforeEach(() => {
  browser = openBrowser(app.url);
  all.provider.misbehave();
  // Each test gets the limit on starts for itself.
  ahead += 61_000;
});

test('a browser is sent to the provider with state, nonce and PKCE, and the cookie that goes with them', async () => {
  const answer = await start(app, browser, {
    customParameters: '{"login_hint":"olivia@example.test","redirect_uri":"https://evil.example"}',
  });
  expect(answer.status).toBe(302);
  const there = new URL(answer.headers.get('location') ?? '');
  expect(there.origin).toBe(all.provider.issuer);
  expect(Object.fromEntries(there.searchParams)).toEqual({
    client_id: 'redress-test',
    response_type: 'code',
    scope: 'openid email profile',
    redirect_uri: `${app.url}/__/auth/callback`,
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    prompt: 'select_account',
    login_hint: OLIVIA,
  });
  const [line = '', ...others] = answer.headers.getSetCookie();
  expect(others).toEqual([]);
  expect(line).toMatch(/^redress-provider-[0-9a-f]{24}=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['another site', { redirectUrl: 'https://evil.example/login' }],
  ['script', { redirectUrl: 'javascript:alert(1)' }],
  ['an address without scheme', { redirectUrl: '//evil.example' }],
  ['a backslash', { redirectUrl: '/\\evil.example' }],
  ['an unknown way', { authType: 'unknown' }],
  ['another provider', { providerId: 'github.com' }],
  ['another key', { apiKey: 'other' }],
])('a start with %s is refused on a page', async (_what, way) => {
  const answer = await start(app, browser, way);
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await answer.text()).toContain('<h1>Sign-in could not start</h1>');
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test('the page of a popup carries the event and no token, and its script is a file of ours', async () => {
  const { html, event, leadTo } = await travel(app, browser, OLIVIA);
  expect(event).toEqual({
    type: 'signInViaPopup',
    eventId: '42',
    urlResponse: expect.stringMatching(new RegExp(`^${app.url}/__/auth/callback\\?handle=[\\w-]{43}$`)),
    sessionId: expect.stringMatching(/^[\w-]{43}$/),
    tenantId: null,
    postBody: null,
  });
  expect(leadTo).toBeUndefined();
  // With its dot: three letters may stand in a random handle by chance.
  expect(html).not.toMatch(/eyJ[\w-]*\.|<script>/);
  const answer = await browser.fetch(`${app.url}/__/auth/callback.js`);
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toContain("new BroadcastChannel('redress-auth')");
});

test('a redirect leads back to its page', async () => {
  const { event, leadTo } = await travel(app, browser, OLIVIA, {
    authType: 'signInViaRedirect',
    redirectUrl: `${app.url}/login?from="%3C'&x=1`,
  });
  expect(event).toMatchObject({ type: 'signInViaRedirect', sessionId: expect.any(String) });
  expect(new URL(leadTo ?? '').pathname).toBe('/login');
  expect(leadTo).toBe(new URL(`${app.url}/login?from="%3C'&x=1`).href);
});

test('on the machine itself its other names work as well, each with a way back of its own', async () => {
  const url = app.url.replace('127.0.0.1', 'localhost');
  const started = await start({ url }, browser);
  expect(new URL(started.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(`${url}/__/auth/callback`);
  const landed = await land(browser, await choose(started, OLIVIA));
  expect(landed.event?.urlResponse).toMatch(new RegExp(`^${url}/__/auth/callback`));
  expect((await redeem(browser, landed)).status).toBe(200);
});

test('who cancels, and who the provider fails, lands with an error', async () => {
  const { event } = await travel(app, browser, undefined);
  expect(event).toMatchObject({
    type: 'signInViaPopup',
    eventId: '42',
    urlResponse: null,
    sessionId: null,
    error: { code: 'auth/user-cancelled' },
  });
  all.provider.misbehave({ error: 'server_error' });
  expect((await travel(app, browser, OLIVIA)).event).toMatchObject({ urlResponse: null, error: { code: 'auth/invalid-credential' } });
});

test("without state, with someone else's, twice, or too late no one is taken in", async () => {
  const callback = await choose(await start(app, browser), OLIVIA);
  const without = new URL(callback);
  without.searchParams.delete('state');
  const wrong = new URL(callback);
  wrong.searchParams.set('state', 'made-up');
  const twice = new URL(callback);
  twice.searchParams.append('state', 'made-up');
  const stranger = openBrowser(app.url);
  await start(app, stranger);
  const refusals = [
    await land(browser, without.href),
    await land(browser, wrong.href),
    await land(browser, twice.href),
    await land(stranger, callback),
    await land(openBrowser(app.url), callback),
  ];
  expect(new Set(refusals.map(({ status, html }) => `${status} ${html}`)).size).toBe(1);
  expect(refusals[0]).toMatchObject({ status: 400, event: undefined });
  expect(refusals[0]?.html).toContain('This sign-in is over or was not started in this browser.');

  // A try from elsewhere costs the right browser nothing.
  expect((await land(browser, callback)).event?.sessionId).toEqual(expect.any(String));
  expect(await land(browser, callback)).toMatchObject({ status: 400, html: refusals[0]?.html });

  const late = await choose(await start(app, browser), OLIVIA);
  ahead += 10 * 60_000;
  expect(await land(browser, late)).toMatchObject({ status: 400, html: refusals[0]?.html });
});

test('a HEAD neither starts nor uses anything up', async () => {
  const callback = await choose(await start(app, browser), OLIVIA);
  expect((await browser.fetch(callback, { method: 'HEAD' })).status).toBe(404);
  expect((await land(browser, callback)).event?.sessionId).toEqual(expect.any(String));
});

test('a code works once even where the provider would take it again', async () => {
  all.provider.misbehave({ replayableCodes: true });
  const callback = await choose(await start(app, browser), OLIVIA);
  await land(browser, callback);
  const state = new URL((await start(app, browser)).headers.get('location') ?? '').searchParams.get('state') ?? '';
  const replayed = new URL(callback);
  replayed.searchParams.set('state', state);
  // The other state belongs to another verifier and nonce.
  expect((await land(browser, replayed.href)).event).toMatchObject({ sessionId: null, error: { code: 'auth/invalid-credential' } });
});

test.each([
  ['nonce', { claims: { nonce: 'another' } }],
  ['no nonce', { claims: { nonce: undefined } }],
  ['audience', { claims: { aud: 'another-program' } }],
  ['issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['end', { claims: { exp: 1_700_000_000 } }],
  ['signature', { foreignKey: true }],
  ['address', { claims: { email: 'nobody' } }],
])('an ID token with a wrong %s proves nothing', async (_what, how) => {
  all.provider.misbehave(how);
  const { status, event, html } = await travel(app, browser, OLIVIA);
  expect(status).toBe(200);
  expect(event).toMatchObject({ urlResponse: null, sessionId: null, error: { code: 'auth/invalid-credential' } });
  expect(html).not.toContain(OLIVIA);
  expect(browser.cookie('redress-session')).toBeUndefined();
});

test('the answer of another issuer mixed in is refused', async () => {
  const callback = new URL(await choose(await start(app, browser), OLIVIA));
  callback.searchParams.set('iss', 'https://evil.example');
  expect((await land(browser, callback.href)).event).toMatchObject({ error: { code: 'auth/invalid-credential' } });
});

test('a provider that tells the address only when asked is asked', async () => {
  all.provider.misbehave({ addressOnAsking: true });
  expect((await redeem(browser, await travel(app, browser, OLIVIA))).json).toMatchObject({ email: OLIVIA, idToken: expect.any(String) });
});

test("windows opened at once do not take each other's place, and cookies of forgotten ones do not pile up", async () => {
  const [first, second] = [await start(app, browser), await start(app, browser)];
  const [back, backToo] = [await choose(first, OLIVIA), await choose(second, OLIVIA)];
  expect((await redeem(browser, await land(browser, backToo))).status).toBe(200);
  expect((await redeem(browser, await land(browser, back))).status).toBe(200);

  let most = 0;
  for (let i = 0; i < 20; i += 1) {
    const { headers } = await start(app, browser);
    most = Math.max(most, headers.getSetCookie().length);
  }
  expect(most).toBe(9);
});

test('one address cannot start sign-ins without end', async () => {
  const answers = [];
  for (let i = 0; i < 121; i += 1) answers.push((await start(app, openBrowser(app.url))).status);
  expect([answers[119], answers[120]]).toEqual([302, 429]);
});

test('where it is not set up, or the provider cannot be reached, a page says so', async () => {
  const bare = await startTestApp({ clock, env: { LOG_LEVEL: 'silent' } });
  const lost = await startTestApp({ clock, env: { LOG_LEVEL: 'silent', OIDC_CLIENT_ID: 'x', OIDC_ISSUER: 'http://127.0.0.1:9' } });
  try {
    const unset = await start(bare, openBrowser(bare.url));
    expect([unset.status, await unset.text()]).toEqual([404, expect.stringContaining('not set up here')]);
    expect((await openBrowser(bare.url).call('/v1/accounts:signInWithIdp?key=redress', { requestUri: 'x', sessionId: 'y' })).code).toBe(
      'OPERATION_NOT_ALLOWED',
    );
    const silent = await start(lost, openBrowser(lost.url));
    expect([silent.status, await silent.text()]).toEqual([503, expect.stringContaining('cannot be reached')]);
  } finally {
    await bare.close();
    await lost.close();
  }
});
