// Work on a client pauses for a mortgage, is stopped further when the client dies, and stops on one account when a court summons comes. Each says
// so to staff and client.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { openWork } from '../support/dispute-pages.ts';
import { addMaria, collectionItem } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('holds', () => {
  let app: TestApp;
  let browser: Browser;
  let staff: Visitor;
  let client: Visitor;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await launchBrowser();
    const { api, email } = await app.signIn('owner');
    const maria = await addMaria(app, api);
    ({ contactId } = maria);
    const items = [collectionItem(maria.collectionId, 'EQ')];
    await api.disputes.saveDraft({ contactId, reportId: maria.reportId, version: null, items });
    staff = await visit(browser);
    await typeSignIn(staff.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(staff.page, '/dashboard');
    const { email: own } = await app.signIn('client', { contactId });
    client = await visit(browser, { phone: true, dark: true });
    await typeSignIn(client.page, `${app.url}/client/login`, { email: own, password: TEST_PASSWORD });
    await ends(client.page, '/client');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  test('a court summons stops the account, and the client reads what to do', async () => {
    const { page } = staff;
    await page.goto(`${app.url}/contacts/${contactId}?tab=disputes`);
    await openWork(page);
    await page
      .getByRole('button', { name: /^NORTHGATE/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'A court summons came' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Court', { exact: true }).fill('Toledo Municipal Court');
    await dialog.getByLabel('Note').fill('We told her to ignore the lawsuit.');
    await dialog.getByRole('button', { name: 'Stop work on it' }).click();
    // X22; what was typed stays.
    await dialog.getByText('Toledo Municipal Court').or(dialog.locator('[aria-invalid="true"]')).first().waitFor();
    expect(await dialog.getByLabel('Court', { exact: true }).inputValue()).toBe('Toledo Municipal Court');
    await expectAccessible(page);
    await picture(page, 'holds-1-summons');
    await dialog.getByLabel('Note').fill('She brought the papers.');
    await dialog.getByRole('button', { name: 'Stop work on it' }).click();
    const section = page.getByRole('region', { name: 'Court summonses' });
    await section.getByText('work stops', { exact: false }).waitFor();
    await page.getByText('A court summons about this account came', { exact: false }).first().waitFor();
    await expectAccessible(page);
    await picture(page, 'holds-2-stopped');
    await page.setViewportSize({ width: 390, height: 844 });
    await picture(page, 'holds-3-stopped-phone');
    await page.setViewportSize({ width: 1360, height: 900 });

    await client.page.goto(`${app.url}/client/disputes`);
    await client.page.getByText('talk to an attorney', { exact: false }).waitFor();
    await expectAccessible(client.page);
    await picture(client.page, 'holds-4-client');

    await section.getByRole('button', { name: /^Resume work on/ }).click();
    await dialog.getByLabel('Why work resumes').fill('The court dismissed the suit on Monday');
    await dialog.getByRole('button', { name: 'Resume work', exact: true }).click();
    await section.getByText('The court dismissed the suit on Monday', { exact: false }).waitFor();
  });

  test('a mortgage in underwriting stops letters, and death stops everything', async () => {
    const { page } = staff;
    await page.goto(`${app.url}/contacts/${contactId}`);
    await page.getByRole('button', { name: 'Onboarding' }).click();
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await dialog.getByText('Please say why work pauses.').waitFor();
    await dialog.getByLabel('Why work pauses').selectOption('A mortgage is in underwriting');
    await dialog.getByText('A dispute can stop the loan.', { exact: false }).waitFor();
    await dialog.getByText('Please say why work pauses.').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await picture(page, 'holds-5-dialog');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await page.getByText('Mortgage in underwriting since', { exact: false }).waitFor();
    await picture(page, 'holds-6-chip');
    await client.page.goto(`${app.url}/client`);
    await client.page.getByText('A dispute can hold the loan up', { exact: false }).waitFor();
    await expectAccessible(client.page);
    await picture(client.page, 'holds-7-client');

    await page.getByRole('button', { name: 'Onboarding' }).click();
    await page.getByRole('menuitem', { name: 'Change the hold' }).click();
    await dialog.getByLabel('Why work pauses').selectOption('The client has died');
    await dialog.getByRole('button', { name: 'Put on hold' }).click();
    await page.getByText('Client has died since', { exact: false }).waitFor();
    await page.goto(`${app.url}/client-management?hold=yes`);
    await page.getByText('Client has died', { exact: false }).first().waitFor();
    await picture(page, 'holds-8-list');
    expect([staff.troubles, client.troubles]).toEqual([[], []]);
  });
});
