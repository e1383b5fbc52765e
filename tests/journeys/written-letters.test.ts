// A letter to a collector: its client reads Spanish and approves it on a phone; the office changes another one, prints both kinds in one batch,
// and records the certified numbers from the mail log.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { approveLetters } from '../support/approve-letters.ts';
import {
  chromePath,
  ends,
  expectAccessible,
  expectAccessibleInBoth,
  launchBrowser,
  picture,
  SOON,
  typeSignIn,
  visit,
} from '../support/browser.ts';
import { answerAll } from '../support/letter-page.ts';
import { addMaria, collectionItem } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';
import { COLLECTOR_LETTER, writeLetter } from '../support/write-letter.ts';

describe.skipIf(chromePath === undefined)('letters beside those of rounds', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('are approved in Spanish, changed, printed and mailed with a log', async () => {
    const { api, email } = await app.signIn('owner');
    const { contactId, reportId, collectionId } = await addMaria(app, api);
    await app.server.database.pool.query("update contacts set language = 'es' where id = $1", [contactId]);
    const client = await app.signIn('client', { contactId });
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items: [collectionItem(collectionId, 'EQ')] });
    await api.disputes.openRound({ contactId, version: draft.version });
    const meaning = { title: 'Pregunta a un cobrador', purpose: 'Pide que expliquen cómo calcularon lo que dicen que usted debe.' };
    await writeLetter(app, contactId, { meaning, answerDue: { days: 30, law: '15 U.S.C. 1692g(b)' } });
    await writeLetter(app, contactId, {
      recipient: { class: 'creditor', id: null, address: { name: 'First Example Bank', lines: ['1 Bank Plaza', 'Dover, DE 19901'] } },
    });

    const phone = await visit(browser, { phone: true });
    await typeSignIn(phone.page, `${app.url}/client/login`, { email: client.email, password: TEST_PASSWORD });
    await ends(phone.page, '/client');
    await phone.page.goto(`${app.url}/client/letters`);
    await phone.page.getByRole('heading', { name: 'Otras cartas' }).waitFor();
    await phone.page.getByRole('link', { name: /Carta a Northgate Recovery LLC$/ }).click();
    await phone.page.getByText(meaning.purpose).waitFor();
    await expectAccessible(phone.page);
    await expect.poll(() => phone.page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(phone.page, 'written-1-portal');
    await answerAll(phone.page);
    await phone.page.getByRole('button', { name: 'Aprobar esta carta' }).click();
    await phone.page.getByRole('heading', { name: 'Usted aprobó esta carta' }).waitFor();
    expect(phone.troubles).toEqual([]);

    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${app.url}/dispute-letters?to=creditor`);
    const table = page.getByRole('table', { name: 'Letters' });
    await table.getByText('First Example Bank').waitFor();
    await page.getByRole('button', { name: 'Actions for the letter of Maria Delgado to First Example Bank' }).click();
    await page.getByRole('menuitem', { name: 'Change wording' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Subject').fill('A question about my account');
    await dialog.getByRole('textbox', { name: 'Text of the letter' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Thank you.');
    await expectAccessible(page);
    await picture(page, 'written-2-change');
    await dialog.getByRole('button', { name: 'Save wording' }).click();
    await dialog.waitFor({ state: 'detached' });

    await app.eventually(async () =>
      (await api.letters.list({ contactId })).rows.every(({ state }) => state === 'ready') ? true : undefined,
    );
    const changed = (await api.letters.list({ contactId, recipientClass: 'creditor' })).rows[0];
    const { letter } = await api.letters.read({ id: changed?.id ?? '' });
    expect([letter.subject, JSON.stringify(letter.body).includes('original creditor. Thank you.')]).toEqual([
      'A question about my account',
      true,
    ]);
    await approveLetters(app, api, contactId);
    await page.goto(`${app.url}/dispute-letters`);
    await page.getByRole('checkbox', { name: 'Select all letters shown' }).check();
    await page.getByRole('button', { name: 'Make one PDF to print' }).click();
    await page.getByText(/^Print batch ready: 3 letters/).waitFor();
    await page.getByRole('region', { name: 'Print' }).getByRole('button', { name: 'Mail log' }).click();
    const log = page.getByRole('dialog');
    await log.getByText(/^Line/).waitFor({ state: 'detached' });
    await log.getByLabel('Certified numbers').fill('9407111899560000000018');
    await log.getByText('The last digit of this number does not fit.', { exact: false }).waitFor();
    await log.getByLabel('Certified numbers').fill('9407111899560000000017\n9407111899560000000024\n9407111899560000000031');
    await log.getByText('3 of 3 letters have a number').waitFor();
    await log.getByLabel('Mailed on').fill(civilDateAt(new Date(), OFFICE_ZONE));
    await expectAccessible(page);
    await picture(page, 'written-3-log');
    await log.getByRole('button', { name: 'Record certified mail' }).click();
    await log.getByText('Mailed', { exact: false }).nth(2).waitFor();
    await page.keyboard.press('Escape');
    await table.getByText('9407111899560000000031', { exact: false }).waitFor();
    await table.getByText('(estimated)').first().waitFor();
    await expectAccessibleInBoth(page);
    await picture(page, 'written-4-mailed');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(page, 'written-5-phone');
    expect(troubles).toEqual([]);
    expect((await api.letters.list({ contactId, search: COLLECTOR_LETTER.recipient.address.name })).rows).toEqual([]);
  });
});
