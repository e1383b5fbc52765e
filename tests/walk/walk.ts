// A page is used for its purpose by a person of each role, in light and dark colors and at phone width. What the role may not do
// must not be offered, or be refused in words before it is tried.
import { appendFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAVIGATION } from '../../apps/staff/navigation.ts';
import { BUILT_IN_ROLES } from '../../features/accounts/rules/roles.ts';
import { grants } from '../../features/identity/rules/permissions.ts';
import { ends, expectAccessible, launchBrowser, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startWalkOffice, WALK_ROLES, type WalkOffice, type WalkRole } from './office.ts';

const FORMS = ['light', 'dark', 'phone'] as const;
/** Light and dark are 1280 px wide, phone is 390 px and dark. */
export type WalkForm = (typeof FORMS)[number];

export interface PageWalk {
  readonly path: string;
  /** What an office has the page for. */
  readonly purpose: string;
  /** Without it the page is not in the menu, and its address says that it may not be opened; null when everyone may. */
  readonly permission: string | null;
  /** The page of the menu that links to this one, for a page that the menu does not have, and the words of the link. */
  readonly through?: { readonly path: string; readonly link: string };
  /** Begins at the opened page. Is repeated in the same office by other roles and in other forms. */
  use(walk: Walk): Promise<void>;
}

export interface Walk {
  readonly page: Page;
  readonly role: WalkRole;
  readonly form: WalkForm;
  /** Address of the office, without a path. */
  readonly url: string;
  /** Tells what this use made from what others made: 'sales phone'. */
  readonly mark: string;
  may(permission: string): boolean;
  /** A part of the purpose: used when the person may, else `without` looks for what the screen says or leaves out. */
  step(name: string, may: boolean, use: () => Promise<void>, without?: () => Promise<void>): Promise<void>;
  /** Checks and photographs the screen as it is: axe, no sideways scroll. */
  look(name: string): Promise<void>;
  /** Where a picture belongs that `look` does not take, such as that of another tab. */
  pictureOf(name: string): string;
  /** A refusal that this use brings about on purpose: 'GET /api/files' without the number, found within `409 GET /api/files/…`. */
  expectRefused(request: string): void;
}

/** Outside the repository; WALK_PICTURES names another folder. */
export const PICTURES = process.env.WALK_PICTURES ?? join(tmpdir(), 'redress-walk-pictures');

/** Declares the tests of a page: each role in each form. */
export function walkPage(walked: PageWalk): void {
  describe(walked.path, () => {
    let office: WalkOffice;
    let browser: Browser;
    beforeAll(async () => {
      mkdirSync(PICTURES, { recursive: true });
      office = await startWalkOffice();
      browser = await launchBrowser();
    });
    afterAll(async () => {
      await browser.close();
      await office.close();
    });
    describe.each(WALK_ROLES)('%s', (role) => {
      let visitor: Visitor;
      const refused: string[] = [];
      beforeAll(async () => {
        visitor = await visit(browser);
        noteRefusals(visitor.page, refused);
        await visitor.page.setViewportSize({ width: 1280, height: 800 });
        await typeSignIn(visitor.page, `${office.url}/login`, office.login(role));
        await ends(visitor.page, '/dashboard');
      });
      afterAll(() => visitor.context.close());
      test.each(FORMS)('%s', async (form) => {
        const { page, troubles } = visitor;
        troubles.length = 0;
        refused.length = 0;
        const { walk, expected } = walkOf(walked, { page, role, form, url: office.url });
        await prepare(walk);
        try {
          if (walked.permission === null || walk.may(walked.permission)) {
            await openByMenu(walk, walked);
            await walked.use(walk);
            await walk.look('end');
          } else await expectClosed(walk, walked);
        } catch (error) {
          await page.screenshot({ path: pathOf(walked, walk, 'FAILED'), fullPage: true });
          throw error;
        }
        expect(troubles).toEqual([]);
        expect(refused.filter((one) => !expected.some((words) => one.includes(words)))).toEqual([]);
      });
    });
  });
}

function walkOf(walked: PageWalk, { page, role, form, url }: Pick<Walk, 'page' | 'role' | 'form' | 'url'>) {
  const expected: string[] = [];
  const walk: Walk = {
    page,
    role,
    form,
    url,
    mark: `${role} ${form}`,
    may: (permission) => grants(BUILT_IN_ROLES[role].permissions, permission),
    async step(name, may, use, without) {
      await (may ? use() : without?.());
      const what = may ? 'used' : without ? 'not allowed, checked' : 'not allowed';
      appendFileSync(join(PICTURES, 'steps.jsonl'), `${JSON.stringify({ page: walked.path, role, form, step: name, what })}\n`);
    },
    async look(name) {
      await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), SOON).toBeLessThanOrEqual(0);
      await page.screenshot({ path: pathOf(walked, walk, name), fullPage: true });
      await expectAccessible(page);
    },
    pictureOf: (name) => pathOf(walked, walk, name),
    expectRefused: (request) => void expected.push(request),
  };
  return { walk, expected };
}

const pathOf = ({ path }: PageWalk, { role, form }: Walk, name: string): string =>
  join(PICTURES, `${path.slice(1)}-${name}-${role}-${form}.png`);

/** Width and colors of the form, from the dashboard, with the switch of the app. */
async function prepare({ page, form, url }: Walk): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const isDark = (await page.locator('html.dark').count()) > 0;
  const wanted = form === 'light' ? 'light' : 'dark';
  if (isDark !== (wanted === 'dark')) {
    await page.getByRole('button', { name: `Switch to the ${wanted} theme` }).click();
    await page.locator(wanted === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
  }
  if (form === 'phone') await page.setViewportSize({ width: 390, height: 844 });
}

/** The way of someone who knows no addresses. */
async function openByMenu(walk: Walk, { path, through }: PageWalk): Promise<void> {
  const { page } = walk;
  const before = await page.title();
  await (await menuLink(walk, through?.path ?? path)).click();
  if (through) await page.getByRole('main').getByRole('link', { name: through.link, exact: true }).click();
  await ends(page, path);
  // The address changes before the code of the page has come and its heading stands.
  await expect.poll(() => page.title(), SOON).not.toBe(before);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function menuLink({ page, form }: Walk, path: string) {
  if (form === 'phone') await page.getByRole('button', { name: 'Open the menu' }).click();
  const entry = NAVIGATION.find((one) => one.path === path);
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: entry?.label ?? path, exact: true });
}

/** The menu does not offer the page, and its address says why it stays closed. */
async function expectClosed(walk: Walk, { path, through }: PageWalk): Promise<void> {
  const { page, url } = walk;
  if (through === undefined) expect(await (await menuLink(walk, path)).count()).toBe(0);
  await page.goto(url + path);
  await page.getByText('You do not have permission for this page.').waitFor();
  await walk.look('closed');
}

/** Answers of 400 and more, and requests that failed otherwise than by leaving the page. */
function noteRefusals(page: Page, refused: string[]): void {
  page.on('response', (response) => {
    if (response.status() < 400) return;
    refused.push(`${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') refused.push(`${why} ${request.method()} ${request.url()}`);
  });
}
