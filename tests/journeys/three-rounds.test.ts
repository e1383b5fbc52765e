// One client from the first round to the third: letters mailed by the office and by a service, an answer photographed at home, an item that comes
// back, a repetition that is refused until something is new, and the escalation that the program proposes.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { demoPaper } from '../../db/demo/demo-documents.ts';
import { addMonths, formatCivilDate, type CivilDate } from '../../platform/base/civil-date.ts';
import { fetchIdToken } from '../../apps/server/loopback-client.ts';
import { DOCUMENT_TEXTS } from '../../features/files/rules/document-texts.ts';
import { startMailService, type TestMailService } from '../../features/mail-services/server/testing.ts';
import { photographLetter } from '../support/answer-picture.ts';
import { chromePath, expectAccessible, launchBrowser, picture, SOON, type Visitor } from '../support/browser.ts';
import { approveInPortal, chooseFile, markLetter, openWork, pickOption, proposal } from '../support/dispute-pages.ts';
import { letWork } from '../support/let-work.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { inEveryMonth, pull } from '../support/pulls.ts';
import { tellStory } from '../support/story.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const story = tellStory();
const NORTHGATE = 'NORTHGATE RECOVERY';
const ORCHARD = 'ORCHARD CARD';
const CREDITOR_LETTER = DOCUMENT_TEXTS.en.kinds['creditor-letter'];

