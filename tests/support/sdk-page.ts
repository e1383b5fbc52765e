// A page in a real browser that holds the official client modules and nothing of ours but the resolver of sign-in windows.
// It is built here and handed to the browser under an address of the app, so that it has the app's origin and its policy.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';

const PATH = '/conformance.html';
const HTML =
  '<!doctype html><html lang="en"><head><title>Conformance</title></head><body><button id="go">Go</button><script type="module" src="/conformance.js"></script></body></html>';

/** What the page's script is made of: plain JavaScript, because it is written for the browser. */
const SCRIPT = `
import { initializeApp } from '@firebase/app';
import * as sdk from '@firebase/auth';
import * as storage from '@firebase/storage';
import { PopupResolver, cancelPopup } from '${resolve('platform/web/identity/popup-resolver.ts')}';
globalThis.__FIREBASE_DEFAULTS__ = {};
const app = initializeApp({ apiKey: 'redress', projectId: 'redress', authDomain: location.host, storageBucket: 'redress' });
const auth = sdk.initializeAuth(app, {
  persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence, sdk.browserSessionPersistence], popupRedirectResolver: PopupResolver,
});
auth.config.apiHost = location.host; auth.config.tokenApiHost = location.host; auth.config.apiScheme = 'http';
const files = storage.getStorage(app);
files.host = location.host; files._protocol = 'http';
const google = new sdk.GoogleAuthProvider();
google.setCustomParameters({ prompt: 'select_account' });
/** What a call ended with, in a form that can leave the page. */
const ended = (work) => work.then(
  (value) => ({ code: 'no error', email: value?.user?.email, provider: value?.providerId, isNew: value && sdk.getAdditionalUserInfo(value)?.isNewUser, value: value === null ? null : undefined }),
  (error) => { globalThis.lastError = error; return { code: error.code }; });
globalThis.conformance = { sdk, storage, auth, files, google, ended, cancelPopup, results: [], onGo: () => sdk.signInWithPopup(auth, google) };
// In a click, as people do it: only then may a page open a window.
document.querySelector('#go').addEventListener('click', () => {
  conformance.results.push(undefined);
  const at = conformance.results.length - 1;
  ended(conformance.onGo()).then((result) => { conformance.results[at] = result; });
});
auth.authStateReady().then(() => document.body.setAttribute('data-ready', ''));
`;

/** The script of the page, bundled; made once per test file. */
export async function buildSdkPage(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'redress-sdk-page-'));
  const entry = join(folder, 'page.js');
  writeFileSync(entry, SCRIPT);
  try {
    await build({
      configFile: false,
      root: resolve('.'),
      logLevel: 'error',
      publicDir: false,
      resolve: { alias: [{ find: /^@firebase\/(app|auth|storage)$/, replacement: `${resolve('node_modules')}/@firebase/$1` }] },
      build: { outDir: join(folder, 'out'), lib: { entry, formats: ['es'], fileName: () => 'page.js' }, minify: false, write: true },
    });
    return readFileSync(join(folder, 'out', 'page.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Makes the page reachable in a browser profile, under the policy that every page of the app has. */
export async function serveSdkPage(context: BrowserContext, url: string, script: string): Promise<void> {
  const { headers } = await fetch(`${url}/healthz`);
  const policy = {
    'content-security-policy': headers.get('content-security-policy') ?? '',
    'cross-origin-opener-policy': headers.get('cross-origin-opener-policy') ?? '',
  };
  await context.route(`**${PATH}*`, (route) => route.fulfill({ contentType: 'text/html', headers: policy, body: HTML }));
  await context.route('**/conformance.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

/** Opens the page and waits until the modules have looked for a stored person. */
export async function openSdkPage(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${PATH}`);
  await page.locator('body[data-ready]').waitFor();
}

/** Runs an expression of the page, with \`c\` for what it holds, and answers what it comes to. */
export function inPage<T>(page: Page, expression: string): Promise<T> {
  return page.evaluate<T>(
    `(async () => { const c = globalThis.conformance; const { sdk, auth, storage, files, ended } = c; return ${expression}; })()`,
  );
}
