// A new office's first hour, in a real browser: owner, contact, report, disputes, letters, print batch; then the client's phone.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { MARIA } from '../../db/demo/demo-people.ts';
import { demoReport } from '../../db/demo/demo-report.ts';
import { addAppOnPage, keepRecoveryCodes } from '../support/account-page.ts';
import { chromePath, expectAccessible, launchBrowser, picture, SOON, visit, type Visitor } from '../support/browser.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { answerAll } from '../support/letter-page.ts';

const OWNER = { email: 'owner@example.test', password: 'Correct-horse-9-staple' };
const CLIENT = { email: 'maria@example.test', password: 'Maria-reads-9-letters' };
const SAMPLE = join(
  process.env.REDRESS_SAMPLES ?? join(import.meta.dirname, '../../../shared/samples'),
  'truelink-json/mfsn_3b_report_full_deidentified.json',
);

describe.skipIf(chromePath === undefined)('the main job', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let staff: Visitor;
  let client: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-journey-'));
    server = await startChild({ DATA_DIR: join(folder, 'data'), CHECK_RESPONSES: '1' });
    browser = await launchBrowser();
    staff = await visit(browser);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await staff.page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });
  const go = (page: Page, path: string) => page.goto(`${server.url}${path}`);

  test('the first owner comes in with the one-time code', async () => {
    const { page } = staff;
    await go(page, '/contacts');
    await page.waitForURL(/\/login/);
    await page.getByLabel('One-time code').fill('WRONG-CODE');
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.getByRole('button', { name: 'Create owner account' }).click();
    await page
      .getByText(/not the (one-time )?code|code is not|does not match/i)
      .first()
      .waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(OWNER.email);
    await expectAccessible(page);
    await picture(page, '1-owner');
    await page.getByLabel('One-time code').fill(server.ownerCode ?? '');
    await page.getByRole('button', { name: 'Create owner account' }).click();
    // The office asks staff for a second step unless it says otherwise; then back to the page that was asked for at first.
    await page.getByText('Your office requires a second step at sign-in. Set it up to continue.').waitFor();
    await addAppOnPage(page, 'My phone');
    expect(await keepRecoveryCodes(page)).toHaveLength(10);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/contacts');
    await page.getByRole('heading', { name: 'Contacts' }).waitFor();
    await expectAccessible(page);
  });

  test('a contact is added, and bad input is named without losing what was typed', async () => {
    const { page } = staff;
    await go(page, '/add-client');
    await page.getByLabel('First name').fill('Maria');
    await page.getByLabel('Last name').fill('Delgado');
    await page.getByRole('button', { name: 'Address and identity, needed for letters' }).click();
    await page.getByLabel('Street').fill('412 Alder St');
    await page.getByLabel('City').fill('Toledo');
    await chooseState(page, 'Ohio');
    await page.getByLabel('ZIP code').fill('436');
    await page.getByLabel('Date of birth').fill('1986-03-14');
    await page.getByLabel('Social Security number').fill('666-12-3456');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await page.getByText('Please enter a ZIP code with five digits.').waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Maria');
    await expectAccessible(page);
    await picture(page, '2-contact');
    await page.getByLabel('ZIP code').fill('43604');
    await page.getByLabel('Social Security number').click();
    await page.getByLabel('Social Security number').fill('219-09-5501');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await page.waitForURL(/\/contacts\/[0-9a-f-]{36}/);
    await page.getByRole('heading', { name: 'Maria Delgado' }).waitFor();
    await page.getByText('••••5501').waitFor();
    expect(await page.content()).not.toContain('219095501');
    await expectAccessible(page);
  });

  test('work is shut until the state is on, the agreement recorded and the authorization received; each step is named', async () => {
    const { page } = staff;
    const contact = page.url();
    const note = page.getByText('No agreement is recorded. Work starts when one is.');
    await note.first().waitFor();
    await go(page, '/location');
    await page.getByText('No state is switched on').waitFor();
    await page.getByRole('button', { name: 'All states' }).click();
    expect(await page.getByRole('button', { name: 'Switch on Georgia' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Switch on Ohio' }).click();
    const dialog = page.getByRole('dialog');
    for (const [label, text] of [
      ['License or registration', 'CS-2214'],
      ['Bond', 'B-90017'],
      ['Agreement reviewed by', 'Nora Feld'],
      ['Sources', 'Opinion of the lawyer'],
    ] as const)
      await dialog.getByLabel(label).fill(text);
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await page.getByRole('button', { name: 'Switch off Ohio' }).waitFor();
    await expectAccessible(page);
    await page.goto(contact);
    await page.getByRole('link', { name: 'Record a paper agreement' }).click();
    await page.getByRole('button', { name: 'Record a paper agreement' }).click();
    const signedOn = addDays(civilDateAt(new Date(), 'UTC'), -30);
    await page.getByLabel('Signed on').fill(signedOn);
    await page.getByLabel('Federal statement given on').fill(signedOn);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please say why it is recorded only now').first().waitFor();
    await page.getByLabel('Why is it recorded only now?').fill('Signed before we used this program');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText("The client's signed authorization is not on file.").waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Documents', exact: true }).last().click();
    // The two proofs go with every letter.
    for (const kind of ['photo ID', 'proof of address', 'signed authorization'])
      await page.getByRole('button', { name: `Mark as received: ${kind}` }).click();
    await page.getByText("The client's signed authorization is not on file.").waitFor({ state: 'detached' });
    await expectAccessible(page);
  });

  test('a file that is no report is refused with one sentence; a report is read and shown negative first', async () => {
    const { page } = staff;
    await page.getByRole('tab', { name: 'Reports' }).click();
    // Documents, where the page comes from, have a field for files, too.
    await page.getByText('Drop credit reports here').waitFor();
    const wrong = join(folder, 'notes.json');
    writeFileSync(wrong, '{"hello": 1}');
    await chooseFiles(page, [wrong]);
    await page
      .getByText(/This file|not a (credit )?report|no credit report/i)
      .first()
      .waitFor();
    const file = join(folder, 'maria.json');
    writeFileSync(file, demoReport(MARIA, addDays(civilDateAt(new Date(), 'UTC'), -6)));
    await chooseFiles(page, [file]);
    const accounts = page.getByRole('region', { name: 'Accounts', exact: true });
    await accounts.getByText('NORTHGATE RECOVERY').first().waitFor();
    const text = await accounts.innerText();
    expect(text.indexOf('NORTHGATE RECOVERY')).toBeLessThan(text.indexOf('ORCHARD CARD'));
    for (const score of ['571', '602', '588']) await page.getByText(score, { exact: true }).first().waitFor();
    await accounts.getByText('NORTHGATE RECOVERY').first().click();
    await page.getByRole('table', { name: /NORTHGATE RECOVERY, field by field/ }).waitFor();
    await expectAccessible(page);
    await picture(page, '3-report');
  });

  test.skipIf(!existsSync(SAMPLE))('the real three-bureau sample is read, too', async () => {
    const { page } = staff;
    await chooseFiles(page, [SAMPLE]);
    // It names someone else, so nothing is made of it until a person says whose it is.
    await page.getByText('This report may be about someone else.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'It is this client’s' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('A sample that stands for her report');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page
      .getByText(/39 accounts/)
      .first()
      .waitFor();
    await expectAccessible(page);
    await picture(page, '3-report-real');
  });

  test('items with reason, instruction and fact become letters while they are chosen', async () => {
    const { page } = staff;
    await page.getByRole('tab', { name: 'Disputes' }).click();
    await chooseReport(page, 'maria.json');
    for (const bureau of ['Equifax', 'Experian', 'TransUnion'])
      await page.getByLabel(new RegExp(`^Dispute NORTHGATE RECOVERY at ${bureau}`)).click();
    const open = page.getByRole('button', { name: /Open round/ });
    for (const bureau of ['Equifax', 'Experian', 'TransUnion']) {
      const item = page.getByRole('region', { name: `Items for ${bureau}` });
      await item.getByRole('button', { name: /NORTHGATE RECOVERY/ }).click();
      await item.getByText('State what is wrong and how you know.').waitFor();
      await pick(page, item.getByLabel('What is wrong').first(), 'Balance or past due wrong');
      await pick(page, item.getByLabel('What the bureau is asked').first(), 'Correct balance and amounts');
      await item.getByLabel('Balance: it should be').fill('0');
      await writeFact(item, 'I paid this account in full on March 3, 2026.');
      await item.getByLabel('The client was asked and says this is true').check();
    }
    const preview = page.getByRole('complementary', { name: 'Letters so far' });
    await preview.getByText('I paid this account in full on March 3, 2026.').first().waitFor();
    // The preview follows each save of the draft.
    await expect.poll(() => preview.innerText(), SOON).not.toMatch(/undefined|\{\{|to be confirmed/i);
    // The steps stay in sight over what is scrolled below them, which would count as a covered target.
    await page.evaluate('window.scrollTo(0, 0)');
    await expectAccessible(page);
    await picture(page, '4-disputes');
    await expect.poll(() => open.isEnabled(), SOON).toBe(true);
    await open.click();
  });

  test('letters become ready, and are read on the screen until the client has approved them', async () => {
    const { page } = staff;
    const table = page.getByRole('table', { name: 'Letters' });
    await table.waitFor();
    const reads = page.getByRole('button', { name: /^Read the letter of Maria Delgado to/ });
    await expect.poll(() => reads.count(), SOON).toBe(3);
    await expectAccessible(page);
    await picture(page, '5-letters');
    await reads.first().click();
    await page.getByRole('dialog').getByText('Not approved by the client yet').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('checkbox', { name: 'Select all letters shown' }).check();
    await page.getByRole('button', { name: 'Make one PDF to print' }).click();
    await page.getByText(/The client has not approved the letter to/).waitFor();
  });

  test('the client is invited, and approves each letter on a phone', async () => {
    const { page } = staff;
    await go(page, '/contacts');
    await page.getByText('Maria Delgado').first().click();
    await page.getByRole('tab', { name: 'Portal' }).click();
    await page.getByRole('button', { name: 'Use another address' }).click();
    await page.getByLabel('Email').fill(CLIENT.email);
    await page.getByLabel('Reason').fill('She reads this mailbox');
    await page.getByRole('button', { name: 'Invite by email' }).click();
    await page.getByText(`Invited as ${CLIENT.email}`).waitFor();
    // Without a mail server the email lies in the outbox, where an owner opens its link.
    await go(page, '/communications');
    await page.getByRole('link', { name: 'Your client portal' }).click();
    const link = (await page.getByRole('link', { name: /\/client\/invite\?inviteToken=/ }).getAttribute('href')) ?? '';

    client = await visit(browser, { phone: true });
    await client.page.goto(new URL(link, server.url).href);
    await client.page.getByLabel('Password', { exact: true }).fill(CLIENT.password);
    await client.page.getByRole('button', { name: 'Activate account' }).click();
    await client.page.waitForURL((url) => /^\/client(\/dashboard)?\/?$/.test(url.pathname));
    await client.page.getByRole('heading', { name: '3 letters wait for you' }).waitFor();
    await expectAccessible(client.page);
    await picture(client.page, '6-portal-dashboard');
    for (const bureau of ['Equifax', 'Experian', 'TransUnion']) {
      await go(client.page, '/client/letters');
      await client.page.getByRole('link', { name: new RegExp(`Letter to ${bureau}$`) }).click();
      await answerAll(client.page);
      await client.page.getByRole('button', { name: 'Approve this letter' }).click();
      await client.page.getByRole('heading', { name: 'You approved this letter' }).waitFor();
    }
  });

  test('an approved letter opens as PDF, and the batch is one PDF', async () => {
    const { page, context } = staff;
    await go(page, '/dispute-letters?approval=approved');
    const opens = page.getByRole('button', { name: /^Open the letter of Maria Delgado to/ });
    await expect.poll(() => opens.count(), SOON).toBe(3);
    // Not every Chromium shows a PDF in a tab; what counts is that a tab opens and the letter arrives.
    const [tab, answer] = await Promise.all([
      context.waitForEvent('page'),
      page.waitForResponse(/\/api\/letters\/[0-9a-f-]+\/pdf$/),
      opens.first().click(),
    ]);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
    await tab.close();
    await page.getByRole('checkbox', { name: 'Select all letters shown' }).check();
    const print = page.getByRole('region', { name: 'Print' });
    await print.getByRole('button', { name: 'Make one PDF to print' }).click();
    await print.getByText(/^Print batch ready: 3 letters/).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), print.getByRole('button', { name: 'Download' }).click()]);
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expectAccessible(page);
    // Printed is not mailed: the day is asked for, and no clock runs before.
    await print.getByRole('button', { name: 'Record mailing' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Mailed on').fill(civilDateAt(new Date(), OFFICE_ZONE));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Record mailing' }).click();
    await page.getByText('(estimated)', { exact: false }).first().waitFor();
    await picture(page, '5-letters-mailed');
  });

  test('the client sees the same items and letters on a phone', async () => {
    await go(client.page, '/client-portal/disputes');
    await client.page.waitForURL('**/client/disputes');
    await client.page.getByText('NORTHGATE RECOVERY').first().waitFor();
    await client.page.getByText('In progress').first().waitFor();
    await expectAccessible(client.page);
    await picture(client.page, '6-portal-disputes');
    await go(client.page, '/contacts');
    await client.page.waitForURL((url) => url.pathname.startsWith('/client'));
    expect(client.troubles).toEqual([]);
    await client.context.close();
  });

  test('nothing went wrong behind the pages', () => expect(staff.troubles).toEqual([]));
});

async function chooseFiles(page: Page, files: readonly string[]): Promise<void> {
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles([...files]);
}

async function chooseState(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('State');
  if ((await field.and(page.locator('select')).count()) > 0) await field.selectOption({ label: name });
  else await pick(page, field, name);
}

async function chooseReport(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name: 'Choose items' }).waitFor();
  const choice = page.getByLabel('Report this round works on');
  if ((await choice.count()) === 0) return;
  const value = await choice.locator('option', { hasText: name }).first().getAttribute('value');
  if (value !== null) await choice.selectOption(value);
}

async function pick(page: Page, field: ReturnType<Page['getByLabel']>, option: string): Promise<void> {
  await field.click();
  if (await field.isEditable()) await field.fill(option);
  await page.getByRole('option', { name: option }).first().click();
}

async function writeFact(item: ReturnType<Page['getByRole']>, text: string): Promise<void> {
  const fact = item.getByLabel('Fact 1');
  if ((await fact.count()) === 0) await item.getByRole('button', { name: 'Write a fact' }).click();
  await fact.first().fill(text);
}
