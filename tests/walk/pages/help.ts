// A guide for each page, a search that needs no line, words, deadlines, keys, and how the office is reached.
import { expect } from 'vitest';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/help',
  purpose: 'a guide for every page, search that works offline, glossary, deadlines, shortcuts, contact of the office; "?" opens the guide',
  permission: null,
  async use(walk) {
    const { page, may } = walk;
    const main = page.getByRole('main');
    await walk.step('the guide of a page, and the way to it', true, async () => {
      await walk.look('1-guides');
      await main.getByRole('link', { name: 'Automation Rules' }).click();
      await page.getByRole('heading', { name: 'What can go wrong' }).waitFor();
      if (may('automation:view')) await main.getByRole('link', { name: 'Open Automation Rules' }).waitFor();
      else await page.getByText('Your role does not open this page.').waitFor();
      await walk.look('2-guide');
    });
    await walk.step('a search without a line', true, async () => {
      await page.context().setOffline(true);
      await page.getByLabel('Search help').fill('cancelation perod');
      await page.getByRole('link', { name: 'Words: cancellation period' }).click();
      await page
        .getByRole('term')
        .filter({ hasText: /^cancellation period$/ })
        .waitFor();
      await page.context().setOffline(false);
    });
    await walk.step('words of the trade, none of the code', true, async () => {
      await page
        .getByRole('term')
        .filter({ hasText: /^furnisher$/ })
        .waitFor();
      expect(
        await page
          .getByRole('term')
          .filter({ hasText: /^(facet|upkeep|door)$/ })
          .count(),
      ).toBe(0);
      await walk.look('3-words');
    });
    await walk.step('what follows from a day', true, async () => {
      await page.getByRole('tab', { name: 'Deadlines' }).click();
      await page.getByLabel('Counted from').fill('2026-11-20');
      await page.getByText('until Nov 25, 2026').waitFor();
      await walk.look('4-deadlines');
    });
    await walk.step('keys', true, async () => {
      await page.getByRole('tab', { name: 'Keys' }).click();
      await page.getByText('Open the guide of this page').waitFor();
    });
    await walk.step('how the office is reached', true, async () => {
      await page.getByRole('tab', { name: 'Contact' }).click();
      await page.getByText('(419) 555-0100').waitFor();
      expect(await main.getByRole('link', { name: 'Change it under Setup' }).count()).toBe(may('office:manage') ? 1 : 0);
      await walk.look('5-contact');
    });
    await walk.step('the guide beside another page', true, () => openBeside(walk));
  },
});

/** By the key, or on a phone by the button. */
async function openBeside({ page, url, form, look }: Walk): Promise<void> {
  await page.goto(`${url}/contacts`);
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor();
  if (form === 'phone') await page.getByRole('button', { name: 'Help for this page' }).click();
  else await page.keyboard.press('Shift+?');
  const drawer = page.getByRole('dialog', { name: 'Help: Contacts' });
  await drawer.getByRole('heading', { name: 'What can go wrong' }).waitFor();
  await look('6-beside');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
}
