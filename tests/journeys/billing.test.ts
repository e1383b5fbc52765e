// Payment status: noted by hand, removed, found in the list of clients, and not shown to who may not see it.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('how payments stand', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
    await api.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Paid', lastName: 'Well', ssn: null, email: null, phone: null });
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
  async function enter(role: 'admin' | 'processor'): Promise<Visitor> {
    const { email } = await app.signIn(role);
    const entered = await visit(browser);
    await typeSignIn(entered.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(entered.page, '/dashboard');
    return entered;
  }

  test('a standing is noted with the keyboard alone, and refused where it cannot be', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/contacts/${contactId}?tab=billing`);
    await page.getByText('No payment status has been entered for this client yet.').waitFor();
    await expectAccessible(page);
    await picture(page, 'billing-1-empty');
    await page.getByLabel('Plan').selectOption('No plan');
    await page.getByLabel('Status', { exact: true }).selectOption('Payment failed');
    await page.getByLabel('Note', { exact: true }).fill('Card 4111 1111 1111 1111 was declined');
    await page.keyboard.press('Enter');
    await page.getByText('Without a plan there is nothing to pay.').waitFor();
    await page.getByLabel('Plan').selectOption('Monthly');
    await page.getByLabel('Since').fill('2026-11-03');
    await page.getByRole('button', { name: 'Save status' }).click();
    await page.getByText('This seems to hold a card number.').waitFor();
    await expectAccessible(page);
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((kept) => String(kept).includes('4111 1111'))), SOON)
      .toBe(false);
    // A reload loses nothing else of it.
    await page.reload();
    await page.getByLabel('Note', { exact: true }).fill('Card ending 1111 was declined');
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'History' }).getByText('A payment failed on Nov 3, 2026 (monthly plan)').waitFor();
    await expectAccessible(page);
    await picture(page, 'billing-2-failed');
  });

  test('beside a failed payment the case is put on hold', async () => {
    const { page } = visitor;
    await page.getByRole('tabpanel').getByRole('button', { name: 'Put on hold' }).click();
    await page.getByLabel('Reason').fill('Payment failed');
    await page.keyboard.press('Enter');
    await page.getByText(/^On hold since .*: Payment failed$/).waitFor();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Put on hold' }).waitFor({ state: 'detached' });
  });

  test('what someone else noted in the meantime is shown, and saved over only on purpose', async () => {
    const { page } = visitor;
    const newestId = (await api.billing.list({ contactId })).rows[0]?.id ?? null;
    await page.getByLabel('Note', { exact: true }).fill('W'.repeat(198));
    await api.billing.note({ contactId, newestId, plan: 'flat', standing: 'past-due', since: '2026-11-05' });
    await page.getByText('Past due since Nov 5, 2026 (flat fee)').first().waitFor();
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved changes while you were editing' });
    await conflict.getByRole('row', { name: /^Note W+ nothing$/ }).waitFor();
    // What was not touched follows the colleague's note.
    expect(await page.getByLabel('Plan').inputValue()).toBe('flat');
    expect(await page.getByLabel('Note', { exact: true }).inputValue()).toBe('W'.repeat(198));
    await expectAccessible(page);
    // The list only tells what is noted; the server refuses a person who has not seen it yet.
    await page.reload();
    await conflict.getByRole('button', { name: 'Save my version' }).click();
    await page.getByRole('list', { name: 'History' }).getByText('W'.repeat(198)).waitFor();
    await conflict.waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  test('a double click takes one note back, and Undo puts back the very same', async () => {
    const { page } = visitor;
    const before = (await api.billing.list({ contactId })).rows;
    await page.getByRole('button', { name: 'Remove', exact: true }).dblclick();
    await page.getByText('The payment status was removed.').waitFor();
    expect((await api.billing.list({ contactId })).rows).toEqual(before.slice(1));
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('The payment status was removed.').waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'History' }).getByText('W'.repeat(198)).waitFor();
    expect((await api.billing.list({ contactId })).rows).toEqual(before);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('The payment status was removed.').waitFor();
  });

  test('the view "Past due or failed" lists the client, in the words of its filter; the filter is shown on every list', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/client-management`);
    await page.getByRole('group', { name: 'Quick views' }).getByText('Past due or failed').click();
    await page.waitForURL((url) => url.searchParams.get('billing') === 'owing');
    const table = page.getByRole('table', { name: 'Clients' });
    await table.getByText('! Past due', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Active filters' }).getByText('Billing: Past due or failed').waitFor();
    // The list of before stands until the answer is there.
    await table.getByText('Paid Well').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await picture(page, 'billing-3-clients');
    await page.goto(`${app.url}/contacts?billing=owing`);
    await page.getByRole('button', { name: 'Remove the filter Billing' }).click();
    await page.getByRole('table', { name: 'Contacts' }).getByText('Paid Well').waitFor();
    expect(troubles).toEqual([]);
  });

  test('the page lists all clients by status; a status is entered in place and undone', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/billing?status=none`);
    const table = page.getByRole('table', { name: 'Clients by payment status' });
    await page.getByText('nothing is charged from here').waitFor();
    await table.getByRole('button', { name: 'Enter the payment status of Paid Well' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paid Well' });
    await dialog.getByLabel('Status', { exact: true }).selectOption('Past due');
    await dialog.getByLabel('Since').fill('2026-11-01');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save status' }).click();
    await page.getByText('Paid Well: Past due since Nov 1, 2026 (monthly plan).').waitFor();
    await page.getByText('Every client has a payment status.').waitFor();
    await page.getByRole('tab', { name: 'Past due or failed 2' }).click();
    await page.waitForURL((url) => url.searchParams.get('status') === 'owing');
    await table.getByRole('row', { name: /Paid Well Past due/ }).waitFor();
    await expectAccessible(page);
    await picture(page, 'billing-4-page');
    await page.getByRole('button', { name: 'Undo' }).click();
    await table.getByText('Paid Well').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'No status yet 1' }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await page.setViewportSize({ width: 1280, height: 720 });
    expect(troubles).toEqual([]);
  });

  test('who may not see billing has no tab, no view and no list of it', async () => {
    const { page } = await enter('processor');
    await page.goto(`${app.url}/contacts/${contactId}?tab=billing`);
    await page.getByRole('tab', { name: 'Overview', selected: true }).waitFor();
    expect(await page.getByRole('tab', { name: 'Billing' }).count()).toBe(0);
    await page.goto(`${app.url}/client-management?billing=owing`);
    await page.getByText('Your role does not include the data this list is filtered by').waitFor();
    expect(await page.getByRole('group', { name: 'Quick views' }).getByText('Past due').count()).toBe(0);
    await page.getByRole('button', { name: 'Remove the filter Billing' }).click();
    await page.getByRole('table', { name: 'Clients' }).getByText('Paid Well').waitFor();
    expect(await page.getByRole('columnheader', { name: 'Billing' }).count()).toBe(0);
    await page.goto(`${app.url}/contacts?billing=owing`);
    await page.getByRole('button', { name: 'Remove the filter Billing' }).click();
    await page.getByRole('table', { name: 'Contacts' }).getByText('Paid Well').waitFor();
  });
});
