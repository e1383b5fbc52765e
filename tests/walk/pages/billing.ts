// The payment status of all clients: found by status, filtered, and changed in place where the role may.
import { expect } from 'vitest';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/billing',
  purpose: 'noted payment statuses of all clients in one list: since when, by whom; filters, needs, change in place; nothing is charged',
  permission: 'billing:view',
  async use(walk) {
    const { page, may } = walk;
    const table = page.getByRole('table', { name: 'Clients by payment status' });
    await walk.step('says that nothing is charged', true, () => page.getByText('nothing is charged from here').waitFor());
    await walk.step('who owes, since when, entered by whom', true, async () => {
      await table.getByRole('row').nth(5).waitFor();
      await walk.look('1-all');
      await page.getByRole('tab', { name: /^Past due or failed \d/ }).click();
      await table.getByText('Denise Carver').waitFor({ state: 'detached' });
      const row = table.getByRole('row', { name: /Darnell Washington/ });
      for (const words of [/Past due/, /days? ago|month/, /Olivia Brandt/]) await row.getByText(words).first().waitFor();
    });
    await walk.step('filter by name', true, () => filterByName(walk));
    await walk.step(
      'change in place, and undo',
      may('billing:record'),
      () => changeInPlace(walk),
      async () => {
        expect(
          await page
            .getByRole('main')
            .getByRole('button', { name: /payment status/ })
            .count(),
        ).toBe(0);
      },
    );
    await walk.step('the client behind a row', true, async () => {
      await table.getByRole('link', { name: 'Darnell Washington' }).click();
      await page.getByRole('tab', { name: 'Billing', selected: true }).waitFor();
      await page.goBack();
      await table.waitFor();
    });
    await walk.step('the need on the dashboard leads here', true, async () => {
      await page.goto(`${walk.url}/dashboard`);
      await page
        .getByRole('main')
        .getByRole('link', { name: /failed payment/ })
        .click();
      await page.waitForURL((url) => url.pathname === '/billing' && url.searchParams.get('status') === 'payment-failed');
      await table.getByText('Frank DiNapoli').waitFor();
    });
  },
});

async function filterByName({ page, form }: Walk): Promise<void> {
  const rows = page.getByRole('table', { name: 'Clients by payment status' }).locator('tbody').getByRole('row');
  if (form === 'phone') await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Name', { exact: true }).fill('carlos');
  await expect.poll(() => rows.count()).toBe(1);
  await page.getByLabel('Name', { exact: true }).fill('no one is called so');
  await page.getByText('No client matches these filters.').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThan(2);
}

async function changeInPlace(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.getByRole('button', { name: 'Update the payment status of Carlos Mendez' }).click();
  const dialog = page.getByRole('dialog', { name: 'Carlos Mendez' });
  await dialog.getByLabel('Status', { exact: true }).selectOption('Up to date');
  await dialog.getByLabel('Note').fill(`Paid at the desk, ${walk.mark}`);
  await walk.look('2-form');
  await dialog.getByRole('button', { name: 'Save status' }).click();
  await page.getByText(/^Carlos Mendez: Up to date since/).waitFor();
  await walk.look('3-changed');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('table').getByRole('link', { name: 'Carlos Mendez' }).waitFor();
}
