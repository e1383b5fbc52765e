// Invitations in a real browser: a client and a member of staff come in by the link of a mail, and what happens to links that
// lead nowhere; then the page where the office manages its people.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linkIn, readMails } from '../../features/identity/server/testing.ts';
import { chromePath, expectAccessible, launchBrowser, picture, SOON, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const CLIENT = 'maria.portal@example.test';
const NEW_STAFF = 'paula@example.test';

describe.skipIf(chromePath === undefined)('invitations', () => {
  let app: TestApp;
  let browser: Browser;
  let owner: Visitor;
  let api: Awaited<ReturnType<TestApp['signIn']>>['api'];
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    const signedIn = await app.signIn('owner', { email: 'olga@example.test' });
    ({ api } = signedIn);
    contactId = (await api.contacts.create({ ...COMPLETE_CONTACT, email: CLIENT })).id;
    browser = await launchBrowser();
    owner = await visit(browser);
    await go(owner.page, '/login');
    await owner.page.getByLabel('Email').fill(signedIn.email);
    await owner.page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await owner.page.keyboard.press('Enter');
    await owner.page.waitForURL('**/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  const go = (page: Page, path: string) => page.goto(`${app.url}${path}`);
  const lastLink = async (email: string) => {
    const mail = (await readMails(app, email)).at(-1);
    if (!mail) throw new Error(`No mail to ${email}.`);
    return linkIn(mail).href;
  };

  test.each([
    ['client', '/client/invite'],
    ['staff', '/invite'],
  ])('the %s page says what is wrong with a link', async (_kind, path) => {
    const { page, troubles } = await visit(browser);
    await go(page, path);
    await page.getByText('Missing invite token.').waitFor();
    await expectAccessible(page);
    await go(page, `${path}?inviteToken=`);
    await page.getByText('Missing invite token.').waitFor();
    // The answer is held back until the page was seen waiting for it.
    const seen = Promise.withResolvers<undefined>();
    await page.route('**/api/access/invite?**', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await go(page, `${path}?inviteToken=garbage`);
    await page.getByText('Loading...').waitFor();
    seen.resolve(undefined);
    await page.getByText('Invalid or expired invite.').waitFor();
    await expectAccessible(page);
    await picture(page, `invite-dead${path.replaceAll('/', '-')}`);
    await page.unroute('**/api/access/invite?**');
    await page.route('**/api/access/invite?**', (route) => route.abort());
    await go(page, `${path}?inviteToken=garbage`);
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/api/access/invite?**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Invalid or expired invite.').waitFor();
    expect(troubles).toEqual([]);
  });

  test('a client is invited from their contact and comes in', async () => {
    const { page } = owner;
    await go(page, `/contacts/${contactId}?tab=portal`);
    await page.getByRole('heading', { name: 'Portal login' }).waitFor();
    await page.getByText(`The invitation goes to ${CLIENT}.`).waitFor();
    await expectAccessible(page);
    await picture(page, 'panel-empty');
    await page.getByRole('button', { name: 'Invite by email' }).click();
    await page.getByText(`Invited as ${CLIENT}`).waitFor();
    await page.getByText('The email is in the outbox under Communications.').waitFor();
    await page.getByText('Open until').waitFor();
    await expectAccessible(page);
    await picture(page, 'panel-open');
    const early = await lastLink(CLIENT);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText(`The invitation to ${CLIENT} was revoked.`).waitFor();
    await page.getByRole('button', { name: 'Invite by email' }).click();
    await page.getByText(`Invited as ${CLIENT}`).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.poll(async () => (await readMails(app, CLIENT)).length, SOON).toBe(3);

    const { page: phone, troubles } = await visit(browser, { phone: true });
    await phone.goto(early);
    await phone.getByText('Invalid or expired invite.').waitFor();
    await phone.goto(await lastLink(CLIENT));
    const field = phone.getByLabel('Password', { exact: true });
    await field.waitFor();
    expect(await phone.getByLabel('Email').inputValue()).toBe(CLIENT);
    expect(await phone.getByLabel('Email').getAttribute('readonly')).not.toBeNull();
    expect(await field.getAttribute('autocomplete')).toBe('new-password');
    await phone.getByText('At least 8 characters.').waitFor();
    await expectAccessible(phone);
    await picture(phone, 'invite-form-client');
    await phone.getByRole('button', { name: 'Activate account' }).click();
    await phone.getByText('Please enter a password.').waitFor();
    await field.fill('password1');
    await phone.getByRole('button', { name: 'Activate account' }).click();
    await phone.getByText('This password is too easy to guess.').waitFor();
    expect(await field.inputValue()).toBe('password1');
    await expectAccessible(phone);
    await picture(phone, 'invite-weak');

    await field.fill(TEST_PASSWORD);
    await phone.route('**/v1/accounts:signUp**', (route) => route.abort());
    await phone.getByRole('button', { name: 'Activate account' }).click();
    await phone.getByRole('alert').getByText('The server cannot be reached.').waitFor();
    expect(await field.inputValue()).toBe(TEST_PASSWORD);
    await phone.unroute('**/v1/accounts:signUp**');
    // Held until the label of the meantime was seen.
    const seen = Promise.withResolvers<undefined>();
    await phone.route('**/v1/accounts:signUp**', async (route) => {
      await seen.promise;
      await route.continue();
    });
    await phone.getByRole('button', { name: 'Activate account' }).click();
    await phone.getByRole('button', { name: 'Activating...' }).waitFor();
    seen.resolve(undefined);
    await phone.waitForURL(/\/client$/);
    await phone.getByRole('heading', { level: 1 }).waitFor();
    expect(await phone.getByText('Invalid or expired invite.').count()).toBe(0);
    await phone.goBack().catch(() => undefined);
    expect(troubles).toEqual([]);

    await go(page, `/contacts/${contactId}?tab=portal`);
    await page.getByText(`${CLIENT} signs in at`).waitFor();
  });

  test('an account made by a try whose answer was lost is entered by the next one; a used link elsewhere is dead', async () => {
    const second = (await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, lastName: 'Lost', email: 'lost@example.test' })).id;
    await api.accounts.createClientInvite({ contactId: second });
    const link = await lastLink('lost@example.test');
    const { page } = await visit(browser);
    const { page: other } = await visit(browser);
    await page.goto(link);
    await other.goto(link);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await other.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.route('**/v1/accounts:signUp**', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.getByText('The server cannot be reached.').waitFor();
    await page.unroute('**/v1/accounts:signUp**');
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.waitForURL(/\/client$/);
    await other.getByRole('button', { name: 'Activate account' }).click();
    await other.getByText('Invalid or expired invite.').waitFor();
  });

  test('staff are invited, come in, and the person signed in before is gone', async () => {
    const { page, troubles } = owner;
    await go(page, '/user-management');
    await page.getByRole('table', { name: 'Staff' }).getByText('olga@example.test').waitFor();
    await page.getByText('No member of staff has been invited yet.').waitFor();
    await page.getByRole('button', { name: 'Invite staff' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await dialog.getByText('Please enter a name.').waitFor();
    await dialog.getByLabel('Name').fill('Paula Newcomer');
    await dialog.getByLabel('Email').fill(NEW_STAFF);
    await dialog.getByLabel('Role').selectOption({ label: 'Sales' });
    await expectAccessible(page);
    await picture(page, 'users-dialog');
    await dialog.getByRole('button', { name: 'Send the invitation' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('table', { name: 'Invitations' }).getByText(NEW_STAFF).waitFor();
    await page.getByText('The email is in the outbox under Communications.').waitFor();
    await page.getByRole('button', { name: 'Send the invitation of Paula Newcomer again' }).click();
    await expect.poll(async () => (await readMails(app, NEW_STAFF)).length, SOON).toBe(2);

    const { page: guest, troubles: others } = await visit(browser);
    await go(guest, '/client/login');
    await guest.getByLabel('Email').fill(CLIENT);
    await guest.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await guest.keyboard.press('Enter');
    await guest.waitForURL(/\/client$/);
    await guest.goto(await lastLink(NEW_STAFF));
    await guest.getByText(`${CLIENT} is signed in in this browser.`).waitFor();
    await expectAccessible(guest);
    await picture(guest, 'invite-form-staff');
    await guest.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await guest.getByRole('button', { name: 'Activate account' }).click();
    await guest.waitForURL('**/dashboard');
    await guest.getByText(NEW_STAFF).first().waitFor();
    // Sales may not see who works here.
    await go(guest, '/user-management');
    await guest
      .getByText(/permission/i)
      .first()
      .waitFor();
    expect([...troubles, ...others]).toEqual([]);
  });

  test('people are managed: role, switching off, settings', async () => {
    const { page, troubles } = owner;
    await go(page, '/user-management');
    const row = page.getByRole('row', { name: /Paula Newcomer/ }).first();
    await row.getByLabel('Role of Paula Newcomer').selectOption({ label: 'Admin' });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('will be Admin').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => row.getByLabel('Role of Paula Newcomer').inputValue(), SOON).toBe('admin');
    await page.getByRole('button', { name: 'Actions for Paula Newcomer' }).click();
    await page.getByRole('menuitem', { name: 'Switch off' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'users-menu');
    await page.getByRole('menuitem', { name: 'Switch off' }).click();
    await dialog.getByRole('button', { name: 'Switch off' }).click();
    await row.getByText('Switched off').waitFor();
    await page.getByLabel('Minimum password length').fill('5');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a number from 6 to 64.').waitFor();
    await page.getByLabel('Minimum password length').fill('10');
    await page.getByLabel('Second step for staff').selectOption('required');
    await page.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('you included').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByLabel('Second step for staff').selectOption('offered');
    await page.getByLabel('Why it is optional').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please say why staff may work without a second step.').waitFor();
    await page.getByLabel('Why it is optional').fill('Everyone works at desks in one locked room.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect.poll(async () => (await api.accounts.getSettings()).minPasswordLength, SOON).toBe(10);
    await expectAccessible(page);
    await picture(page, 'users');
    expect(troubles).toEqual([]);
  });
});
