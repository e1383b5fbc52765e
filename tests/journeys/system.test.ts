// What is on and off and why, the program's health, a check with its result, and a fault found by its reference.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('features and admin tools', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  beforeAll(async () => {
    app = await startTestApp();
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

  test('parts say why they are off and how to switch them on; no value of a secret is shown', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/features?show=off`);
    const parts = page.getByRole('list', { name: 'Parts' });
    await parts
      .getByText(
        'To switch it on, set SMTP_URL, and start the program again. Needs: A mail server that accepts SMTP, and an account on it.',
      )
      .waitFor();
    await expectAccessible(page);
    await page.getByLabel('About').selectOption('Data');
    const database = page
      .getByRole('list', { name: 'Settings' })
      .getByRole('listitem')
      .filter({ hasText: /^DATABASE_URL/ });
    await database.getByText(/^(Not set|The value is not shown)$/).waitFor();
    expect(new URL(page.url()).search).toBe('?show=off&group=Data');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
  });

  test('a check runs to its result, and a reference that no fault has says so', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/admin-tools`);
    await page.getByText(/^Redress \d/).waitFor();
    // As the queue holds a job that failed once and is due again in an hour.
    await app.server.database.pool.query(
      `insert into jobs.job (name, data, state, retry_limit, retry_count, start_after)
       values ('mail.send', '{"mailId":"0193a5b0-0000-7000-8000-0000000000ff"}', 'retry', 5, 1, now() + interval '1 hour')`,
    );
    await page.reload();
    await page
      .getByRole('table', { name: 'Waiting background jobs' })
      .getByRole('row', { name: /mail\.send.*Email.*tries again/ })
      .waitFor();
    await page.getByRole('button', { name: 'Start: Rebuild search words' }).click();
    await page.getByText('0 rows checked, nothing to correct.').waitFor();
    await page.getByLabel('Reference').fill('0193a5b0');
    await page.getByText('There is no fault with this reference among the last 1,000.').waitFor();
    await expectAccessible(page);
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(page, 'admin-tools');
    expect(troubles).toEqual([]);
  });
});
