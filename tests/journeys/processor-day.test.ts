// A processor's morning in the demo office: a later report comes in, what came of the disputes is decided, what the analyses find is
// asked of the client, who answers on a phone, and what is confirmed goes into the next round.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { reportOf } from '../../apps/server/tell-story.ts';
import { PEOPLE } from '../../db/demo/demo-office.ts';
import { MARIA } from '../../db/demo/demo-people.ts';
import { demoReport } from '../../db/demo/demo-report.ts';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

describe.skipIf(chromePath === undefined)("a processor's morning", () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let priya: Visitor;
  let olivia: Visitor;
  let maria: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-processor-'));
    server = await startDemo(join(folder, 'data'), { CHECK_RESPONSES: '1' });
    browser = await launchBrowser();
    [priya, olivia] = [await visit(browser), await visit(browser)];
    maria = await visit(browser, { phone: true });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const name = join('.cache', 'failures', `processor-${task.name.replaceAll(/\W+/g, '-')}`);
    await priya.page.screenshot({ path: `${name}.png`, fullPage: true });
    await olivia.page.screenshot({ path: `${name}-owner.png`, fullPage: true });
    await maria.page.screenshot({ path: `${name}-client.png`, fullPage: true });
  });
  const open = async (page: Page, name: string): Promise<void> => {
    await page.goto(`${server.url}/contacts?search=${name}`);
    await page
      .getByRole('link', { name: new RegExp(name) })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Reports' }).click();
  };
  const choose = async (page: Page, name: string, bytes: Uint8Array): Promise<void> => {
    const path = join(folder, name);
    writeFileSync(path, bytes);
    await page.locator('input[type="file"]').first().setInputFiles(path);
  };

  test('a later report is read, compared, and proposes what came of the disputes', async () => {
    const { page } = priya;
    await typeSignIn(page, `${server.url}/login`, { email: 'priya@demo.redress.test', password: DEMO_PASSWORD });
    await ends(page, '/dashboard');
    await open(page, 'Darnell');
    const place = PEOPLE.findIndex(({ first }) => first === 'Darnell');
    const [darnell] = PEOPLE.slice(place);
    if (!darnell) throw new Error('Darnell left the demo.');
    await choose(page, 'darnell-again.json', reportOf(darnell, place, new Date(), { days: 47, gone: ['EXP'], points: 12 }));
    const outcomes = page.getByRole('region', { name: /outcomes? waits? for your decision/ });
    await outcomes.getByText('Experian no longer lists this account', { exact: false }).waitFor({ timeout: 60_000 });
    await expectAccessible(page);
    await picture(page, 'processor-1-outcomes');
    // A legal finding: nothing is selected until a person selects it.
    expect(await outcomes.getByRole('button', { name: 'Accept 0 selected' }).isDisabled()).toBe(true);
    await outcomes.getByLabel('Select all').check();
    await outcomes.getByLabel('Note on NORTHGATE RECOVERY at Equifax').fill('Compared with the client');
    await expectAccessible(page);
    await outcomes.getByRole('button', { name: /Accept [1-9]\d* selected/ }).click();
    await outcomes.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Changes' }).click();
    await page.getByRole('region', { name: 'Experian', exact: true }).getByText('No longer listed').waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-2-changes');
  });

  test('decided outcomes are listed with the disputes and can be undone', async () => {
    const { page } = priya;
    await page.getByRole('tab', { name: 'Disputes' }).click();
    const decided = page.getByRole('region', { name: 'Outcomes' });
    await decided.getByText('Removed').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-3-decided');
    const equifax = decided.locator('[data-bureau="EQ"]');
    await equifax.getByText('“Compared with the client”').waitFor();
    await equifax.getByRole('button', { name: 'Undo' }).click();
    await equifax.waitFor({ state: 'detached' });
    // The round runs again, so it comes first, unfolded. No answer is chosen beforehand.
    await page.getByRole('region', { name: 'Running rounds' }).getByText('Answer due', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Record answers of Equifax' }).click();
    const answer = page.getByLabel('The answer on NORTHGATE RECOVERY at Equifax');
    expect(await answer.inputValue()).toBe('');
    await answer.selectOption('Corrected');
    await page.getByLabel('Day of the answer').fill(civilDateAt(new Date(), OFFICE_ZONE));
    await page.getByLabel('Note', { exact: true }).fill('Letter of Nov 16');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save answers' }).click();
    await equifax.getByText('“Letter of Nov 16”').waitFor();
  });

  test('findings are questions: one is recorded for the client, one is asked in the portal', async () => {
    const { page } = priya;
    await open(page, 'Maria');
    await page.getByRole('tab', { name: 'Findings' }).click();
    const owed = findingOf(page, 'More owed than at another bureau', 'Equifax: NORTHGATE RECOVERY');
    await owed.getByText('How this was worked out').click();
    await owed.getByText('Based on').waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-4-findings');
    await owed.getByLabel('What the client said about NORTHGATE RECOVERY').fill('Paid 350 in March, has the receipt.');
    await owed.getByRole('button', { name: 'Client: no' }).click();
    await owed.waitFor({ state: 'detached' });
    const inquiry = findingOf(page, 'Inquiry without an account', 'QUICKSTEP LENDING');
    await inquiry.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Ask in the portal (1)' }).click();
    await inquiry.getByText('Waiting for the client').waitFor();
  });

  test('the client answers on a phone', async () => {
    const { page } = maria;
    await typeSignIn(page, `${server.url}/client/login`, { email: 'client@demo.redress.test', password: DEMO_PASSWORD });
    await ends(page, '/client');
    await page.goto(`${server.url}/client/reports`);
    await page.getByRole('heading', { name: 'One question about your report' }).waitFor();
    // What is asked about stands with the question.
    await page.getByText(/lists no account under the name QUICKSTEP LENDING\./).waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-5-client');
    await page.getByLabel('Anything we should know (optional)').fill('I never heard of them.');
    await page.getByRole('group', { name: 'Answer: QUICKSTEP LENDING' }).getByRole('button', { name: 'No', exact: true }).click();
    await page.getByText('You said no. “I never heard of them.”').waitFor();
    expect(maria.troubles).toEqual([]);
  });

  test('what is confirmed goes into the next round, with its facts and the word of the client', async () => {
    const { page } = priya;
    await page.reload();
    await page.getByText('Confirmed wrong 2').click();
    await findingOf(page, 'Inquiry without an account', 'QUICKSTEP LENDING').getByText('I never heard of them.').waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-6-confirmed');
    for (const [title, heading] of [
      ['More owed than at another bureau', 'Equifax: NORTHGATE RECOVERY'],
      ['Inquiry without an account', 'QUICKSTEP LENDING'],
    ] as const) {
      const finding = findingOf(page, title, heading);
      await finding.getByRole('button', { name: 'Add to the next round' }).click();
      await finding.waitFor({ state: 'detached' });
    }
    await page.getByText('In a dispute 2').click();
    await findingOf(page, 'Inquiry without an account', 'QUICKSTEP LENDING').waitFor();
    await page.getByRole('tab', { name: 'Disputes' }).click();
    const experian = page.getByRole('region', { name: 'Items for Experian' });
    await experian.getByRole('button', { name: /QUICKSTEP LENDING/ }).click();
    await experian.getByLabel('The client was asked and says this is true').first().waitFor();
    await picture(page, 'processor-7-round');
  });

  test('a report of someone else is not used before it is confirmed', async () => {
    const { page } = priya;
    await open(page, 'Maria');
    await choose(
      page,
      'other.json',
      demoReport(
        { ...MARIA, first: 'Gordon', last: 'Pym', ssn: '219097777', birth: addDays(MARIA.birth, 900) },
        addDays(civilDateAt(new Date(), 'UTC'), -1),
      ),
    );
    await page.getByText('This report may be about someone else.').waitFor();
    await expectAccessible(page);
  });

  test('the owner sees everybody’s scores, one line over time, and where reports come from', async () => {
    const { page } = olivia;
    await typeSignIn(page, `${server.url}/login`, { email: DEMO_OWNER.email, password: DEMO_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${server.url}/credit-scores`);
    await page.getByRole('link', { name: 'Denise Carver' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-8-scores');
    await page.getByRole('link', { name: 'Denise Carver' }).click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('.recharts-surface').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-9-line');
    await page.goto(`${server.url}/idiq`);
    await page.getByRole('button', { name: 'Add connection' }).first().click();
    await page.getByRole('dialog').getByLabel('Client').fill('Omar');
    await page.getByRole('option', { name: /Omar Haddad/ }).click();
    await page.getByRole('dialog').getByLabel('Sign-in name at the provider').fill('omar.haddad@example.test');
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Add connection' }).click();
    await page.getByRole('table', { name: 'Monitoring connections' }).getByText('Omar Haddad').waitFor();
    await expectAccessible(page);
    await picture(page, 'processor-10-monitoring');
    expect([...priya.troubles, ...olivia.troubles]).toEqual([]);
  });
});

/** The card of one finding about one line. */
function findingOf(page: Page, title: string, heading: string) {
  return page.locator('[data-finding]').filter({ hasText: title }).filter({ hasText: heading });
}
