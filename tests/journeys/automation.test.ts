// The rules of the office: one is tried before it is saved, acts, is told on the timeline and in the log, and is paused and removed.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { runRules } from '../../apps/server/seed-automation.ts';
import { chromePath, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('rules of the office', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    contactId = (await api.contacts.create({ ...COMPLETE_CONTACT, firstName: 'Ana', lastName: 'Rivera' })).id;
    browser = await launchBrowser();
    visitor = await enter('admin');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function enter(role: 'admin' | 'processor' | 'read-only'): Promise<Visitor> {
    const { email } = await app.signIn(role);
    const entered = await visit(browser);
    await typeSignIn(entered.page, `${app.url}/login?from=${encodeURIComponent('/automation')}`, { email, password: TEST_PASSWORD });
    return entered;
  }

  test('a rule is tried on what happened, saved and turned on', async () => {
    const { page } = visitor;
    await page.getByText('There are no rules yet.').waitFor();
    await page.getByRole('link', { name: 'Add rule' }).click();
    await page.getByLabel('Name').fill('Tag what came in');
    await page.getByLabel('When this happens').selectOption({ label: 'Contact added' });
    await page.getByLabel('Category').selectOption('client');
    await page.getByLabel('Then').selectOption('note');
    await page.getByLabel('Text of the note').fill('Card 4111 1111 1111 1111');
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.getByText('This seems to hold a card number.').waitFor();
    await page.getByLabel('Text of the note').fill('Came in by itself.');
    await page.getByRole('button', { name: 'Try it on the last 30 days' }).click();
    await page.getByText('Add a note: 1 of 1 time it happened.').waitFor();
    await page
      .getByRole('table', { name: 'Dry run' })
      .getByRole('row', { name: /^Ana Rivera .*Would act/ })
      .waitFor();
    expect((await api.contacts.listNotes({ id: contactId })).rows).toEqual([]);
    await expectAccessible(page);
    await picture(page, 'automation-1-dry-run');
    await page.getByLabel('Turn on when saved').check();
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.getByRole('heading', { name: 'Tag what came in' }).waitFor();
    await page.getByText('Owner: you').waitFor();
  });

  test('it acts on what happens from then on, and the timeline and the log say so', async () => {
    const { page } = visitor;
    const bob = await api.contacts.create({
      ...COMPLETE_CONTACT,
      firstName: 'Bob',
      lastName: 'Stone',
      ssn: null,
      email: null,
      phone: null,
    });
    await app.eventually(async () => {
      await runRules(app.server);
      return (await api.automation.listRuns({})).rows.find(({ contact }) => contact.id === bob.id);
    });
    await page.reload();
    const log = page.getByRole('table', { name: 'Log' });
    await log.getByRole('row', { name: /Bob Stone.*Done/ }).waitFor();
    expect(await log.getByText('Ana Rivera').count()).toBe(0);
    await log.getByRole('link', { name: 'Bob Stone' }).click();
    await page.getByText('Automation “Tag what came in”').first().waitFor();
    expect((await api.contacts.listNotes({ id: bob.id })).rows).toMatchObject([{ body: 'Came in by itself.' }]);
  });

  test('what a colleague saved in the meantime is shown beside one’s own version', async () => {
    const { page } = visitor;
    const [rule] = (await api.automation.list({})).rows;
    if (!rule) throw new Error('The rule is not there.');
    await page.goto(`${app.url}/automation?rule=${rule.id}`);
    await page.getByLabel('Name').fill('My name for it');
    await api.automation.switch({ id: rule.id, version: rule.version, on: false });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Someone else saved changes while you were editing' });
    await conflict.getByRole('button', { name: 'Save my version' }).click();
    await page.getByRole('heading', { name: 'My name for it', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByRole('button', { name: 'Turn off' }).waitFor();
  });

  test('all are paused and resumed; a rule is removed and comes back; built-in work is told', async () => {
    const { page, troubles } = visitor;
    await page.getByRole('link', { name: 'All rules' }).click();
    await page.getByRole('button', { name: 'Pause all' }).click();
    await page.getByText('All rules are paused').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Resume all' }).click();
    await page.getByText('All rules are paused').waitFor({ state: 'detached' });
    await page.getByRole('table', { name: 'Rules' }).getByRole('link', { name: 'My name for it' }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Turn on' }).waitFor();
    await page.goto(`${app.url}/automation?tab=built-in`);
    await page.getByText('When a round opens, its letters are written.').waitFor();
    await page.getByRole('searchbox', { name: 'Search built-in automations' }).fill('round opened');
    await expect.poll(() => page.getByRole('table', { name: 'Built-in automations' }).getByRole('row').count(), SOON).toBe(3);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    expect(troubles).toEqual([]);
  });

  test('who only looks changes nothing; who may not look is told so', async () => {
    const { page } = await enter('processor');
    await page.getByRole('table', { name: 'Rules' }).getByRole('link', { name: 'My name for it' }).click();
    await page.getByRole('heading', { name: 'Log' }).waitFor();
    expect(await page.getByRole('button', { name: /Save|Turn|Remove|Take over/ }).count()).toBe(0);
    const reader = await enter('read-only');
    await reader.page.getByText(/do not have permission/).waitFor();
  });
});
