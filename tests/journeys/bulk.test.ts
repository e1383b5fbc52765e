// A bulk change from the filter to the result of each contact and back, and its place in the history.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('changes of many contacts', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    await api.contacts.create({ firstName: 'Fair', lastName: 'Visitor1', category: 'lead', urgency: 'High', tags: ['Fair'] });
    await app.server.database.pool
      .query(`insert into contacts (id, category, first_name, last_name, stage, stage_since, created_at, updated_at, tags)
      select ('0190dddd-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid, 'lead', 'Fair', 'Visitor' || i, 'new', now(), now(), now(), array['Fair']
      from generate_series(2, 120) i`);
    const { id } = await api.contacts.create({ firstName: 'Former', lastName: 'Visitor', category: 'lead', tags: ['Fair'] });
    await api.contacts.archive({ id, version: 1 });
    browser = await launchBrowser();
    visitor = await enter('admin');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await visitor.page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });
  async function enter(role: 'admin' | 'read-only'): Promise<Visitor> {
    const { email } = await app.signIn(role);
    const entered = await visit(browser);
    await typeSignIn(entered.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(entered.page, '/dashboard');
    return entered;
  }

  test('leads are filtered, looked at, changed with the number typed, and restored', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/bulk?object=leads&tag=Fair`);
    await page.getByRole('group', { name: 'Active filters' }).getByText('Tag: Fair').waitFor();
    await page.getByLabel('Change', { exact: true }).selectOption('Set urgency');
    await page.getByLabel('Urgency', { exact: true }).selectOption('High');
    await page.getByText('119 contacts of 120 would change: urgency set to High.').waitFor();
    await page.getByRole('list', { name: 'Left out' }).getByText('1 · Already so').waitFor();
    await page.getByText('Not counted: 1 archived contact matches too.').waitFor();
    expect(await page.getByRole('list', { name: 'Left out' }).getByRole('listitem').count()).toBe(1);
    await page.getByRole('button', { name: 'Dry run: show each contact' }).click();
    await page.getByRole('table', { name: 'Dry run' }).getByRole('row', { name: 'Fair Visitor120 None High' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'bulk-1-preview');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Change 119 contacts' }).click();
    const typed = page.getByLabel('Type 119 to confirm');
    await typed.fill('120');
    await page.keyboard.press('Enter');
    await page.getByText('Type 119 to confirm.').waitFor();
    await typed.fill('119');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await page.getByText('119 changed, 1 skipped, 0 failed.').waitFor();
    await page.getByText('✓ Done').waitFor();
    await page.getByLabel('Result', { exact: true }).selectOption('Skipped');
    const results = page.getByRole('table', { name: 'Results' });
    await results.getByRole('row', { name: /Fair Visitor1 .*Already so/ }).waitFor();
    await expectAccessible(page);
    await picture(page, 'bulk-2-result');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('119 changed, 1 skipped, 0 failed, 119 undone.').waitFor();
    expect((await api.contactLists.list({ tag: 'Fair', urgency: 'High' })).total?.count).toBe(1);
    await page.getByRole('link', { name: 'All bulk changes' }).click();
    await page
      .getByRole('table', { name: 'Bulk changes, imports and exports' })
      .getByRole('row', { name: /Urgency set to High .*119 1 Undone/ })
      .waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });

  test('who may not change many contacts is told so', async () => {
    const { page } = await enter('read-only');
    await page.goto(`${app.url}/bulk`);
    await page
      .getByText(/permission|role/i)
      .first()
      .waitFor();
    expect(await page.getByRole('heading', { name: '1. Choose who' }).count()).toBe(0);
  });
});
