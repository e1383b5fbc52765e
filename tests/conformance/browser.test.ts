// The official client modules in a real browser against the real program: what only a browser has, such as windows, cookies,
// stored sessions and other tabs.
import { exportJWK, generateKeyPair } from 'jose';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { chromePath, launchBrowser, SOON } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startProviderApp, type ProviderApp } from '../support/provider-app.ts';
import { buildSdkPage, inPage, openSdkPage, serveSdkPage } from '../support/sdk-page.ts';
import { startTestApp, TEST_PASSWORD } from '../support/test-app.ts';

const OLIVIA = 'olivia@example.test';
interface Ended {
  readonly code: string;
  readonly email?: string;
  readonly provider?: string;
  readonly isNew?: boolean;
  readonly value?: null;
}

describe.skipIf(chromePath === undefined)('the official modules in Chromium', () => {
  let all: ProviderApp;
  let browser: Browser;
  let script: string;
  let context: BrowserContext;
  let page: Page;
  const foreign = new Set<string>();

  beforeAll(async () => {
    all = await startProviderApp([
      { email: OLIVIA, name: 'Olivia Brandt' },
      { email: 'linda@example.test', name: 'Linda Petrov' },
      { email: 'rita@example.test', name: 'Rita Moss' },
      { email: 'stranger@example.test', name: 'Sam Stranger' },
    ]);
    await all.app.signIn('owner', { email: OLIVIA });
    script = await buildSdkPage();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await all.close();
  });
  beforeEach(async () => {
    all.provider.misbehave();
    context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    context.setDefaultTimeout(SOON.timeout);
    context.on('request', (request) => {
      const { host, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && host !== new URL(all.app.url).host && host !== new URL(all.provider.issuer).host)
        foreign.add(host);
    });
    await serveSdkPage(context, all.app.url, script);
    page = await context.newPage();
    await openSdkPage(page, all.app.url);
  });
  afterEach(() => context.close());

  const signIn = (email: string, on = page) =>
    inPage<Ended>(on, `ended(sdk.signInWithEmailAndPassword(auth, '${email}', '${TEST_PASSWORD}'))`);
  const currentUser = (on = page) => inPage<string | null>(on, 'auth.currentUser && auth.currentUser.email');
  async function openPopup(): Promise<Page> {
    const [popup] = await Promise.all([context.waitForEvent('page'), page.click('#go')]);
    await popup.getByRole('heading', { name: 'Choose an account' }).waitFor();
    return popup;
  }
  async function resultOf(at = 0): Promise<Ended> {
    return vi.waitFor(
      async () => {
        const ended = await inPage<Ended | undefined>(page, `c.results[${at}]`);
        if (!ended) throw new Error('The sign-in has not ended.');
        return ended;
      },
      { timeout: SOON.timeout, interval: 50 },
    );
  }

  test('a popup of 500 by 600 asks which account, signs in, and closes itself', async () => {
    const popup = await openPopup();
    expect(await popup.evaluate('[innerWidth, innerHeight]')).toEqual([500, 600]);
    expect(new URL(popup.url()).searchParams.get('prompt')).toBe('select_account');
    const closed = popup.waitForEvent('close');
    await popup.getByRole('button', { name: /Olivia/ }).click();
    expect(await resultOf()).toMatchObject({ code: 'no error', email: OLIVIA, provider: 'google.com', isNew: false });
    await closed;
    expect(await inPage(page, 'auth.currentUser.getIdTokenResult().then((t) => [t.signInProvider, t.claims.role])')).toEqual([
      'google.com',
      'owner',
    ]);
  });

  test('a closed popup, a blocked one, one that a second replaces, and a refusal at the provider each have their code', async () => {
    // Long enough for the module to believe that a person closed it.
    all.provider.misbehave({ delayMs: 2_500 });
    const first = await openPopup();
    all.provider.misbehave();
    await first.close();
    expect(await resultOf(0)).toMatchObject({ code: 'auth/popup-closed-by-user' });

    await page.evaluate('globalThis.realOpen = open; globalThis.open = () => null');
    await page.click('#go');
    expect(await resultOf(1)).toMatchObject({ code: 'auth/popup-blocked' });
    await page.evaluate('globalThis.open = globalThis.realOpen');

    await openPopup();
    const second = await openPopup();
    expect(await resultOf(2)).toMatchObject({ code: 'auth/cancelled-popup-request' });
    await second.getByRole('button', { name: 'Cancel' }).click();
    expect(await resultOf(3)).toMatchObject({ code: 'auth/user-cancelled' });

    const stranger = await openPopup();
    await stranger.getByRole('button', { name: /Stranger/ }).click();
    expect(await resultOf(4)).toMatchObject({ code: 'auth/admin-restricted-operation' });
    expect(await currentUser()).toBeNull();
  });

  test('a popup links an account and confirms who someone is, but only as themselves', async () => {
    const { email } = await all.app.signIn('sales', { email: 'linda@example.test' });
    await signIn(email);
    await page.evaluate('void (conformance.onGo = () => conformance.sdk.linkWithPopup(conformance.auth.currentUser, conformance.google))');
    await (await openPopup()).getByRole('button', { name: /Linda/ }).click();
    expect(await resultOf(0)).toMatchObject({ code: 'no error', email, provider: 'google.com' });
    expect(await inPage(page, 'auth.currentUser.providerData.map((p) => p.providerId).sort()')).toEqual(['google.com', 'password']);

    await page.evaluate(
      'void (conformance.onGo = () => conformance.sdk.reauthenticateWithPopup(conformance.auth.currentUser, conformance.google))',
    );
    await (await openPopup()).getByRole('button', { name: /Linda/ }).click();
    expect(await resultOf(1)).toMatchObject({ code: 'no error', email });
    await (await openPopup()).getByRole('button', { name: /Stranger/ }).click();
    expect(await resultOf(2)).toMatchObject({ code: 'auth/user-mismatch' });
    expect(await currentUser()).toBe(email);
  });

  test('someone slow is not taken for someone who closed the window', async () => {
    all.provider.misbehave({ delayMs: 11_000 });
    const popup = await openPopup();
    expect(await inPage(page, 'c.results[0] === undefined')).toBe(true);
    await popup.getByRole('button', { name: /Olivia/ }).click();
    expect(await resultOf()).toMatchObject({ code: 'no error', email: OLIVIA });
  });

  test('on a host name that is not authorised neither popup nor redirect starts', async () => {
    await context.route('**/v1/projects*', (route) =>
      route.fulfill({ json: { projectId: 'redress', authorizedDomains: ['crm.example.com'] } }),
    );
    const before = page.url();
    await page.click('#go');
    expect(await resultOf()).toMatchObject({ code: 'auth/unauthorized-domain' });
    expect(await inPage(page, 'ended(sdk.signInWithRedirect(auth, c.google))')).toMatchObject({ code: 'auth/unauthorized-domain' });
    expect(page.url()).toBe(before);
    await context.unroute('**/v1/projects*');
    // A failure is not remembered.
    const popup = await openPopup();
    await popup.getByRole('button', { name: /Olivia/ }).click();
    expect(await resultOf(1)).toMatchObject({ code: 'no error' });
  });

  test('a redirect comes back once with its result, and with nothing after that', async () => {
    await page.evaluate('void conformance.sdk.signInWithRedirect(conformance.auth, conformance.google)');
    await page.getByRole('button', { name: /Olivia/ }).click();
    await page.waitForURL('**/conformance.html');
    await page.locator('body[data-ready]').waitFor();
    expect(await inPage(page, 'ended(sdk.getRedirectResult(auth))')).toMatchObject({
      code: 'no error',
      email: OLIVIA,
      provider: 'google.com',
    });
    await openSdkPage(page, all.app.url);
    expect(await inPage(page, 'sdk.getRedirectResult(auth)')).toBeNull();
    expect(await currentUser()).toBe(OLIVIA);

    await inPage(page, 'sdk.signOut(auth)');
    await page.evaluate('void conformance.sdk.signInWithRedirect(conformance.auth, conformance.google)');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/conformance.html');
    await page.locator('body[data-ready]').waitFor();
    expect(await inPage(page, 'ended(sdk.getRedirectResult(auth))')).toMatchObject({ code: 'auth/user-cancelled' });
  });

  test('a redirect links an account and confirms who someone is', async () => {
    const { email } = await all.app.signIn('sales', { email: 'rita@example.test' });
    await signIn(email);
    const redirected = async (call: string) => {
      await page.evaluate(`void conformance.sdk.${call}(conformance.auth.currentUser, conformance.google)`);
      await page.getByRole('button', { name: /Rita/ }).click();
      await page.locator('body[data-ready]').waitFor();
      return inPage<Ended>(page, 'ended(sdk.getRedirectResult(auth))');
    };
    expect(await redirected('linkWithRedirect')).toMatchObject({ code: 'no error', email, provider: 'google.com' });
    expect(await redirected('reauthenticateWithRedirect')).toMatchObject({ code: 'no error', email, provider: 'google.com' });
    expect(await currentUser()).toBe(email);
  });

  test('who is signed in lies in IndexedDB, is found after a reload, and leaves all tabs at once', async () => {
    const { email } = await all.app.signIn('sales');
    expect(await signIn(email)).toMatchObject({ code: 'no error' });
    expect(await page.evaluate('indexedDB.databases().then((all) => all.map((d) => d.name))')).toContain('firebaseLocalStorageDb');
    await openSdkPage(page, all.app.url);
    expect(await currentUser()).toBe(email);

    const other = await context.newPage();
    await openSdkPage(other, all.app.url);
    expect(await currentUser(other)).toBe(email);
    await inPage(page, 'sdk.signOut(auth)');
    await vi.waitFor(async () => expect(await currentUser(other)).toBeNull(), { timeout: SOON.timeout, interval: 50 });
  });

  test('a refresh token taken out of the page is worth nothing elsewhere, and the page continues', async () => {
    const { email } = await all.app.signIn('sales');
    await signIn(email);
    const stolen = await inPage<string>(page, 'auth.currentUser.refreshToken');
    const answer = await fetch(`${all.app.url}/v1/token?key=redress`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: stolen }),
    });
    expect(await answer.json()).toMatchObject({ error: { message: 'TOKEN_EXPIRED' } });
    expect(await inPage(page, 'Promise.all([1, 2, 3].map(() => auth.currentUser.getIdToken(true))).then((t) => t.length)')).toBe(3);
    expect(await page.evaluate('document.cookie')).toBe('');
  });

  test('a session that ended elsewhere signs the page out at its next refresh', async () => {
    const { email } = await all.app.signIn('sales');
    await signIn(email);
    await page.evaluate("fetch('/v1/session', { method: 'DELETE' })");
    expect(await inPage(page, 'auth.currentUser.getIdToken(true).catch((e) => e.code)')).toBe('auth/user-token-expired');
    expect(await currentUser()).toBeNull();
  });

  test('a fault of ours keeps the person, and the module waits for the next try', async () => {
    const { email } = await all.app.signIn('sales');
    await signIn(email);
    await context.route('**/v1/token*', (route) =>
      route.fulfill({ status: 503, contentType: 'text/plain', body: 'Please try again in a minute.' }),
    );
    expect(await inPage(page, 'auth.currentUser.getIdToken(true).catch((e) => e.code)')).toBe('auth/network-request-failed');
    expect(await currentUser()).toBe(email);
  });

  test('a long upload survives a 503 in the middle, and the file is whole', async () => {
    const owner = await all.app.signIn('admin');
    const { id: contactId } = await owner.api.contacts.create({ ...COMPLETE_CONTACT, ssn: null });
    await signIn(owner.email);
    const commands: string[] = [];
    let broken = false;
    await context.route(
      (url) => /\/o\b.*upload/i.test(url.href) || url.searchParams.has('upload_id'),
      async (route) => {
        const command = route.request().headers()['x-goog-upload-command'] ?? '';
        commands.push(command);
        if (command.startsWith('upload') && !broken) {
          broken = true;
          return route.fulfill({ status: 503, contentType: 'text/plain', body: 'busy' });
        }
        return route.continue();
      },
    );
    const name = `contacts/${contactId}/notes.txt`;
    expect(
      await inPage(
        page,
        `(async () => {
      const text = 'All lines stay. '.repeat(80_000);
      await storage.uploadBytesResumable(storage.ref(files, '${name}'), new Blob([text], { type: 'text/plain' }));
      const back = await storage.getBytes(storage.ref(files, '${name}'));
      return [back.byteLength === text.length, new TextDecoder().decode(back) === text];
    })()`,
      ),
    ).toEqual([true, true]);
    expect(broken).toBe(true);
    expect(commands).toContain('query');
  });

  test('files answer 401, 403 and 404 with the codes of the module', async () => {
    const code = (call: string) => inPage<string>(page, `${call}.then(() => 'no error', (e) => e.code)`);
    const metadata = (name: string) => code(`storage.getMetadata(storage.ref(files, '${name}'))`);
    expect(await metadata('contacts/x/y')).toBe('storage/unauthenticated');
    await signIn((await all.app.signIn('billing')).email);
    expect(await metadata('contacts/x/y')).toBe('storage/unauthorized');
    await signIn((await all.app.signIn('admin')).email);
    expect(await metadata('contacts/00000000-0000-7000-8000-000000000000/y')).toBe('storage/object-not-found');
  });

  test('where app-check tokens are asked for, a page without one has a code of its own', async () => {
    const { publicKey } = await generateKeyPair('ES256');
    const strict = await startTestApp({
      env: { APP_CHECK_JWKS: JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'app', alg: 'ES256' }] }) },
    });
    try {
      const { email } = await strict.signIn('admin');
      const own = await browser.newContext();
      await serveSdkPage(own, strict.url, script);
      const there = await own.newPage();
      await openSdkPage(there, strict.url);
      await signIn(email, there);
      expect(await inPage(there, "storage.getMetadata(storage.ref(files, 'contacts/x/y')).then(() => 'no error', (e) => e.code)")).toBe(
        'storage/unauthorized-app',
      );
      await own.close();
    } finally {
      await strict.close();
    }
  });

  test('nothing was asked of anybody but the app and the provider', () => {
    expect([...foreign]).toEqual([]);
  });
});
