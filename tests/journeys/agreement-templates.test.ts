// The texts of agreements: an owner copies one, inserts a field by keyboard, breaks a rule, reads what is missing, mends it, publishes, sees
// what changed, and reads the text filled for a client.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { chromePath, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('texts of agreements', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  beforeAll(async () => {
    app = await startTestApp();
    const owner = await app.signIn('owner');
    ({ api } = owner);
    await api.office.addLocation({
      name: 'Clear Path Credit',
      addressLine1: '400 Main Street',
      city: 'Toledo',
      state: 'OH',
      zip: '43604',
      timeZone: 'America/New_York',
    });
    await api.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Ana', lastName: 'Rivera' });
    browser = await launchBrowser();
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login?from=${encodeURIComponent('/agreement-templates')}`, {
      email: owner.email,
      password: TEST_PASSWORD,
    });
  });
  afterAll(async () => {
    expect(visitor.troubles).toEqual([]);
    await browser.close();
    await app.close();
  });

  test('the program comes with a pair, and one is copied', async () => {
    const { page } = visitor;
    await page.getByRole('row', { name: /^Credit services agreement English Every state Version 1/ }).waitFor();
    await page.getByRole('row', { name: /^Contrato de servicios de crédito Spanish/ }).waitFor();
    await expectAccessible(page);
    await picture(page, 'agreement-templates-1-list');
    await page.getByRole('link', { name: 'Credit services agreement' }).click();
    await page.getByText('Have a lawyer read this before you use it').waitFor();
    await page.getByRole('textbox', { name: 'Text of the agreement' }).waitFor();
    await page.getByText('Nothing is missing. This text can be published.').waitFor();
    await expectAccessible(page);
    await picture(page, 'agreement-templates-2-shipped');
    await page.getByRole('link', { name: 'All templates' }).click();
    await page.getByRole('button', { name: 'Add template' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill('Our agreement');
    await dialog.getByLabel('Begin with').selectOption({ label: 'Copy of Credit services agreement (English)' });
    await dialog.getByLabel('Language').selectOption('en');
    await dialog.getByRole('button', { name: 'Add template' }).click();
    await page.getByRole('heading', { name: 'Our agreement', level: 1 }).waitFor();
  });

  test('a field is inserted by keyboard', async () => {
    const { page } = visitor;
    const text = page.getByRole('textbox', { name: 'Text of the agreement' });
    await text.click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('End');
    await cursorIsHeard(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('You wait for mail at @');
    const dialog = page.getByRole('dialog', { name: 'Insert a field' });
    await dialog.waitFor();
    await page.keyboard.type('email of the cl');
    await dialog.getByRole('option', { name: /Email of the client/ }).waitFor();
    await picture(page, 'agreement-templates-3-field');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.type(' and nowhere else.');
    await text.getByText('You wait for mail at').getByText('Email of the client').waitFor();
    expect(await text.getByText('You wait for mail at').innerText()).toBe('You wait for mail at Email of the client and nowhere else.');
  });

  test('a forbidden clause is named with its law, and nothing is published', async () => {
    const { page } = visitor;
    await page.keyboard.press('Enter');
    await page.keyboard.type('We ask for a setup fee. You waive your right to cancel.');
    const problems = page.getByRole('list', { name: 'Problems' });
    await problems.getByText('“setup fee”').waitFor();
    await problems.getByText('“waive”').waitFor();
    await problems.getByText('15 U.S.C. 1679f', { exact: true }).waitFor();
    await expectAccessible(page);
    await picture(page, 'agreement-templates-4-problems');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/^This text cannot be published yet\./).waitFor();
    for (const phrase of ['waive', 'setup fee']) {
      await problems
        .getByRole('listitem')
        .filter({ hasText: `“${phrase}”` })
        .getByRole('button', { name: 'Show in text' })
        .click();
      expect(await page.evaluate('getSelection().toString()')).toBe(phrase);
      await page.keyboard.press('Backspace');
    }
    await page.getByText('Nothing is missing. This text can be published.').waitFor();
  });

  test('it is published, and the next draft shows what it changes', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('English · Version 1').waitFor();
    await page.getByRole('textbox', { name: 'Text of the agreement' }).getByText('You may do each of them yourself').click();
    await page.keyboard.press('End');
    await cursorIsHeard(page);
    await page.keyboard.type(' Ask us anything.');
    await page.getByText('English · Draft after version 1').waitFor();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Show what the draft changes' }).click();
    await page.getByRole('list', { name: 'Changes' }).locator('ins').filter({ hasText: 'Ask us anything.' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'agreement-templates-5-versions');
  });

  test('it is read as a client reads it, and opens as PDF', async () => {
    const { page } = visitor;
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('combobox', { name: 'Client' }).fill('Rivera');
    await page.getByRole('option', { name: /Ana Rivera/ }).click();
    const paper = page.getByRole('region', { name: 'Preview' });
    await paper.getByText('Ana Rivera').first().waitFor();
    await paper.getByText('400 Main Street').first().waitFor();
    await paper.getByText('Ask us anything.').waitFor();
    await expectAccessible(page);
    await picture(page, 'agreement-templates-6-preview');
    // Not every Chromium shows a PDF in a tab; what counts is that a tab opens and the PDF arrives.
    const [tab, answer] = await Promise.all([
      page.context().waitForEvent('page'),
      page.waitForResponse(/\/preview\.pdf\b/),
      page.getByRole('button', { name: 'Open as PDF' }).click(),
    ]);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await tab.close();
  });

  test('what was written is there after a reload', async () => {
    const { page } = visitor;
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.reload();
    await page.getByRole('textbox', { name: 'Text of the agreement' }).getByText('Ask us anything.').waitFor();
  });
});

/** The browser moves the cursor and tells the editor with its next picture; keys of a script may be faster. */
async function cursorIsHeard(page: Page): Promise<void> {
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => setTimeout(done)))');
}
