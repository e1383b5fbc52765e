// The first day: the office says who it is, clients see it, and a test email shows whether mail works.
import { join } from 'node:path';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('the first day', () => {
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
  afterEach(async ({ task }) => {
    const page = browser.contexts().at(-1)?.pages().at(-1);
    if (task.result?.state === 'fail') await page?.screenshot({ path: join('.cache', 'failures', 'setup.png'), fullPage: true });
  });

  test('name, color, logo and time zone are set, shown to clients, and in effect', async () => {
    const { email, api } = await app.signIn('owner');
    const { page, context, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.getByRole('link', { name: 'All steps' }).click();
    await page.getByText('0 of 15 steps done').waitFor();
    await page.getByLabel('Company name').fill('Harbor Credit');
    await page.getByLabel('Phone').fill('419 555 0199');
    await page.getByLabel('Color', { exact: true }).fill('#ffe600');
    await page.getByText('This color is too light to read').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('3 of 15 steps done').waitFor();
    const { data } = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#1d4f91' } })
      .png()
      .toBuffer({ resolveWithObject: true });
    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: data });
    await page.getByRole('img', { name: 'Logo of the office' }).waitFor();
    // Another tab shows clock times of the office, and follows.
    const other = await context.newPage();
    await other.goto(`${app.url}/automation?tab=built-in`);
    const clock = other.getByText(/^Every day at /).first();
    const inNewYork = await clock.innerText();
    await page.bringToFront();
    await page.getByText('Eastern Time – New York is in force until you save yours.').waitFor();
    await page.getByText('No one has chosen a time zone yet').waitFor();
    await page.getByRole('combobox', { name: 'Time zone' }).selectOption('Pacific Time – Los Angeles');
    await page.getByRole('button', { name: 'Save time zone' }).click();
    await page.getByText('Time zone: Pacific Time – Los Angeles').waitFor();
    await page.getByText('5 of 15 steps done').waitFor();
    await other.bringToFront();
    await expect.poll(() => clock.innerText()).not.toBe(inNewYork);
    expect(await other.evaluate('redressConfig.office.zone')).toBe('America/Los_Angeles');
    await other.close();
    // A client's open tab follows with the next thing it asks for, without being loaded again.
    const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
    const { email: address } = await app.signIn('client', { contactId });
    const client = await visit(browser);
    await typeSignIn(client.page, `${app.url}/client/login`, { email: address, password: TEST_PASSWORD });
    await ends(client.page, '/client');
    await client.page.evaluate('window.sameTab = true');
    await api.office.setZone({ timeZone: 'America/Chicago' });
    await client.page.getByRole('link', { name: 'My Credit Scores' }).first().click();
    await expect.poll(() => client.page.evaluate('[redressConfig.office.zone, window.sameTab]'), SOON).toEqual(['America/Chicago', true]);
    expect(client.troubles).toEqual([]);
    await client.context.close();
    await page.bringToFront();
    await page.getByRole('button', { name: 'Send a test email to me' }).click();
    await page.getByText('Kept here').waitFor();
    await expectAccessible(page);
    await picture(page, 'setup-1');
    expect(troubles).toEqual([]);
    await context.close();

    const outside = await visit(browser);
    await outside.page.goto(`${app.url}/client/login`);
    await outside.page.getByText('Harbor Credit').first().waitFor();
    await outside.page.getByText('Questions? Call us at (419) 555-0199.').waitFor();
    await expect.poll(() => outside.page.evaluate("document.querySelector('main img').naturalWidth")).toBe(400);
    expect(await outside.page.title()).toContain('Harbor Credit');
    await expectAccessible(outside.page);
    await outside.context.close();
  });
});
