// Help: the guide of the page behind '?', and a search that needs no line.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('help', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp();
    // Without an owner the sign-in page would set up the office.
    await app.signIn('owner');
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('a processor reads the guide of the page, and searches without a line', async () => {
    const { email } = await app.signIn('processor');
    const { page, context, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await page.keyboard.press('Shift+?');
    const drawer = page.getByRole('dialog', { name: 'Help: Dashboard' });
    await drawer.getByRole('heading', { name: 'What can go wrong' }).waitFor();
    await expectAccessible(page);
    await drawer.getByRole('link', { name: 'Search all guides' }).click();
    await ends(page, '/help');
    await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.setOffline(true);
    await page.getByLabel('Search help').fill('cancelation perod');
    await page.getByRole('link', { name: 'Words: cancellation period' }).waitFor();
    await page.getByLabel('Search help').fill('mail server');
    await page.getByRole('link', { name: 'Setup: What can go wrong' }).click();
    await page.getByRole('heading', { level: 2, name: 'Setup' }).waitFor();
    await page.getByText('Your role does not open this page.').waitFor();
    await page.getByRole('tab', { name: 'Keys' }).click();
    // While they are off, '?' opens nothing, so they are turned on again here.
    await page.getByRole('switch', { name: 'Single keys' }).uncheck();
    await page.getByRole('switch', { name: 'Single keys' }).check();
    await page.getByRole('tab', { name: 'Deadlines' }).click();
    await page.getByLabel('Counted from').fill('2026-11-20');
    await page.getByText('until Nov 25, 2026').waitFor();
    await expectAccessible(page);
    await picture(page, 'help-deadlines');
    await context.close();
  });
});
