// A forgotten password, for staff and for clients: the mail, its link, the new password, and what becomes of the old one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

const CLIENT = 'client@demo.redress.test';
const NEXT = 'Seven-calm-lighthouses';

describe.skipIf(chromePath === undefined)('a forgotten password', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let owner: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-reset-'));
    server = await startDemo(folder);
    browser = await launchBrowser();
    owner = await visit(browser);
    await signIn(owner.page, '/login', DEMO_OWNER.email, DEMO_PASSWORD);
    await ends(owner.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await owner.page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });
  const signIn = (page: Page, where: string, email: string, password: string) =>
    typeSignIn(page, `${server.url}${where}`, { email, password });
  async function ask(page: Page, where: string, email: string): Promise<void> {
    await page.goto(`${server.url}${where}`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('If there is an account with this address, we sent an email with a link.').waitFor();
  }
  /** The link in the newest mail, as the owner finds it in the outbox. */
  async function readLink(): Promise<string> {
    const { page } = owner;
    await page.goto(`${server.url}/communications`);
    await page.getByRole('link', { name: 'Choose a new password' }).first().click();
    return (await page.getByRole('link', { name: /mode=resetPassword/ }).getAttribute('href')) ?? '';
  }

  test('a client asks on a phone, and only the newest link works, once', async () => {
    const { page, context, troubles } = await visit(browser, { phone: true });
    await page.goto(`${server.url}/client/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await ends(page, '/client/forgot');
    await expectAccessible(page);
    await picture(page, 'reset-1-forgot');
    await ask(page, '/client/forgot', 'nobody@example.test');
    await owner.page.goto(`${server.url}/communications`);
    // The only email is the one about the owner's own first sign-in here.
    await owner.page.getByRole('link', { name: 'A new browser signed in to your account' }).waitFor();
    expect(await owner.page.getByText('nobody@example.test').count()).toBe(0);

    await ask(page, '/client/forgot', CLIENT);
    const outdated = await readLink();
    await ask(page, '/client/forgot', CLIENT);
    const link = await readLink();
    expect(new URL(link).pathname).toBe('/client/action');
    await page.goto(outdated);
    await page.getByRole('alert').waitFor();
    await expectAccessible(page);
    await picture(page, 'reset-2-used');

    await page.goto(link);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.keyboard.press('Enter');
    await page
      .getByText(/at least 8 characters/i)
      .first()
      .waitFor();
    await expectAccessible(page);
    await picture(page, 'reset-3-new');
    await page.getByLabel('New password', { exact: true }).fill(NEXT);
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .click();
    await ends(page, '/client/login');
    await signIn(page, '/client/login', CLIENT, DEMO_PASSWORD);
    await page.getByText('The email address or the password is not correct.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill(NEXT);
    await page.keyboard.press('Enter');
    await ends(page, '/client');
    await page.goto(link);
    await page.getByRole('alert').waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('staff do the same at their own door, and every browser is signed out by it', async () => {
    const { page, context } = await visit(browser);
    await page.goto(`${server.url}/login`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await ends(page, '/login/forgot');
    await expectAccessible(page);
    await ask(page, '/login/forgot', DEMO_OWNER.email);
    const link = await readLink();
    expect(new URL(link).pathname).toBe('/login/action');
    await page.goto(link);
    await expectAccessible(page);
    await picture(page, 'reset-4-staff');
    await page.getByLabel('New password', { exact: true }).fill(NEXT);
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /sign in/i })
      .first()
      .waitFor();
    // The live feed tells the other browser within a second; it needs no click.
    await ends(owner.page, '/login');
    await signIn(page, '/login', DEMO_OWNER.email, NEXT);
    await ends(page, '/dashboard');
    await context.close();
  });
});
