// Figures over a period: their sentence, their comparison, and the rows they count.
import { expect } from 'vitest';
import { unfoldFilters } from '../gestures.ts';
import { walkPage } from '../walk.ts';

walkPage({
  path: '/analytics',
  purpose: 'date range and comparison; numbers each with its sentence on hover and opening its rows',
  permission: 'analytics:view',
  async use(walk) {
    const { page, may } = walk;
    const number = page.getByRole('table').getByRole('link', { name: /^\d/ });
    await walk.step('figures with their sentence', true, async () => {
      await number.first().waitFor();
      await page.getByRole('table', { name: 'By bureau' }).waitFor();
      await walk.look('1-figures');
      if (walk.form === 'phone') {
        // A small screen with a keyboard: a finger opens the rows at once.
        await number.nth(1).focus();
        await page.keyboard.press('Shift+Tab');
      } else await number.first().hover();
      await page.getByRole('tooltip').first().waitFor();
      await walk.look('2-sentence');
    });
    await walk.step('range and comparison', true, async () => {
      await unfoldFilters(walk);
      await page.getByLabel('Period').selectOption({ label: 'Chosen days' });
      await page.getByLabel('From', { exact: true }).fill('2026-08-01');
      await page.getByLabel('To', { exact: true }).fill('2026-10-31');
      await page.getByText(/Aug 1, 2026 to Oct 31, 2026, compared with/).waitFor();
      await page.getByRole('switch', { name: 'Compare' }).uncheck();
      await page.getByText(/Aug 1, 2026 to Oct 31, 2026\. The numbers/).waitFor();
      await number.first().waitFor();
      await walk.look('3-range');
    });
    await walk.step('the rows of a number', may('reports:view'), async () => {
      const words = await number.first().innerText();
      await number.first().click();
      await page.waitForURL((url) => url.pathname === '/reports');
      await page
        .getByRole('status')
        .getByText(new RegExp(`^${words} `))
        .waitFor();
      await walk.look('4-rows');
    });
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  },
});
