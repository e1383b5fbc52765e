// Where each person may go and where they are sent instead (specification section 2, decisions 5 to 7 and 13).
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectApi, type ApiClient } from '../../apps/server/loopback-client.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { acceptAsClient } from '../support/client-login.ts';
import { OWNER, signUpPlainOwner } from '../support/first-owner.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { migratedFolder } from '../support/migrated-folder.ts';

const CLIENT = { email: 'client@example.test', password: 'Maria-reads-9-letters' };
/** The sidebar of the specification, in its order. */
const MENU = [
  'Dashboard',
  'Contacts',
  'Clients',
  'Leads',
  'IDIQ Integration',
  'Dispute Center',
  'Progress Portal',
  'Analytics',
  'Contact Reports',
  'Letters',
  'Credit Scores',
  'Dispute Letters',
  'Billing',
  'Calendar',
  'Communications',
  'Export',
  'Bulk Actions',
  'Automation Rules',
  'Drip Campaigns',
  'OpenAI Integration',
  'AI Command Center',
  'Permissions',
  'Setup',
  'User Management',
  'Roles & Permissions',
  'Location',
  'Help',
  'Add Contact',
  'Logout',
];

describe.skipIf(chromePath === undefined)('ways', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let owner: ApiClient;
  beforeAll(async () => {
    folder = migratedFolder('ways');
    server = await startChild({ DATA_DIR: folder });
    owner = connectApi(server.url, await signUpPlainOwner(server));
    const { id: contactId } = await owner.contacts.create(COMPLETE_CONTACT);
    await acceptAsClient(server.url, owner, { contactId, ...CLIENT });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const signIn = (page: Page, where: string, who: { email: string; password: string }) => typeSignIn(page, `${server.url}${where}`, who);

  test('nobody signed in: pages lead to a login that remembers, and only ways inside are remembered', async () => {
    const { page, context } = await visit(browser);
    for (const [from, to] of [
      ['/dashboard', '/login'],
      ['/letters?x=1', '/login'],
      ['/', '/login'],
      ['/client', '/client/login'],
      ['/client/disputes', '/client/login'],
    ] as const) {
      await page.goto(`${server.url}${from}`);
      await ends(page, to);
    }
    await page.goto(`${server.url}/nowhere`);
    await page.getByText('That page was not found.').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await signIn(page, '/contacts?category=client', OWNER);
    await ends(page, '/contacts');
    expect(new URL(page.url()).search).toBe('?category=client');
    await page.goto(`${server.url}/logout`);
    await ends(page, '/login');
    await signIn(page, '/login?from=//evil.example/x', OWNER);
    await ends(page, '/dashboard');
    await context.close();
  });

  test('staff: the menu of the specification, redirects, 404, portal closed, theme kept', async () => {
    const { page, context, troubles } = await visit(browser);
    await signIn(page, '/login', OWNER);
    await ends(page, '/dashboard');
    await page.getByRole('link', { name: 'Logout' }).waitFor();
    const entries: string[] = await page.getByRole('navigation').first().getByRole('link').allInnerTexts();
    expect(entries.map((t) => t.trim())).toEqual(MENU);
    expect((await page.locator('aside').first().boundingBox())?.width).toBe(240);
    for (const [from, to] of [
      ['/', '/dashboard'],
      ['/clients', '/contacts'],
      ['/client', '/contacts'],
      ['/client/disputes', '/dashboard'],
      ['/login', '/dashboard'],
    ] as const) {
      await page.goto(`${server.url}${from}`);
      await ends(page, to);
    }
    await page.goto(`${server.url}/nowhere/at/all`);
    await page.getByText('That page was not found.').waitFor();
    for (const path of ['/dashboard', '/billing', '/dispute-center', '/dispute-letters', '/activity']) {
      await page.goto(`${server.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: /dark/i }).click();
    expect(await page.evaluate('localStorage.getItem("redress-theme")')).toBe('dark');
    await page.reload();
    await page.locator('html.dark').waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('a field that holds no more says what it left out of pasted text', async () => {
    const { page, context, troubles } = await visit(browser);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, '/contacts', OWNER);
    const search = page.getByRole('searchbox').first();
    await search.click();
    const paste = async (text: string) => {
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
      await page.keyboard.press('Control+V');
    };
    await paste('Maria');
    await expect.poll(() => search.inputValue(), SOON).toBe('Maria');
    const note = page.getByText('At most 80 characters fit here. The last 12 of the new text were left out.');
    expect(await note.count()).toBe(0);
    await paste('a'.repeat(87));
    await note.waitFor();
    expect((await search.inputValue()).length).toBe(80);
    await picture(page, 'cut-paste');
    await expectAccessible(page);
    await search.blur();
    await note.waitFor({ state: 'hidden' });
    // So does one that text is dragged into.
    const heading = page.getByRole('heading', { level: 1 });
    await heading.selectText();
    await heading.dragTo(search);
    await page.getByText('At most 80 characters fit here. The last 8 of the new text were left out.').waitFor();
    expect((await search.inputValue()).length).toBe(80);
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('client: old paths lead to new ones, staff pages lead home, staff accounts are told so', async () => {
    const { page, context, troubles } = await visit(browser, { phone: true });
    await signIn(page, '/client/login', OWNER);
    await page.getByText('Access denied: not a client account.').waitFor();
    await signIn(page, '/client/login', { ...CLIENT, password: 'wrong-password-1' });
    await expect.poll(() => page.url()).toContain('/client/login');
    await signIn(page, '/client/login', CLIENT);
    await ends(page, '/client');
    for (const [from, to] of [
      ['/client-portal/scores', '/client/reports'],
      ['/client-portal/credit-scores', '/client/reports'],
      ['/client-portal/messages', '/client/messages'],
      ['/client/unknown', '/client'],
      ['/contacts', '/client'],
      ['/dashboard', '/client'],
    ] as const) {
      await page.goto(`${server.url}${from}`);
      await ends(page, to);
    }
    await page.goto(`${server.url}/client/messages`);
    await page.getByText('No messages found.').waitFor();
    for (const path of ['/client', '/client/reports', '/client/disputes', '/client/documents', '/client/messages', '/client/profile']) {
      await page.goto(`${server.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
    }
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('an invitation page without a token, or with a bad one, says so', async () => {
    const { page, context } = await visit(browser, { phone: true });
    await page.goto(`${server.url}/client/invite`);
    await page.getByText('Missing invite token.').waitFor();
    await page.goto(`${server.url}/client/invite?inviteToken=abc`);
    await page.getByText('Invalid or expired invite.').waitFor();
    await context.close();
  });

  test('an account without any right can sign in, is told why it sees nothing, and where it stands', async () => {
    const { invite } = await owner.accounts.createStaffInvite({ email: 'new@example.test', name: 'Nora New', role: 'user' });
    const { mails } = await owner.mail.list({});
    const { text } = await owner.mail.get({ id: mails.find((mail) => mail.to === invite.email)?.id ?? '' });
    const { page, context, troubles } = await visit(browser);
    await page.goto(/http\S+inviteToken=\S+/.exec(text)?.[0] ?? '');
    await page.getByLabel('Password', { exact: true }).fill('Nora-looks-9-around');
    await page.getByRole('button', { name: 'Activate account' }).click();
    await ends(page, '/login');
    await page.getByText('Sign-in error').waitFor();
    await page.getByText('Your account has no permissions yet.').waitFor();
    await page.getByText('auth/no-role').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'login-no-role');
    // The panel tells public configuration only, and shortens long keys.
    await page.getByRole('button', { name: 'Environment status' }).click();
    await page.getByText('redress', { exact: true }).first().waitFor();
    expect(troubles).toEqual([]);
    await context.close();
  });
});
