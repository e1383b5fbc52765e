// An owner's day in the demo office: a contact is added, a list is imported and undone, contacts are exported, two records of
// one person are merged, a case is held, a location gets a license, and the record of everything tells who did what.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

describe.skipIf(chromePath === undefined)("an owner's day", () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let olivia: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-owner-'));
    server = await startDemo(folder);
    browser = await launchBrowser();
    olivia = await visit(browser);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await olivia.page.screenshot({ path: join('.cache', 'failures', `owner-${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });
  const go = (page: Page, path: string) => page.goto(`${server.url}${path}`);

  test('the dashboard has numbers, needs and charts', async () => {
    const { page } = olivia;
    await typeSignIn(page, `${server.url}/login`, { email: DEMO_OWNER.email, password: DEMO_PASSWORD });
    await ends(page, '/dashboard');
    // Past a midnight since the office was filled there is one more.
    const overdue = page.getByRole('link', { name: /follow-ups? (is|are) overdue/ });
    await overdue.waitFor();
    await page.getByRole('heading', { name: 'My tasks' }).waitFor();
    await page.locator('.recharts-surface').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-1-dashboard');
    const count = Number(/(\d+)\s+follow-up/.exec(await overdue.innerText())?.[1]);
    await overdue.click();
    await page.getByRole('link', { name: 'Monique Baptiste' }).waitFor();
    expect(await page.getByRole('table', { name: 'Contacts' }).getByRole('row').count()).toBe(count + 1);
  });

  test('a contact is added: a draft survives a reload, wrong input is named, someone known is pointed out', async () => {
    const { page } = olivia;
    await go(page, '/add-client');
    await page.getByLabel('First name').fill('Nadia');
    await page.getByLabel('Last name').fill('Petrov');
    await page.getByLabel('Email', { exact: true }).fill('linda.petrov@example.test');
    await page
      .getByRole('list', { name: 'Already on file' })
      .getByText(/Petrov/)
      .first()
      .waitFor();
    await page.reload();
    expect(await page.getByLabel('First name').inputValue()).toBe('Nadia');
    await page.getByLabel('Phone', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await page.getByText('Please enter a US phone number with ten digits.').waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-2-add');
    await page.getByLabel('Phone', { exact: true }).fill('(419) 555-0195');
    await page.getByLabel('Email', { exact: true }).fill('nadia.petrov@example.test');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await page.getByRole('heading', { level: 1, name: 'Nadia Petrov' }).waitFor();
    await page.getByRole('tab', { name: 'Notes' }).click();
    await page.getByLabel('New note').fill('Sister of Linda.');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Sister of Linda.').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-3-notes');
  });

  test('a list is imported: columns are recognised, a bad row is listed, and all of it can be undone', async () => {
    const { page } = olivia;
    const file = join(folder, 'leads.csv');
    writeFileSync(
      file,
      '\ufeffFirst Name;Last Name;Email Address;Mobile;State;Status\r\nAda;Quist;ada.quist@example.test;419-555-0181;OH;Lead\r\nBo;Rask;bo.rask@example;419-555-0182;OH;Lead\r\n"Cleo ""C""";Tamm;cleo.tamm@example.test;(419) 555 0183;OH;Lead\r\n',
    );
    await go(page, '/export?tab=import');
    await expectAccessible(page);
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('button', { name: 'Check all rows' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-4-columns');
    await page.getByLabel('Leave them out and list them').first().check();
    await page.getByRole('button', { name: 'Check all rows' }).click();
    await page.getByRole('button', { name: /^Import 2/ }).waitFor();
    await page.getByRole('table', { name: 'Problems' }).getByText('Please enter an email address like name@example.com.').waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-5-checked');
    // Giving it up asks first, and answers back to where one was.
    await page.getByRole('button', { name: 'Cancel import' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^No one is added\./)
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Keep import' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Import 2/ }).dblclick();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await expectAccessible(page);
    await go(page, '/contacts?q=quist');
    await page.getByRole('link', { name: 'Ada Quist' }).click();
    await page.getByText('Imported from a list').first().waitFor();
    await page.goBack();
    await page.goBack();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(/^Undone: 2 people archived/).waitFor();
    await go(page, '/contacts?q=quist');
    await page.getByText('No contacts match.').waitFor();

    // The same file again is known.
    await go(page, '/export?tab=import');
    await page.getByRole('table', { name: 'Imports' }).getByText('leads.csv').first().waitFor();
  });

  test('contacts are exported as they are filtered, once', async () => {
    const { page } = olivia;
    await go(page, '/contacts?category=affiliate');
    await page.getByRole('link', { name: 'Grace Whitaker' }).waitFor();
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await picture(page, 'owner-6-export');
    await dialog.getByRole('button', { name: 'Start' }).dblclick();
    const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Download' }).click()]);
    const path = join(folder, 'export.csv');
    await download.saveAs(path);
    const lines = readFileSync(path, 'utf8').trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(/Whitaker|Sanders/);
    const again = await fetch(download.url());
    expect(again.status).toBe(410);
    await page.keyboard.press('Escape');
    // A double click asked once.
    await go(page, '/export');
    await page.getByRole('table', { name: 'Exports' }).getByText('Downloaded').waitFor();
    expect(await page.getByRole('table', { name: 'Exports' }).locator('tbody tr').count()).toBe(1);
  });

  test('two records of one person are merged and taken apart again', async () => {
    const { page } = olivia;
    await go(page, '/contacts?tab=duplicates');
    await page.getByRole('button', { name: 'Search again' }).click();
    const compare = page.getByRole('button', { name: /^Compare .*Petrov/ }).first();
    await compare.waitFor();
    await compare.click();
    await expectAccessible(page);
    await picture(page, 'owner-7-duplicates');
    await page
      .getByRole('button', { name: /^Merge/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Undo the merge/ })
      .first()
      .waitFor();
    await expectAccessible(page);
    await page
      .getByRole('button', { name: /^Undo the merge/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Compare .*Petrov/ })
      .first()
      .waitFor();
  });

  test('a case moves only when its gates are met, and can be held', async () => {
    const { page } = olivia;
    await go(page, '/client-management');
    await page.getByRole('row', { name: /Kevin Tran/ }).waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-8-clients');
    await page.getByRole('button', { name: 'Actions for Kevin Tran' }).click();
    await page.getByRole('menuitem', { name: 'Analysis' }).click();
    await page
      .getByText(/Missing on the contact: /)
      .first()
      .waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Actions for Kevin Tran' }).click();
    await page.getByRole('menuitem', { name: 'Put on hold' }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('On vacation until Dec 5');
    await page.getByRole('dialog').getByRole('button', { name: 'Put on hold' }).click();
    await page
      .getByRole('row', { name: /Kevin Tran/ })
      .getByText(/hold/i)
      .waitFor();
    await page.getByRole('tab', { name: 'Board' }).click();
    await page
      .getByRole('region', { name: /^Onboarding/ })
      .getByRole('link', { name: 'Kevin Tran' })
      .waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-9-board');
  });

  test('a signed agreement is written down, cancelled and put right, and no work begins while the client may cancel', async () => {
    const { page } = olivia;
    const today = civilDateAt(new Date(), OFFICE_ZONE);
    await go(page, '/contacts?q=becker');
    await page.getByRole('link', { name: 'Tom Becker' }).click();
    await page.getByRole('tab', { name: 'Agreement' }).click();
    await page.getByText('No agreement is recorded.', { exact: false }).first().waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-12-no-agreement');
    await page.getByRole('button', { name: 'Record a paper agreement' }).click();
    await page.getByLabel('Signed on').fill(addDays(today, -1));
    await page.getByLabel('Federal statement given on').fill(today);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The federal statement has to be given before the agreement is signed.').first().waitFor();
    await expectAccessible(page);
    await page.getByLabel('Federal statement given on').fill(addDays(today, -1));
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/The client may cancel until midnight of/).waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-13-agreement');
    await page.getByRole('button', { name: 'Record cancellation' }).click();
    await page.getByRole('dialog').getByLabel('How they told you').selectOption('By mail');
    await expectAccessible(page);
    await picture(page, 'owner-14-cancels');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/^The client canceled on/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Why was it a mistake?').fill('Another client called');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo cancellation' }).click();
    await page.getByText(/The client may cancel until midnight of/).waitFor();
    await go(page, '/client-management');
    await page
      .getByRole('row', { name: /Tom Becker/ })
      .getByText(/may cancel until/)
      .waitFor();
    await page.getByRole('button', { name: 'Actions for Tom Becker' }).click();
    await page.getByRole('menuitem', { name: 'Analysis' }).click();
    // Where a client lives comes first: each state has its own law.
    await page.getByText(/The client's state is not on record\./).waitFor();
    await page.keyboard.press('Escape');
  });

  test('a document is marked as received, the mark is removed, and the list of clients counts it', async () => {
    const { page } = olivia;
    await go(page, '/contacts?q=becker');
    await page.getByRole('link', { name: 'Tom Becker' }).click();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByText('0 of 4 received.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Add last day or note: photo ID' }).click();
    await page.getByRole('textbox', { name: 'Note' }).fill('Card 219-09-5501');
    await page.getByRole('button', { name: 'Mark as received: photo ID' }).click();
    await page.getByText('Please leave out the Social Security number', { exact: false }).waitFor();
    await page.getByRole('textbox', { name: 'Note' }).fill('Ends in June');
    await page.keyboard.press('Enter');
    await page.getByText(/^Received, seen on .*: Ends in June$/).waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-15-documents');
    await page.getByRole('button', { name: 'Remove mark: photo ID' }).click();
    await page.getByRole('tabpanel').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('1 of 4 received.', { exact: false }).waitFor();
    await go(page, '/client-management');
    await page
      .getByRole('row', { name: /Tom Becker/ })
      .getByTitle('Missing: proof of Social Security number, proof of address, signed authorization. No file was sent.')
      .waitFor();
  });

  test('a location gets a license that ends soon, and the record tells who did it', async () => {
    const { page } = olivia;
    await go(page, '/location');
    const columbus = page.getByRole('region', { name: 'Columbus' });
    await columbus.getByRole('button', { name: 'Add', exact: true }).click();
    await columbus.getByLabel('State').selectOption('TX');
    await columbus.getByRole('button', { name: 'Save' }).click();
    await columbus.getByText('Please enter its number.').waitFor();
    await columbus.getByLabel('Number').fill('CSO-7712');
    await columbus.getByLabel('Valid until').fill('2020-01-01');
    await columbus.getByRole('button', { name: 'Save' }).click();
    await columbus.getByText('Ended').waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-10-location');

    await go(page, '/activity');
    await page.getByLabel('Where').selectOption({ label: 'Location' });
    await page.getByText('Columbus: registration CSO-7712 of TX added').waitFor();
    await page.getByLabel('Who').selectOption({ label: 'Marcus Hale' });
    await page.getByText('No activity matches these filters.').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByText('Columbus: registration CSO-7712 of TX added').waitFor();
    await expectAccessible(page);
    await picture(page, 'owner-11-activity');
  });

  test('nothing went wrong behind the pages', () => expect(olivia.troubles).toEqual([]));
});
