// A browser that keeps what the app answered and can change what the client module asks, on the way.
import { openBrowser, type TestBrowser } from '../../features/identity/server/testing.ts';

export interface Heard {
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}
type Body = Record<string, unknown>;

export interface Wiretap {
  /** To be given to `changeBrowser`. */
  readonly browser: TestBrowser;
  /** What was answered, oldest first. */
  readonly heard: readonly Heard[];
  /** Does `work`; each JSON body sent meanwhile goes out as `change` makes it. */
  altering<T>(change: (body: Body) => Body, work: () => Promise<T>): Promise<T>;
}

export function tapBrowser(origin: string): Wiretap {
  const browser = openBrowser(origin);
  const heard: Heard[] = [];
  let alter: ((body: Body) => Body) | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const sent = alter && typeof init?.body === 'string' ? { ...init, body: JSON.stringify(alter(JSON.parse(init.body) as Body)) } : init;
    const answer = await browser.fetch(input, sent);
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    heard.push({
      path: pathname,
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      text: await answer.clone().text(),
    });
    return answer;
  };
  return {
    browser: { ...browser, fetch },
    heard,
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
