// The official storage module as the portal carries it, in a real browser: another transport than Node's, and the only one
// in which a failed app check can be told from a missing sign-in.
import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Language } from '../../platform/base/language.ts';
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

  async function openDocuments(from: TestApp, page: Page, language: Language = 'en'): Promise<void> {
    const { api } = await from.signIn('owner');
    const { id: contactId } = await api.contacts.create({ ...COMPLETE_CONTACT, language });
    const { email } = await from.signIn('client', { contactId });
    await page.goto(`${from.url}/client/login`);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(TEST_PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => /^\/client\/?$/.test(url.pathname));
    await page.goto(`${from.url}/client/documents`);
    await page.getByRole('heading', { name: language === 'en' ? 'Documents' : 'Documentos', exact: true }).waitFor();
  }
  async function send(page: Page, name: string, mimeType: string, buffer: Buffer): Promise<void> {
    const choose = page.getByRole('button', { name: /^(?:Choose pictures or a file|Elegir fotos o un archivo)$/ });
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), choose.click()]);
    await chooser.setFiles({ name, mimeType, buffer });
  }
  const rowsOf = (page: Page) => page.getByRole('list', { name: 'Your documents' }).getByRole('listitem');

  test('are sent, seen, opened, and refused in plain words', async () => {
    const { page, context, troubles } = await visit(browser, { phone: true });
    await openDocuments(app, page);
    await page.getByText('No documents yet. Your letters are on the disputes page.').waitFor();
    await expectAccessible(page);

    await send(page, 'note.txt', 'text/plain', Buffer.from('proof of address'));
    const rows = rowsOf(page);
    await page.getByText('Sent. Your office will check it.').waitFor();
    await rows.filter({ hasText: 'note.txt' }).waitFor();
    await send(page, 'note.txt', 'text/plain', Buffer.from('another note'));
    await rows.filter({ hasText: 'note (2).txt' }).waitFor();

    // Noise does not shrink, so this one goes up in pieces; a GIF is sent as it is, other pictures become a PDF.
    const scan = await sharp(randomBytes(1500 * 1500), { raw: { width: 1500, height: 1500, channels: 1 } })
      .gif({ effort: 1 })
      .toBuffer();
    const pieces: string[] = [];
    page.on(
      'request',
      (request) =>
        void (request.headers()['x-goog-upload-command'] !== undefined && pieces.push(request.headers()['x-goog-upload-command'] ?? '')),
    );
    await page.getByLabel('What you are sending').selectOption('Photo ID');
    await send(page, 'id card.gif', 'image/gif', scan);
    await rows.filter({ hasText: 'Photo ID' }).waitFor();
    expect(pieces).toEqual(['start', 'upload', 'upload', 'upload', 'upload, finalize']);

    const [tab] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: 'Open id card.gif' }).click()]);
    await tab.waitForURL(/alt=media&token=/);
    expect(await tab.evaluate('document.images[0].naturalWidth')).toBe(1500);
    expect(await tab.evaluate('window.origin')).toBe('null');
    await tab.close();

    await send(page, 'statements.zip', 'application/zip', Buffer.from('504b030414000000', 'hex'));
    await page.getByRole('alert').getByText('Archives such as ZIP and Office documents are not accepted.').waitFor();
    await send(page, 'large.txt', 'text/plain', Buffer.alloc(9 * 1024 * 1024, 65));
    await page.getByRole('alert').getByText('This file is too large. At most 8 MB can be sent.').waitFor();
    await expectAccessible(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= window.innerWidth')).toBe(true);
    await picture(page, 'portal-documents');
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('are refused in Spanish to clients who read Spanish', async () => {
    const { page, context, troubles } = await visit(browser, { phone: true });
    await openDocuments(app, page, 'es');
    await send(page, 'estados.zip', 'application/zip', Buffer.from('504b030414000000', 'hex'));
    await page.getByRole('alert').getByText('No se aceptan archivos comprimidos como ZIP ni documentos de Office.').waitFor();
    await send(page, 'grande.txt', 'text/plain', Buffer.alloc(9 * 1024 * 1024, 65));
    await page.getByRole('alert').getByText('Este archivo es demasiado grande. Se pueden enviar como máximo 8 MB.').waitFor();
    await expectAccessible(page);
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
    await page.getByText(/^Sending, (8|9) %$/).waitFor();
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Choose pictures or a file' }).waitFor();
    await page.getByText('No documents yet.').waitFor();
    // Who stops an upload is told of no error.
    expect(await page.getByRole('alert').count()).toBe(0);
    await page.reload();
    await page.getByText('No documents yet.').waitFor();
    await context.close();
  });

  test('of an office that asks for an app check prove that the page is ours; without the proof they say so', async () => {
    const { publicKey } = await generateKeyPair('ES256');
    const guarded = await startTestApp({ env: { APP_CHECK_JWKS: JSON.stringify({ keys: [await exportJWK(publicKey)] }) } });
    const { page, context } = await visit(browser);
    await openDocuments(guarded, page);
    await send(page, 'note.txt', 'text/plain', Buffer.from('proof of address'));
    await rowsOf(page).filter({ hasText: 'note.txt' }).waitFor();
    await page.route('**/api/access/app-check', (route) => route.abort());
    // The page forgets the proof that it has.
    await page.reload();
    await send(page, 'note.txt', 'text/plain', Buffer.from('another note'));
    await page.getByRole('alert').getByText('This page could not prove that it belongs to the office.').waitFor();
    await context.close();
    await guarded.close();
  });
});
