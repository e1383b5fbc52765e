// The official client module in Node, pointed at a app under test. The module keeps the fetch it finds when it is loaded,
// so one that keeps cookies comes first; whose cookies, the running test says.
import { initializeApp } from '@firebase/app';
import type * as Sdk from '@firebase/auth';
import type { Auth, AuthError, Persistence } from '@firebase/auth';
import { openBrowser, type TestBrowser } from '../../features/identity/server/testing.ts';
import type { TestApp } from './test-app.ts';

/** The fetch of Node itself: no cookies. */
export const plainFetch = globalThis.fetch;

export interface TestSdk {
  readonly sdk: typeof Sdk;
  /** The browser whose cookies the module's calls carry. */
  readonly browser: () => TestBrowser;
  /** From here on calls come from another browser: a fresh one unless `browser` is given. */
  readonly changeBrowser: (browser?: TestBrowser) => TestBrowser;
  /** A page that was just loaded; with `storage` it finds the user an earlier page left there. */
  readonly openPage: (storage?: Map<string, unknown>) => Auth;
  /** Puts Node's own fetch back. */
  readonly close: () => void;
}

let current: TestBrowser | undefined;
let pages = 0;

/** Loads the module once for the test file and opens a first browser of `app`. */
export async function openSdk(app: Pick<TestApp, 'url'>): Promise<TestSdk> {
  const changeBrowser = (browser: TestBrowser = openBrowser(app.url)): TestBrowser => (current = browser);
  changeBrowser();
  globalThis.fetch = (input, init) => (current ?? openBrowser(app.url)).fetch(input, init);
  const sdk = await import('@firebase/auth');
  return {
    sdk,
    changeBrowser,
    browser: () => current ?? changeBrowser(),
    openPage(storage) {
      const page = initializeApp({ apiKey: 'redress', projectId: 'redress' }, `page-${(pages += 1)}`);
      const auth = sdk.initializeAuth(page, { persistence: storage ? storageOf(storage) : sdk.inMemoryPersistence });
      const { host } = new URL(app.url);
      Object.assign(auth.config, { apiHost: host, tokenApiHost: host, apiScheme: 'http' });
      return auth;
    },
    close: () => void (globalThis.fetch = plainFetch),
  };
}

/** The code of the refusal a call of the module ends with, such as 'auth/invalid-credential', or 'no error'. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'no error',
    (error: AuthError) => error.code,
  );

function storageOf(kept: Map<string, unknown>): Persistence {
  // The key ends with the app's name, which is another one on each page here and the same on the pages of a browser.
  const place = (key: string) => key.slice(0, key.lastIndexOf(':'));
  class Kept {
    static type = 'LOCAL' as const;
    readonly type = 'LOCAL' as const;
    async _isAvailable() {
      return true;
    }
    async _set(key: string, value: unknown) {
      kept.set(place(key), structuredClone(value));
    }
    async _get(key: string) {
      return kept.get(place(key)) ?? null;
    }
    async _remove(key: string) {
      kept.delete(place(key));
    }
    _addListener() {
      /* one page at a time */
    }
    _removeListener() {
      /* one page at a time */
    }
  }
  return Kept;
}
