// A report that only exists as a PDF: kept, typed in beside it, finished, set aside and restored.
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { letWork } from '../support/let-work.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('a report that is typed in', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    const owner = await app.signIn('owner');
    ({ api } = owner);
    contactId = await letWork(app, (await api.contacts.create(COMPLETE_CONTACT)).id);
    browser = await launchBrowser();
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email: owner.email, password: TEST_PASSWORD });
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
  const history = (page: Page) => page.getByRole('region', { name: 'Reports of this contact' });
  const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
  const isSaved = (page: Page) => page.getByRole('form', { name: 'What the report says' }).getByText('Saved', { exact: true }).waitFor();

  test('a PDF is kept and refused with its reason, and can be typed in beside it', async () => {
    const { page } = visitor;
    await page.goto(`${app.url}/contacts/${contactId}?tab=reports`);
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([
        {
          name: 'paper.pdf',
          mimeType: 'application/pdf',
          buffer: Buffer.from(tinyPdf('EXPERIAN  Report of Maria Delgado, 03/02/2026'), 'latin1'),
        },
      ]);
    await history(page).getByText('A PDF report cannot be read into accounts').waitFor();
    await expectAccessible(page);
    await picture(page, 'manual-1-refused');
    await page.getByRole('button', { name: 'Enter by hand' }).click();
    await page.getByRole('heading', { name: 'Enter paper.pdf' }).waitFor();
    await page.getByLabel('The document paper.pdf').waitFor();
    await page.getByRole('button', { name: 'Finish' }).click();
    await page.getByText('Enter the report date. It is printed on the first page.').waitFor();
    await expectAccessible(page);
    await picture(page, 'manual-2-empty');
  });

  test('date, bureaus, person and scores', async () => {
    const { page } = visitor;
    await page.getByLabel('Date of the report').fill('2026-03-02');
    await page.getByLabel('Source', { exact: true }).fill('annualcreditreport.com');
    for (const bureau of ['Equifax', 'Experian']) await page.getByRole('checkbox', { name: bureau }).check();
    await page.getByLabel('Name at Equifax').fill('Maria Delgado');
    await page.getByLabel('Date of birth at Equifax').fill('3/14/1986');
    await page.getByRole('button', { name: 'Same as at Equifax' }).click();
    expect(await page.getByLabel('Date of birth at Experian').inputValue()).toBe('03/14/1986');
    await part(page, 'Scores').getByRole('button', { name: 'Add a score' }).click();
    await page.getByLabel('Model (score 1)').fill('VantageScore 3.0');
    await page.getByLabel('Score 1', { exact: true }).fill('612');
    await isSaved(page);
  });

  test('an account at one bureau is copied to another; what cannot be is said at its field and stays', async () => {
    const { page } = visitor;
    await part(page, 'Accounts').getByRole('button', { name: 'Add an account' }).click();
    await page.getByLabel('Creditor', { exact: true }).pressSequentially('FIRST TEST BANK');
    await page.getByLabel('Account number').fill('5500123412341234');
    await page.getByLabel('Kind', { exact: true }).selectOption('Revolving');
    await page.getByLabel('Pay status').selectOption('30 days late');
    await page.getByLabel('Balance', { exact: true }).fill('1,250.00');
    await page.getByLabel('High credit').fill('$2,000');
    await page.getByLabel('Past due').fill('much');
    await page.getByLabel('Opened').fill('May 2020');
    await page.getByLabel('Closed').click();
    await page.getByText('Enter an amount such as 1,250 or 1,250.00.').waitFor();
    await page.getByText('Saved, except one field to fix').waitFor();
    expect([await page.getByLabel('Past due').inputValue(), await page.getByLabel('Opened').inputValue()]).toEqual(['much', '05/2020']);
    await page.getByRole('button', { name: 'Jan 2026: empty' }).click();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('6');
    await page.getByRole('button', { name: 'Feb 2026: 60 days late' }).waitFor();
    await page.getByRole('button', { name: 'Fill the rest with on time' }).click();
    await expectAccessible(page);
    await picture(page, 'manual-3-account');
    await page.getByLabel('Past due').fill('75');
    await page.getByRole('button', { name: 'Copy to Experian' }).click();
    await page.getByRole('group', { name: 'FIRST TEST BANK at Experian' }).waitFor();
    await page.getByLabel('Balance', { exact: true }).fill('1,300');
    expect(await page.getByRole('button', { name: /^Copy to/ }).count()).toBe(0);
    await part(page, 'Inquiries').getByRole('button', { name: 'Add an inquiry' }).click();
    await page.getByLabel('Inquiry by (inquiry 1)').fill('ANY LENDER');
    await page.getByLabel('Date (inquiry 1)').fill('02/2026');
    await page.getByLabel('Date (inquiry 1)').press('Tab');
    await isSaved(page);
  });

  test('a removed account comes back, and a reload keeps everything', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('FIRST TEST BANK at Experian was removed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await isSaved(page);
    await page.reload();
    const accounts = part(page, 'Accounts');
    expect(await lines(accounts)).toEqual([
      expect.stringMatching(/FIRST TEST BANK\s+Equifax/),
      expect.stringMatching(/FIRST TEST BANK\s+Experian/),
    ]);
    expect([
      await page.getByLabel('Date of the report').inputValue(),
      await page.getByLabel('Inquiry by (inquiry 1)').inputValue(),
      await page.getByLabel('Date (inquiry 1)').inputValue(),
    ]).toEqual(['2026-03-02', 'ANY LENDER', '02/2026']);
  });

  test('when someone else saved changes, a person chooses which version to keep', async () => {
    const { page } = visitor;
    const [row] = (await api.creditReports.list({ contactId })).rows;
    if (!row) throw new Error('No report.');
    const saving = '**/api/credit-reports/*/manual';
    await page.route(saving, (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await page.getByLabel('Source', { exact: true }).fill('Mine');
    await page.getByLabel('Source', { exact: true }).press('Tab');
    await page.getByText('Not saved yet').waitFor();
    await expectAccessible(page);
    const { version, typed } = await api.creditReports.getManual({ id: row.id });
    if (typed) await api.creditReports.saveManual({ id: row.id, version, typed: { ...typed, provider: 'Theirs' } });
    await page.unroute(saving);
    // Unless the try that comes by itself was quicker.
    const conflict = page.getByText('Someone else changed this report');
    await page.getByRole('button', { name: 'Save now' }).or(conflict).click();
    await conflict.waitFor();
    await expectAccessible(page);
    await picture(page, 'manual-4-conflict');
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await isSaved(page);
    expect((await api.creditReports.getManual({ id: row.id })).typed?.provider).toBe('Mine');
  });

  test('on a phone the document is one touch away, and the way back leads to the same field', async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    const name = page.getByLabel('Inquiry by (inquiry 1)');
    await name.focus();
    const place = await page.evaluate<number>('scrollY');
    await page.getByText('Document', { exact: true }).click();
    await page.getByLabel('The document paper.pdf').waitFor();
    expect(await name.isVisible()).toBe(false);
    await expectAccessible(page);
    await page.getByText('Form', { exact: true }).click();
    await name.waitFor();
    expect(Math.abs((await page.evaluate<number>('scrollY')) - place)).toBeLessThan(60);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1360, height: 900 });
  });

  test('a draft is set aside and restored as it was', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Set aside' }).click();
    await history(page).getByText('paper.pdf was set aside.').waitFor();
    await expectAccessible(page);
    await history(page).getByRole('button', { name: 'Undo' }).click();
    await history(page).getByText('Draft, not used yet').waitFor();
    await picture(page, 'manual-5-going-on');
    await history(page).getByRole('button', { name: 'Continue entry' }).click();
    expect(await lines(part(page, 'Accounts'))).toHaveLength(2);
  });

  test('finished, it is a report with one account at two bureaus', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Finish' }).click();
    const accounts = page.getByRole('region', { name: 'Accounts', exact: true });
    await page.getByRole('heading', { name: 'Mine, Mar 2, 2026' }).waitFor();
    await accounts.getByRole('button', { name: /FIRST TEST BANK/ }).click();
    const fields = page.getByRole('table', { name: /FIRST TEST BANK, field by field/ });
    expect(await fields.innerText()).toMatch(/Balance[^$]*\$1,250\s+\$1,300/);
    expect((await api.creditReports.list({ contactId })).rows.map(({ state, accounts: count }) => [state, count])).toEqual([['ready', 1]]);
    await expectAccessible(page);
    await picture(page, 'manual-6-report');
  });

  test('a report is set aside, folded away, and restored', async () => {
    const { page } = visitor;
    await history(page)
      .getByRole('button', { name: /^Set .* aside$/ })
      .click();
    await history(page).getByText('Mine, Mar 2, 2026 was set aside.').waitFor();
    await history(page).getByRole('button', { name: 'Close this message' }).click();
    await history(page).getByRole('button', { name: '1 set aside' }).click();
    await expectAccessible(page);
    await picture(page, 'manual-7-put-aside');
    await history(page).getByRole('button', { name: 'Restore' }).click();
    await page.getByRole('heading', { name: 'Mine, Mar 2, 2026' }).waitFor();
    await history(page)
      .getByRole('button', { name: /set aside$/ })
      .waitFor({ state: 'detached' });
  });

  test('paper without a file is begun quietly', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Enter a paper report' }).click();
    await page.getByRole('heading', { name: 'Enter a paper report' }).waitFor();
    expect(await page.getByRole('region', { name: 'Document' }).count()).toBe(0);
    await expectAccessible(page);
    await page.goBack();
    await page.getByText('Drop credit reports here').waitFor();
    await page.getByText('Draft, not used yet').first().waitFor();
  });

  test('nothing went wrong behind the pages', () => expect(visitor.troubles).toEqual([]));
});

async function lines(accounts: Locator): Promise<readonly string[]> {
  await accounts.getByRole('listitem').first().waitFor();
  return accounts.getByRole('listitem').allInnerTexts();
}

/** One page that says `text`. */
function tinyPdf(text: string): string {
  const stream = `BT /F1 18 Tf 72 720 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return String(place).padStart(10, '0');
  });
  return `${body}xref\n0 6\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
}
