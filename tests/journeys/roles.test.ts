// From the matrix of roles to one person: what they may do and why, and a browser of theirs that is signed out.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('roles and permissions', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let sales: Awaited<ReturnType<TestApp['signIn']>>;
  beforeAll(async () => {
    app = await startTestApp();
    sales = await app.signIn('sales');
    await app.signIn('owner');
    const admin = await app.signIn('admin');
    browser = await launchBrowser();
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email: admin.email, password: TEST_PASSWORD });
    await ends(visitor.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('two roles are compared, and the way leads to who has a permission and why', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Roles & Permissions' }).click();
    await page.getByRole('row', { name: /^Sales .*Test sales/ }).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Role', { exact: true }).selectOption('Sales');
    await page.getByLabel('Compare with').selectOption('Processor');
    await page.getByLabel('Show').selectOption('Differences');
    await page.getByText(/^Both may do \d+\. Only Sales: \d+\. Only Processor: \d+\.$/).waitFor();
    expect(new URL(page.url()).search).toBe('?role=sales&with=processor&show=differences');
    const matrix = page.getByRole('table', { name: 'Permissions of each role' });
    await matrix.getByRole('row', { name: /^Manage forms .* Yes No$/ }).waitFor();
    await page.getByLabel('Compare with').selectOption('Admin');
    await matrix.getByRole('link', { name: 'Reveal identity' }).click();
    const holders = page.getByRole('table', { name: 'Who has this permission' });
    await holders.getByText('The role Admin includes everything in Contacts.').waitFor();
    expect(await holders.getByText('Test sales').count()).toBe(0);
    await expectAccessible(page);
  });

  test('a person, and a browser of theirs that is signed out', async () => {
    const { page, troubles } = visitor;
    await page.getByLabel('Person').selectOption('Test sales');
    await page.getByText('The role Sales includes it.').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('tab', { name: 'Claims' }).click();
    await page.getByRole('row', { name: /^isAdmin false/ }).waitFor();
    await page.getByRole('tab', { name: 'Devices' }).click();
    await page.getByRole('button', { name: /^Sign out of/ }).click();
    await page.getByText('This person is not signed in anywhere.').waitFor();
    await expect(sales.api.contacts.search({ q: 'ann' })).rejects.toMatchObject({ status: 401 });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await page.goBack();
    await page.goto(`${app.url}/roles`);
    await page.getByRole('button', { name: /^Contacts \(\d+\)$/ }).click();
    await page.getByText('Owner, Admin, Credit specialist').first().waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(page, 'roles-phone');
    expect(troubles).toEqual([]);
  });
});
