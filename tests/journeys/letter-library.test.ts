// The library of letters: an owner changes a letter, is stopped by a claim, mends it, publishes, sees what changed, and writes one for a client.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { chromePath, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { addMaria, collectionItem } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('the library of letters', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  let reportId: string;
  let collectionId: string;
  const today = civilDateAt(new Date(), OFFICE_ZONE);
  beforeAll(async () => {
    app = await startTestApp();
    const owner = await app.signIn('owner');
    ({ api } = owner);
    ({ contactId, reportId, collectionId } = await addMaria(app, api));
    const { id } = await api.recipients.create({ kind: 'collector', name: 'Northgate Recovery LLC' });
    await api.recipients.addAddress({
      id,
      purpose: 'disputes',
      address: { nameLine: 'Northgate Recovery LLC', lines: ['P.O. Box 1200'], city: 'Columbus', state: 'OH', zip: '43215' },
      verified: { how: 'letter' },
    });
    browser = await launchBrowser();
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login?from=${encodeURIComponent('/letters')}`, {
      email: owner.email,
      password: TEST_PASSWORD,
    });
  });
  afterAll(async () => {
    expect(visitor.troubles).toEqual([]);
    await browser.close();
    await app.close();
  });

  test('a letter is found by its recipient, changed, stopped by a claim, mended and published', async () => {
    const { page } = visitor;
    const table = page.getByRole('table', { name: 'Letters of the library' });
    await table.getByRole('row').nth(10).waitFor();
    await expectAccessible(page);
    await picture(page, 'letter-library-1-list');
    await page.getByRole('tab', { name: 'Collectors' }).click();
    await table.getByRole('link', { name: 'Dispute after thirty days' }).click();
    const text = page.getByRole('textbox', { name: 'Text of the letter' });
    await text.waitFor();
    await page.getByRole('region', { name: 'Preview' }).getByText('I dispute this debt.').waitFor();
    await expectAccessible(page);
    await picture(page, 'letter-library-2-letter');
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' I will sue you for $1,000 for each item.');
    await page.getByRole('tab', { name: /^Findings \(/ }).click();
    await page.getByRole('list', { name: 'Findings' }).getByRole('listitem').first().waitFor();
    await picture(page, 'letter-library-3-findings');
    await page.getByRole('status').getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('This letter cannot be published yet.', { exact: false }).waitFor();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Discard draft' }).click();
    await page.getByRole('tab', { name: 'Findings', exact: true }).click();
    await page.getByText('Nothing keeps this letter from being published.').waitFor();
    await text.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Thank you.');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('Version 2', { exact: false }).first().waitFor();
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page.getByRole('button', { name: 'Show what changed in version 2' }).click();
    await page.getByRole('list', { name: 'Changes' }).getByText('Thank you.', { exact: false }).first().waitFor();
    await picture(page, 'letter-library-3b-versions');
  });

  test('a letter is written for a client, with what is missing named, and stands among the letters of the client', async () => {
    const { page } = visitor;
    const { rows } = await api.letterLibrary.listLetters({ search: 'Dispute within thirty days' });
    await page.goto(`${app.url}/letters?write=${rows[0]?.id ?? ''}&contact=${contactId}`);
    await page.getByRole('combobox', { name: 'Recipient' }).click();
    await page.getByRole('option', { name: 'Northgate Recovery LLC' }).click();
    await page.getByText('Address of the address book, verified').waitFor();
    await page.getByText('The day of the notice is not known.', { exact: false }).waitFor();
    await expectAccessible(page);
    await picture(page, 'letter-library-4-write');
    const reason = page.getByLabel('Reason: after the thirty days of the notice');
    await expect.poll(() => reason.count(), SOON).toBe(0);
    await page.getByLabel('What date is on the notice?').fill(addDays(today, -60));
    await page.getByLabel('When did the client receive the notice?').fill(addDays(today, -55));
    await reason.fill('The collector wrote that it extended the time');
    await expectAccessible(page);
    await picture(page, 'letter-library-4b-reason');
    await page.getByLabel('What amount does the notice ask for?').fill('480');
    await page.getByRole('region', { name: 'Preview' }).getByText('$480.00', { exact: false }).first().waitFor();
    await picture(page, 'letter-library-5-written');
    await page.getByRole('button', { name: 'Make the letter' }).click();
    await page.waitForURL((url) => url.pathname === `/contacts/${contactId}`);
    await page.getByText('Northgate Recovery LLC').first().waitFor();
    await picture(page, 'letter-library-6-letters');
    const letterId = (await api.letters.list({ contactId })).rows[0]?.id ?? '';
    const { overrides } = await app.eventually(() => api.letters.read({ id: letterId }).catch(() => undefined));
    expect(overrides).toMatchObject([{ reason: 'The collector wrote that it extended the time' }]);
    for (const path of ['/letters', `/letters?letter=${rows[0]?.id ?? ''}`, `/letters?write=${rows[0]?.id ?? ''}&contact=${contactId}`]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`${app.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    }
  });

  test('identity theft has a step beside the round, which names the papers that are missing', async () => {
    const { page } = visitor;
    const item = {
      ...collectionItem(collectionId, 'TU'),
      reasonCode: 'identity-theft',
      instructionCode: 'delete-if-unverified',
      correct: [],
      facts: [{ text: 'I first saw this account in my report of this month.', source: 'client' as const }],
    };
    await api.disputes.saveDraft({ contactId, reportId, version: null, items: [item] });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${app.url}/contacts/${contactId}?tab=disputes`);
    const step = page.getByRole('region', { name: 'Identity theft block' });
    await step.getByText('The identity theft report that the client filed in person').waitFor();
    await step.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await picture(page, 'letter-library-7-theft');
  });
});
