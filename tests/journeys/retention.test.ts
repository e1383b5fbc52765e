// What is due is listed and destroyed with a certificate; a hold stops it; a client's wish says what stays.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { addMaria } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('retention', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let due: string;
  let wishes: string;
  beforeAll(async () => {
    app = await startTestApp();
    const { api, email } = await app.signIn('owner');
    ({ contactId: due } = await addMaria(app, api));
    wishes = (await api.contacts.create({ firstName: 'Wanda', lastName: 'Wish', category: 'lead', email: 'wanda@example.test' })).id;
    await api.contacts.addNote({ id: wishes, body: 'Asked about prices.' });
    await app.server.database.pool.query(
      "update contacts set stage = 'graduated', stage_since = now() - interval '25 months', created_at = now() - interval '3 years', first_name = 'Dora', last_name = 'Due' where id = $1",
      [due],
    );
    await api.retention.saveSettings({ version: 1, reportsMonths: 24, recordsYears: 6 });
    await app.eventually(async () => ((await api.retention.listDue({})).ready === 1 ? true : undefined));
    browser = await launchBrowser();
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(visitor.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('a hold on the contact takes its row off what may be destroyed, and lifted it may go', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/contacts/${due}?tab=retention`);
    await page.getByText('16 CFR 310.5').or(page.getByText('15 U.S.C. 1679c(c)')).first().waitFor();
    await page.getByRole('button', { name: 'Place legal hold' }).click();
    await page.getByLabel('Reason').fill('no');
    await page.getByRole('dialog').getByRole('button', { name: 'Place legal hold' }).click();
    await page.getByText('Please say why, in a few words.').waitFor();
    await page.getByLabel('Reason').fill('A complaint at the agency is pending.');
    await page.getByRole('dialog').getByRole('button', { name: 'Place legal hold' }).click();
    await page.getByText(/^Legal hold since .* A complaint at the agency is pending\./).waitFor();
    await expectAccessible(page);
    await picture(page, 'retention-tab');
    await page.goto(`${app.url}/retention?held=yes`);
    await page.getByRole('cell', { name: 'On legal hold' }).waitFor();
    expect(await page.getByRole('button', { name: /^Destroy .* of Dora Due/ }).count()).toBe(0);
    await page.goto(`${app.url}/contacts/${due}?tab=retention`);
    await page.getByRole('button', { name: 'Lift legal hold' }).click();
    await page.getByLabel('Reason').fill('The complaint was withdrawn today.');
    await page.getByRole('dialog').getByRole('button', { name: 'Lift legal hold' }).click();
    await page.getByRole('button', { name: 'Place legal hold' }).waitFor();
  });

  test('what is due is destroyed, and its certificate is there', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/admin-tools`);
    await page.getByRole('link', { name: 'Retention' }).click();
    const row = page.getByRole('row', { name: /Dora Due/ });
    await row.getByText('Credit reports and identity').waitFor();
    await expectAccessible(page);
    await picture(page, 'retention');
    await row.getByRole('button', { name: 'Destroy credit reports and identity of Dora Due' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Destroy', exact: true }).click();
    await page.getByText('1 destroyed').waitFor();
    await page.getByText('Nothing is due for disposal.').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /^Certificate of the disposal/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Certificate of disposal .*\.pdf$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(page, 'retention-phone');
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(troubles).toEqual([]);
  });

  test('a wish shows what goes, and says afterwards what to tell the client', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/contacts/${wishes}?tab=retention`);
    await page.getByRole('button', { name: 'Delete data' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Notes').waitFor();
    await expectAccessible(page);
    await picture(page, 'retention-wish');
    await dialog.getByLabel('How and when did the client ask?').fill('By email on November 20');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText(/^You asked us to delete your data \(By email on November 20\)/).waitFor();
    await page.reload();
    await page.getByText(/^This record was disposed of/).waitFor(SOON);
  });
});
