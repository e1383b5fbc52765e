// The processor's morning in the queues of the Dispute Center: what waits, narrowed down, given to someone and back, by mouse and keyboard.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { QUEUE_RULES, QUEUES } from '../../features/dispute-queues/rules/queues.ts';
import { chromePath, ends, expectAccessibleInBoth, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

describe.skipIf(chromePath === undefined)('the queues of the Dispute Center', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let olivia: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-queues-'));
    server = await startDemo(folder, { CHECK_RESPONSES: '1' });
    browser = await launchBrowser();
    olivia = await visit(browser);
    await typeSignIn(olivia.page, `${server.url}/login`, { email: DEMO_OWNER.email, password: DEMO_PASSWORD });
    await ends(olivia.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('each queue shows as many rows as it counts, and is a link that keeps the filters', async () => {
    const { page } = olivia;
    await page.goto(`${server.url}/dispute-center`);
    for (const queue of QUEUES) {
      const link = page
        .getByRole('navigation', { name: 'Queues' })
        .getByRole('link', { name: new RegExp(`^${QUEUE_RULES[queue].label} \\d`) });
      const count = Number((await link.innerText()).replaceAll(/\D/g, ''));
      await link.click();
      await page.locator('[aria-current="page"]', { hasText: QUEUE_RULES[queue].label }).waitFor();
      if (count === 0) await page.getByText(QUEUE_RULES[queue].empty).waitFor();
      else {
        const table = page.getByRole('table', { name: QUEUE_RULES[queue].label });
        await table.waitFor();
        expect(await table.getByRole('row').count(), queue).toBe(count + 1);
      }
    }
    await page.goto(`${server.url}/dispute-center`);
    await page.getByRole('table', { name: 'Open rounds' }).waitFor();
    await expectAccessibleInBoth(page);
    await picture(page, 'open');
    await page.goto(`${server.url}/dispute-center?queue=overdue&hold=no`);
    await page.getByText('Hold: Not on hold').waitFor();
    await picture(page, 'overdue');
  });

  test('selected clients are assigned together, and it can be undone', async () => {
    const { page } = olivia;
    await page.goto(`${server.url}/dispute-center`);
    const table = page.getByRole('table', { name: 'Open rounds' });
    const first = table.getByRole('row').nth(1);
    const before = await first.innerText();
    await first.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Assign' }).click();
    await page
      .getByRole('button', { name: 'No one' })
      .or(page.getByRole('option', { name: 'No one' }))
      .click();
    await page.getByText('1 contact changed').waitFor();
    await picture(page, 'assigned');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone for 1 contact').waitFor();
    await expect.poll(() => first.innerText()).toBe(before);
  });

  test('a row opens the work on its client by keyboard', async () => {
    const { page } = olivia;
    await page.goto(`${server.url}/dispute-center?queue=waiting`);
    await page.getByRole('table', { name: 'Waiting for answers' }).getByRole('link').first().press('Enter');
    await page.waitForURL(/\/dispute-center\?contact=/);
    await page.getByRole('link', { name: 'All queues' }).click();
    await page.getByRole('table', { name: 'Open rounds' }).waitFor();
    expect(olivia.troubles).toEqual([]);
  });
});
