// Documents of all contacts: files are uploaded for a contact, looked at in place, marked and undone; what a client sends comes up.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { demoPaper } from '../../db/demo/demo-documents.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('documents of all contacts', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
    const client = await app.signIn('client', { contactId });
    const metadata = { metadata: { documentKind: 'photo-id' } };
    await openFileDoor(app.url, client.token).upload(
      `contacts/${contactId}/documents/license.pdf`,
      demoPaper('Driver license'),
      'application/pdf',
      metadata,
    );
    browser = await launchBrowser();
    const { email } = await app.signIn('processor');
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

  test('what a client sent leads from Needs action to the file, which is marked as received and undone', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: /document from a client to look at/ }).click();
    await page.getByRole('table', { name: 'Files' }).getByRole('link', { name: 'license.pdf' }).click();
    const panel = page.getByRole('dialog', { name: 'license.pdf' });
    await panel.getByLabel('The document license.pdf').waitFor();
    await expectAccessible(page);
    await picture(page, 'documents-1-file');
    expect(await panel.getByLabel('What it is').inputValue()).toBe('photo-id');
    await panel.getByRole('button', { name: 'Save as looked at' }).click();
    await page.getByText('license.pdf: Photo ID, received.').waitFor();
    await page.getByText('Every document that clients sent has been looked at.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('table', { name: 'Files' }).getByText('To look at').waitFor();
    expect((await api.files.listDocuments({ contactId })).checks.every(({ check }) => check === null)).toBe(true);
  });

  test('many files are uploaded at once for a chosen contact; a wrong one is told from the others', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/documents?contact=${contactId}`);
    await page.getByRole('button', { name: 'Upload files' }).click();
    const panel = page.getByRole('region', { name: 'Upload documents' });
    await panel.getByLabel('What it is').selectOption('Proof of address');
    await panel.getByText('Drop files here').waitFor();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), panel.getByRole('button', { name: 'Choose files' }).click()]);
    const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
    await chooser.setFiles([
      file('bill.pdf', demoPaper('Electric bill')),
      file('bill.pdf', demoPaper('Gas bill')),
      file('fake.pdf', 'no PDF at all'),
    ]);
    await panel.getByText('2 of 3 uploaded').waitFor();
    await panel.getByText('Not taken').waitFor();
    const table = page.getByRole('table', { name: 'Files' });
    await table.getByRole('link', { name: 'bill (2).pdf' }).waitFor();
    await page.getByLabel('Kind').selectOption('address-proof');
    await page.waitForURL((url) => url.searchParams.get('kind') === 'address-proof');
    await table.getByText('license.pdf').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await picture(page, 'documents-2-uploads');
    await page.getByRole('tab', { name: 'Required documents' }).click();
    await page.getByRole('table', { name: 'Clients and their documents' }).getByText('Maria Delgado').waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    // The refused file is the only trouble.
    expect(troubles.filter((trouble) => !trouble.includes('415'))).toEqual([]);
  });
});
