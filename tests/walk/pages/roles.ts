// What each role may do, who holds it, two roles compared, and the dangerous permissions.
import { walkPage } from '../walk.ts';

walkPage({
  path: '/roles',
  purpose: 'matrix of roles and permissions, who holds each, two roles compared, dangerous ones marked',
  permission: 'roles:view',
  async use(walk) {
    const { page, form } = walk;
    const matrix = page.getByRole('table', { name: 'Permissions of each role' });
    await walk.step('who holds a role', true, async () => {
      const sales = page.getByRole('table', { name: 'Roles' }).getByRole('row', { name: /^Sales / });
      await sales.getByRole('link', { name: 'Robin Sales' }).waitFor();
      await walk.look('1-all');
    });
    await walk.step('which roles have a permission', true, async () => {
      const row = matrix.getByRole('row', { name: /^Override gates/ });
      if (form === 'phone') await matrix.getByRole('button', { name: /^Disputes \(/ }).click();
      if (form === 'phone') await row.getByText('Owner, Compliance').waitFor();
      else await matrix.getByRole('row', { name: /^Override gates.*Yes No No Yes No/ }).waitFor();
    });
    await walk.step('two roles compared', true, async () => {
      await page.getByLabel('Role', { exact: true }).selectOption('Sales');
      await page.getByLabel('Compare with').selectOption('Processor');
      await page.getByLabel('Show').selectOption('Differences');
      await page.getByText(/^Both may do \d+\. Only Sales: \d+\. Only Processor: \d+\.$/).waitFor();
      await walk.look('2-compared');
      await page.getByRole('button', { name: 'Clear filters' }).click();
    });
    await walk.step('the dangerous ones', true, async () => {
      await page.getByLabel('Show').selectOption('Dangerous ones');
      await matrix
        .getByRole('row', { name: /^Reveal identity/ })
        .getByText('Shows personal data in full')
        .waitFor();
      await walk.look('3-dangerous');
    });
    await walk.step('from a permission to who has it', walk.may('roles:view-people'), async () => {
      await matrix.getByRole('link', { name: 'Reveal identity' }).click();
      await page.getByRole('table', { name: 'Who has this permission' }).getByText('Priya Raman').waitFor();
    });
  },
});
