// Reports about one contact and a segment: found from the menu, read, and shown by permission.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { addMaria, collectionItem } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('contact reports', () => {
  let app: TestApp;
  let browser: Browser;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    const { api } = await app.signIn('owner');
    const maria = await addMaria(app, api);
    ({ contactId } = maria);
    const { draft } = await api.disputes.saveDraft({
      contactId,
      reportId: maria.reportId,
      version: null,
      items: [collectionItem(maria.collectionId, 'EQ')],
    });
    await api.disputes.openRound({ contactId, version: draft.version });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  async function enter(role: 'admin' | 'sales'): Promise<Visitor> {
    const { email } = await app.signIn(role);
    const entered = await visit(browser);
    await typeSignIn(entered.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(entered.page, '/dashboard');
    return entered;
  }

  test('a contact is chosen with the keyboard, its parts are in the address, and each is a PDF', async () => {
    const { page, troubles } = await enter('admin');
    await page.getByRole('link', { name: 'Contact Reports' }).click();
    await page.getByRole('table', { name: 'Segment' }).getByRole('link', { name: 'Maria Delgado' }).waitFor();
    await page.getByRole('tab', { name: 'One contact' }).click();
    await page.getByRole('combobox', { name: 'Contact' }).fill('delgado');
    await page.getByRole('option', { name: /Maria Delgado/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('contact') === contactId);
    await page.getByText('There is only one report so far').waitFor();
    await expectAccessible(page);
    await picture(page, 'contact-reports-1-progress');
    await page.getByRole('tab', { name: 'Item history' }).click();
    await page.waitForURL((url) => url.searchParams.get('part') === 'items');
    await page.getByRole('table', { name: 'Item history' }).getByText('Mailing not recorded').waitFor();
    const answer = page.waitForResponse((response) => response.url().endsWith('/items/pdf'));
    await page.getByRole('button', { name: 'Item history (PDF)' }).click();
    expect((await answer).headers()['content-type']).toBe('application/pdf');
    await page.goBack();
    await page.getByRole('tab', { name: 'Progress', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'Segment' }).click();
    const row = page.getByRole('table', { name: 'Segment' }).getByRole('row', { name: /Maria Delgado/ });
    await row.getByText('1: ').waitFor();
    await page.getByRole('button', { name: 'Export progress' }).click();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
    expect((await download).suggestedFilename()).toMatch(/^progress \d{4}-\d\d-\d\d\.csv$/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    expect(troubles).toEqual([]);
  });

  test('who may not see letters has no letter log, and an address that asks for it says so', async () => {
    const { page } = await enter('sales');
    await page.goto(`${app.url}/contact-reports?contact=${contactId}&part=letters`);
    await page.getByText('Your role does not include this part: letter log.').waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Segment', 'One contact', 'Audit report', 'Progress', 'Activity log']);
  });
});
