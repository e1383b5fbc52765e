// The tab of a client with two rounds behind: the history of each item, a note for the office, and what the next round may say.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../platform/base/civil-date.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { testPdf } from '../../features/files/server/testing-pdfs.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { TODAY } from '../support/round-outcomes.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';
import { openTwoRounds } from '../support/two-rounds.ts';

describe.skipIf(chromePath === undefined)('the history of disputes', () => {
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

  test('shows what came back, takes a note, and leads into the next round', async () => {
    const { api, email } = await app.signIn('owner');
    const { contactId } = await openTwoRounds(app, api);
    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${app.url}/contacts/${contactId}?tab=disputes`);
    // A round runs, so it comes first and the next one is folded.
    await page.getByRole('region', { name: 'Running rounds' }).first().waitFor();
    const history = page.getByRole('region', { name: 'History of items' });
    await history.getByText('Removed, came back', { exact: false }).waitFor();
    expect(await page.getByRole('region', { name: 'Choose items' }).count()).toBe(0);
    await expectAccessible(page);
    await picture(page, 'dispute-history-1');
    await history.getByRole('button', { name: /^NORTHGATE RECOVERY at TransUnion, round 1/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('lists it again', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Add note' }).click();
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Ask for the receipt of March.');
    await dialog.getByRole('button', { name: 'Save note' }).click();
    await dialog.getByText('Ask for the receipt of March.').waitFor();
    await expectAccessible(page);
    await picture(page, 'dispute-history-2-detail');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await dialog.getByText('Ask for the receipt of March.').waitFor();
    await page.keyboard.press('Escape');
    await history.getByText('One note').waitFor();

    await page.getByText('Prepare the next round').click();
    const next = page.getByRole('region', { name: 'Proposed for the next round' });
    await next.getByLabel('It came back: NORTHGATE RECOVERY at TransUnion').check();
    await next.getByRole('button', { name: 'Add 1 to the round' }).click();
    await page.getByRole('button', { name: /^NORTHGATE RECOVERY.*Deleted before, now back/ }).click();
    // What was noted in the history is beside the item.
    await page.getByRole('region', { name: 'Items for TransUnion' }).getByText('Ask for the receipt of March.').waitFor();
    await expectAccessible(page);
    await picture(page, 'dispute-history-3-next');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    expect(troubles).toEqual([]);
  });

  test('a notice that an item was put back leads to that item, selected for the next round', async () => {
    const { api, email, token } = await app.signIn('owner');
    const { contactId } = await openTwoRounds(app, api);
    const [first] = (await api.disputes.listRounds({ contactId })).rounds.filter(({ number }) => number === 1);
    const itemId = first?.items.find(({ state }) => state === 'removed')?.id ?? '';
    // Letters are written a moment after their round opened.
    const letterId = await app.eventually(async () => (await api.letters.list({ contactId, bureau: 'TU' })).rows[0]?.id);
    const path = 'staff/answers/notice.pdf';
    await openFileDoor(app.url, token).upload(path, testPdf(['We put an item back.']), 'application/pdf');
    const { added } = await api.answers.add({ paths: [path] });
    const answer = await app.eventually(async () => {
      const found = await api.answers.get({ id: added[0]?.id ?? '' });
      return found.reading ? undefined : found;
    });
    await api.answers.sort({ id: answer.id, version: answer.version, contactId, letterId });
    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${app.url}/dispute-letters/answers?answer=${answer.id}`);
    await page.getByLabel('What it is').selectOption({ label: 'Notice that an item was put back' });
    await page.getByLabel('Day on the letter').fill(addDays(TODAY, -20));
    await page.getByLabel('Day it came').fill(addDays(TODAY, -18));
    await page
      .getByRole('group', { name: 'Items that were put back' })
      .getByLabel(/^NORTHGATE/)
      .check();
    await expectAccessible(page);
    await picture(page, 'dispute-history-4-notice');
    await page.getByRole('button', { name: 'Enter the answer' }).click();
    await page.getByText('selected for the next round', { exact: false }).waitFor();
    await expectAccessible(page);
    await picture(page, 'dispute-history-5-step');
    await page.getByRole('link', { name: /^Open the disputes of/ }).click();
    expect((await api.answers.get({ id: answer.id })).putBack).toEqual([itemId]);
    const next = page.getByRole('region', { name: 'Proposed for the next round' });
    const back = next.getByRole('checkbox', { name: 'It came back: NORTHGATE RECOVERY at TransUnion' });
    await back.waitFor();
    expect(await back.isChecked()).toBe(true);
    await next.getByRole('button', { name: 'Add 1 to the round' }).click();
    await page.getByRole('region', { name: 'Items for TransUnion' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
