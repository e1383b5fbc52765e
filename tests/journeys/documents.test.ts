// Documents: what clients send is reviewed by keyboard, files are uploaded for a contact, a client on a phone sends pages and reads what became
// of them, a picture and a page of a PDF are blacked out.
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../../apps/server/loopback-client.ts';
import { demoPaper } from '../../db/demo/demo-documents.ts';
import { testPdf } from '../../features/files/server/testing-pdfs.ts';
import { openFileDoor } from '../../features/files/server/testing.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { COMPLETE_CONTACT } from '../support/people.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

/** A picture of print on paper of this brightness, as large as a phone takes it. */
async function paperPicture(brightness: number): Promise<Buffer> {
  const [width, height] = [1200, 1600];
  const ink = Math.round(brightness / 8);
  const pixels = Buffer.alloc(width * height, brightness);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) if (y % 40 < 12 && x % 24 < 10) pixels[y * width + x] = ink;
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg()
    .toBuffer();
}

/**
 * A sheet that lies askew on a dark table, as a phone held sideways takes it: the picture is stored on its side, and a note in it says so (EXIF).
 * Its upper half is printed, its lower half empty.
 */
async function tiltedPicture(): Promise<Buffer> {
  const lines = Array.from(
    { length: 16 },
    (_, at) => `<rect x="330" y="${330 + at * 32}" width="${500 + (at % 3) * 40}" height="14" fill="#222"/>`,
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600"><rect width="1200" height="1600" fill="#2b2622"/>
    <g transform="rotate(7 600 800)"><polygon points="250,260 980,240 1010,1330 210,1350" fill="#f2f0ea"/>${lines.join('')}</g></svg>`;
  const upright = await sharp(Buffer.from(drawing)).jpeg({ quality: 95 }).toBuffer();
  return sharp(upright).rotate(-90).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
}

/** The pictures in a PDF, as they are stored in it. */
function picturesIn(pdf: Buffer): Buffer[] {
  const starts: number[] = [];
  for (let at = pdf.indexOf('ffd8ff', 0, 'hex'); at >= 0; at = pdf.indexOf('ffd8ff', at + 1, 'hex')) starts.push(at);
  return starts.map((start) => pdf.subarray(start, pdf.indexOf('endstream', start)));
}

/** Mean brightness of pieces of a picture: its four corners and its upper and lower half. */
async function lookAt(bytes: Buffer) {
  const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const mean = (left: number, top: number, right: number, bottom: number): number => {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) sum += data[y * width + x] ?? 0;
    return sum / ((right - left) * (bottom - top));
  };
  const [near, edge] = [Math.ceil(width / 40), Math.ceil(width / 12)];
  return {
    width,
    height,
    corners: [
      mean(near, near, edge, edge),
      mean(width - edge, near, width - near, edge),
      mean(width - edge, height - edge, width - near, height - near),
      mean(near, height - edge, edge, height - near),
    ],
    upper: mean(0, 0, width, height >> 1),
    lower: mean(0, height >> 1, width, height),
  };
}

describe.skipIf(chromePath === undefined)('documents of all contacts', () => {
  let app: TestApp;
  let browser: Browser;
  let visitor: Visitor;
  let api: ApiClient;
  let contactId: string;
  let clientToken: string;
  beforeAll(async () => {
    app = await startTestApp();
    ({ api } = await app.signIn('owner'));
    contactId = (await api.contacts.create(COMPLETE_CONTACT)).id;
    clientToken = (await app.signIn('client', { contactId })).token;
    const metadata = { metadata: { documentKind: 'photo-id' } };
    await openFileDoor(app.url, clientToken).upload(
      `contacts/${contactId}/documents/license.pdf`,
      demoPaper('Driver license'),
      'application/pdf',
      metadata,
    );
    browser = await launchBrowser();
    const { email } = await app.signIn('processor');
    visitor = await visit(browser);
    await typeSignIn(visitor.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(visitor.page, '/dashboard');
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail')
      await visitor.page.screenshot({ path: join('.cache', 'failures', `${task.name.replaceAll(/\W+/g, '-')}.png`), fullPage: true });
  });

  test('what a client sent leads from Needs action to the review, is accepted by a key and undone', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: /document from a client to review/ }).click();
    await page.getByLabel('The document license.pdf').waitFor();
    await page.getByText('1 of 1').waitFor();
    await expectAccessible(page);
    await picture(page, 'documents-1-review');
    expect(await page.getByLabel('What it is').inputValue()).toBe('photo-id');
    await page.keyboard.press('a');
    await page.getByText('license.pdf: Photo ID, accepted and received.').waitFor();
    await page.getByText('Every document that clients sent has been reviewed.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('1 of 1').waitFor();
    expect((await api.files.listDocuments({ contactId })).checks.every(({ check }) => check === null)).toBe(true);
    // The same file beside the list.
    await page.goto(`${app.url}/documents`);
    const table = page.getByRole('table', { name: 'Files' });
    await table.getByText('To review').waitFor();
    await table.getByRole('link', { name: 'license.pdf' }).click();
    const panel = page.getByRole('dialog', { name: 'license.pdf' });
    await panel.getByLabel('The document license.pdf').waitFor();
    await panel.getByText('Opened by').waitFor();
    await expectAccessible(page);
    await picture(page, 'documents-2-file');
  });

  test('a set of documents is made, and asks for all of them at once', async () => {
    const { page } = visitor;
    const { id } = await api.contacts.create({
      ...COMPLETE_CONTACT,
      ssn: null,
      phone: null,
      firstName: 'Vera',
      email: 'vera@clients.example',
    });
    await page.goto(`${app.url}/documents?tab=requests`);
    await page.getByRole('button', { name: 'Sets of documents' }).click();
    await page.getByRole('button', { name: 'Add a set' }).click();
    await page.getByLabel('Name of the set').fill('Stolen identity');
    await page.getByRole('checkbox', { name: 'Photo ID' }).check();
    await page.getByRole('checkbox', { name: 'Something else' }).check();
    await page.getByLabel('Which other document').fill('The police report');
    await page.getByLabel('Days to send them').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter whole days.').waitFor();
    await page.getByLabel('Days to send them').fill('3');
    await picture(page, 'documents-set-form');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Photo ID, The police report · 3 days').waitFor();
    await expectAccessible(page);
    await picture(page, 'documents-sets');
    await page.getByRole('button', { name: 'Remove the set After a round' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Change the set After a round' }).waitFor();

    await page.goto(`${app.url}/contacts/${id}?tab=documents`);
    await page.getByRole('button', { name: 'Ask for documents' }).click();
    await page.getByLabel('Set', { exact: true }).selectOption({ label: 'Stolen identity' });
    await picture(page, 'documents-ask-set');
    await page.getByRole('button', { name: 'Ask the client' }).click();
    await page.getByText('The client was asked by email.').waitFor();
    const asked = (await api.files.listRequests({ contactId: id })).rows.map(({ kind, words }) => [kind, words]);
    expect(asked.toSorted()).toEqual([
      ['other', 'The police report'],
      ['photo-id', null],
    ]);
  });

  test('many files are uploaded at once for a chosen contact; a wrong one is told from the others', async () => {
    const { page, troubles } = visitor;
    await page.goto(`${app.url}/documents?contact=${contactId}`);
    await page.getByRole('button', { name: 'Upload files' }).click();
    const panel = page.getByRole('region', { name: 'Upload documents' });
    await panel.getByLabel('What it is').selectOption('Proof of address');
    await panel.getByText('Drop files here').waitFor();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), panel.getByRole('button', { name: 'Choose files' }).click()]);
    const file = (name: string, text: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from(text) });
    await chooser.setFiles([
      file('bill.pdf', demoPaper('Electric bill')),
      file('bill.pdf', demoPaper('Gas bill')),
      file('fake.pdf', 'no PDF at all'),
    ]);
    await panel.getByText('2 of 3 uploaded').waitFor();
    await panel.getByText('Not taken').waitFor();
    const table = page.getByRole('table', { name: 'Files' });
    await table.getByRole('link', { name: 'bill (2).pdf' }).waitFor();
    await page.getByLabel('Kind').selectOption('address-proof');
    await page.waitForURL((url) => url.searchParams.get('kind') === 'address-proof');
    await table.getByText('license.pdf').waitFor({ state: 'detached' });
    await expectAccessible(page);
    await picture(page, 'documents-3-uploads');
    await page.getByRole('tab', { name: 'Required documents' }).click();
    await page.getByRole('table', { name: 'Clients and their documents' }).getByText('Maria Delgado').waitFor();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    // On a phone a row is a name, a line and a mark; the rest is in the file that it opens.
    await page.goto(`${app.url}/documents`);
    const row = table.getByRole('row', { name: /license\.pdf/ });
    await row.getByText('Photo ID').waitFor();
    expect(await row.getByText('To review').isVisible()).toBe(true);
    expect((await row.boundingBox())?.height).toBeLessThan(100);
    // The refused file is the only trouble.
    expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
    await page.setViewportSize({ width: 1360, height: 900 });
  });

  test('on a phone two pictures become one PDF; it is rejected by keyboard, read in Spanish, sent again and accepted', async () => {
    const { page } = visitor;
    const { id } = await api.contacts.create({
      ...COMPLETE_CONTACT,
      ssn: null,
      phone: null,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@clients.example',
      language: 'es',
    });
    const ana = await app.signIn('client', { contactId: id });
    // The office asks.
    await page.goto(`${app.url}/contacts/${id}?tab=documents`);
    await page.getByRole('button', { name: 'Ask for documents' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ask for documents' });
    for (const kind of ['Photo ID', 'Proof of Social Security number', 'Signed authorization'])
      await dialog.getByRole('checkbox', { name: kind }).uncheck();
    await expectAccessible(page);
    await picture(page, 'documents-4-ask');
    await dialog.getByRole('button', { name: 'Ask the client' }).click();
    await page.getByText('The client was asked by email.').waitFor();

    // The client sends two pictures of the bill; one is too dark to read, and is said to be.
    const phone = await visit(browser, { phone: true });
    await typeSignIn(phone.page, `${app.url}/client/login`, { email: ana.email, password: TEST_PASSWORD });
    await phone.page.waitForURL((url) => url.pathname === '/client');
    await phone.page.goto(`${app.url}/client/documents`);
    await phone.page.getByRole('heading', { name: 'Su oficina le pidió' }).waitFor();
    await phone.page.getByRole('button', { name: 'Enviar Comprobante de domicilio' }).click();
    const send = phone.page.getByRole('region', { name: 'Enviar: Comprobante de domicilio' });
    const take = async (pictures: readonly { name: string; buffer: Buffer }[]) => {
      const [chooser] = await Promise.all([
        phone.page.waitForEvent('filechooser'),
        send.getByRole('button', { name: 'Elegir fotos o un archivo' }).click(),
      ]);
      await chooser.setFiles(pictures.map((one) => ({ ...one, mimeType: 'image/jpeg' })));
    };
    await take([
      { name: 'IMG_1.jpg', buffer: await paperPicture(235) },
      { name: 'IMG_2.jpg', buffer: await tiltedPicture() },
      { name: 'IMG_3.jpg', buffer: await paperPicture(30) },
    ]);
    await send.getByText('Esta foto es demasiado oscura para leerla.').waitFor();
    await expectAccessible(phone.page);
    // The sheet on the table is straightened; one press shows the picture as it was taken, and another goes back.
    const second = send.getByRole('listitem').nth(1);
    const shown = async () => lookAt(await second.getByRole('img').screenshot());
    await second.getByText('La página se enderezó. Por favor revise que no falte nada.').waitFor();
    expect(Math.min(...(await shown()).corners)).toBeGreaterThan(200);
    await picture(phone.page, 'documents-5-pages');
    await second.getByRole('button', { name: 'Usar la foto entera Página 2 de 3' }).click();
    await second.getByRole('button', { name: 'Enderezar la página Página 2 de 3' }).waitFor();
    expect(Math.max(...(await shown()).corners)).toBeLessThan(60);
    await picture(phone.page, 'documents-5-pages-whole');
    await second.getByRole('button', { name: 'Enderezar la página Página 2 de 3' }).click();
    await second.getByRole('button', { name: 'Usar la foto entera Página 2 de 3' }).waitFor();
    expect(await send.getByRole('button', { name: /Usar la foto entera/ }).count()).toBe(1);
    await expect.poll(() => phone.page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await send.getByRole('button', { name: 'Quitar Página 3 de 3' }).click();
    await send.getByRole('button', { name: 'Girar Página 1 de 2' }).click();
    await send.getByRole('button', { name: 'Bajar Página 1 de 2' }).click();
    await send.getByRole('button', { name: 'Enviar 2 páginas' }).click();
    await phone.page.getByText('Usted lo envió. Su oficina lo está revisando.').waitFor();
    // The straightened sheet is the first page now: upright, print above, no table around it.
    const pdf = await openFileDoor(app.url, ana.token).download(`contacts/${id}/documents/Proof of address.pdf`);
    const [sheet] = await Promise.all(picturesIn(pdf.bytes).map(lookAt));
    expect(Math.min(...(sheet?.corners ?? [0]))).toBeGreaterThan(200);
    expect(sheet?.height).toBeGreaterThan((sheet?.width ?? 0) * 1.2);
    expect(sheet?.upper).toBeLessThan((sheet?.lower ?? 0) - 20);

    // Staff rejects it without touching the mouse.
    await page.goto(`${app.url}/documents?tab=review&contact=${id}`);
    await page.getByText('1 of 1').waitFor();
    await page.getByLabel('The document Proof of address.pdf').waitFor();
    await page.keyboard.press('r');
    const form = page.getByRole('group', { name: 'Reject this document' });
    await form.getByRole('radio').first().waitFor();
    await page.keyboard.press('Space');
    await page.getByLabel('Your own words').focus();
    await page.keyboard.type('The second page is cut off.');
    await expectAccessible(page);
    await picture(page, 'documents-6-reject');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Proof of address.pdf: rejected.').waitFor();
    expect((await api.files.listRequests({ contactId: id })).rows[0]?.state).toBe('open');

    // The client reads why, in Spanish, and sends it again.
    await phone.page.reload();
    await phone.page.getByText('No se puede leer. Por favor tome la foto otra vez con buena luz.').waitFor();
    await phone.page.getByText('The second page is cut off.').waitFor();
    await expectAccessible(phone.page);
    await picture(phone.page, 'documents-7-rejected');
    await phone.page.getByRole('button', { name: 'Enviar Comprobante de domicilio' }).click();
    await take([{ name: 'IMG_4.jpg', buffer: await paperPicture(235) }]);
    // The connection drops and returns; sending continues by itself.
    await phone.context.setOffline(true);
    await send.getByRole('button', { name: 'Enviar una página' }).click();
    await send.getByText('Esperando la conexión.').waitFor();
    await phone.context.setOffline(false);
    await phone.page.getByText('Usted lo envió. Su oficina lo está revisando.').waitFor();
    await expect.poll(() => phone.page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);

    await page.goto(`${app.url}/documents?tab=review&contact=${id}`);
    await page.getByLabel('The document Proof of address (2).pdf').waitFor();
    await page.keyboard.press('a');
    await page.getByText('Proof of address (2).pdf: Proof of address, accepted and received.').waitFor();
    expect((await api.files.listRequests({ contactId: id })).rows[0]?.state).toBe('done');
    await phone.page.reload();
    await phone.page.getByText('Aceptado').waitFor();
    expect(await phone.page.getByText('Su oficina le pidió').count()).toBe(0);
    expect(phone.troubles).toEqual([]);
    await phone.context.close();
  });

  test('a picture is blacked out by keyboard; the version before is listed, and a processor may not open it', async () => {
    const { page, troubles } = visitor;
    await openFileDoor(app.url, clientToken).upload(`contacts/${contactId}/documents/card.jpg`, await paperPicture(235), 'image/jpeg', {
      metadata: { documentKind: 'ssn-proof' },
    });
    await page.goto(`${app.url}/documents?tab=review&kind=ssn-proof`);
    await page.getByAltText('The document card.jpg').waitFor();
    await page.keyboard.press('e');
    await page.getByRole('img', { name: 'The document card.jpg' }).waitFor();
    await page.getByRole('button', { name: 'Add area' }).click();
    await page.getByRole('button', { name: 'Blacked out area 1' }).press('ArrowUp');
    await expectAccessible(page);
    await picture(page, 'documents-8-black-out');
    await page.getByRole('button', { name: 'Save new version' }).click();
    await page.getByAltText('The document card.jpg').waitFor();
    await page.goto(`${app.url}/documents?kind=ssn-proof`);
    await page.getByRole('link', { name: 'card.jpg' }).click();
    const panel = page.getByRole('dialog', { name: 'card.jpg' });
    await panel.getByText('then one area blacked out by').waitFor();
    await panel.getByText('You do not have permission to open them.').waitFor();
    expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
  });

  test('a page of a PDF is chosen, blacked out and turned by keyboard; the version before names the page', async () => {
    const { page, troubles } = visitor;
    await openFileDoor(app.url, clientToken).upload(
      `contacts/${contactId}/documents/statement.pdf`,
      testPdf(['Account 4929 1234', 'Second page', 'Third page']),
      'application/pdf',
      { metadata: { documentKind: 'other' } },
    );
    await page.goto(`${app.url}/documents?tab=review&kind=other`);
    await page.getByLabel('The document statement.pdf').waitFor();
    await page.keyboard.press('e');
    await page.getByRole('img', { name: 'Page 1 of statement.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Next page' }).press('Enter');
    await page.getByRole('img', { name: 'Page 2 of statement.pdf' }).waitFor();
    await page.getByLabel('Page', { exact: true }).selectOption('Page 1 of 3');
    await page.getByRole('img', { name: 'Page 1 of statement.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Rotate right' }).press('Enter');
    await page.getByRole('button', { name: 'Add area' }).press('Enter');
    await page.getByRole('button', { name: 'Blacked out area 1' }).press('ArrowUp');
    await page.getByText('Save this page, or start over, before you go to another one.').waitFor();
    await expectAccessible(page);
    await picture(page, 'documents-9-black-out-pdf');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth'), SOON).toBe(390);
    await page.setViewportSize({ width: 1360, height: 900 });
    await page.getByRole('button', { name: 'Save new version' }).press('Enter');
    await page.getByLabel('The document statement.pdf').waitFor();
    await page.goto(`${app.url}/documents?kind=other`);
    await page.getByRole('link', { name: 'statement.pdf' }).click();
    await page.getByRole('dialog', { name: 'statement.pdf' }).getByText('then page 1: rotated, one area blacked out by').waitFor();
    expect(troubles.filter((trouble) => !trouble.includes('403'))).toEqual([]);
  });
});
