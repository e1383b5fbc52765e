// Two app processes on one PostgreSQL behind one address: whichever a request reaches, tries count together, and a sign-in that began at one
// ends at the other.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseKind } from '../../../tests/support/databases.ts';
import { choose, land, redeem, start, startProviderApp, type ProviderApp } from '../../../tests/support/provider-app.ts';
import { startSecondServer, type SecondServer } from '../../../tests/support/second-server.ts';
import { TEST_PASSWORD } from '../../../tests/support/test-app.ts';
import { openBrowser, refreshForm, SIGN_IN, TOKEN, type WireAnswer } from './testing.ts';
import { ensureOwnerCode } from './public.ts';

const OLIVIA = 'olivia@example.test';

describe.skipIf(databaseKind() !== 'postgres')('two processes', () => {
  let all: ProviderApp;
  let second: SecondServer;
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  beforeAll(async () => {
    all = await startProviderApp([{ email: OLIVIA, name: 'Olivia Brandt' }], { clock });
    second = await startSecondServer(all.app, clock);
  });
  afterAll(async () => {
    await second.close();
    await all.close();
  });
  // Each test gets the limits for itself.
  beforeEach(() => void (ahead += 3_601_000));

  /** Asks both in turn `times` times; the codes of the answers. */
  async function inTurn(times: number, ask: (url: string, n: number) => Promise<WireAnswer>): Promise<readonly (string | number)[]> {
    const codes: (string | number)[] = [];
    for (let n = 0; n < times; n += 1) {
      const { code, json, status } = await ask(n % 2 === 0 ? all.app.url : second.url, n);
      const { code: refused } = json;
      codes.push(code ?? (typeof refused === 'string' ? refused : String(status)));
    }
    return codes;
  }

  test('wrong owner codes count together, and the code works at either', async () => {
    const { database, services } = all.app.server;
    const code = await ensureOwnerCode({ db: database.db, services, clock });
    const redeemAt = (url: string, sent: string | undefined) => openBrowser(url).call('/api/access/owner-code', { code: sent });
    const codes = await inTurn(12, (url) => redeemAt(url, 'AAAA-AAAA-AAAA'));
    expect(codes).toEqual([...codes.slice(0, 10).fill('access.ownerCodeWrong'), 'access.tooManyTries', 'access.tooManyTries']);
    expect((await redeemAt(second.url, code)).json).toMatchObject({ code: 'access.tooManyTries' });
    ahead += 61_000;
    expect((await redeemAt(second.url, code)).status).toBe(200);
  });

  test('of a hundred tries of both at once ten pass', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        openBrowser(n % 2 === 0 ? all.app.url : second.url).call('/api/access/owner-code', { code: `AAAA-AAAA-${n}` }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10);
  });

  test('wrong passwords count together', async () => {
    const { email } = await all.app.signIn('sales');
    const guess = (url: string, password: string) => openBrowser(url).call(SIGN_IN, { email, password, returnSecureToken: true });
    const codes = await inTurn(11, (url, n) => guess(url, `Wrong-${n}`));
    expect(codes).toEqual([...codes.slice(0, 10).fill('INVALID_LOGIN_CREDENTIALS'), 'TOO_MANY_ATTEMPTS_TRY_LATER']);
    expect((await guess(all.app.url, TEST_PASSWORD)).code).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
  });

  test('refreshes, guessed feeds and invitations count together', async () => {
    const { email } = await all.app.signIn('sales');
    const browser = openBrowser(all.app.url);
    const signedIn = await browser.call(SIGN_IN, { email, password: TEST_PASSWORD, returnSecureToken: true });
    const cookie = `redress-session=${browser.cookie('redress-session')}`;
    const form = refreshForm(signedIn.json['refreshToken']);
    const refreshes = await inTurn(61, (url) =>
      openBrowser(url).call(TOKEN, undefined, { ...form, headers: { 'content-type': 'application/x-www-form-urlencoded', cookie } }),
    );
    expect(refreshes.map(Number)).toEqual([...refreshes.slice(0, 60).fill(200).map(Number), 503]);

    const feeds = await inTurn(31, (url) => openBrowser(url).call(`/feeds/calendar/${'x'.repeat(43)}.ics`));
    expect(feeds.map(Number)).toEqual([...feeds.slice(0, 30).fill(404).map(Number), 429]);

    const tries = await inTurn(61, (url) => openBrowser(url).call('/api/access/invite-permit', { token: 'x'.repeat(43) }));
    expect(new Set(tries.slice(0, 60))).not.toContain('access.tooManyTries');
    expect(tries[60]).toBe('access.tooManyTries');
  });

  test('a sign-in with the provider that starts at one ends at the other, once', async () => {
    await all.app.signIn('sales', { email: OLIVIA });
    const browser = openBrowser(second.url);
    const elsewhere = (address: string) => address.replace(all.app.url, second.url);
    const landed = await land(browser, elsewhere(await choose(await start(all.app, browser), OLIVIA)));
    expect(landed.event).toMatchObject({ sessionId: expect.any(String) });
    expect((await redeem(browser, landed)).status).toBe(200);
    expect((await redeem(browser, landed)).code).toBe('INVALID_IDP_RESPONSE');

    const starts: number[] = [];
    for (let n = 0; n < 121; n += 1)
      starts.push((await start(n % 2 === 0 ? all.app : second, openBrowser(second.url), { redirectUrl: `${all.app.url}/login` })).status);
    expect([starts[118], starts.at(-1)]).toEqual([302, 429]);
  });
});
