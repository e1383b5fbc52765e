// The reports: each opened, limited, and saved as CSV, XLSX and PDF by those who may.
import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { REPORT_KEYS, REPORTS } from '../../../features/reports/rules/reports.ts';
import { unfoldFilters } from '../gestures.ts';
import { PICTURES, walkPage, type Walk } from '../walk.ts';

const BEGINNINGS = { CSV: '', 'Excel (XLSX)': 'PK', PDF: '%PDF-' } as const;

walkPage({
  path: '/reports',
  purpose: 'twelve tables; period, location, person; CSV, XLSX, PDF',
  permission: 'reports:view',
  through: { path: '/contact-reports', link: 'Reports' },
  async use(walk) {
    const { page, may } = walk;
    const seen = REPORT_KEYS.filter((key) => REPORTS[key].catalog && REPORTS[key].needs.every((one) => may(one)));
    await walk.step('every table of the role', true, async () => {
      for (const [place, key] of seen.entries()) {
        await openReport(walk, REPORTS[key].title);
        await page
          .getByRole('table', { name: REPORTS[key].title })
          .or(page.getByText(/^No .* match these filters\.$/))
          .waitFor();
        await walk.look(`1-${String(place + 1).padStart(2, '0')}-${key}`);
      }
    });
    await walk.step('period, location, person', true, async () => {
      await openReport(walk, REPORTS.leads.title);
      await unfoldFilters(walk);
      await page.getByRole('main').locator('select').filter({ hasText: 'All time' }).selectOption({ label: 'All time' });
      await page.waitForURL((url) => url.searchParams.get('period') === 'all');
      await page.getByRole('table', { name: REPORTS.leads.title }).getByRole('row').nth(1).waitFor();
      for (const [label, option] of [
        ['Location', 'No location'],
        ['Owner', 'No one'],
      ] as const) {
        const field = page.getByLabel(label, { exact: true });
        if ((await field.count()) === 0) continue;
        await field.selectOption({ label: option });
        await page.waitForURL((url) => url.searchParams.size > 2);
        await field.selectOption('');
      }
      await walk.look('2-filters');
    });
    await walk.step(
      'CSV, Excel and PDF',
      may('reports:export'),
      async () => {
        for (const format of ['CSV', 'Excel (XLSX)', 'PDF'] as const) await saveAs(walk, format);
      },
      async () => expect(await page.getByRole('button', { name: 'Save as file' }).count()).toBe(0),
    );
  },
});

async function openReport({ page, form }: Walk, title: string): Promise<void> {
  if (form === 'phone') await page.getByLabel('Report', { exact: true }).selectOption({ label: title });
  else await page.getByRole('navigation', { name: 'Reports' }).getByRole('link', { name: title, exact: true }).click();
}

async function saveAs(walk: Walk, format: keyof typeof BEGINNINGS): Promise<void> {
  const { page, role, form } = walk;
  await page.getByRole('button', { name: 'Save as file' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  await page.getByRole('button', { name: 'Write file' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download' }).click()]);
  const path = await download.path();
  expect(readFileSync(path, 'latin1').startsWith(BEGINNINGS[format])).toBe(true);
  copyFileSync(path, join(PICTURES, `reports-${role}-${form}-${download.suggestedFilename()}`));
  await page.getByText('The file was downloaded.').waitFor();
  await walk.look(`3-${format.slice(0, 3)}`);
  await page.keyboard.press('Escape');
}
