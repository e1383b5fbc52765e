// Every page of the staff app in the filled demo office, looked at by axe in light and in dark colors.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { NAVIGATION } from '../../apps/staff/navigation.ts';
import { chromePath, ends, expectAccessibleInBoth, launchBrowser, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';

describe.skipIf(chromePath === undefined)('every page', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let olivia: Visitor;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-pages-'));
    server = await startDemo(folder);
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

  // Pages without an entry in the menu are reached from other pages.
  const paths = [...NAVIGATION.map(({ path }) => path), '/activity', '/admin-tools', '/documents', '/features', '/reports', '/settings'];
  test.each([...new Set(paths)].filter((path) => path !== '/logout'))('%s opens', async (path) => {
    const { page } = olivia;
    await page.goto(`${server.url}${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessibleInBoth(page);
  });

  test('an address that leads nowhere says so', async () => {
    await olivia.page.goto(`${server.url}/nowhere`);
    await olivia.page.getByText('That page was not found.').waitFor();
    await expectAccessibleInBoth(olivia.page);
  });

  test('nothing went wrong behind the pages', () => expect(olivia.troubles).toEqual([]));
});
