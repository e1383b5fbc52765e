// An item that became untrue before its letter was mailed is withdrawn on a phone; the client reads that nothing of it was sent.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { addMaria, collectionItem } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('an item is withdrawn', () => {
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

  test('with a reason, after a question that says what follows', async () => {
    const { api, email } = await app.signIn('owner');
    const { contactId, reportId, collectionId } = await addMaria(app, api);
    const items = (['EQ', 'TU'] as const).map((bureau) => collectionItem(collectionId, bureau));
    const { draft } = await api.disputes.saveDraft({ contactId, reportId, version: null, items });
    await api.disputes.openRound({ contactId, version: draft.version });

    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${app.url}/contacts/${contactId}?tab=disputes`);
    const equifax = page.getByRole('region', { name: 'Running rounds' }).getByRole('region', { name: 'Equifax' });
    await equifax.getByRole('button', { name: /^Withdraw NORTHGATE/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('written again without this item').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Withdraw item' }).click();
    await dialog.getByText('Please say why, in a few words.').waitFor();
    await dialog.getByLabel('Reason').fill('The client said that the balance is right.');
    await dialog.getByRole('button', { name: 'Withdraw item' }).click();
    await dialog.waitFor({ state: 'detached' });
    await equifax.getByText('Withdrawn, not sent').waitFor();
    await equifax.getByText('Reason: The client said that the balance is right.').waitFor();
    await expectAccessible(page);
    await picture(page, 'withdrawn-1-round');
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await page.goto(`${app.url}/contacts/${contactId}?tab=letters`);
    await page.getByText('Canceled. Every item of this letter was withdrawn.', { exact: false }).waitFor();
    await picture(page, 'withdrawn-2-letters');
    expect(troubles).toEqual([]);

    const { email: own } = await app.signIn('client', { contactId });
    const portal = await visit(browser);
    await portal.page.setViewportSize({ width: 390, height: 844 });
    await typeSignIn(portal.page, `${app.url}/client/login`, { email: own, password: TEST_PASSWORD });
    await ends(portal.page, '/client');
    await portal.page.goto(`${app.url}/client/disputes`);
    await portal.page.getByText('Withdrawn, not sent', { exact: false }).waitFor();
    await portal.page.getByText('Nothing was sent.', { exact: false }).waitFor();
    await expectAccessible(portal.page);
    await picture(portal.page, 'withdrawn-3-portal');

    // After a cancellation nothing is asked of the client, and what was done stays readable (15 U.S.C. 1679e(a)).
    const [agreement] = (await api.agreements.list({ contactId })).rows;
    if (!agreement) throw new Error('Maria signed an agreement.');
    const today = civilDateAt(new Date(), OFFICE_ZONE);
    await api.agreements.cancelNotice({ id: agreement.id, version: agreement.version, cancelledOn: today, how: 'in-person' });
    await portal.page.goto(`${app.url}/client`);
    await portal.page.getByRole('heading', { name: 'There is nothing for you to do' }).waitFor();
    await expectAccessible(portal.page);
    await picture(portal.page, 'withdrawn-4-canceled');
    await portal.page.getByRole('link', { name: 'Read your disputes and letters' }).click();
    await portal.page.getByText('Withdrawn, not sent', { exact: false }).waitFor();
    expect(portal.troubles).toEqual([]);
  });
});
