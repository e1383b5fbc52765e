// A app whose Google is the loopback provider, and the way of a browser there and back, one step at a time.
import { startLoopbackProvider, type LoopbackAccount, type LoopbackProvider } from '../../apps/server/loopback-provider.ts';
import type { TestBrowser, WireAnswer } from '../../features/identity/server/testing.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const CLIENT = { clientId: 'redress-test', clientSecret: 'loopback-secret' };
export const IDP = '/v1/accounts:signInWithIdp?key=redress';

export interface ProviderApp {
  readonly app: TestApp;
  readonly provider: LoopbackProvider;
  close(): Promise<void>;
}

/** `accounts` are those the provider knows. */
export async function startProviderApp(
  accounts: readonly LoopbackAccount[],
  options: Parameters<typeof startTestApp>[0] & { readonly hosts?: readonly string[] } = {},
): Promise<ProviderApp> {
  const provider = await startLoopbackProvider({ ...CLIENT, accounts, ...(options.hosts && { hosts: options.hosts }) });
  const env = {
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: CLIENT.clientId,
    OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    LOG_LEVEL: 'silent',
    ...options.env,
  };
  const app = await startTestApp({ ...options, env });
  return {
    app,
    provider,
    async close() {
      await app.close();
      await provider.close();
    },
  };
}

export interface Landed {
  readonly status: number;
  readonly html: string;
  /** What the page hands to the client module; undefined when it refused. */
  readonly event:
    | {
        readonly urlResponse: string | null;
        readonly sessionId: string | null;
        readonly error?: { readonly code: string };
        readonly [field: string]: unknown;
      }
    | undefined;
  readonly leadTo: string | undefined;
}

export interface Way {
  readonly authType?: string;
  readonly redirectUrl?: string;
  readonly eventId?: string;
  readonly customParameters?: string;
  readonly apiKey?: string;
  readonly providerId?: string;
}

/** Asks the app to send this browser to the provider. */
export function start({ url }: Pick<TestApp, 'url'>, browser: TestBrowser, way: Way = {}): Promise<Response> {
  const query = new URLSearchParams({
    apiKey: 'redress',
    providerId: 'google.com',
    authType: 'signInViaPopup',
    redirectUrl: `${url}/login`,
    eventId: '42',
    ...way,
  });
  return browser.fetch(`${url}/__/auth/handler?${query.toString()}`, { redirect: 'manual' });
}

/** Chooses an account at the provider, or cancels; answers the address the provider leads back to. */
export async function choose(started: Response, email: string | undefined): Promise<string> {
  const there = started.headers.get('location');
  if (there === null) throw new Error(`The app did not redirect to the provider but answered ${started.status}.`);
  const chooser = await (await fetch(there)).text();
  const request = /name="request" value="([^"]+)"/.exec(chooser)?.[1] ?? '';
  const chosen = await fetch(new URL('/choose', there), {
    method: 'POST',
    body: new URLSearchParams({ request, ...(email === undefined ? { cancel: '1' } : { email }) }),
    redirect: 'manual',
  });
  return chosen.headers.get('location') ?? '';
}

/** Comes back to the app. */
export async function land(browser: TestBrowser, callback: string): Promise<Landed> {
  const answer = await browser.fetch(callback);
  const html = await answer.text();
  const data = (name: string) =>
    new RegExp(`data-${name}="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const event = data('event');
  return {
    status: answer.status,
    html,
    event: event === undefined ? undefined : (JSON.parse(event) as NonNullable<Landed['event']>),
    leadTo: data('lead-to'),
  };
}

/** Goes through the whole sign-in as the given person. */
export async function travel(app: Pick<TestApp, 'url'>, browser: TestBrowser, email: string | undefined, way?: Way): Promise<Landed> {
  return land(browser, await choose(await start(app, browser, way), email));
}

/** What the client module then asks of the app. */
export function redeem(browser: TestBrowser, { event }: Pick<Landed, 'event'>, more: object = {}): Promise<WireAnswer> {
  return browser.call(IDP, {
    requestUri: event?.urlResponse,
    sessionId: event?.sessionId,
    returnSecureToken: true,
    returnIdpCredential: true,
    ...more,
  });
}

/** Shows an ID token that a page got by itself, in the client module's form. */
export function redeemToken(browser: TestBrowser, idToken: string, more: object = {}, nonce?: string): Promise<WireAnswer> {
  const postBody = `&id_token=${encodeURIComponent(idToken)}&providerId=google.com${nonce === undefined ? '' : `&nonce=${nonce}`}`;
  return browser.call(IDP, { requestUri: 'http://localhost', returnSecureToken: true, postBody, ...more });
}
