// The sign-in window in a real browser: under the program's own content security policy its page hands the event over, closes or
// leads back, and what it handed over is worth a session in that browser.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, expectAccessible, launchBrowser, visit } from '../support/browser.ts';
import { IDP, startProviderApp, type ProviderApp } from '../support/provider-app.ts';

const OLIVIA = 'olivia@example.test';

describe.skipIf(chromePath === undefined)('the sign-in window', () => {
  let all: ProviderApp;
  let browser: Browser;
  beforeAll(async () => {
    all = await startProviderApp([
      { email: OLIVIA, name: 'Olivia Brandt' },
      { email: 'stranger@example.test', name: 'Sam Stranger' },
    ]);
    await all.app.signIn('sales', { email: OLIVIA });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await all.close();
  });

  const handler = (authType: string, page: string) =>
    `${all.app.url}/__/auth/handler?${new URLSearchParams({ apiKey: 'redress', providerId: 'google.com', authType, eventId: '7', redirectUrl: `${all.app.url}${page}` }).toString()}`;
  // Any page of ours will do as the one that asks. Scripts are text: this file is checked without the browser's types.
  const redeemIn = (page: Page, event: string) =>
    page.evaluate<{ status: number; idToken: string }>(`(async () => {
    const { urlResponse: requestUri, sessionId } = ${event};
    const answer = await fetch(${JSON.stringify(IDP)}, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ requestUri, sessionId, returnSecureToken: true }) });
    return { status: answer.status, idToken: (await answer.json()).idToken };
  })()`);
  async function openPopup(page: Page): Promise<Page> {
    const opened = page.waitForEvent('popup');
    await page.evaluate(
      `void (globalThis.event = new Promise((done) => new BroadcastChannel('redress-auth').addEventListener('message', ({ data }) => done(data)))); void window.open(${JSON.stringify(handler('signInViaPopup', '/healthz'))}, '', 'width=500,height=600')`,
    );
    return opened;
  }

  test('a popup hands its event over and closes', async () => {
    const { page, troubles } = await visit(browser);
    await page.goto(`${all.app.url}/healthz`);
    const popup = await openPopup(page);
    await popup.waitForLoadState();
    expect(await popup.title()).toBe('Loopback provider (demo)');
    await expectAccessible(popup);
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: `Continue as Olivia Brandt ${OLIVIA}` }).click();
    const event = await page.evaluate<object>('event');
    await closed;
    expect(event).toMatchObject({ type: 'signInViaPopup', eventId: '7', sessionId: expect.any(String) });
    expect(await redeemIn(page, JSON.stringify(event))).toEqual({ status: 200, idToken: expect.any(String) });
    expect(troubles).toEqual([]);
  });

  test('a popup that is cancelled says so', async () => {
    const { page } = await visit(browser);
    await page.goto(`${all.app.url}/healthz`);
    const popup = await openPopup(page);
    await popup.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.evaluate('event')).toMatchObject({ eventId: '7', sessionId: null, error: { code: 'auth/user-cancelled' } });
  });

  test('a redirect leads back with its event, and going back shows a calm page', async () => {
    const { page, troubles } = await visit(browser);
    await page.goto(handler('signInViaRedirect', '/healthz?from=x'));
    await page.getByRole('button', { name: /Continue as Olivia/ }).click();
    await page.waitForURL(`${all.app.url}/healthz?from=x`);
    const event = await page.evaluate<string>("sessionStorage.getItem('redress-auth-event')");
    expect(JSON.parse(event)).toMatchObject({ type: 'signInViaRedirect', eventId: '7', sessionId: expect.any(String) });
    expect(await redeemIn(page, event)).toMatchObject({ status: 200 });
    expect(troubles).toEqual([]);
    await page.goto(`${all.app.url}/__/auth/callback?state=x&code=y`);
    expect(await page.getByRole('heading').textContent()).toBe('Sign-in could not be completed');
    await expectAccessible(page);
    await page.goto(handler('signInViaRedirect', '/__/auth/handler'));
    expect(await page.getByRole('heading').textContent()).toBe('Sign-in could not start');
    await expectAccessible(page);
  });
});
