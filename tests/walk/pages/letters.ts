// The library of letter texts: read, searched, previewed with a sample and with a client, kept as favorites.
import { expect } from 'vitest';
import { expectPdf, pickContact } from '../gestures.ts';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/letters',
  purpose: 'library of letters with versions and previews; grounds and requests with sentence, law, facts needed, use; search; favorites',
  permission: 'letter-library:view',
  async use(walk) {
    const { page, may } = walk;
    const table = page.getByRole('table', { name: 'Letter texts' });
    await walk.step('read a letter of the library', true, async () => {
      await page.getByRole('table', { name: 'Letters of the library' }).getByRole('link').first().click();
      await page.getByRole('region', { name: 'Preview' }).waitFor();
      await walk.look('0-letter');
      await page.getByRole('link', { name: 'All letters' }).click();
      await page.getByRole('tab', { name: 'Grounds and requests' }).click();
    });
    await walk.step('search', true, async () => {
      await table.getByRole('row').nth(5).waitFor();
      await walk.look('1-list');
      await page.getByRole('searchbox', { name: 'Search' }).fill('balance');
      await page.waitForURL((url) => url.searchParams.get('q') === 'balance');
    });
    await walk.step(
      'favorite',
      may('letter-library:mark'),
      () => markFavorite(walk),
      async () => {
        expect(await page.getByRole('button', { name: /^Favorite:/ }).count()).toBe(0);
      },
    );
    const panel = page.getByRole('dialog');
    await walk.step('read a text', true, async () => {
      await table
        .getByRole('link', { name: /balance/i })
        .first()
        .click();
      for (const heading of ['In a letter', 'Law or policy', 'What it needs', 'How it was used', 'Preview'])
        await panel.getByRole('heading', { name: heading }).waitFor();
      await walk.look('2-text');
    });
    await walk.step('preview with a sample', true, () =>
      expectPdf(walk, /\/preview$/, () => panel.getByRole('button', { name: 'Preview sample (PDF)' }).click()),
    );
    await walk.step('preview with a client', true, async () => {
      await pickContact(panel, 'Client', 'Maria Delgado');
      const draft = panel.getByRole('button', { name: 'Preview draft (PDF)' });
      await draft.waitFor();
      walk.expectRefused('409 GET /api/letter-library/');
      await draft.click();
      await panel.getByRole('button', { name: 'Preview draft (PDF)', disabled: false }).waitFor();
      await walk.look('3-draft');
    });
  },
});

async function markFavorite({ page }: Walk): Promise<void> {
  const marked = page.getByRole('button', { name: /^Favorite:/, pressed: true });
  await page
    .getByRole('button', { name: /^Favorite:/ })
    .first()
    .click();
  await marked.first().waitFor();
  await page.getByLabel('My favorites').check();
  await marked.first().click();
  await page.getByText('No favorite matches.').waitFor();
  await page.getByLabel('My favorites').uncheck();
}
