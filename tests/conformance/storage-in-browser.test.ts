// The official storage module as the portal carries it, in a real browser: another transport than Node's, and the only one
// in which a failed app check can be told from a missing sign-in.
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, expectAccessible, launchBrowser, picture, visit } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

describe.skipIf(chromePath === undefined)('documents of a client', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp({ env: { FILES_MAX_MB: '8' } });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function openDocuments(from: TestApp, page: Page): Promise<void> {
    const { api } = await from.signIn('owner');
    const { id: contactId } = await api.contacts.create(COMPLETE_CONTACT);
    const { email } = await from.signIn('client', { contactId });
    await page.goto(`${from.url}/client/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /^\/client\/?$/.test(url.pathname));
    await page.goto(`${from.url}/client/documents`);
    await page.getByRole('heading', { name: 'Documents' }).waitFor();
  }
  const send = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

  test('are sent, seen, opened, and refused in plain words', async () => {
    const { page, context, troubles } = await visit(browser, { phone: true });
    await openDocuments(app, page);
    await page.getByText('No documents yet. Your letters are under Dispute Status.').waitFor();
    await expectAccessible(page);

    await send(page, 'note.txt', 'text/plain', Buffer.from('proof of address'));
    const rows = page.getByRole('list', { name: 'Your documents' }).getByRole('listitem');
    await rows.filter({ hasText: 'note.txt' }).waitFor();
    await send(page, 'note.txt', 'text/plain', Buffer.from('another note'));
    await rows.filter({ hasText: 'note (2).txt' }).waitFor();

    // Noise does not shrink, so this one goes up in pieces.
    const photo = await sharp(randomBytes(900 * 900 * 3), { raw: { width: 900, height: 900, channels: 3 } })
      .png()
      .toBuffer();
    const pieces: string[] = [];
    page.on(
      'request',
      (request) =>
        void (request.headers()['x-goog-upload-command'] !== undefined && pieces.push(request.headers()['x-goog-upload-command'] ?? '')),
    );
    await send(page, 'id card.png', 'image/png', photo);
    await rows.filter({ hasText: 'id card.png' }).waitFor();
    expect(pieces).toEqual(['start', 'upload', 'upload', 'upload', 'upload, finalize']);

    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Open id card.png' }).click()]);
    await tab.waitForURL(/alt=media&token=/);
    expect(await tab.evaluate('document.images[0].naturalWidth')).toBe(900);
    expect(await tab.evaluate('window.origin')).toBe('null');
    await tab.close();

    await send(page, 'statements.zip', 'application/zip', Buffer.from('504b030414000000', 'hex'));
    await page.getByRole('alert').getByText('Archives such as ZIP and Office documents are not accepted').waitFor();
    await send(page, 'large.txt', 'text/plain', Buffer.alloc(9 * 1024 * 1024, 65));
    await page.getByRole('alert').getByText('This file is too large. At most').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await picture(page, 'portal-documents');
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('can be stopped on their way', async () => {
    const { page, context } = await visit(browser);
    await openDocuments(app, page);
    let held = 0;
    await page.route('**/o?*upload_id=*', async (route) => {
      held += 1;
      if (held < 2) await route.continue();
    });
    await send(page, 'long.txt', 'text/plain', Buffer.alloc(3 * 1024 * 1024, 65));
    await page.getByText(/^Sending long\.txt, (8|9) %$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('alert').getByText('The upload was stopped.').waitFor();
    await page.getByText('No documents yet.').waitFor();
    await context.close();
  });

  test('of an office that asks for an app check say that the page failed it', async () => {
    const { publicKey } = await generateKeyPair('ES256');
    const guarded = await startTestApp({ env: { APP_CHECK_JWKS: JSON.stringify({ keys: [await exportJWK(publicKey)] }) } });
    const { page, context } = await visit(browser);
    await openDocuments(guarded, page);
    await page.getByRole('alert').getByText('This page could not prove that it belongs to the office.').waitFor();
    await context.close();
    await guarded.close();
  });
});
