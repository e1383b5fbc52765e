// Reports about one contact on screen and as PDF, and the progress of a segment as a table and a file.
import { expect } from 'vitest';
import { PART_NAMES, PART_PERMISSIONS, REPORT_PARTS } from '../../../features/contact-reports/rules/report-parts.ts';
import { expectPdf, pickContact } from '../gestures.ts';
import { walkPage } from '../walk.ts';

walkPage({
  path: '/contact-reports',
  purpose: 'audit report, progress, item history, letter log, activity log on screen and as PDF; a segment with table and CSV',
  permission: 'contact-reports:view',
  async use(walk) {
    const { page, may } = walk;
    await walk.step('a contact by name', true, async () => {
      await page.getByRole('tab', { name: 'One contact' }).click();
      await page.getByText('Choose a contact to see:').waitFor();
      await walk.look('1-empty');
      await pickContact(page, 'Contact', 'Maria Delgado');
      await page.waitForURL((url) => url.searchParams.has('contact'));
      await page.getByRole('tab', { name: 'Segment' }).click();
    });
    await walk.step('a contact of the list, two clicks from the menu', true, async () => {
      await page.getByRole('table', { name: 'Segment' }).getByRole('link', { name: 'Maria Delgado' }).click();
      await page.getByRole('tab', { name: 'One contact', selected: true }).waitFor();
    });
    const parts = page.getByRole('tablist', { name: 'Report', exact: true });
    await parts.waitFor();
    for (const part of REPORT_PARTS) {
      const tab = parts.getByRole('tab', { name: PART_NAMES[part] });
      await walk.step(
        PART_NAMES[part].toLowerCase(),
        may(PART_PERMISSIONS[part]),
        async () => {
          await tab.click();
          const pdf = page.getByRole('button', { name: /\(PDF\)$/ });
          await pdf.waitFor();
          await walk.look(`2-${part}`);
          await expectPdf(walk, part === 'audit' ? /audit-report$/ : /\/pdf$/, () => pdf.click());
        },
        async () => expect(await tab.count()).toBe(0),
      );
    }
    await walk.step('a segment', true, async () => {
      await page.getByRole('tab', { name: 'Segment' }).click();
      await page.getByRole('table', { name: 'Segment' }).getByRole('row').nth(3).waitFor();
      const sees = ['credit-reports:view', 'disputes:view', 'scores:view'].some((one) => may(one));
      expect(await page.getByText('Your role includes no figures of progress').count()).toBe(sees ? 0 : 1);
      await walk.look('3-segment');
    });
    await walk.step(
      'a segment as CSV',
      may('contact-reports:export'),
      async () => {
        await page.getByRole('button', { name: 'Export progress' }).click();
        const download = page.waitForEvent('download');
        await page.getByRole('dialog').getByRole('button', { name: 'Export', exact: true }).click();
        expect((await download).suggestedFilename()).toMatch(/^progress \d{4}-\d\d-\d\d\.csv$/);
      },
      async () => expect(await page.getByRole('button', { name: 'Export progress' }).count()).toBe(0),
    );
  },
});
