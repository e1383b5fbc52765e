// Every path of the specification answers with its page or its redirect; what a role may not see is neither in the menu nor
// opened by its address; and a line that drops does not leave a broken page behind.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAVIGATION } from '../../apps/staff/navigation.ts';
import { chromePath, ends, expectAccessible, launchBrowser, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

/** Paths of section 2 that are not in the menu. */
const MORE_PAGES = ['/documents', '/reports', '/admin-tools', '/settings', '/activity', '/features'];
const REDIRECTS = [
  ['/', '/dashboard'],
  ['/clients', '/contacts'],
  ['/client', '/contacts'],
  ['/login', '/dashboard'],
  ['/login/', '/dashboard'],
  ['/client/documents', '/dashboard'],
] as const;

describe.skipIf(chromePath === undefined)('the routes of the staff app', () => {
  let app: TestApp;
  let browser: Browser;
  let owner: Visitor;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await launchBrowser();
    owner = await enter('owner');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  async function enter(role: 'owner' | 'sales'): Promise<Visitor> {
    const { email } = await app.signIn(role);
    const visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(visitor.page, '/dashboard');
    return visitor;
  }
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('each page of the menu is there, with a title and a heading, and the cursor on the heading', async () => {
    const { page, troubles } = owner;
    for (const { label, path } of NAVIGATION) {
      if (path === '/logout') continue;
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label, exact: true }).click();
      await ends(page, path);
      await page.locator('nav a[aria-current=page]', { hasText: label }).waitFor();
      await heading(page).waitFor();
      expect(await page.title(), path).toMatch(/ · Redress$/);
      expect(await page.getByText('That page was not found.').count(), path).toBe(0);
    }
    expect(troubles).toEqual([]);
  });

  test('so is each page outside the menu, and every redirect leads where it should', async () => {
    const { page } = owner;
    for (const path of MORE_PAGES) {
      await page.goto(`${app.url}${path}`);
      await heading(page).waitFor();
      expect(await page.getByText('That page was not found.').count(), path).toBe(0);
    }
    // What is no id stands for nothing, rather than for a fault.
    await page.goto(`${app.url}/export?tab=import&import=nope`);
    await page.getByRole('heading', { name: 'Earlier imports' }).waitFor();
    for (const [from, to] of REDIRECTS) {
      await page.goto(`${app.url}${from}`);
      await ends(page, to);
    }
    for (const path of ['/nowhere', '/login/nowhere', '/contacts/a/b', '/invite/x']) {
      await page.goto(`${app.url}${path}`);
      await page.getByRole('main').getByRole('heading', { name: 'That page was not found.', exact: true }).waitFor();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
    }
    for (const path of ['/contacts/%E0%A4%A', '/%ff?a=%zz', '/%']) {
      await page.goto(`${app.url}${path}`);
      await page.getByRole('main').getByRole('heading', { name: 'That page was not found.', exact: true }).waitFor();
    }
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await ends(page, '/dashboard');
  });

  test('the search finds pages and is left by Escape; the keys of a page are listed; a dialog gives the cursor back', async () => {
    const { page, troubles } = owner;
    await page.goto(`${app.url}/dashboard`);
    await heading(page).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: 'Search pages and people' });
    await field.fill('letetrs');
    await page.getByRole('option', { name: 'Dispute Letters' }).waitFor();
    await expectAccessible(page);
    await field.fill('bill');
    const chosen = await page.getByRole('option', { name: 'Billing' }).getAttribute('id');
    await expect.poll(() => field.getAttribute('aria-activedescendant'), SOON).toBe(chosen);
    await page.keyboard.press('Enter');
    await ends(page, '/billing');
    await page.keyboard.press('Control+k');
    await field.waitFor();
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Help: Billing' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.goto(`${app.url}/idiq`);
    await page.getByRole('button', { name: 'Add connection' }).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Add connection' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'Add connection' }).waitFor();
    expect(troubles).toEqual([]);
  });

  test('a salesperson sees their part of the menu, and the rest is closed by its address, too', async () => {
    const { page, context } = await enter('sales');
    const closed = [
      '/idiq',
      '/dispute-center',
      '/analytics',
      '/letters',
      '/dispute-letters',
      '/export',
      '/permissions',
      '/setup',
      '/user-management',
      '/roles',
    ];
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Logout' }).waitFor();
    const entries = await menu.getByRole('link').allInnerTexts();
    expect(entries.map((entry) => entry.trim())).toEqual(NAVIGATION.filter(({ path }) => !closed.includes(path)).map(({ label }) => label));
    for (const path of closed) {
      await page.goto(`${app.url}${path}`);
      await page.getByRole('heading', { level: 1, name: 'No permission' }).waitFor();
    }
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').first().fill('dispute');
    await page.getByText('No results for').waitFor();
    await context.close();
  });

  test('a line that drops while a page is loading: the page waits and opens by itself', async () => {
    const { page, context, troubles } = await enter('sales');
    await page.goto(`${app.url}/help`);
    await heading(page).waitFor();
    await context.setOffline(true);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Location', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Waiting for the connection' }).waitFor();
    await page.getByRole('navigation', { name: 'Main' }).waitFor();
    await expectAccessible(page);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Location' }).waitFor();
    expect(troubles.filter((trouble) => !/ERR_INTERNET_DISCONNECTED|Failed to fetch|PartUnreachable/.test(trouble))).toEqual([]);
    await context.close();
  });
});
