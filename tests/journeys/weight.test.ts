// What a page costs on a slow line: the script a browser without anything cached has to load before the page can be used,
// compressed with gzip as in the limits of the issue (the server sends Brotli, which is smaller still).
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, launchBrowser, typeSignIn, visit } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const LOGIN_LIMIT = 150_000;
const LIST_LIMIT = 291_000;
/** On HTTP/1.1, which the app itself serves, a browser asks for six files at a time. */
const MOST_FILES = 40;

describe.skipIf(chromePath === undefined)('the weight of pages', () => {
  let app: TestApp;
  let browser: Browser;
  let storage: Awaited<ReturnType<Awaited<ReturnType<typeof visit>>['context']['storageState']>>;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await launchBrowser();
    const { email, api } = await app.signIn('owner');
    for (const category of ['client', 'lead'] as const) await api.contacts.create({ ...COMPLETE_CONTACT, ssn: null, category });
    const { page, context } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await page.waitForURL('**/dashboard');
    storage = await context.storageState({ indexedDB: true });
    await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  /** Bytes of script that came until `ready` held, and the headers the scripts came with. */
  async function weigh(
    path: string,
    ready: (page: Page) => Promise<unknown>,
    signedIn: boolean,
  ): Promise<{ bytes: number; headers: Record<string, string>[] }> {
    const context = await browser.newContext({ viewport: { width: 1360, height: 900 }, ...(signedIn && { storageState: storage }) });
    const page = await context.newPage();
    const loaded = new Set<string>();
    const headers: Record<string, string>[] = [];
    let isReady = false;
    page.on('response', (answer) => {
      const { pathname } = new URL(answer.url());
      if (isReady || !/^\/assets\/.+\.js$/.test(pathname)) return;
      loaded.add(basename(pathname));
      headers.push(answer.headers());
    });
    // Cells of facets are loaded once their values are there, after the page can be used: here they never are.
    await page.route('**/api/contacts/facets?*', () => undefined);
    await page.goto(`${app.url}${path}`);
    await ready(page);
    isReady = true;
    await context.close();
    return {
      bytes: [...loaded].reduce((sum, file) => sum + gzipSync(readFileSync(join('dist/web/assets', file)), { level: 9 }).length, 0),
      headers,
    };
  }

  test.each(['/login', '/login/forgot'])('%s can be used after 150 kB', async (path) => {
    const { bytes, headers } = await weigh(path, (page) => page.getByLabel('Email').waitFor(), false);
    console.log(`${path}: ${bytes.toLocaleString('en-US')} bytes of gzipped script in ${headers.length} files`);
    expect(bytes).toBeLessThanOrEqual(LOGIN_LIMIT);
    expect(headers.length).toBeLessThanOrEqual(MOST_FILES);
  });

  test('scripts come compressed by the build, and are kept for ever', async () => {
    const { headers } = await weigh('/login', (page) => page.getByLabel('Email').waitFor(), false);
    expect(new Set(headers.map((one) => `${one['content-encoding']} ${one['cache-control']}`))).toEqual(
      new Set(['br public, max-age=31536000, immutable']),
    );
    const asked = await fetch(`${app.url}/login`, { headers: { accept: 'text/html' } });
    expect(asked.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['/contacts', '/leads?tab=table', '/client-management?tab=table'])('%s can be used after 290 kB', async (path) => {
    const { bytes, headers } = await weigh(
      path,
      (page) =>
        page
          .getByRole('link', { name: /Maria Delgado/ })
          .first()
          .waitFor(),
      true,
    );
    console.log(`${path}: ${bytes.toLocaleString('en-US')} bytes of gzipped script in ${headers.length} files`);
    expect(bytes).toBeLessThanOrEqual(LIST_LIMIT);
    expect(headers.length).toBeLessThanOrEqual(MOST_FILES);
  });
});
