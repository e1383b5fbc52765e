// The second step of signing in, in a real browser: staff who must, a client who may, a phone that is lost.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addAppOnPage, keepRecoveryCodes } from '../support/account-page.ts';
import { chromePath, expectAccessible, launchBrowser, picture, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { enrolApp, totpCode } from '../support/second-factor.ts';
import { DEFAULT_SETTINGS } from '../../features/identity/rules/sign-in-settings.ts';
import { saveSettings } from '../../features/identity/server/public.ts';
import { openBrowser, SIGN_IN } from '../../features/identity/server/testing.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('the second step', () => {
  let app: TestApp;
  let browser: Browser;
  let ahead = 0;
  const clock = () => new Date(Date.now() + ahead);
  const later = (minutes: number) => void (ahead += minutes * 60_000);
  beforeAll(async () => {
    app = await startTestApp({ clock, staffSecondFactor: 'required' });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  async function enter({ page }: Visitor, path: string, email: string): Promise<void> {
    await page.goto(`${app.url}${path}`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
  }

  test('staff are led to set it up, keep their codes, and go on to where they wanted', async () => {
    const { email } = await app.signIn('owner');
    const visitor = await visit(browser);
    const { page, troubles } = visitor;
    await enter(visitor, '/contacts?category=client', email);
    await page.getByText('Your office requires a second step at sign-in. Set it up to continue.').waitFor();
    await page.goto(`${app.url}/dispute-center`);
    await page.waitForURL(/\/settings\?from=/);
    await page.getByRole('button', { name: 'Add authenticator app' }).waitFor();
    await expectAccessible(page);
    const secret = await addAppOnPage(page, 'My phone', clock());
    const [code = ''] = await keepRecoveryCodes(page);
    await expectAccessible(page);
    await picture(page, 'second-step');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/dispute-center');

    // With the app; then the phone is lost.
    later(1);
    for (const [typed, left] of [
      [totpCode(secret, clock()), 10],
      [code, 9],
    ] as const) {
      const other = await visit(browser);
      await enter(other, '/settings', email);
      await other.page.getByLabel('Code from your authenticator app').fill(typed);
      await other.page.keyboard.press('Enter');
      await other.page.getByText(`${left} recovery codes left`).waitFor();
      await other.context.close();
    }
    expect(troubles).toEqual([]);
    await visitor.context.close();
  });

  test('a change that needs a fresh sign-in asks for it and then continues', async () => {
    const { email } = await app.signIn('owner');
    const visitor = await visit(browser, { phone: true });
    const { page, troubles } = visitor;
    await enter(visitor, '/settings', email);
    await page.getByRole('button', { name: 'Add authenticator app' }).waitFor();
    later(6);
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await dialog.getByText('The password is not correct.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.getByRole('button', { name: 'Add authenticator app' }).click();
    await dialog.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code', { exact: true }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    expect(troubles).toEqual([]);
    await visitor.context.close();
  });

  test('a client adds an app if they like, and removes it', async () => {
    const owner = await app.signIn('owner');
    const wire = openBrowser(app.url);
    const { json } = await wire.call(SIGN_IN, { email: owner.email, password: TEST_PASSWORD });
    const { idToken } = await enrolApp(wire, String(json['idToken']), clock());
    const { id: contactId } = await app.api(idToken).contacts.create({ ...COMPLETE_CONTACT, ssn: null });
    const { email } = await app.signIn('client', { contactId });
    const visitor = await visit(browser, { phone: true, dark: true });
    const { page, troubles } = visitor;
    await enter(visitor, '/client/login', email);
    await page.waitForURL('**/client');
    await page.goto(`${app.url}/client/profile`);
    await page.getByText('This browser').waitFor();
    expect(await page.locator('dt').allInnerTexts()).toEqual(['Name', 'Email', 'Role']);
    await expectAccessible(page);
    await addAppOnPage(page, 'Phone of mine', clock());
    await keepRecoveryCodes(page);
    await page.getByRole('button', { name: 'Remove Phone of mine' }).click();
    await page.getByRole('button', { name: 'Add authenticator app' }).waitFor();
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/client/login');
    expect(troubles).toEqual([]);
    await visitor.context.close();
  });

  test('adding an app signs nobody out who did it, however late the answer comes; other browsers must sign in again', async () => {
    await saveSettings(app.server.database.db, { ...DEFAULT_SETTINGS, staffSecondFactor: 'offered' });
    const { email } = await app.signIn('owner');
    const [visitor, elsewhere] = [await visit(browser), await visit(browser)];
    const { page } = visitor;
    await Promise.all([streamOf(elsewhere.page), enter(elsewhere, '/contacts', email)]);
    await Promise.all([streamOf(page), enter(visitor, '/settings', email)]);
    const otherTab = await visitor.context.newPage();
    await Promise.all([streamOf(otherTab), otherTab.goto(`${app.url}/contacts`)]);

    // The answer is held until all streams of the person have been ended, which the other browser shows, and a second longer.
    await page.route('**/mfaEnrollment:finalize*', async (route) => {
      const answer = await route.fetch();
      await elsewhere.page.getByLabel('Email').waitFor();
      await new Promise((done) => setTimeout(done, 1_000));
      await route.fulfill({ response: answer });
    });
    const again = Promise.all([streamOf(page), streamOf(otherTab)]);
    await addAppOnPage(page, 'My phone', clock());
    expect(await keepRecoveryCodes(page)).toHaveLength(10);
    await again;
    await otherTab.reload();
    await otherTab.getByRole('heading', { name: 'Contacts' }).waitFor();
    expect([visitor.troubles, elsewhere.troubles]).toEqual([[], []]);
    await Promise.all([visitor.context.close(), elsewhere.context.close()]);
  });
});

const isStream = (url: string): boolean => new URL(url).pathname === '/api/live';
/** The next stream of the live feed that this page begins. */
const streamOf = (page: Page): Promise<unknown> =>
  page.waitForResponse((response) => isStream(response.url()) && response.status() === 200);
