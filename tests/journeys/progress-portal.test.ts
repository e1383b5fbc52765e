// Clients who wait too long for a word, and a look at what one of them sees, in which nothing can be changed.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('the progress portal', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
    await api.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Paul', ssn: null, email: null, phone: null });
    const client = await app.signIn('client', { contactId });
    await openFileDoor(app.url, client.token).upload(`contacts/${contactId}/documents/electric-bill.txt`, 'Electric bill of July');
    browser = await launchBrowser();
    const { email } = await app.signIn('credit-specialist');
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(visitor.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await visitor.page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });

  test('from the menu to the portal of one client, to read only', async () => {
    const { page, troubles } = visitor;
    await page.getByRole('link', { name: 'Progress Portal' }).click();
    const table = page.getByRole('table', { name: 'Clients and their portal' });
    await table.getByText('Paul Delgado').waitFor();
    await expectAccessible(page);
    await picture(page, 'progress-portal-1');
    await page.getByLabel('Portal', { exact: true }).selectOption('active');
    await page.waitForURL((url) => url.searchParams.get('portal') === 'active');
    await table.getByText('Paul Delgado').waitFor({ state: 'detached' });
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      table.getByRole('button', { name: 'Preview the portal of Maria Delgado' }).click(),
    ]);
    const portal = tab.getByRole('region', { name: 'Preview' });
    await portal.getByText('Nothing can be changed here.').waitFor();
    await tab.getByRole('heading', { name: 'Hello, Test' }).waitFor();
    expect(new URL(tab.url()).hash).toBe('');
    await expectAccessible(tab);
    // A reload keeps it, and the documents are those of the client; none can be sent.
    await tab.reload();
    await tab.getByRole('link', { name: 'Documents' }).click();
    const documents = tab.getByRole('list', { name: 'Your documents' });
    await documents.getByText('electric-bill.txt', { exact: true }).first().waitFor();
    const [bill] = await Promise.all([
      tab.context().waitForEvent('page'),
      documents.getByRole('button', { name: 'Open electric-bill.txt' }).click(),
    ]);
    await bill.getByText('Electric bill of July').waitFor();
    await bill.close();
    const [chooser] = await Promise.all([
      tab.waitForEvent('filechooser'),
      tab.getByRole('button', { name: 'Choose pictures or a file' }).click(),
    ]);
    await chooser.setFiles([{ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Not from the client') }]);
    await tab.getByText('This is a preview: nothing can be changed here.').waitFor();
    expect(await tab.getByRole('button', { name: 'Sign Out' }).count()).toBe(0);
    await picture(tab, 'progress-portal-2-preview');
    await portal.getByRole('button', { name: 'Close preview' }).click();
    await ends(tab, '/progress-portal');
    await tab.close();
    await expect
      .poll(
        async () => (await api.activity.list({ contactId })).rows.filter(({ kind }) => kind === 'progressPortal.previewOpened').length,
        SOON,
      )
      .toBe(1);
    // The same look from the contact.
    await page.goto(`${app.url}/contacts/${contactId}?tab=portal`);
    const [second] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('button', { name: 'Preview', exact: true }).click(),
    ]);
    await second.getByRole('region', { name: 'Preview' }).getByText('Nothing can be changed here.').waitFor();
    await second.close();
    await expectAccessible(page);
    await picture(page, 'progress-portal-3-contact');
    await page.goto(`${app.url}/progress-portal?portal=active`);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    await page.getByLabel('Heard from the office').waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await expectAccessible(page);
    expect(troubles).toEqual([]);
  });
});
