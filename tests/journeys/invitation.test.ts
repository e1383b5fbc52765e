// The demo office: an owner invites a client, the mail lies in the outbox, the client accepts on a phone and sees the portal and
// nothing else. Then Google: in a window on this computer, over a redirect elsewhere.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { FEATURES } from '../../apps/server/features.ts';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { listEndpoints } from '../../platform/server/http/api.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { startChild, type ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';
import { freePort } from '../support/free-port.ts';

const DEMO = 'apps/server/demo.ts';
const TOM = { email: 'tom.becker@example.test', password: 'Nine-quiet-harbors' };
const NOBODY = '00000000-0000-7000-8000-000000000000';
/** A name that leads to this machine, but that no browser takes for it. */
const ELSEWHERE = 'office.redress.test';

describe.skipIf(chromePath === undefined)('the demo office', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let owner: Visitor;
  let client: Visitor;
  let link: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-demo-'));
    server = await startDemo(folder);
    browser = await launchBrowser(`--host-resolver-rules=MAP ${ELSEWHERE} 127.0.0.1`);
    owner = await visit(browser);
    client = await visit(browser, { phone: true });
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    for (const [name, { page }] of Object.entries({ owner, client }))
      await page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}-${name}.png`), fullPage: true });
  });
  const signIn = (page: Page, where: string, who: { email: string; password: string }) => typeSignIn(page, `${server.url}${where}`, who);

  test('an owner invites a client, and the mail lies in the outbox', async () => {
    const { page } = owner;
    await signIn(page, '/contacts', { email: DEMO_OWNER.email, password: DEMO_PASSWORD });
    await page
      .getByRole('link', { name: /Becker/ })
      .first()
      .click();
    await page.getByRole('tab', { name: 'Portal' }).click();
    await page.getByText(`The invitation goes to ${TOM.email}.`).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Invite by email' }).click();
    await page.getByText('The email is in the outbox under Communications.').waitFor();
    await expectAccessible(page);
    await picture(page, 'invite-1-sent');
    await page.getByRole('link', { name: 'View email' }).click();
    await ends(page, '/communications');
    await page.getByRole('link', { name: 'Your client portal' }).click();
    const found = page.getByRole('link', { name: /\/client\/invite\?inviteToken=/ });
    await found.waitFor();
    await expectAccessible(page);
    await picture(page, 'invite-2-outbox');
    link = (await found.getAttribute('href')) ?? '';
    expect(new URL(link, server.url).origin).toBe(server.url);
  });

  test('the client accepts on a phone and lands in the portal', async () => {
    const { page } = client;
    await page.goto(`${server.url}/client/invite`);
    await page.getByText('Missing invite token.').waitFor();
    await page.goto(`${server.url}/client/invite?inviteToken=made-up`);
    await page.getByText('Invalid or expired invite.').waitFor();
    await expectAccessible(page);

    await page.goto(new URL(link, server.url).href);
    await page.getByText('Hello Tom Becker').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('redress1');
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.getByText(/too easy to guess/).waitFor();
    await expectAccessible(page);
    await picture(page, 'invite-3-accept');
    await page.getByLabel('Password', { exact: true }).fill(TOM.password);
    // Held for a moment, so that the label of the meantime can be seen.
    let go: () => void = () => undefined;
    const held = new Promise<void>((done) => (go = done));
    await page.route('**/v1/accounts:signUp*', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Activate account' }).click();
    await page.getByRole('button', { name: 'Activating...' }).waitFor();
    go();
    await ends(page, '/client');
    await page.getByRole('heading', { name: 'Hello, Tom' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'invite-4-portal');
    expect(client.troubles).toEqual([]);

    const late = await visit(browser);
    await late.page.goto(new URL(link, server.url).href);
    await late.page.getByText('Invalid or expired invite.').waitFor();
    await late.context.close();
  });

  test('the client reaches no page and no call of the staff', async () => {
    const { page } = client;
    for (const path of ['/dashboard', '/contacts', '/user-management', '/communications', '/settings', '/activity', '/letters?x=1']) {
      await page.goto(`${server.url}${path}`);
      await ends(page, '/client');
    }
    const token = await fetchIdToken(server.url, TOM.email, TOM.password);
    const staffOnly = listEndpoints(FEATURES).filter(({ endpoint }) => endpoint['~orpc'].meta.audience === 'staff');
    expect(staffOnly.length).toBeGreaterThan(30);
    for (const { name, endpoint } of staffOnly) {
      const { method = 'POST', path = '' } = endpoint['~orpc'].route;
      const answer = await fetch(`${server.url}/api${path.replaceAll(/\{\w+\}/g, NOBODY)}`, {
        method,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.status, name).toBe(403);
    }
    // A client's password at the staff's door opens the portal only.
    const { page: door, context } = await visit(browser);
    await signIn(door, '/login', TOM);
    await ends(door, '/client');
    await context.close();
  });

  test("staff at the client's door are turned away after the right password only", async () => {
    const { page, context } = await visit(browser);
    await signIn(page, '/client/login', { email: DEMO_OWNER.email, password: 'not the password' });
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').textContent()).not.toContain('Access denied');
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByText('Access denied: not a client account.').waitFor();
    await expectAccessible(page);
    await picture(page, 'client-login-denied');
    await context.close();
  });

  test('on this computer Google opens in a window and leads back to the page one came from', async () => {
    const { page, context, troubles } = await visit(browser);
    await page.goto(`${server.url}/contacts?category=client`);
    await ends(page, '/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'login');
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
    await popup.getByRole('button', { name: /Stranger/ }).click();
    await page.getByText('Failed to start Google sign-in').or(page.getByText('Google sign-in failed')).first().waitFor();
    await expectAccessible(page);
    await picture(page, 'login-google-refused');
    const [again] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
    await again.getByRole('button', { name: /Olivia/ }).click();
    await ends(page, '/contacts');
    expect(new URL(page.url()).search).toBe('?category=client');
    expect(troubles).toEqual([]);
    // Signed out, the way back shows nothing of it.
    await page.goto(`${server.url}/logout`);
    await ends(page, '/login');
    await page.goBack();
    await ends(page, '/login');
    await context.close();
  });

  test('an invited colleague may accept with Google instead of a password', async () => {
    const api = connectApi(server.url, await fetchIdToken(server.url, DEMO_OWNER.email, DEMO_PASSWORD));
    const { invite } = await api.accounts.createStaffInvite({ email: 'stranger@demo.redress.test', name: 'Sam Stranger', role: 'sales' });
    const { mails } = await api.mail.list({});
    const { text } = await api.mail.get({ id: mails.find((mail) => mail.to === invite.email)?.id ?? '' });
    const { page, context, troubles } = await visit(browser);
    await page.goto(/http\S+inviteToken=\S+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
    await expectAccessible(page);
    await picture(page, 'invite-staff-google');
    const [popup] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Sign in with Google' }).click()]);
    await popup.getByRole('button', { name: /Stranger/ }).click();
    await ends(page, '/dashboard');
    expect(await api.accounts.listInvites({ kind: 'staff' })).toMatchObject({ invites: [{ id: invite.id, state: 'accepted' }] });
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('elsewhere Google takes the whole page and comes back signed in', async () => {
    await server.stop();
    const port = await freePort();
    server = await startChild({ ...server.settings, PORT: String(port), PUBLIC_URL: `http://${ELSEWHERE}:${port}` }, DEMO);
    const { page, context, troubles } = await visit(browser);
    await page.goto(`${server.url}/communications`);
    await ends(page, '/login');
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText('Failed to complete Google sign-in').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: /Olivia/ }).click();
    await ends(page, '/communications');
    await page.getByText(TOM.email).first().waitFor();
    // Over plain http under a public name the browser remarks that it cannot keep windows apart.
    expect(troubles.filter((line) => !line.startsWith('The Cross-Origin-Opener-Policy header has been ignored'))).toEqual([]);
    await context.close();
  });
});
