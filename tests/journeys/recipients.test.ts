// The address book: someone finds what needs verifying, adds a furnisher with its address, records mail that came back, replaces the
// address, and merges a second entry of the same company.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { chromePath, ends, expectAccessibleInBoth, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const LIST = '/letters/recipients';

describe.skipIf(chromePath === undefined)('recipients', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let who: { readonly email: string; readonly password: string };
  beforeAll(async () => {
    app = await startTestApp();
    const person = await app.signIn('owner');
    ({ api } = person);
    who = { email: person.email, password: TEST_PASSWORD };
    await api.recipients.create({ kind: 'furnisher', name: 'FIRST PREM BK' });
    browser = await launchBrowser();
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, who);
    await ends(visitor.page, '/dashboard');
    await visitor.page.goto(`${app.url}${LIST}`);
  });
  afterAll(async () => {
    expect(visitor.troubles).toEqual([]);
    await browser.close();
    await app.close();
  });

  test('the list shows whom letters reach, and who still has to be verified', async () => {
    const { page } = visitor;
    await page.getByRole('row', { name: /^Equifax Bureau Disputes, File requests/ }).waitFor();
    await expectAccessibleInBoth(page);
    await picture(page, 'recipients-1-list');
    await page.getByRole('combobox', { name: 'Show' }).selectOption('not-verified');
    await page.getByRole('link', { name: 'MIB', exact: true }).click();
    await page.getByRole('button', { name: /^Verify 50 Braintree Hill Park/ }).click();
    await page.getByRole('dialog').getByLabel('How did you check it?').selectOption('phone');
    await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Letters go here').waitFor();
    expect((await api.recipients.list({ search: 'MIB' })).rows).toMatchObject([{ disputesReach: true, notVerified: 0 }]);
  });

  test('an address is added and verified, comes back, and is replaced', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: 'Recipients', exact: true }).first().click();
    await page.getByRole('button', { name: 'Add recipient' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('First Premier Bank');
    await page.getByRole('dialog').getByRole('button', { name: 'Add recipient' }).click();
    await page.getByRole('heading', { name: 'First Premier Bank', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Add address' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Department, street or box').fill('P.O. Box 5524');
    await dialog.getByLabel('City').fill('Sioux Falls');
    await dialog.getByLabel('ZIP code').fill('57117');
    await dialog.getByLabel('State').selectOption('TX');
    await dialog.getByLabel('I verified this address').check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('ZIP 57117 is in South Dakota, not Texas.').waitFor();
    await picture(page, 'recipients-2-address');
    await dialog.getByLabel('State').selectOption('SD');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Letters go here').waitFor();
    await page.getByRole('button', { name: /^Change P\.O\. Box 5524/ }).click();
    await page.getByRole('menuitem', { name: 'Mark returned' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark returned' }).click();
    await page.getByText('Mail returned').waitFor();
    await page.getByRole('button', { name: /^Change P\.O\. Box 5524/ }).click();
    await page.getByRole('menuitem', { name: 'Replace' }).click();
    await page.getByRole('dialog').getByLabel('Department, street or box').fill('3820 N Louise Ave');
    await page.getByRole('dialog').getByLabel('City').fill('Sioux Falls');
    await page.getByRole('dialog').getByLabel('ZIP code').fill('57107');
    await page.getByRole('dialog').getByLabel('State').selectOption('SD');
    await page.getByRole('dialog').getByLabel('I verified this address').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
    await page.getByText('Earlier addresses (1)').waitFor();
    await page.getByText('3820 N Louise Ave').waitFor();
  });

  test('a second entry of the same company is merged, and the merge can be undone', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: 'Merge', exact: true }).click();
    await page.getByRole('dialog').getByLabel('The same recipient under another name').fill('prem bk');
    await page.getByRole('button', { name: 'Merge FIRST PREM BK into First Premier Bank' }).click();
    await page.getByText('FIRST PREM BK was merged into this recipient.').waitFor();
    await page.getByText('No line under these names has been disputed yet.').waitFor();
    await expectAccessibleInBoth(page);
    await picture(page, 'recipients-3-recipient');
    await page.getByRole('button', { name: 'Undo the merge of FIRST PREM BK' }).click();
    await page.getByText('FIRST PREM BK was merged into this recipient.').waitFor({ state: 'detached' });
    expect((await api.recipients.list({ search: 'first prem' })).rows).toHaveLength(2);
  });

  test('on a phone', async () => {
    const phone = await visit(browser, { phone: true });
    await typeSignIn(phone.page, `${app.url}/login`, who);
    await ends(phone.page, '/dashboard');
    await phone.page.goto(`${app.url}${LIST}`);
    await phone.page.getByText('First Premier Bank').first().waitFor();
    await picture(phone.page, 'recipients-4-phone');
    await phone.page.getByText('First Premier Bank').first().click();
    await phone.page.getByText('Letters go here').waitFor();
    await picture(phone.page, 'recipients-5-phone-recipient');
    expect(phone.troubles).toEqual([]);
  });
});
