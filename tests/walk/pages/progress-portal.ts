// Clients with the state of their portal and how long ago they heard from the office; the portal as one of them sees it.
import { expect } from 'vitest';
import { expectAccessible } from '../../support/browser.ts';
import { unfoldFilters } from '../gestures.ts';
import { walkPage } from '../walk.ts';

walkPage({
  path: '/progress-portal',
  purpose: 'clients with portal state, last seen, open questions, days since heard; read-only preview of what the client sees',
  permission: 'progress-portal:view',
  async use(walk) {
    const { page, may } = walk;
    const table = page.getByRole('table', { name: 'Clients and their portal' });
    await walk.step('the list', true, async () => {
      await table.getByRole('row').nth(3).waitFor();
      await walk.look('1-list');
    });
    await walk.step('filters, kept by the address', true, async () => {
      await unfoldFilters(walk);
      await page.getByLabel('Portal', { exact: true }).selectOption('active');
      await page.getByText('Open questions', { exact: true }).click();
      await page.waitForURL((url) => url.searchParams.get('questions') === 'yes');
      await page.goBack();
      await page.goto(`${walk.url}/progress-portal?portal=active`);
      await table.getByRole('row').nth(1).waitFor();
      await unfoldFilters(walk);
      expect(await page.getByLabel('Portal', { exact: true }).inputValue()).toBe('active');
      await walk.look('2-filter');
    });
    await walk.step(
      'preview',
      may('progress-portal:preview'),
      async () => {
        const [tab] = await Promise.all([
          page.waitForEvent('popup'),
          table.getByRole('button', { name: 'Preview the portal of Maria Delgado' }).click(),
        ]);
        await tab.getByRole('region', { name: 'Preview' }).getByText('Nothing can be changed here.').waitFor();
        await tab.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(tab);
        await expect.poll(() => tab.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
        await tab.screenshot({ path: walk.pictureOf('3-preview'), fullPage: true });
        await tab.getByRole('button', { name: 'Close preview' }).click();
        await tab.waitForURL((url) => url.pathname === '/progress-portal');
        await tab.close();
      },
      async () => expect(await page.getByRole('button', { name: /^Preview/ }).count()).toBe(0),
    );
  },
});
