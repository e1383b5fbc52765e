// Which lines are one account: a pair confirmed with one click and undone, an account split and put together by hand, the report on paper.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import {
  asArray,
  borrower,
  creditFile,
  liability,
  repository,
  score,
  type Fields,
} from '../../features/report-files/rules/mismo/testing-mismo.ts';
import { letWork } from '../support/let-work.ts';
import { chromePath, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { onlyOf, pull } from '../support/pulls.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const creditor = (name: string): Fields => ({ _CREDITOR: { '@_Name': name } });
const at = (id: string, source: 'Equifax' | 'Experian' | 'TransUnion', name: string, fields: Fields = {}): Fields =>
  liability({
    '@CreditLiabilityID': id,
    '@CreditFileID': { Equifax: 'F-EQ', Experian: 'F-EX', TransUnion: 'F-TU' }[source],
    ...creditor(name),
    CREDIT_REPOSITORY: repository(source),
    ...fields,
  });
const unread = { '@_AccountIdentifier': 'XXXX', '@_UnpaidBalanceAmount': '10', '@_CreditLimitAmount': '', '@_MonthlyPaymentAmount': '' };
const alone = (number: string, opened: string, high: string): Fields => ({
  '@_AccountIdentifier': number,
  '@_AccountOpenedDate': opened,
  '@_HighBalanceAmount': high,
  '@_UnpaidBalanceAmount': high,
  '@_CreditLimitAmount': '',
  '@_MonthlyPaymentAmount': '',
  _LATE_COUNT: { '@_30Days': '0', '@_60Days': '0', '@_90Days': '0' },
  _PAYMENT_PATTERN: { '@_Data': 'CCCC', '@_StartDate': '2026-02-20' },
});
/** One card at three bureaus, a doubtful pair, two accounts of one bureau each, and enough more to fill several sheets. */
const REPORT = asArray({
  BORROWER: borrower({ '@_UnparsedName': 'MARIA DELGADO', '@_SSN': '219095501' }),
  CREDIT_FILE: (['Equifax', 'Experian', 'TransUnion'] as const).map((source) =>
    creditFile(source, {
      _BORROWER: {
        '@_UnparsedName': 'MARIA DELGADO',
        '@_SSN': '219095501',
        '@_BirthDate': '1986-03-14',
        _RESIDENCE: {
          '@_StreetAddress': '412 ALDER ST',
          '@_City': 'TOLEDO',
          '@_State': 'OH',
          '@_PostalCode': '43604',
          '@BorrowerResidencyType': 'Current',
        },
      },
    }),
  ),
  CREDIT_SCORE: [score('Equifax', '640', '2026-03-02'), score('Experian', '655', '2026-03-02'), score('TransUnion', '648', '2026-03-02')],
  CREDIT_INQUIRY: [{ '@_Date': '2026-01-09', '@_Name': 'BIRCH AUTO', CREDIT_REPOSITORY: repository('Experian') }],
  CREDIT_LIABILITY: [
    ...(['Equifax', 'Experian', 'TransUnion'] as const).map((source) =>
      at(`P-${source}`, source, 'PINE CARD', {
        '@_AccountIdentifier': '4401000011112222',
        ...(source === 'Experian' && { '@_PastDueAmount': '75', _CURRENT_RATING: { '@_Type': 'Late60Days', '@_Code': '2' } }),
      }),
    ),
    at('D1', 'TransUnion', 'OAK STORE CARD', { ...unread, '@_AccountOpenedDate': '2019-07-02', '@_HighBalanceAmount': '905' }),
    at('D2', 'Experian', 'OAK STORE CARD INC', { ...unread, '@_AccountOpenedDate': '2019-07-15', '@_UnpaidBalanceAmount': '22' }),
    at('F1', 'Experian', 'FERN BANK', alone('7712000033334444', '2015-02-03', '310')),
    at('F2', 'TransUnion', 'FRNBK CONSUMER', alone('9934000055556666', '2017-11-20', '4200')),
    ...Array.from({ length: 6 }, (_, n) =>
      (['Equifax', 'TransUnion'] as const).map((source) =>
        at(`M${n}-${source}`, source, `MOSS LENDER ${n + 1}`, alone(`55${n}0111122223333`, `201${n}-0${n + 1}-11`, String(1500 + n * 700))),
      ),
    ).flat(),
  ],
});

describe.skipIf(chromePath === undefined)('accounts put together and taken apart', () => {
  let app: TestApp;
  let api: ApiClient;
  let browser: Browser;
  let staff: Visitor;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    const owner = await app.signIn('owner');
    ({ api } = owner);
    contactId = await letWork(app, (await api.contacts.create({ ...COMPLETE_CONTACT, email: null, phone: null })).id);
    const { id } = await api.creditReports.upload({ contactId, file: new File([JSON.stringify(REPORT)], 'array.json') });
    await app.eventually(async () => ((await api.creditReports.get({ id })).state === 'ready' ? true : undefined));
    browser = await launchBrowser();
    staff = await visit(browser);
    await signIn(staff.page, owner.email);
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await staff.page.screenshot({ path: join('.cache', 'failures', `matches-${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });
  const signIn = async (page: Page, email: string): Promise<void> => {
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await page.waitForURL((url) => !url.pathname.startsWith('/login'));
    await page.goto(`${app.url}/contacts/${contactId}?tab=reports`);
    await page.getByRole('region', { name: 'Accounts', exact: true }).waitFor();
  };
  const panel = (page: Page) => page.getByRole('region', { name: 'Pairs that may be one account' });
  const row = (page: Page, name: RegExp) => page.locator('[data-account]').filter({ hasText: name });
  const standing = async () => (await api.accountMatching.list({ contactId, only: 'standing' })).rows.map(({ kind }) => kind);

  test('a pair that may be one account is told side by side, answered with one key, and undone', async () => {
    const { page } = staff;
    await panel(page).getByRole('heading', { name: '1 pair may be one account' }).waitFor();
    for (const text of ['OAK STORE CARD INC', 'Jul 2, 2019', /Both were opened in Jul 2019/, /\$22/])
      await panel(page).getByText(text).first().waitFor();
    await expectAccessible(page);
    await picture(page, 'matches-1-pair');
    await panel(page)
      .getByRole('button', { name: /^One account/ })
      .focus();
    await page.keyboard.press('Enter');
    await panel(page)
      .getByText(/are one account\.$/)
      .waitFor();
    await expect.poll(standing, SOON).toEqual(['same']);
    await expect.poll(() => row(page, /OAK STORE CARD/).count(), SOON).toBe(1);
    await panel(page).getByRole('heading', { name: 'All pairs are answered' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'matches-2-answered');
    // The focus is on the answer, so the way back is one stop away.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await panel(page)
      .getByRole('button', { name: /^Two accounts/ })
      .waitFor();
    await expect.poll(() => row(page, /OAK STORE CARD/).count(), SOON).toBe(2);
    expect(await standing()).toEqual([]);
    await panel(page)
      .getByRole('button', { name: /^Two accounts/ })
      .click();
    await panel(page)
      .getByText(/are two accounts\.$/)
      .waitFor();
    await expect.poll(standing, SOON).toEqual(['different']);
  });

  test('an account tells how it was matched; one bureau is split off, and that is undone from the list', async () => {
    const { page } = staff;
    await row(page, /PINE CARD/).click();
    await page.getByText('Matched by account number, dates and amounts, 92% confidence.').waitFor();
    const differ = page.getByText('Worse status than at another bureau');
    await differ.waitFor();
    await page.getByRole('button', { name: 'Split off Experian' }).click();
    await page.getByText('The line from Experian is a separate account now.').waitFor();
    await expect.poll(() => row(page, /PINE CARD/).count(), SOON).toBe(2);
    await page
      .getByText(/Kept separate from PINE CARD .* at (Equifax|TransUnion) by Test owner/)
      .first()
      .waitFor();
    expect((await standing()).filter((kind) => kind === 'different')).toHaveLength(3);
    // What was found about the account as it was is looked for again.
    await expect.poll(() => differ.count(), SOON).toBe(0);
    await expectAccessible(page);
    await picture(page, 'matches-3-split');
    await page.getByRole('button', { name: /^2 decisions about/ }).click();
    await picture(page, 'matches-4-decisions');
    await page.getByRole('button', { name: /^Undo: PINE CARD/ }).click();
    await expect.poll(() => row(page, /PINE CARD/).count(), SOON).toBe(1);
    await page.getByText('The decision was undone.').waitFor();
    expect(await standing()).toEqual(['different']);
  });

  test('two accounts are put together by name, and the undo stands at the account', async () => {
    const { page } = staff;
    await row(page, /FERN BANK/).click();
    const grouping = page.getByRole('region', { name: 'How FERN BANK was matched' });
    await grouping.getByText('Only Experian lists it here.').waitFor();
    await grouping.getByRole('button', { name: 'Match with…' }).click();
    const options = grouping.getByRole('option');
    await page.keyboard.type('frnbk');
    await options.first().waitFor();
    // Neither accounts with a line at Experian nor collections are offered.
    expect(await options.allInnerTexts()).toEqual([expect.stringMatching(/^FRNBK CONSUMER .* at TransUnion$/)]);
    await picture(page, 'matches-5-join');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await grouping.getByRole('button', { name: 'Match', exact: true }).click();
    // By its own words: the list of decisions tells the same, and has an undo of its own.
    const told = page.getByRole('status').filter({ hasText: /FERN BANK .* and FRNBK CONSUMER .* are one account\./ });
    await told.waitFor();
    await expect.poll(() => row(page, /FERN BANK|FRNBK/).count(), SOON).toBe(1);
    await page.getByText(/^Matched by Test owner on /).waitFor();
    await picture(page, 'matches-6-joined');
    await told.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => row(page, /FERN BANK|FRNBK/).count(), SOON).toBe(2);
    expect(await standing()).toEqual(['different']);
  });

  test('the filters are all reachable on a phone', async () => {
    const { page } = staff;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: /^With differences/ }).click();
    await page.getByRole('button', { name: 'Experian', exact: true }).click();
    await expect.poll(() => row(page, /./).count(), SOON).toBe(1);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    await expectAccessible(page);
    await picture(page, 'matches-7-filters');
    await page.getByRole('button', { name: 'Experian', exact: true }).click();
    await page.getByRole('button', { name: /^All/ }).click();
    await page.setViewportSize({ width: 1360, height: 900 });
  });

  test('the whole report is printed on Letter by the button and by Ctrl P, without the app around it, with the number masked', async () => {
    const { page } = staff;
    // Headless there is no printer to ask for; the sheet stays until one answers.
    await page.evaluate("window.print = () => dispatchEvent(new Event('beforeprint'))");
    await page.getByRole('button', { name: 'Print', exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    const text = await page.locator('body').innerText();
    for (const part of [
      'Credit report of MARIA DELGADO',
      'PINE CARD',
      'MOSS LENDER 6',
      'Inquiries (1)',
      'BIRCH AUTO',
      'Public records (0)',
      'Personal information',
      'ends in 5501',
      'Payment history',
    ])
      expect(text).toContain(part);
    for (const part of ['Split off', 'Match with', 'Dashboard', '219095501', '219-09-5501']) expect(text).not.toContain(part);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect.poll(() => page.locator('body').innerText(), SOON).not.toContain('Credit report of');
    // As by the keys of the browser: nothing on the page is pressed.
    await page.evaluate(
      "addEventListener('beforeprint', () => { window.printed = document.body.lastElementChild.textContent; }, { once: true })",
    );
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(await page.evaluate('window.printed')).toMatch(/^Credit report of MARIA DELGADO/);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[0 0 612 792\]/);
    const folder = process.env.SCREENSHOTS;
    if (folder !== undefined && folder !== '') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'matches-8-print.pdf'), pdf);
    }
    await page.emulateMedia({ media: 'screen' });
  });

  test('files of single bureaus, dropped together, stand side by side; kept apart they are each by itself', async () => {
    const { page } = staff;
    const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Mara', email: null, phone: null });
    await letWork(app, id);
    await page.goto(`${app.url}/contacts/${id}?tab=reports`);
    const files = await Promise.all(
      (['EQF', 'EXP', 'TUC'] as const).map(async (bureau) => ({
        name: `${bureau}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(await (await onlyOf(pull(0), bureau)).arrayBuffer()),
      })),
    );
    await page.locator('input[type=file]').setInputFiles(files);
    const history = page.getByRole('region', { name: 'Reports of this contact' });
    await history.getByText('combined from 3 reports').waitFor(SOON);
    for (const bureau of ['Equifax', 'Experian', 'TransUnion'])
      await page.getByRole('button', { name: new RegExp(`^${bureau} of `) }).waitFor();
    await row(page, /ORCHARD CARD/)
      .getByText('Current')
      .nth(2)
      .waitFor();
    await expectAccessible(page);
    await picture(page, 'matches-9-combined');
    await history.getByRole('button', { name: /^Keep Equifax, Experian and TransUnion.* separate$/ }).click();
    await history.getByText('Each report is used on its own.').waitFor(SOON);
    await history.getByRole('button', { name: 'Undo' }).click();
    await history.getByText('combined from 3 reports').waitFor(SOON);
  });

  test('who may not decide sees the same without buttons', async () => {
    const reader = await visit(browser);
    await api.accountMatching.undo({
      contactId,
      ids: (await api.accountMatching.list({ contactId, only: 'standing' })).rows.map(({ id }) => id),
    });
    await signIn(reader.page, (await app.signIn('read-only')).email);
    await panel(reader.page)
      .getByText(/Both were opened in Jul 2019/)
      .waitFor();
    await row(reader.page, /PINE CARD/).click();
    await reader.page.getByText(/^Matched by account number/).waitFor();
    expect(await reader.page.getByRole('button', { name: /One account|Two accounts|Split off|Put together/ }).count()).toBe(0);
    await expectAccessible(reader.page);
    expect(reader.troubles).toEqual([]);
    await reader.context.close();
  });

  test('nothing went wrong behind the pages', () => expect(staff.troubles).toEqual([]));
});
