// Reports and Analytics in the filled demo office: every number of Analytics is that of the rows it opens, a report is limited, counted
// and saved as a file, and people who may not see a table are told so.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectApi, fetchIdToken, type ApiClient } from '../../apps/server/loopback-client.ts';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { figureFilter } from '../../features/analytics/rules/figure-links.ts';
import { FIGURE_PARTS, FIGURE_TABLES } from '../../features/analytics/rules/figure-tables.ts';
import { addDays, civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import { spanBefore } from '../../features/reports/rules/report-filter.ts';
import { REPORTS } from '../../features/reports/rules/reports.ts';
import {
  chromePath,
  ends,
  expectAccessible,
  expectAccessibleInBoth,
  launchBrowser,
  picture,
  SOON,
  typeSignIn,
  visit,
  type Visitor,
} from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

describe.skipIf(chromePath === undefined)('figures', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let api: ApiClient;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-figures-'));
    server = await startDemo(folder);
    api = connectApi(server.url, await fetchIdToken(server.url, DEMO_OWNER.email, DEMO_PASSWORD));
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  async function enter(email: string): Promise<Visitor> {
    const entered = await visit(browser);
    await typeSignIn(entered.page, `${server.url}/login`, { email, password: DEMO_PASSWORD });
    await ends(entered.page, '/dashboard');
    return entered;
  }

  test('every number of Analytics counts exactly the rows it opens', async () => {
    const today = civilDateAt(new Date(), OFFICE_ZONE);
    const range = { from: addDays(today, -99), to: today };
    let compared = 0;
    const expectRows = async (key: keyof typeof FIGURE_TABLES, filter: object, count: number): Promise<void> => {
      const { report } = FIGURE_TABLES[key];
      if (report === 'access') throw new Error('It has endpoints of its own.');
      const { total } = await api.reports.listRows({ report, ...filter, limit: 1 });
      expect([key, filter, total]).toEqual([key, filter, count]);
      compared += 1;
    };
    for (const part of FIGURE_PARTS) {
      const { tables } = await api.analytics.getFigures({ part, ...range, compare: 'yes' });
      expect([part, tables.length > 0 && tables.every(({ groups }) => groups.length > 0)]).toEqual([part, true]);
      for (const { key, groups } of tables) {
        const table = FIGURE_TABLES[key];
        for (const { values, count, before, measures } of groups) {
          const filter = figureFilter(table, values, range);
          await expectRows(key, filter, count);
          await expectRows(key, figureFilter(table, values, { ...range, ...spanBefore(range) }), before ?? -1);
          for (const [place, name] of table.measures.entries()) {
            const measure = REPORTS[table.report].measures.find((one) => one.key === name);
            if (measure?.kind === 'count') await expectRows(key, { ...filter, ...measure.where }, measures[place] ?? -1);
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('a number says what it means and opens its rows, which are limited, counted and saved as a file', async () => {
    const { page, troubles } = await enter(DEMO_OWNER.email);
    await page.goto(`${server.url}/analytics?period=year`);
    const bureaus = page.getByRole('table', { name: 'By bureau' });
    await page.getByRole('table', { name: 'Calls and follow-ups per person' }).waitFor();
    await expectAccessibleInBoth(page);
    await picture(page, 'figures-1-analytics');
    const removed = bureaus.getByRole('link', { name: /, Equifax, Removed$/ });
    const count = await removed.innerText();
    await removed.focus();
    await page.getByRole('tooltip').getByText('Items the bureau removed.').waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/reports' && url.searchParams.get('result') === 'removed');
    await page.getByRole('status').getByText(`${count} results`).waitFor();
    await expectAccessible(page);
    await page.getByLabel('Report', { exact: true }).waitFor({ state: 'hidden' });
    await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: 'Letters printed' }).click();
    await page.getByLabel('Printed', { exact: true }).selectOption('All time');
    await page.waitForURL((url) => url.searchParams.get('period') === 'all');
    await page
      .getByRole('table', { name: 'Counts' })
      .getByRole('link', { name: /Experian/ })
      .click();
    await page.waitForURL((url) => url.searchParams.get('bureau') === 'EX');
    expect(await page.getByLabel('Bureau').inputValue()).toBe('EX');
    await expectAccessibleInBoth(page);
    await picture(page, 'figures-2-letters');
    await page.getByRole('button', { name: 'Save as file' }).click();
    await page.getByRole('menuitem', { name: 'PDF' }).click();
    await page.getByRole('button', { name: 'Write file' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^letters-\d{4}-\d\d-\d\d\.pdf$/);
    await page.getByText('The file was downloaded.').waitFor();
    await page.keyboard.press('Escape');
    await page.goto(`${server.url}/reports?report=access`);
    await page.getByRole('table', { name: 'Reveals and exports of personal data' }).getByText('Report file downloaded').first().waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Report', { exact: true }).waitFor();
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    expect(troubles).toEqual([]);
  });

  test('who may not see the data of a table is told so', async () => {
    const { page } = await enter('marcus@demo.redress.test');
    await page.goto(`${server.url}/reports?report=outcomes`);
    await page.getByText('Your role does not include the data of this report.').waitFor();
    await page.getByRole('link', { name: 'Show Leads by source' }).click();
    await page.getByRole('table', { name: 'Leads by source' }).waitFor();
    expect(await page.getByRole('button', { name: 'Save as file' }).count()).toBe(0);
    await page.goto(`${server.url}/analytics`);
    await page.getByText('permission').first().waitFor();
  });
});
