// A client writes to the office on a phone and reads the answer, and the office sees what waits for it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const PHONE = { width: 390, height: 844 };

describe.skipIf(chromePath === undefined)('messages', () => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startTestApp();
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  const fits = (page: Page) => expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(PHONE.width);

  async function meet(more: object) {
    const { api: owner, email } = await app.signIn('owner');
    const { id } = await owner.contacts.create({ ...COMPLETE_CONTACT, ssn: null, ...more });
    const client = await app.signIn('client', { contactId: id });
    const portal = await visit(browser);
    await portal.page.setViewportSize(PHONE);
    await typeSignIn(portal.page, `${app.url}/client/login`, { email: client.email, password: TEST_PASSWORD });
    await ends(portal.page, '/client');
    return { owner, email, id, portal };
  }

  test('the client writes on a phone, the office answers on the contact, and each sees it come', async () => {
    const { email, id, portal } = await meet({});
    const phone = portal.page;
    await phone.goto(`${app.url}/client/messages`);
    await phone.getByText('No messages found.').waitFor();
    await expectAccessible(phone);
    await picture(phone, 'messages-1-none');
    await phone.getByRole('button', { name: 'Write a message' }).click();
    await phone.getByLabel('Subject').fill('My first letter');
    await phone.getByLabel('Message', { exact: true }).fill('When will my first letter go out?');
    // What was typed is there again after a reload.
    await phone.reload();
    await phone.getByRole('button', { name: 'Write a message' }).click();
    await expect.poll(() => phone.getByLabel('Message', { exact: true }).inputValue(), SOON).toBe('When will my first letter go out?');
    await phone.getByRole('button', { name: 'Send' }).click();
    const said = phone.getByRole('list', { name: 'Conversation' });
    await said.getByText('When will my first letter go out?').waitFor();
    await fits(phone);
    await expectAccessible(phone);
    await picture(phone, 'messages-2-thread');

    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.getByText('client wrote and waits to be read').waitFor();
    await page.goto(`${app.url}/contacts/${id}?tab=messages`);
    await page.getByRole('button', { name: /New · My first letter/ }).click();
    await page.getByText('When will my first letter go out?').waitFor();
    await page.getByLabel('Answer').fill('On Monday, once you approved it.');
    await expectAccessible(page);
    await picture(page, 'messages-3-office');
    await page.getByRole('button', { name: 'Send' }).click();
    // The portal asks every twenty seconds.
    await said.getByText('On Monday, once you approved it.').waitFor({ timeout: 90_000 });
    await page.getByRole('button', { name: 'All threads' }).click();
    await page.getByRole('button', { name: /^My first letter/ }).waitFor();
    await phone.getByRole('button', { name: 'All messages' }).click();
    await phone.getByRole('list', { name: 'Your messages' }).getByText('On Monday, once you approved it.').waitFor();
    await fits(phone);
    await picture(phone, 'messages-4-threads');
    expect([...troubles, ...portal.troubles]).toEqual([]);
  });

  test('in Spanish, a thread without a subject is a conversation', async () => {
    const { owner, id, portal } = await meet({ firstName: 'Lucía', language: 'es', email: 'lucia.writes@example.test' });
    await owner.messages.start({ contactId: id, subject: null, body: 'Buenos días. ¿Recibió la carta?' });
    const { page } = portal;
    await page.goto(`${app.url}/client/messages`);
    await page.getByRole('button', { name: /Nuevo · Conversación/ }).click();
    await page.getByText('¿Recibió la carta?').waitFor();
    await page.getByLabel('Su respuesta').fill('Sí, gracias.');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await page.getByRole('list', { name: 'Conversación con su oficina' }).getByText('Sí, gracias.').waitFor();
    await expectAccessible(page);
    await picture(page, 'messages-5-spanish');
    expect(portal.troubles).toEqual([]);
  });
});
