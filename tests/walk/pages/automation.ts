// What the program does by itself, and rules of the office: read, tried, saved, turned on, paused and removed where the role may.
import { expect } from 'vitest';
import { walkPage, type Walk } from '../walk.ts';

walkPage({
  path: '/automation',
  purpose: 'what the program does by itself; rules with a dry run over 30 days, a log with reasons, and a pause of all',
  permission: 'automation:view',
  async use(walk) {
    const { page, may } = walk;
    await walk.step('a rule names what happens, to whom, and what it does', true, async () => {
      const rules = page.getByRole('table', { name: 'Rules' });
      await rules
        .getByText('When “Payment status updated” happens to a contact whose billing is “Past due or failed”, add the tag “Payment due”.')
        .waitFor();
      await walk.look('1-rules');
    });
    await walk.step('what runs by itself, when and with which failures', true, async () => {
      await page.getByRole('tab', { name: 'Built in' }).click();
      const built = page.getByRole('table', { name: 'Built-in automations' });
      await built.getByRole('row', { name: /its letters are written\..*Round opened/ }).waitFor();
      await page.getByRole('searchbox', { name: 'Search built-in automations' }).fill('virus');
      await expect.poll(() => built.locator('tbody').getByRole('row').count()).toBe(1);
      await walk.look('2-built-in');
    });
    await walk.step('the log says what was done, or why not', true, async () => {
      await page.getByRole('tab', { name: 'Log' }).click();
      const log = page.getByRole('table', { name: 'Log' });
      await log.getByText('Done').first().waitFor();
      await page.getByLabel('Outcome').selectOption('Skipped');
      await log.getByText('The contact does not match the filter.').or(page.getByText('The log has no entry')).first().waitFor();
      await walk.look('3-log');
    });
    await walk.step(
      'a rule is tried, saved, turned on and removed',
      may('automation:manage'),
      () => makeRule(walk),
      () => onlyLook(walk),
    );
    await walk.step(
      'all rules are paused and resumed',
      may('automation:manage'),
      async () => {
        await page.getByRole('button', { name: 'Pause all' }).click();
        await page.getByText('All rules are paused').waitFor();
        await walk.look('6-paused');
        await page.getByRole('button', { name: 'Resume all' }).click();
        await page.getByText('All rules are paused').waitFor({ state: 'detached' });
      },
      async () => {
        await page.getByRole('table', { name: 'Rules' }).waitFor();
        expect(await page.getByRole('button', { name: /Pause|Resume/ }).count()).toBe(0);
      },
    );
  },
});

async function makeRule(walk: Walk): Promise<void> {
  const { page, mark } = walk;
  await page.getByRole('link', { name: 'Add rule' }).click();
  await page.getByLabel('Name').fill(`Tag of ${mark}`);
  await page.getByLabel('When this happens').selectOption({ label: 'Agreement recorded' });
  await page.getByLabel('Category').selectOption('Client');
  await page.getByLabel('Owner').selectOption('Me');
  await page.getByLabel('Then').selectOption('Add a tag');
  await page.getByLabel('Tag to add').fill('Walked');
  await page.getByRole('button', { name: 'Try it on the last 30 days' }).click();
  await page.getByText(/Add a tag: \d+ of \d+ times? it happened\./).waitFor();
  await walk.look('4-dry-run');
  await page.getByRole('button', { name: 'Save rule' }).click();
  await page.getByRole('heading', { level: 1, name: `Tag of ${mark}` }).waitFor();
  await page.getByText(/happens to a contact whose category is “Client” and owner is “Robin Admin \(you\)”, add the tag/).waitFor();
  // Whom the rule is for is chosen in the form as it was.
  expect(await page.getByLabel('Owner').locator('option:checked').innerText()).toBe('Me');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Turn off' }).waitFor();
  await walk.look('5-rule');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText(`Rule removed: Tag of ${mark}`).waitFor();
  await page.getByRole('link', { name: 'All rules' }).click();
  await page.getByRole('table', { name: 'Rules' }).waitFor();
}

async function onlyLook(walk: Walk): Promise<void> {
  const { page } = walk;
  await page.getByRole('tab', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Welcome call for new clients' }).click();
  await page.getByRole('heading', { level: 2, name: 'Log' }).waitFor();
  expect(await page.getByRole('button', { name: /Save|Turn|Remove|Take over/ }).count()).toBe(0);
  await walk.look('4-rule');
  await page.getByRole('link', { name: 'All rules' }).click();
  await page.getByRole('table', { name: 'Rules' }).waitFor();
  expect(await page.getByRole('link', { name: 'Add rule' }).count()).toBe(0);
}
