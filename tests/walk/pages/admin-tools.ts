// How the program is, and what can be done about it.
import { walkPage } from '../walk.ts';

const LINES = ['Version', 'Database', 'Disk', 'Queue', 'Email', 'Clock', 'Keys', 'Storage'];

walkPage({
  path: '/admin-tools',
  purpose: 'database, disk, queue, mail, clock, keys, version, storage; jobs waiting and given up; verify, reindex; faults by reference',
  permission: 'system:view',
  through: { path: '/setup', link: 'Admin Tools' },
  async use(walk) {
    const { page } = walk;
    await walk.step('the health of the program', true, async () => {
      for (const name of LINES) await page.getByRole('term').filter({ hasText: name }).waitFor();
      await page.getByText(/at the office\. The machine is set to/).waitFor();
      await page.getByText(/Letters: \d+ \(/).waitFor();
      await walk.look('1-health');
    });
    await walk.step('jobs that wait, and jobs that failed', walk.may('background-jobs:view'), async () => {
      await page.getByText('No background job has failed for good in the last week.').waitFor();
      await page.getByRole('table', { name: 'Waiting background jobs' }).or(page.getByText('No background job is waiting.')).waitFor();
    });
    await walk.step('the activity chain is verified, and search words are rebuilt', walk.may('system:maintain'), async () => {
      for (const [name, result] of [
        ['Verify the activity chain', /^✓?\s*(?:Whole up to row \d|There is nothing in the chain yet\.)/],
        ['Rebuild search words', /rows checked/],
      ] as const) {
        await page.getByRole('button', { name: `Start: ${name}` }).click();
        const row = page.getByRole('table', { name: 'Checks and rebuilds' }).getByRole('row', { name });
        await row.getByText(result).waitFor();
        await row.getByText('started by Robin Admin').waitFor();
      }
      await walk.look('2-checked');
    });
    await walk.step('a fault is looked up by its reference', true, async () => {
      await page.getByLabel('Reference').fill('zz');
      await page.getByText('A reference has digits, the letters a to f, and dashes.').waitFor();
      await page.getByLabel('Reference').fill('0193a5b0');
      await page.getByText('There is no fault with this reference among the last 1,000.').waitFor();
    });
  },
});
