// A client who reads Spanish approves one letter on a phone and sends one back; staff see both; the approved one prints, the other is refused
// with its sentence; then the sent-back one is approved on paper.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { scanOf } from '../support/approve-letters.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { answerAll } from '../support/letter-page.ts';
import { addMaria, collectionItem } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('letters are approved', () => {
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

  test('on a phone in Spanish, then on paper', async () => {
    const { api, email } = await app.signIn('owner');
    const { contactId, reportId, collectionId } = await addMaria(app, api);
    await app.server.database.pool.query("update contacts set language = 'es', email = 'maria@example.test' where id = $1", [contactId]);
    const client = await app.signIn('client', { contactId });
    const items = (['EQ', 'EX'] as const).map((bureau) => collectionItem(collectionId, bureau));
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
    await api.disputes.openRound({ contactId, version: draft.version });
    // One email for both, in her language.
    const mail = await app.eventually(async () =>
      (await api.mail.list({ limit: 20 })).mails.find(({ kind }) => kind === 'letters.approval'),
    );
    expect(mail.subject).toBe('2 cartas esperan que usted las lea y las apruebe');
    const { text } = await api.mail.get({ id: mail.id });
    expect(text).toContain('/client/letters');

    const phone = await visit(browser, { phone: true });
    await typeSignIn(phone.page, `${app.url}/client/login`, { email: client.email, password: TEST_PASSWORD });
    await ends(phone.page, '/client');
    await phone.page.getByRole('heading', { name: /^2 (?:letters wait for you|cartas lo esperan)$/ }).waitFor();
    await expectAccessible(phone.page);
    await picture(phone.page, 'approval-1-dashboard');
    await phone.page.getByRole('link', { name: /^(?:Read and approve|Leer y aprobar)$/ }).click();
    await ends(phone.page, '/client/letters');
    await picture(phone.page, 'approval-2-letters');
    await openLetter(phone.page, 'Equifax');
    await expectAccessible(phone.page);
    await expect.poll(() => phone.page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await picture(phone.page, 'approval-3-letter');
    await answerAll(phone.page);
    await picture(phone.page, 'approval-4-answered');
    await phone.page.getByRole('button', { name: /^(?:Approve this letter|Aprobar esta carta)$/ }).click();
    await phone.page.getByRole('heading', { name: /^(?:You approved this letter|Usted aprobó esta carta)$/ }).waitFor();
    await expectAccessible(phone.page);
    await picture(phone.page, 'approval-5-approved');

    await phone.page.getByRole('link', { name: /^(?:All your letters|Todas sus cartas)$/ }).click();
    await openLetter(phone.page, 'Experian');
    await phone.page
      .getByRole('button', { name: /^(?:Not true|No es verdad)$/ })
      .last()
      .click();
    await phone.page.getByLabel(/^(?:What is not right\?|¿Qué no es correcto\?)$/).fill('El saldo era otro.');
    await picture(phone.page, 'approval-6-denied');
    await phone.page.getByRole('button', { name: /^(?:Send the letter back|Devolver la carta)$/ }).click();
    await phone.page.getByText('El saldo era otro.', { exact: false }).first().waitFor();
    await expectAccessible(phone.page);
    expect(phone.troubles).toEqual([]);

    const staff = await visit(browser);
    await typeSignIn(staff.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(staff.page, '/dashboard');
    await staff.page.getByText('letter was sent back by its client', { exact: false }).waitFor();
    // The round says where its letters are.
    await staff.page.goto(`${app.url}/contacts/${contactId}?tab=disputes`);
    await staff.page.getByText(/^Letter: approved by the client \w/).waitFor();
    await staff.page.getByText('Letter: sent back by the client', { exact: false }).getByText('“El saldo era otro.”').waitFor();
    await expectAccessible(staff.page);
    await picture(staff.page, 'approval-6-round');
    await staff.page.goto(`${app.url}/dispute-letters`);
    const table = staff.page.getByRole('table', { name: 'Letters' });
    await table.getByText('Approved by the client', { exact: false }).waitFor();
    await table.getByText('“El saldo era otro.”').waitFor();
    await expectAccessible(staff.page);
    await picture(staff.page, 'approval-7-staff');
    await table.getByRole('button', { name: /^Read the letter of Maria Delgado to Experian/ }).click();
    await staff.page.getByRole('dialog').getByText('Sent back by the client').first().waitFor();
    await staff.page.getByRole('dialog').getByText('Not so, says the client:').waitFor();
    await expectAccessible(staff.page);
    await picture(staff.page, 'approval-8-dialog');
    await staff.page.keyboard.press('Escape');
    await print(staff.page, 'Experian');
    // What she said is not so stops the letter, and the sentence names it.
    await staff.page.getByText(/Nothing is printed for Maria Delgado\./).waitFor();
    await picture(staff.page, 'approval-9-refused');
    await staff.page.getByRole('button', { name: 'Clear selection' }).click();
    await print(staff.page, 'Equifax');
    await staff.page.getByText(/^Print batch ready: 1 letter/).waitFor();

    // She answers otherwise with the office: asked again, and signed on paper.
    await scanOf(app, contactId, new Date());
    const [back] = (await api.letters.list({ contactId, approval: 'sent-back' })).rows;
    const again = await client.api.letters.readMine({ id: back?.id ?? '' });
    await client.api.letters.sendBackMine({
      id: again.id,
      sha256: again.sha256,
      answers: again.facts.map(({ id, expected }) => ({ id, answer: expected })),
      word: 'Prefiero firmar en papel.',
    });
    await api.letters.askAgain({ id: again.id });
    await staff.page.goto(`${app.url}/contacts/${contactId}?tab=letters`);
    await staff.page.getByRole('button', { name: 'Record signed sheet' }).click();
    const dialog = staff.page.getByRole('dialog');
    await dialog.getByLabel(/^Letter to Experian, fingerprint/).selectOption({ label: 'Signed: approved' });
    await dialog.getByLabel('Day on the sheet').fill(civilDateAt(new Date(), OFFICE_ZONE));
    await dialog.getByLabel('Scan of the signed sheet').selectOption({ index: 1 });
    await expectAccessible(staff.page);
    await picture(staff.page, 'approval-10-paper');
    await dialog.getByRole('button', { name: 'Record signed sheet' }).click();
    await dialog.waitFor({ state: 'detached' });
    await print(staff.page, 'Experian');
    await staff.page.getByText(/^Print batch ready: 1 letter/).waitFor();
    expect(staff.troubles).toEqual([]);
  });
});

async function openLetter(page: Page, bureau: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`(?:Letter to|Carta a) ${bureau}$`) }).click();
  await page.getByRole('heading', { name: /^(?:Is it true\?|¿Es verdad\?)$/ }).waitFor();
}

async function print(page: Page, bureau: string): Promise<void> {
  await page.getByRole('checkbox', { name: new RegExp(`^Select the letter of Maria Delgado to ${bureau}`) }).check();
  await page.getByRole('button', { name: 'Make one PDF to print' }).click();
}