describe.skipIf(chromePath === undefined)('three rounds', () => {
  let app: TestApp;
  let service: TestMailService;
  let browser: Browser;
  let contactId: string;
  let owner: { readonly email: string };
  let client: { readonly email: string };
  let staff: Visitor;
  let phone: Visitor;
  beforeAll(async () => {
    service = await startMailService();
    app = await startTestApp({ clock: story.clock, env: { ...service.settings } });
    browser = await launchBrowser();
    const { api, email } = await app.signIn('owner');
    owner = { email };
    ({ id: contactId } = await api.contacts.create(COMPLETE_CONTACT));
    await letWork(app, contactId, story.clock());
    client = await app.signIn('client', { contactId });
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
    await service.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      for (const [name, who] of Object.entries({ staff, phone }))
        await who?.page.screenshot({ path: `.cache/failures/three-rounds-${task.name.slice(0, 20)}-${name}.png`, fullPage: true });
  });
  /** Both come back on a later day. */
  const comeBack = async (day: number): Promise<void> => {
    for (const one of [staff, phone]) {
      expect(one?.troubles ?? []).toEqual([]);
      await one?.context.close();
    }
    story.moveTo(day);
    staff = await story.visitAs(browser, app.url, owner);
    phone = await story.visitAs(browser, app.url, { ...client, isClient: true });
  };
  const goStaff = (path: string) => staff.page.goto(`${app.url}${path}`);
  const goPhone = (path: string) => phone.page.goto(`${app.url}${path}`);
  const asOwner = async () => app.api(await fetchIdToken(app.url, owner.email, TEST_PASSWORD));

  test('the letters of round 1 are approved on the phone; one is printed and mailed by the office, one by the service', async () => {
    const api = await asOwner();
    const { id: reportId } = await api.creditReports.upload({ contactId, file: pull(0, undefined, story.day(0)) });
    const accounts = await app.eventually(async () => (await api.creditReports.get({ id: reportId })).report?.accounts);
    const item = (creditor: string, bureau: 'EQ' | 'TU', value: string) => ({
      bureau,
      kind: 'tradeline' as const,
      lineId: accounts.find(({ displayName }) => displayName.includes(creditor))?.id ?? '',
      reasonCode: 'balance-wrong',
      instructionCode: 'correct-balance',
      clientConfirmed: true,
      correct: [{ field: 'balance' as const, value }],
      facts: [{ text: 'I paid a part of this account on March 3, 2026.', source: 'client' as const }],
    });
    const { draft } = await api.disputes.saveDraft({
      contactId,
      reportId,
      version: null,
      items: [item(NORTHGATE, 'EQ', '$400'), item(ORCHARD, 'EQ', '$90'), item(NORTHGATE, 'TU', '$400')],
    });
    await api.disputes.openRound({ contactId, version: draft.version });
    await app.eventually(async () => {
      const { rows } = await api.letters.list({ contactId });
      return rows.length === 2 && rows.every(({ state }) => state === 'ready') ? true : undefined;
    });
    await comeBack(0);
    await approveInPortal(phone.page, app.url, ['Equifax', 'TransUnion']);

    const { page } = staff;
    await goStaff('/dispute-letters?approval=approved');
    await markLetter(page, 'Equifax, round 1');
    const print = page.getByRole('region', { name: 'Print' });
    await print.getByRole('button', { name: 'Make one PDF to print' }).click();
    await print.getByText(/^Print batch ready: 1 letter/).waitFor();
    await print.getByRole('button', { name: 'Record mailing' }).click();
    await page.getByRole('dialog').getByLabel('Mailed on').fill(story.day(0));
    await page.getByRole('dialog').getByRole('button', { name: 'Record mailing' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await print.getByRole('button', { name: 'Close' }).click();

    await markLetter(page, 'TransUnion, round 1');
    await print.getByRole('button', { name: 'Send by mail service' }).click();
    await expectAccessible(page);
    await picture(page, 'three-rounds-1-service');
    await page.getByRole('button', { name: /^Send 1 letter for \$/ }).click();
    await expect
      .poll(async () => (await api.letters.list({ contactId, mailed: 'yes' })).rows.map(({ mailing }) => mailing?.mailedOn), SOON)
      .toEqual([story.day(0), story.day(0)]);
    expect(service.taken).toHaveLength(1);
    await goStaff('/dispute-letters?mailed=yes');
    await page.getByText('(estimated)', { exact: false }).nth(1).waitFor();
    await expectAccessible(page);
    await picture(page, 'three-rounds-1-letters');
  });

  test('the answer is photographed at home, finds its letter, and is entered; the clock of that letter stops', async () => {
    await comeBack(12);
    const api = await asOwner();
    const letters = (await api.letters.list({ contactId, bureau: 'EQ' })).rows;
    await goPhone('/client');
    await phone.page
      .getByText(/^Day \d+ of 30$/)
      .first()
      .waitFor();
    await expectAccessible(phone.page);
    await picture(phone.page, 'three-rounds-2-dashboard');
    await goPhone('/client/documents');
    await phone.page.getByRole('button', { name: 'Send the letter' }).click();
    await picture(phone.page, 'three-rounds-2-portal');
    const send = phone.page.getByRole('region', { name: /^Send: / }).first();
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await photographLetter(app, letters[0]?.id ?? '') };
    await chooseFile(phone.page, send.getByRole('button', { name: 'Take a picture' }), photo);
    await send.getByRole('button', { name: 'Send one page' }).click();
    await phone.page.getByRole('list', { name: 'Your documents' }).getByText('Your office is checking it').waitFor();
    await expectAccessible(phone.page);
    await picture(phone.page, 'three-rounds-2-sent');

    const { page } = staff;
    await goStaff('/dispute-letters/answers?state=to-enter');
    await expect
      .poll(async () => (await api.answers.list({ contactId })).rows.map(({ state, sortedBy }) => [state, sortedBy]), SOON)
      .toEqual([['to-enter', 'barcode']]);
    const answers = page.getByRole('table', { name: 'Answers' });
    await answers.getByText('Equifax, round 1').waitFor();
    await picture(page, 'three-rounds-2-answers');
    await answers.getByRole('row').nth(1).getByRole('button').click();
    await page.getByText('Sorted by its barcode.').waitFor();
    await page.getByLabel('What it is').selectOption({ label: 'Results of the investigation' });
    await page.getByLabel('Day on the letter').fill(story.day(9));
    await page.getByLabel('Day it came').fill(story.day(12));
    await page.getByLabel(`The answer on ${NORTHGATE}`).selectOption({ label: 'Removed' });
    await page.getByLabel(`The answer on ${ORCHARD}`).selectOption({ label: 'Confirmed as it was' });
    await expectAccessible(page);
    await picture(page, 'three-rounds-2-enter');
    await page.getByRole('button', { name: 'Enter the answer' }).click();
    await page.getByText(`${NORTHGATE} 88123****: Removed`, { exact: false }).waitFor();
    await picture(page, 'three-rounds-2-entered');
    await goStaff('/dispute-letters?mailed=yes');
    const row = page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /to Equifax/ }) });
    await row.getByText('All items').waitFor();
    await expectAccessible(page);
    await picture(page, 'three-rounds-2-letters');
  });

  test('a later report lists the removed item again: it is found, and proposed', async () => {
    await comeBack(33);
    const { page } = staff;
    await goStaff(`/contacts/${contactId}?tab=reports`);
    await page.getByText('Drop credit reports here').waitFor();
    const file = pull(-1, undefined, story.day(0));
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles([{ name: file.name, mimeType: 'application/json', buffer: Buffer.from(await file.arrayBuffer()) }]);
    // It opens by itself once it is read.
    const pulledOn = formatCivilDate(addMonths(inEveryMonth(story.day(0)), 1));
    await page.getByRole('heading', { name: `Credit report, ${pulledOn}` }).waitFor();
    await page.getByRole('tab', { name: 'Findings' }).click();
    await page.getByText('Removed before, now back').first().waitFor();
    await picture(page, 'three-rounds-3-report');
    await goStaff(`/contacts/${contactId}?tab=disputes`);
    await openWork(page);
    await proposal(page, `It came back: ${NORTHGATE} at Equifax`).waitFor();
    await proposal(page, `Ask how it was verified: ${ORCHARD} at Equifax`).waitFor();
    await expectAccessible(page);
    await picture(page, 'three-rounds-3-disputes');
  });

  test('the same again is refused with the ways out, until the client sends a document', async () => {
    const { page } = staff;
    await page.getByRole('button', { name: /^Other accounts/ }).click();
    await page.getByLabel(new RegExp(`^Dispute ${ORCHARD} at Equifax`)).click();
    const item = page.getByRole('region', { name: 'Items for Equifax' });
    await item.getByRole('button', { name: new RegExp(ORCHARD) }).click();
    await pickOption(page, item.getByLabel('What is wrong').first(), 'Balance or past due wrong');
    await pickOption(page, item.getByLabel('What the bureau is asked').first(), 'Correct balance and amounts');
    await item.getByLabel('Balance: it should be').fill('$90');
    await item.getByRole('button', { name: 'Write a fact' }).click();
    await item.getByLabel('Fact 1', { exact: true }).fill('I paid a part of this account on March 3, 2026.');
    await item.getByLabel('The client was asked and says this is true').check();
    await item.getByText('The same dispute again will be treated as frivolous. Add a document', { exact: false }).waitFor();
    const open = page.getByRole('button', { name: /^Open round 2/ });
    await expect.poll(() => open.isDisabled(), SOON).toBe(true);
    await expectAccessible(page);
    await picture(page, 'three-rounds-4-refused');

    await goPhone('/client/documents');
    const send = phone.page.getByRole('region', { name: 'Send a document' });
    await send.getByLabel('What you are sending').selectOption({ label: CREDITOR_LETTER });
    const paper = { name: 'orchard.pdf', mimeType: 'application/pdf', buffer: Buffer.from(demoPaper('Letter from Orchard')) };
    await chooseFile(phone.page, send.getByRole('button', { name: 'Choose pictures or a file' }), paper);
    await phone.page.getByRole('list', { name: 'Your documents' }).getByText(CREDITOR_LETTER).waitFor();

    // The office has the page open, and the document is there to choose.
    await item.getByLabel('Source of fact 1').selectOption({ label: 'A document shows it' });
    const choice = item.getByLabel('Document of fact 1');
    await choice.locator('option', { hasText: 'orchard.pdf' }).waitFor({ state: 'attached' });
    await choice.selectOption({ label: (await choice.locator('option', { hasText: 'orchard.pdf' }).innerText()).trim() });
    await item.getByText('The document that shows this is not accepted yet', { exact: false }).waitFor();
    await picture(page, 'three-rounds-4-unreviewed');
    const reviewer = await story.visitAs(browser, app.url, owner);
    await reviewer.page.goto(`${app.url}/documents?tab=review&contact=${contactId}`);
    await reviewer.page.getByLabel('The document orchard.pdf').waitFor();
    await reviewer.page.getByRole('button', { name: /^Accept/ }).click();
    await reviewer.page.getByText('orchard.pdf: Letter from a creditor or collector, accepted', { exact: false }).waitFor();
    await reviewer.context.close();
    await item.getByLabel('Fact 1', { exact: true }).fill('The letter of the creditor shows a balance of $90.');
    await item.getByLabel('The client was asked and says this is true').check();
    await expect.poll(() => open.isEnabled(), SOON).toBe(true);
    await picture(page, 'three-rounds-4-new');
    await open.click();
    await page.getByRole('table', { name: 'Letters' }).waitFor();
  });

  test('round 3 takes what the program proposes; its letter is read by staff and approved by the client', async () => {
    const api = await asOwner();
    await app.eventually(async () =>
      (await api.letters.list({ contactId, printed: 'no' })).rows.every(({ state }) => state === 'ready') ? true : undefined,
    );
    await approveInPortal(phone.page, app.url, ['Equifax']);
    const second = (await api.letters.list({ contactId })).rows.filter(({ roundNumber }) => roundNumber === 2);
    const { id } = await api.letters.createPrintBatch({ letterIds: second.map((one) => one.id) });
    await app.eventually(async () => ((await api.letters.getPrintBatch({ id })).state === 'ready' ? true : undefined));
    await api.letters.recordMailing({ letters: second.map((one) => ({ id: one.id })), mailedOn: story.day(33), method: 'first-class' });
    await comeBack(60);
    await recordConfirmed(story.day(58));

    const { page } = staff;
    await goStaff(`/contacts/${contactId}?tab=disputes`);
    await openWork(page);
    await proposal(page, `It came back: ${NORTHGATE} at Equifax`).check();
    await proposal(page, `Ask how it was verified: ${ORCHARD} at Equifax`).check();
    await picture(page, 'three-rounds-5-proposed');
    await page.getByRole('button', { name: 'Add 2 to the round' }).click();
    const items = page.getByRole('region', { name: 'Items for Equifax' });
    await items.getByRole('button', { name: new RegExp(`^${NORTHGATE}`) }).click();
    await items.getByRole('button', { name: 'Write a fact' }).click();
    await items.getByLabel('Fact 1', { exact: true }).fill('I read every letter that came, and none was about this account.');
    await items.getByLabel('The client was asked and says this is true').check();
    await items.getByRole('button', { name: new RegExp(`^${ORCHARD}`) }).click();
    await items.getByLabel('The client was asked and says this is true').check();
    const open = page.getByRole('button', { name: /^Open round 3/ });
    await expect.poll(() => open.isEnabled(), SOON).toBe(true);
    await picture(page, 'three-rounds-5-round-3');
    await open.click();
    const read = page.getByRole('button', { name: /^Read the letter of Maria Delgado to Equifax/ });
    await read.first().click();
    const dialog = page.getByRole('dialog');
    // C6 and A43, as the program proposed them.
    await dialog.getByText('Please describe the procedure you used', { exact: false }).waitFor();
    await dialog.getByText('It was deleted from my file before and came back', { exact: false }).waitFor();
    await picture(page, 'three-rounds-5-letter');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectAccessible(page);
    await approveInPortal(phone.page, app.url, ['Equifax']);
    await goPhone('/client/disputes');
    await phone.page.getByRole('heading', { name: 'Round 3' }).waitFor();
    await expectAccessible(phone.page);
    await picture(phone.page, 'three-rounds-5-portal');
    await goStaff('/dispute-center');
    await page.getByText('Maria Delgado').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'three-rounds-5-center');
    expect([...staff.troubles, ...phone.troubles]).toEqual([]);
  });

  async function recordConfirmed(answeredOn: CivilDate): Promise<void> {
    const api = await asOwner();
    const { rounds } = await api.disputes.listRounds({ contactId });
    const items = rounds.find(({ number }) => number === 2)?.items ?? [];
    await api.disputes.recordAnswers({ contactId, answeredOn, answers: items.map(({ id }) => ({ itemId: id, result: 'confirmed' })) });
  }
});
