// The library of letter texts: searched, read with the keyboard, marked and previewed.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('the letter library', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp();
    await app.signIn('owner');
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('a text is found from the menu, read and marked with the keyboard, and previewed as a letter', async () => {
    const { email } = await app.signIn('processor');
    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.getByRole('link', { name: 'Letters', exact: true }).click();
    await page.getByRole('tab', { name: 'Grounds and requests' }).click();
    await page.waitForURL((url) => url.searchParams.get('tab') === 'grounds');
    await page.getByRole('searchbox', { name: 'Search' }).fill('not mine');
    await page.waitForURL((url) => url.searchParams.get('q') === 'not mine');
    const table = page.getByRole('table', { name: 'Letter texts' });
    await table.getByRole('link', { name: 'Not mine' }).focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog');
    await drawer.getByText('I never opened it, signed for it, used it or paid on it.').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'letters-1-text');
    const preview = page.waitForResponse((response) => response.url().includes('/preview'));
    await drawer.getByRole('button', { name: 'Preview sample (PDF)' }).click();
    expect((await preview).headers()['content-type']).toBe('application/pdf');
    await page.bringToFront();
    await drawer.getByRole('button', { name: 'Favorite: Not mine' }).click();
    await drawer.getByRole('button', { name: 'Favorite: Not mine', pressed: true }).waitFor();
    await drawer.getByRole('button', { name: 'Reinvestigate; delete if it cannot be verified' }).click();
    await page.waitForURL((url) => url.searchParams.get('text') === 'request.delete-if-unverified');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
    await page.goto(`${app.url}/letters?tab=grounds&favorites=yes`);
    await expect.poll(() => table.getByRole('row').count(), SOON).toBe(2);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    expect(troubles).toEqual([]);
  });
});
