// A change of many contacts from the filter to the result and back, and its place in the history.
import { expect } from 'vitest';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/bulk',
  purpose: 'object, filter, preview with count and exclusions, changes, dry run, typed count above 100, progress, result, undo; history',
  permission: 'bulk:view',
  async use(walk) {
    const { page, may } = walk;
    await walk.step(
      'a change and its undo',
      may('bulk:run'),
      () => changeAndUndo(walk),
      async () => expect(await page.getByRole('tab', { name: 'New change' }).count()).toBe(0),
    );
    await walk.step('history', true, async () => {
      await page.goto(`${walk.url}/bulk?tab=history`);
      await page.getByRole('table', { name: 'Bulk changes, imports and exports' }).getByRole('row').nth(1).waitFor();
      await walk.look('5-history');
    });
  },
});

async function changeAndUndo(walk: Walk): Promise<void> {
  const { page } = walk;
  await walk.look('1-start');
  await page.getByRole('radiogroup', { name: 'Object' }).getByText('Clients', { exact: true }).click();
  await page.getByLabel('Change', { exact: true }).selectOption('Add a tag');
  const tag = `Walk ${walk.mark}`;
  await page.getByRole('region', { name: '2. Choose the change' }).getByLabel('Tag', { exact: true }).first().fill(tag);
  await page.getByText(/ would change: /).waitFor();
  await page.getByRole('button', { name: 'Dry run: show each contact' }).click();
  await page.getByRole('table', { name: 'Dry run' }).getByRole('row').nth(2).waitFor();
  await walk.look('2-preview');
  await page.getByRole('button', { name: /^Change \d+ contacts$/ }).click();
  await walk.look('3-question');
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await page.getByText('✓ Done').waitFor();
  await page.getByText(/^\d+ changed, \d+ skipped, 0 failed\.$/).waitFor();
  await page.getByRole('table', { name: 'Results' }).getByRole('row').nth(1).waitFor();
  await walk.look('4-result');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/\d+ undone\.$/).waitFor();
}
