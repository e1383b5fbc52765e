// A salesperson's day in the demo office: hot leads are claimed and called, a visitor of the website becomes one while the page
// is open, leads move over the board, many are tagged at once, and two people edit the same record.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

const MARCUS = { email: 'marcus@demo.redress.test', password: DEMO_PASSWORD };
const OLIVIA = { email: DEMO_OWNER.email, password: DEMO_PASSWORD };
/** Counts the sounds a page makes, without a loudspeaker. */
const COUNT_SOUNDS = `window.sounds = 0; const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when); };`;

describe.skipIf(chromePath === undefined)("a salesperson's day", () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let marcus: Visitor;
  let olivia: Visitor;
  let visitor: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-sales-'));
    server = await startDemo(folder);
    browser = await launchBrowser('--autoplay-policy=no-user-gesture-required');
    [marcus, olivia, visitor] = [await visit(browser), await visit(browser, { dark: true }), await visit(browser, { phone: true })];
    await marcus.page.addInitScript(COUNT_SOUNDS);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [name, { page }] of Object.entries({ marcus, olivia, visitor }))
      await page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}-${name}.png`), fullPage: true });
  });
  const hotLeads = (page: Page) => page.getByRole('region', { name: 'Hot leads' });
  const go = (page: Page, path: string) => page.goto(`${server.url}${path}`);
  const sounds = (page: Page) => page.evaluate<number>('window.sounds');

  test('the day begins with what needs action, and hot leads are claimed', async () => {
    const { page } = marcus;
    await typeSignIn(page, `${server.url}/login`, MARCUS);
    await ends(page, '/dashboard');
    await page.getByRole('heading', { name: 'Needs action' }).waitFor();
    const hot = hotLeads(page);
    await hot.getByText('4 hot leads').waitFor();
    await hot.getByText('Respond within 1 hour!').waitFor();
    expect(await hot.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Robert Kim/),
      expect.stringMatching(/^Keisha Coleman/),
      expect.stringMatching(/^Andre Fontaine[^]*Claimed by you/),
    ]);
    await expectAccessible(page);
    await picture(page, 'sales-1-dashboard');
    await hot.getByRole('button', { name: 'Claim Robert Kim' }).click();
    await hot.getByRole('listitem').filter({ hasText: 'Robert Kim' }).getByText('Claimed by you').waitFor();
    expect(await sounds(page)).toBe(0);
  });

  test('a visitor of the website becomes a hot lead at once, with a sound; the same visitor again is the same lead', async () => {
    const { page } = marcus;
    await go(page, '/leads');
    await hotLeads(page).getByText('4 hot leads').waitFor();
    const api = connectApi(server.url, await fetchIdToken(server.url, MARCUS.email, MARCUS.password));
    const [form] = (await api.leads.listForms({})).forms;
    const address = `/forms/${form?.key ?? ''}`;

    await go(visitor.page, address);
    await visitor.page.getByLabel('First name').fill('Wanda');
    await expectAccessible(visitor.page);
    await picture(visitor.page, 'sales-2-web-form');
    await visitor.page.getByLabel('Last name').pressSequentially('Okonkwo-Berglund', { delay: 60 });
    await visitor.page.getByLabel('Phone').pressSequentially('216 555 0107', { delay: 60 });
    await visitor.page.getByRole('textbox', { name: /^Email/ }).pressSequentially('wanda@example.test', { delay: 60 });
    await visitor.page.getByRole('button', { name: 'Ask for a call' }).click();
    await visitor.page.getByText('Thank you. We will call you.').waitFor();

    const hot = hotLeads(page);
    await hot.getByRole('link', { name: 'Wanda Okonkwo-Berglund', exact: true }).waitFor();
    await page.waitForFunction('window.sounds > 0');
    expect(await hot.getByRole('listitem').first().innerText()).toMatch(/^Wanda/);
    await page.getByRole('region', { name: /^New/ }).getByRole('link', { name: 'Wanda Okonkwo-Berglund', exact: true }).waitFor();

    const heard = await sounds(page);
    await go(visitor.page, address);
    await visitor.page.getByLabel('First name').pressSequentially('Wanda', { delay: 120 });
    await visitor.page.getByLabel('Last name').pressSequentially('Okonkwo', { delay: 120 });
    await visitor.page.getByRole('textbox', { name: /^Email/ }).pressSequentially('Wanda@Example.test', { delay: 120 });
    await visitor.page.getByRole('button', { name: 'Ask for a call' }).click();
    await visitor.page.getByText('Thank you. We will call you.').waitFor();
    expect((await api.contacts.search({ q: 'wanda@example.test' })).hits.map(({ name }) => name)).toEqual(['Wanda Okonkwo-Berglund']);
    expect(await sounds(page)).toBe(heard);
  });

  test('a call that reached someone lowers the urgency, and the lead leaves the alert', async () => {
    const { page } = marcus;
    await hotLeads(page).getByRole('link', { name: 'Keisha Coleman', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Keisha Coleman' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'sales-3-lead');
    await page.getByRole('main').getByRole('button', { name: 'Claim', exact: true }).click();
    await page.getByRole('button', { name: 'Log call' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Note').fill('Wants to understand two collections before the closing.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Log call' }).first().click();
    await dialog.getByText(/^Your unsaved entries of .* were restored\.$/).waitFor();
    expect(await dialog.getByLabel('Note').inputValue()).toBe('Wants to understand two collections before the closing.');
    await dialog.getByText('Reached', { exact: true }).click();
    expect(await dialog.getByLabel('Lower the urgency to Medium').isChecked()).toBe(true);
    await expectAccessible(page);
    await picture(page, 'sales-3b-call-draft');
    await dialog.getByRole('button', { name: 'Save the call' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await hotLeads(page).getByRole('link', { name: 'Keisha Coleman', exact: true }).waitFor({ state: 'detached' });
    await hotLeads(page).getByText('4 hot leads').waitFor();
    await page.getByRole('tab', { name: 'Calls' }).click();
    await page.getByText('Wants to understand two collections before the closing.').waitFor();
  });

  test('leads move over the board, by menu and by keyboard', async () => {
    const { page } = marcus;
    await go(page, '/leads');
    const column = (name: RegExp) => page.getByRole('region', { name });
    await page.getByRole('button', { name: 'Move Robert Kim' }).click();
    await page.getByRole('menuitem', { name: 'Consult booked' }).click();
    await column(/^Consult booked/)
      .getByRole('link', { name: 'Robert Kim', exact: true })
      .waitFor();
    await expectAccessible(page);
    await picture(page, 'sales-4-board');

    await page.getByRole('button', { name: 'Drag Peter Lindqvist' }).focus();
    await page.keyboard.press('Space');
    await page.getByText('Peter Lindqvist is over New.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowRight');
    await page.getByText('Peter Lindqvist is over Contacted.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await column(/^Contacted/)
      .getByRole('link', { name: 'Peter Lindqvist', exact: true })
      .waitFor();

    await page.getByRole('button', { name: 'Work with Victor Morales' }).click();
    await page.getByRole('menuitem', { name: 'Mark as lost' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').waitFor();
    await page.keyboard.press('Escape');
    // The entry of the menu is gone by now, the button of the menu is not.
    await page.locator('button[aria-label="Work with Victor Morales"]:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Mark as lost' }).click();
    await dialog.getByLabel('Why').selectOption({ label: 'Never answered' });
    await dialog.getByRole('button', { name: 'Mark as lost' }).click();
    await column(/^Lost/).getByRole('link', { name: 'Victor Morales' }).waitFor();
  });

  test('the list finds, filters, keeps a view and tags many at once, with undo', async () => {
    const { page } = marcus;
    await go(page, '/leads?tab=table');
    const table = page.getByRole('table', { name: 'Leads' });
    await table.getByRole('link', { name: 'Andre Fontaine' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'sales-5-table');
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('free');
    await page.waitForURL(/q=free/);
    await table.getByRole('link', { name: 'Latoya Freeman' }).waitFor();
    await table.getByRole('link', { name: 'Andre Fontaine' }).waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Search leads' }).fill('');
    await table.getByRole('link', { name: 'Andre Fontaine' }).waitFor();

    for (const name of ['Latoya Freeman', 'Harold Jensen']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    await bar.getByText('2 selected').waitFor();
    await bar.getByRole('button', { name: 'Urgency' }).click();
    await page.getByRole('dialog', { name: 'Urgency' }).getByText('Low', { exact: true }).click();
    await bar.getByText('2 contacts changed').waitFor();
    await expectAccessible(page);
    await table
      .getByRole('row', { name: /Harold Jensen/ })
      .getByRole('button', { name: 'Change urgency: Low' })
      .waitFor();
    await bar.getByRole('button', { name: 'Undo' }).click();
    await bar.getByText('Undone for 2 contacts').waitFor();
    await table
      .getByRole('row', { name: /Harold Jensen/ })
      .getByRole('button', { name: 'Change urgency: Medium' })
      .waitFor();

    await go(page, '/leads?tab=table&owner=me&stage=agreement-sent');
    await table.getByRole('link', { name: 'Harold Jensen' }).waitFor();
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name').fill('Agreements out');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    // Leaving at once would cancel the request.
    await page.getByLabel('Name').waitFor({ state: 'detached' });
    await go(page, '/leads?tab=table');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('menuitem', { name: 'Agreements out' }).click();
    await page.waitForURL(/stage=agreement-sent/);
    await table.getByRole('link', { name: 'Andre Fontaine' }).waitFor({ state: 'detached' });
    await table.getByRole('link', { name: 'Harold Jensen' }).waitFor();
  });

  test('a selection stays in the other tabs until it is cleared', async () => {
    const { page } = marcus;
    await go(page, '/contacts');
    for (const name of ['Latoya Freeman', 'Harold Jensen']) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    const bar = page.getByRole('region', { name: 'Selected contacts' });
    for (const tab of [/^Clients/, 'Duplicates', /^Archived/]) await page.getByRole('tab', { name: tab }).click();
    await bar.getByText('2 selected').waitFor();
    // They are not archived, wherever one looks from.
    await bar.getByRole('button', { name: 'Archive' }).waitFor();
    expect(await bar.getByRole('button', { name: 'Restore' }).count()).toBe(0);
    await page.getByRole('tab', { name: /^Leads/ }).click();
    expect(await page.getByRole('checkbox', { name: 'Select Harold Jensen' }).isChecked()).toBe(true);
    await bar.getByRole('button', { name: 'Clear' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await page.getByRole('checkbox', { name: 'Select Harold Jensen' }).isChecked()).toBe(false);
  });

  test('a lead who signs becomes a client, with the whole story', async () => {
    const { page } = marcus;
    await page.keyboard.press('Control+k');
    // With a typing error, as at nine in the morning.
    await page.getByRole('combobox', { name: /search/i }).fill('Jensan');
    await page.getByRole('option', { name: /Harold Jensen/ }).waitFor();
    await expectAccessible(page);
    await picture(page, 'sales-6-palette');
    await page.getByRole('option', { name: /Harold Jensen/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Harold Jensen' }).waitFor();
    await page.getByRole('button', { name: 'Lead', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Make a client' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /client/i })
      .click();
    await page.getByText('Onboarding').first().waitFor();
    await page.getByText('Harold Jensen became a client').waitFor();
    await expectAccessible(page);
    await picture(page, 'sales-7-client');
  });

  test('what was typed over a contact is there again in another tab, on another page and after a reload, but for secrets', async () => {
    const { page } = marcus;
    const path = new URL(page.url()).pathname;
    const back = page.getByText(/^Your unsaved entries of .* were restored\./);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByLabel('Last name').fill('Jensen-Moss');
    await page.getByLabel('Social Security number').fill('219-09-7731');
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('New note').waitFor();
    await page.getByRole('tab', { name: 'Overview' }).click();
    await back.filter({ hasText: 'Please type again what this browser never keeps: Social Security number.' }).waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Jensen-Moss');
    expect(await page.getByLabel('Social Security number').inputValue()).toBe('');
    // The whole number: ids and times may hold its last digits.
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(/219\D?09\D?7731/);
    await expectAccessible(page);
    await picture(page, 'sales-7b-edit-draft');
    await go(page, '/leads');
    await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor();
    await page.goBack();
    await back.waitFor();
    await page.reload();
    await back.waitFor();
    expect(await page.getByLabel('Last name').inputValue()).toBe('Jensen-Moss');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Edit' }).first().waitFor();
    expect(await back.count()).toBe(0);

    await go(page, '/add-client');
    await page.getByLabel('First name').fill('Wilma');
    await page.reload();
    await back.waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Wilma');
    await expectAccessible(page);
    await picture(page, 'sales-7c-add-draft');
    await page.getByRole('button', { name: 'Start over' }).click();
    await back.waitFor({ state: 'detached' });
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    await go(page, path);
    await page.getByRole('heading', { level: 1, name: 'Harold Jensen' }).waitFor();
  });

  test('two people edit one record: the second sees both values and loses nothing', async () => {
    const { page } = marcus;
    await typeSignIn(olivia.page, `${server.url}/login`, OLIVIA);
    await ends(olivia.page, '/dashboard');
    const path = new URL(page.url()).pathname;
    await go(olivia.page, path);
    await page.getByRole('button', { name: 'Edit' }).first().click();
    await page.getByLabel('City').fill('Springfield');
    await olivia.page.getByRole('button', { name: 'Edit' }).first().click();
    await olivia.page.getByLabel('City').fill('Fairborn');
    await olivia.page.getByRole('button', { name: 'Save', exact: true }).click();
    await olivia.page.getByText('Fairborn').first().waitFor();
    // Told while still typing.
    await page.getByText('Olivia Brandt changed this contact. Your entries are kept.').waitFor();
    // Nor does a reload make it older or newer than it is.
    await page.reload();
    await page.getByText('Olivia Brandt changed this contact. Your entries are kept.').waitFor();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const conflict = page.getByRole('alert').filter({ hasText: 'Springfield' });
    await conflict.getByText(/Fairborn/).waitFor();
    expect(await page.getByLabel('City').inputValue()).toBe('Springfield');
    await expectAccessible(page);
    await picture(page, 'sales-8-conflict');
    await page.getByRole('button', { name: 'Save my version' }).click();
    await page.getByText('Springfield').first().waitFor();
  });

  test('someone who claims a lead too late is told so, though its row has changed', async () => {
    const { page } = olivia;
    await go(page, '/dashboard');
    const claim = { name: 'Claim Wanda Okonkwo-Berglund' } as const;
    await page.route('**/claim', async (route) => {
      await hotLeads(marcus.page).getByRole('button', claim).click();
      await hotLeads(page).getByRole('listitem').filter({ hasText: 'Wanda' }).getByText('Claimed by Marcus Hale').waitFor();
      await route.continue();
    });
    await hotLeads(page).getByRole('button', claim).click();
    await page.getByRole('alert').getByText('Wanda Okonkwo-Berglund is already assigned to Marcus Hale.').waitFor();
    await expectAccessible(page);
    await picture(page, 'sales-9-too-late');
    await page.getByRole('button', { name: 'Close this message' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });

    // On a phone the alert is one or two lines until it is opened, and stays in sight. Without the right to work leads there is none.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    const fold = hotLeads(page).getByRole('button', { name: /^\d+ hot leads/ });
    await fold.click();
    await fold.click();
    await hotLeads(page).getByRole('listitem').first().waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'My tasks' }).waitFor();
    const topAfterScroll = async () => {
      await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
      return (await hotLeads(page).boundingBox())?.y;
    };
    await expect.poll(topAfterScroll, SOON).toBe(52);
    expect((await hotLeads(page).boundingBox())?.height).toBeLessThanOrEqual(80);
  });

  test('nothing of all this troubled a browser', () => {
    expect({ marcus: marcus.troubles, olivia: olivia.troubles, visitor: visitor.troubles }).toEqual({
      marcus: [],
      olivia: [],
      visitor: [],
    });
  });
});
