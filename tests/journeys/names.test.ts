// What names and codes do to pages, in a real browser: nothing scrolls sideways, nothing is mirrored, nothing invites in vain.
import { sql } from 'kysely';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, openBrowser, readMails, SIGN_IN } from '../../features/identity/server/testing.ts';
import { chromePath, expectAccessible, launchBrowser, picture, typeSignIn, visit } from '../support/browser.ts';
import { acceptAsClient } from '../support/client-login.ts';
import { enrolApp } from '../support/second-factor.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const LONG = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3).slice(0, 100);

describe.skipIf(chromePath === undefined)('names and codes on screen', () => {
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
  const enter = async (page: Page, email: string): Promise<void> => {
    await page.goto(`${app.url}/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
  };
  const sideways = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');

  test('an invitation to a name that is long, or turns the writing around', async () => {
    const { api } = await app.signIn('owner');
    const { page, troubles, context } = await visit(browser, { phone: true });
    for (const name of [LONG, '\u202eMaria']) {
      const email = `invited-${name.length}@example.test`;
      const { invite } = await api.accounts.createStaffInvite({ email, name: 'Maria', role: 'sales' });
      await sql`update invites set name = ${name} where id = ${invite.id}`.execute(app.server.database.db);
      const [mail] = await readMails(app, email);
      await page.goto(linkIn(mail ?? { text: '' }).href);
      await page.getByText('Choose a password').waitFor();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await page.locator('bdi').allTextContents()).toEqual([name]);
      await picture(page, `invited-${name.length}`);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('one long name leaves the addresses of the others in one piece', async () => {
    const { email, userId } = await app.signIn('owner', { email: 'olga.brandt@office.example' });
    await sql`update users set name = ${LONG} where id = ${userId}`.execute(app.server.database.db);
    await app.signIn('credit-specialist', { email: 'sam.specialist@office.example' });
    const { page, troubles, context } = await visit(browser);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enter(page, email);
    await page.waitForURL('**/dashboard');
    await page.goto(`${app.url}/user-management`);
    for (const text of ['sam.specialist@office.example', email]) {
      const cell = page.getByRole('table', { name: 'Staff' }).getByText(text, { exact: true });
      await cell.waitFor();
      expect((await cell.boundingBox())?.height).toBeLessThan(30);
    }
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await picture(page, 'user-management-long');
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('one long name wraps on the page of its person and in the portal', async () => {
    const { api, email } = await app.signIn('owner');
    const client = { email: 'long.name@example.test', password: 'Maria-reads-9-letters' };
    const { id } = await api.contacts.create({ category: 'client', firstName: LONG.slice(0, 67), lastName: 'Delgado' });
    await acceptAsClient(app.url, api, { contactId: id, ...client });
    const { page, troubles, context } = await visit(browser, { phone: true });
    await enter(page, email);
    await page.waitForURL('**/dashboard');
    await page.goto(`${app.url}/contacts/${id}`);
    await page.getByRole('heading', { level: 1, name: LONG.slice(0, 67) }).waitFor();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await picture(page, 'contact-long');
    expect(troubles).toEqual([]);
    await context.close();

    const portal = await visit(browser, { phone: true });
    await typeSignIn(portal.page, `${app.url}/client/login`, client);
    const hello = portal.page.getByRole('heading', { level: 1, name: `Hello, ${LONG.slice(0, 67)}` });
    await hello.waitFor();
    expect(await sideways(portal.page)).toBeLessThanOrEqual(0);
    expect((await hello.boundingBox())?.width).toBeLessThanOrEqual(390);
    await picture(portal.page, 'portal-long');
    expect(portal.troubles).toEqual([]);
    await portal.context.close();
  });

  test('after five wrong codes the step is closed and says why; so is one that is over', async () => {
    const { email } = await app.signIn('sales');
    const wire = openBrowser(app.url);
    const { json } = await wire.call(SIGN_IN, { email, password: TEST_PASSWORD });
    await enrolApp(wire, String(json['idToken']));
    const { page, troubles, context } = await visit(browser);
    const code = page.getByLabel('Code from your authenticator app');
    await enter(page, email);
    for (let tries = 1; tries <= 5; tries += 1) {
      await code.fill(`nonsense ${tries}`);
      const answered = page.waitForResponse((answer) => answer.url().includes('mfaSignIn:finalize'));
      await page.keyboard.press('Enter');
      await answered;
      if (tries < 5) await page.getByText('That code is not correct.').waitFor();
    }
    await page.getByText('Too many wrong codes. Please start again.').waitFor();
    expect(await code.count()).toBe(0);
    await expectAccessible(page);
    await picture(page, 'codes-over');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Start again');
    await page.keyboard.press('Enter');
    await page.getByLabel('Email').waitFor();

    await sql`delete from sign_in_failures`.execute(app.server.database.db);
    await enter(page, email);
    await code.waitFor();
    await sql`delete from pending_sign_ins`.execute(app.server.database.db);
    await code.fill('123456');
    await page.keyboard.press('Enter');
    await page.getByText('This sign-in has ended after too much time or too many wrong codes. Please start again.').waitFor();
    expect(await code.count()).toBe(0);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test.each([
    ['owner', true],
    ['sales', false],
  ] as const)('the outbox tells %s how to set a mail server up: %s', async (role, told) => {
    const { email } = await app.signIn(role);
    const { page, context } = await visit(browser);
    await enter(page, email);
    await page.waitForURL('**/dashboard');
    await page.goto(`${app.url}/communications`);
    await page.getByText('No mail server is set up, so emails stay here.').waitFor();
    expect(await page.getByText('SMTP_URL').count()).toBe(told ? 1 : 0);
    await context.close();
  });
});
