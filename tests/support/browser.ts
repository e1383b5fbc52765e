// A real Chromium without outside network access, and checks that journeys make on every page.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';

export const chromePath = process.env.CHROME_PATH;

export function launchBrowser(...more: readonly string[]): Promise<Browser> {
  return chromium.launch({
    ...(chromePath && { executablePath: chromePath }),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Script errors, refused policies and failed loads seen so far. */
  readonly troubles: string[];
}

/** How long anything on a page is waited for: the machine may have other work. */
export const SOON = { timeout: 60_000 };

/** A person with a browser profile of their own. */
export async function visit(browser: Browser, options: { readonly phone?: boolean; readonly dark?: boolean } = {}): Promise<Visitor> {
  const context = await browser.newContext({
    viewport: options.phone ? { width: 390, height: 844 } : { width: 1360, height: 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    acceptDownloads: true,
    // People of the office: what is due today is so by their clock, at any hour the tests run.
    timezoneId: OFFICE_ZONE,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(SOON.timeout);
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(error.message));
  // A refused request is an answer the page shows; everything else on the console is trouble.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) troubles.push(message.text());
  });
  return { context, page, troubles };
}

const STANDARD = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] };

/** Nothing that a person with assistive technology would stumble over, in the colors of the moment. */
export async function expectAccessible(page: Page, rules?: string[]): Promise<void> {
  const options = {
    runOnly: rules ? { type: 'rule', values: rules } : STANDARD,
    resultTypes: ['violations'],
    // Each frame is asked by itself.
    iframes: false,
  };
  // A file shown in a frame is not ours to judge.
  for (const frame of page.frames().filter((one) => /^(?:https?:|about:srcdoc)/.test(one.url()))) {
    // As text, and once a document: the ready-made way opens another page for each call and takes six times as long.
    if (!(await frame.evaluate("'axe' in window"))) await frame.evaluate(axe.source);
    // What is half under a heading that stays in view is a matter of scrolling, not of the page.
    await frame.evaluate("for (const part of document.querySelectorAll('*')) if (part.scrollTop > 0) part.scrollTop = 0");
    const { violations } = await frame.evaluate<AxeResults>(`axe.run(document, ${JSON.stringify(options)})`);
    expect(
      violations.map(
        (v) =>
          `${v.id}: ${v.nodes
            .map((n) => n.target.join(' '))
            .slice(0, 3)
            .join(' | ')}`,
      ),
      frame.url(),
    ).toEqual([]);
  }
}

/** The rules that colors decide; what a page is made of is the same in light and dark. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * The same, in light and in dark; the page is left as it was. For the crawl of all pages: elsewhere tests/laws/contrast.test.ts
 * proves for every text color what axe would look at twice.
 */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  const dark = (await page.locator('html.dark').count()) > 0;
  await expectAccessible(page);
  await paintDark(page, !dark);
  await expectAccessible(page, OF_COLORS);
  await paintDark(page, dark);
}

// Text, not a function: this file is checked without the browser's types.
const paintDark = (page: Page, on: boolean) =>
  page.evaluate(
    `document.documentElement.classList.toggle('dark', ${on}); document.documentElement.setAttribute('data-mantine-color-scheme', '${on ? 'dark' : 'light'}')`,
  );

/** Keeps a picture when SCREENSHOTS names a folder: light, dark and phone width of the page as it is. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder === undefined || folder === '') return;
  mkdirSync(folder, { recursive: true });
  const size = page.viewportSize() ?? { width: 1360, height: 900 };
  const dark = (await page.locator('html.dark').count()) > 0;
  const paint = (on: boolean) => paintDark(page, on);
  await paint(false);
  await page.screenshot({ path: join(folder, `${name}-light.png`), fullPage: true });
  await paint(true);
  await page.screenshot({ path: join(folder, `${name}-dark.png`), fullPage: true });
  await paint(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.screenshot({ path: join(folder, `${name}-phone.png`), fullPage: true });
  await page.setViewportSize(size);
  await paint(dark);
}

/** Waits until the page has this path, whatever follows it. */
export function ends(page: Page, path: string): Promise<void> {
  return page.waitForURL((url) => url.pathname.replace(/(.)\/$/, '$1') === path);
}

/** Types address and password into the sign-in page at `address` and sends them. */
export async function typeSignIn(page: Page, address: string, who: { readonly email: string; readonly password: string }): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.keyboard.press('Enter');
}
