// A lead signs the agreement on a phone, reads it in Spanish, cancels it, and the office sees each of it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit } from '../support/browser.ts';
import { letWorkIn } from '../support/let-work.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { offerTo, readWord, SIGNING_OFFICE } from '../support/signing.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const PHONE = { width: 390, height: 844 };

describe.skipIf(chromePath === undefined)('an agreement is signed', () => {
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

  async function addLead(more: object) {
    const { api: owner, email } = await app.signIn('owner');
    const { id } = await owner.contacts.create({ ...COMPLETE_CONTACT, category: 'lead', ssn: null, ...more });
    return { owner, email, id, client: await app.signIn('client', { contactId: id }) };
  }
  async function openPortal(email: string) {
    const portal = await visit(browser);
    await portal.page.setViewportSize(PHONE);
    await typeSignIn(portal.page, `${app.url}/client/login`, { email, password: TEST_PASSWORD });
    await ends(portal.page, '/client');
    return portal;
  }
  const fits = (page: Page) => expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(PHONE.width);

  test('offered by the office, signed on a phone step by step, and canceled with one press and one confirmation', async () => {
    const { owner, email, id, client } = await addLead({});
    await letWorkIn(app, 'OH');
    await owner.office.addLocation(SIGNING_OFFICE);
    const { page, troubles } = await visit(browser);
    await typeSignIn(page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${app.url}/contacts/${id}?tab=agreement`);
    await page.getByRole('button', { name: 'Offer an agreement' }).click();
    await page.getByRole('button', { name: 'Offer, and email the client' }).click();
    await page.getByText('Please name the service.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('First round');
    await page.getByLabel('Fee in dollars').fill('150');
    await page.getByLabel('What is done, in full').fill('We review your reports with you and prepare one letter to each bureau.');
    await page.getByLabel('How the client was found').selectOption({ label: 'On the web, without any call' });
    await page.getByText('Total of all payments: $150').waitFor();
    await expectAccessible(page);
    await picture(page, 'signing-1-offer');
    await page.getByRole('button', { name: 'Offer, and email the client' }).click();
    await page.getByText('Waits for the client').waitFor();

    const portal = await openPortal(client.email);
    const phone = portal.page;
    await phone.getByRole('link', { name: 'Your agreement is ready to read and sign' }).click();
    await phone.getByRole('heading', { name: 'Agree to papers on this screen' }).waitFor();
    await expectAccessible(phone);
    await fits(phone);
    await picture(phone, 'signing-2-consent');
    await phone.getByLabel('The word in the PDF').fill('pineapple');
    await phone.getByLabel('Your full name').fill('Maria Delgado');
    await phone.getByRole('button', { name: 'I agree' }).click();
    await phone.getByText('This is not the word printed in the PDF.', { exact: false }).waitFor();
    await phone.getByLabel('The word in the PDF').fill(await readWord(await client.api.offers.getMyWord({})));
    await phone.getByRole('button', { name: 'I agree' }).click();
    await phone.getByRole('heading', { name: 'Consumer Credit File Rights', exact: false }).waitFor();
    await fits(phone);
    await picture(phone, 'signing-3-statement');
    await phone.getByLabel('Your full name').fill('Maria Delgado');
    await phone.getByRole('button', { name: 'I received this statement' }).click();
    await phone.getByLabel('TransUnion').uncheck();
    await phone.getByText('instruct Equifax and Experian', { exact: false }).waitFor();
    await phone.getByLabel('Your full name').fill('Maria Delgado');
    await phone.getByRole('button', { name: 'Give these instructions' }).click();
    await phone.getByRole('heading', { name: 'Read and sign the agreement' }).waitFor();
    await phone.getByLabel('Your full name').fill('Someone Else');
    await phone.getByRole('button', { name: 'Sign the agreement' }).click();
    await phone.getByText('Please type your name as it is in the agreement', { exact: false }).waitFor();
    await phone.getByLabel('Your full name').fill('Maria Delgado');
    const canvas = phone.locator('canvas');
    await canvas.scrollIntoViewIfNeeded();
    const box = await canvas.boundingBox();
    if (!box) throw new Error('There is no place to draw.');
    await phone.mouse.move(box.x + 20, box.y + 60);
    await phone.mouse.down();
    await phone.mouse.move(box.x + 120, box.y + 20, { steps: 8 });
    await phone.mouse.move(box.x + 200, box.y + 80, { steps: 8 });
    await phone.mouse.up();
    await expectAccessible(phone);
    await fits(phone);
    await picture(phone, 'signing-4-contract');
    await phone.getByRole('button', { name: 'Sign the agreement' }).click();
    await phone.getByRole('heading', { name: 'Your signed agreement' }).waitFor();
    await phone.getByRole('heading', { name: 'Cancel my agreement' }).waitFor();
    await expectAccessible(phone);
    await picture(phone, 'signing-5-signed');

    await page.goto(`${app.url}/contacts/${id}?tab=agreement`);
    await page.getByText('The client may cancel until midnight', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Open signed papers' }).waitFor();
    await page.getByRole('button', { name: 'Show steps' }).click();
    const steps = page.getByRole('list', { name: 'Steps that were allowed' });
    await steps.getByText('Sign the agreement').first().waitFor();
    await expectAccessible(page);
    await picture(page, 'signing-6-office');
    await page.getByRole('button', { name: 'End agreement' }).click();
    await page.getByRole('dialog', { name: 'End agreement' }).getByLabel('Why').waitFor();
    await expectAccessible(page);
    await picture(page, 'signing-6b-end');
    await page.keyboard.press('Escape');

    await phone.getByRole('button', { name: 'Cancel my agreement' }).click();
    await phone.getByRole('dialog').getByText('All work stops at once', { exact: false }).waitFor();
    await expectAccessible(phone);
    await phone.getByRole('button', { name: 'Yes, cancel it now' }).click();
    await phone.getByText('You canceled your agreement', { exact: false }).waitFor();
    await page.getByText('Canceled by the client', { exact: false }).waitFor();
    expect([...troubles, ...portal.troubles]).toEqual([]);
  });

  test('in Spanish, with the words of the law in English and explained', async () => {
    const { owner, id, client } = await addLead({ firstName: 'Lucía', lastName: 'Reyes', email: 'lucia@example.test', language: 'es' });
    await offerTo(owner, id, 'es');
    const { page, troubles } = await openPortal(client.email);
    await page.getByRole('link', { name: 'Su contrato está listo para leer y firmar' }).click();
    await page.getByRole('heading', { name: 'Aceptar documentos en esta pantalla' }).waitFor();
    await page.getByLabel('La palabra en el PDF').fill(await readWord(await client.api.offers.getMyWord({})));
    await page.getByLabel('Su nombre completo').fill('Lucia Reyes');
    await page.getByRole('button', { name: 'Acepto' }).click();
    await page.getByText('Esta declaración viene de la ley federal', { exact: false }).waitFor();
    await page.getByLabel('Su nombre completo').fill('Lucía Reyes');
    await page.getByRole('button', { name: 'Recibí esta declaración' }).click();
    await page.getByRole('heading', { name: 'Instrucciones para sus reportes de crédito' }).waitFor();
    await page.getByLabel('Su nombre completo').fill('Lucía Reyes');
    await page.getByRole('button', { name: 'Dar estas instrucciones' }).click();
    await page.getByRole('heading', { name: 'Leer y firmar el contrato' }).waitFor();
    await fits(page);
    await expectAccessible(page);
    await picture(page, 'signing-7-spanish');
    await page.getByLabel('Su nombre completo').fill('Lucía Reyes');
    await page.getByRole('button', { name: 'Firmar el contrato' }).click();
    await page.getByRole('heading', { name: 'Su contrato firmado' }).waitFor();
    expect(troubles).toEqual([]);
  });
});
