// A test browser that records the answers of the app and can change requests of the client module on the way.
import { openBrowser, type TestBrowser } from '../../features/identity/server/testing.ts';

export interface RecordedCall {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}
type Body = Record<string, unknown>;

export interface Wiretap {
  /** To be given to `changeBrowser`. */
  readonly browser: TestBrowser;
  /** Answered calls, oldest first. */
  readonly calls: readonly RecordedCall[];
  /** Runs `work`. `change` rewrites each JSON body sent during it. */
  altering<T>(change: (body: Body) => Body, work: () => Promise<T>): Promise<T>;
}

export function tapBrowser(origin: string): Wiretap {
  const browser = openBrowser(origin);
  const calls: RecordedCall[] = [];
  let alter: ((body: Body) => Body) | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const sent = alter && typeof init?.body === 'string' ? { ...init, body: JSON.stringify(alter(JSON.parse(init.body) as Body)) } : init;
    const answer = await browser.fetch(input, sent);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    calls.push({
      path: pathname,
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.clone().text(),
    });
    return answer;
  };
  return {
    browser: { ...browser, fetch },
    calls,
    async altering(change, work) {
      alter = change;
      try {
        return await work();
      } finally {
        alter = undefined;
      }
    },
  };
}
