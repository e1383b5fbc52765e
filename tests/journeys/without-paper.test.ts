// A lead without paper becomes a client whose first letters are approved: on a phone, in each language; and signed once on the office's tablet.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { civilDateAt } from '../../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../../platform/base/office-zone.ts';
import type { Language } from '../../platform/base/language.ts';
import { demoPaper } from '../../db/demo/demo-documents.ts';
import { DOCUMENT_TEXTS } from '../../features/files/rules/document-texts.ts';
import { offerTexts } from '../../features/offers/portal/texts.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, SOON, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import { answerAll } from '../support/letter-page.ts';
import { letWorkIn } from '../support/let-work.ts';
import { collectionItem, COMPLETE_CONTACT, mariasReport } from '../support/people.ts';
import { offerTo, readWord, SIGNING_OFFICE } from '../support/signing.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../support/test-app.ts';

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 820, height: 1180 };
const DAY_MS = 86_400_000;
const PROOFS = ['photo-id', 'ssn-proof', 'address-proof'] as const;
const NAME = `${COMPLETE_CONTACT.firstName} ${COMPLETE_CONTACT.lastName}`;
const LETTERS = {
  en: {
    ask: /^2 letters wait for you$/,
    read: 'Read and approve',
    approve: 'Approve this letter',
    done: 'You approved this letter',
    all: 'All your letters',
  },
  es: {
    ask: /^2 cartas lo esperan$/,
    read: 'Leer y aprobar',
    approve: 'Aprobar esta carta',
    done: 'Usted aprobó esta carta',
    all: 'Todas sus cartas',
  },
} as const;

describe.skipIf(chromePath === undefined).each(['en', 'es'] as const)('a lead without paper (%s)', (language) => {
  let app: TestApp;
  let browser: Browser;
  let ahead = 0;
  beforeAll(async () => {
    app = await startTestApp({ clock: () => new Date(Date.now() + ahead) });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await app.close();
  });

  async function addLead(more: object = {}) {
    const { api, email } = await app.signIn('owner');
    await letWorkIn(app, 'OH');
    await api.office.addLocation(SIGNING_OFFICE);
    const { id } = await api.contacts.create({ ...COMPLETE_CONTACT, category: 'lead', language, ...more });
    return { api, email, id, client: await app.signIn('client', { contactId: id }) };
  }
  async function openPortal(email: string): Promise<Visitor> {
    const portal = await visit(browser);
    await portal.page.setViewportSize(PHONE);
    await typeSignIn(portal.page, `${app.url}/client/login`, { email, password: TEST_PASSWORD });
    await ends(portal.page, '/client');
    return portal;
  }
  const fits = (page: Page) =>
    expect.poll(() => page.evaluate('document.documentElement.scrollWidth - innerWidth'), SOON).toBeLessThanOrEqual(0);

  test('signs, waits, sends the proofs and approves the first letters, on a phone', async () => {
    const { api, id, client } = await addLead();
    await offerTo(api, id, language);
    const portal = await openPortal(client.email);
    await signSteps(portal.page, language, async () => client.api.offers.getMyWord({}));
    await fits(portal.page);
    await picture(portal.page, `without-paper-1-signed-${language}`);
    // Too early: the cancellation period runs.
    const upload = { contactId: id, file: mariasReport() };
    await expect(api.creditReports.upload(upload)).rejects.toMatchObject({ code: 'agreements.periodOpen' });
    expect(portal.troubles).toEqual([]);
    await portal.context.close();

    ahead = 10 * DAY_MS;
    const now = () => new Date(Date.now() + ahead);
    const office = (await app.signIn('owner')).api;
    // Who signs is a client from then on.
    expect(await office.contacts.get({ id })).toMatchObject({ category: 'client' });
    const today = civilDateAt(now(), OFFICE_ZONE);
    await office.files.requestDocuments({
      contactId: id,
      documents: PROOFS.map((kind) => ({ kind, words: null })),
      dueOn: today,
    });
    const { page, troubles } = await openPortal(client.email);
    await page.goto(`${app.url}/client/documents`);
    for (const kind of PROOFS) await sendProof(page, DOCUMENT_TEXTS[language].kinds[kind], kind);
    await expectAccessible(page);
    await fits(page);
    await picture(page, `without-paper-2-sent-${language}`);
    const { rows: sent } = await office.files.listDocuments({ contactId: id });
    for (const kind of PROOFS) {
      const file = sent.find(({ name }) => name.startsWith(kind));
      await office.files.check({ contactId: id, kind, seenOn: today, fileId: file?.id ?? '' });
    }

    const { id: reportId } = await office.creditReports.upload({ contactId: id, file: mariasReport(now()) });
    const line = await app.eventually(async () => {
      const { state, report } = await office.creditReports.get({ id: reportId });
      return state === 'ready' ? report?.accounts.find(({ displayName }) => displayName.includes('NORTHGATE')) : undefined;
    });
    const items = (['EQ', 'EX'] as const).map((bureau) => collectionItem(line.id, bureau));
    const { draft } = await office.disputes.saveDraft({ contactId: id, reportId, version: null, items });
    await office.disputes.openRound({ contactId: id, version: draft.version });
    await app.eventually(async () => {
      const { rows } = await office.letters.list({ contactId: id });
      return rows.length === 2 && rows.every(({ state }) => state === 'ready') ? true : undefined;
    });
    const words = LETTERS[language];
    await page.goto(`${app.url}/client`);
    await page.getByRole('heading', { name: words.ask }).waitFor();
    await page.getByRole('link', { name: words.read }).click();
    for (const bureau of ['Equifax', 'Experian']) {
      await page.getByRole('link', { name: new RegExp(`(?:Letter to|Carta a) ${bureau}$`) }).click();
      await answerAll(page);
      await page.getByRole('button', { name: words.approve }).click();
      await page.getByRole('heading', { name: words.done }).waitFor();
      await fits(page);
      if (bureau === 'Equifax') await page.getByRole('link', { name: words.all }).click();
    }
    await expectAccessible(page);
    await picture(page, `without-paper-3-approved-${language}`);
    expect((await office.letters.list({ contactId: id })).rows.map(({ approval }) => approval.state)).toEqual(['approved', 'approved']);
    expect(troubles).toEqual([]);
  });

  test('signs on a tablet of the office, which shows nothing of anyone afterwards', async () => {
    const { api, email, id } = await addLead({ firstName: 'Tomás', lastName: 'Vega', email: 'tomas@example.test', ssn: null });
    await offerTo(api, id, language);
    const staff = await visit(browser);
    await typeSignIn(staff.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(staff.page, '/dashboard');
    await staff.page.goto(`${app.url}/contacts/${id}?tab=agreement`);
    await staff.page.getByRole('button', { name: 'Sign on a tablet here' }).click();
    const said = await staff.page.getByText('The code works once', { exact: false }).innerText();
    const code = /\b(\d{4}[ -]?\d{4})\b/.exec(said)?.[1] ?? '';

    // The browser of the tablet is one in which a colleague is signed in until then.
    const tablet = await visit(browser);
    await tablet.page.setViewportSize(TABLET);
    await typeSignIn(tablet.page, `${app.url}/login`, { email, password: TEST_PASSWORD });
    await ends(tablet.page, '/dashboard');
    await tablet.page.goto(`${app.url}/client/tablet`);
    await tablet.page.getByLabel('Code from the office').fill(code);
    await tablet.page.getByRole('button', { name: 'Open' }).click();
    const { page } = tablet;
    await signSteps(
      page,
      language,
      async () => {
        const [tab] = await Promise.all([
          page.context().waitForEvent('page'),
          page.getByRole('button', { name: offerTexts[language].openPdf }).click(),
        ]);
        await tab.close();
        // What the tab shows, asked for with the cookie of the tablet.
        return new Blob([new Uint8Array(await (await page.context().request.get(`${app.url}/api/tablet/word`)).body())]);
      },
      'Tomás Vega',
    );
    await fits(page);
    await expectAccessible(page);
    await picture(page, `without-paper-4-tablet-${language}`);
    // Whoever holds the tablet has none of the rights of the colleague.
    await page.goto(`${app.url}/contacts`);
    await ends(page, '/login');
    await page.goto(`${app.url}/client/tablet`);
    await page.getByRole('button', { name: language === 'en' ? 'Hand the tablet back' : 'Devolver la tableta' }).click();
    await page.getByLabel(/^(?:Code from the office|Código de la oficina)$/).waitFor();
    expect(await page.getByText('Vega').count()).toBe(0);

    await staff.page.reload();
    await staff.page.getByText("on the office's tablet", { exact: false }).first().waitFor();
    await staff.page.getByText('The client may cancel until midnight', { exact: false }).first().waitFor();
    expect(staff.troubles).toEqual([]);
  });
});

/** All steps of an offer, as the client takes them. */
async function signSteps(page: Page, language: Language, getWord: () => Promise<Blob>, name = NAME): Promise<void> {
  const texts = offerTexts[language];
  const sign = async (button: string) => {
    await page.getByLabel(texts.name).fill(name);
    await page.getByRole('button', { name: button }).click();
  };
  const opens = page.getByRole('link', { name: texts.asks });
  await page.getByLabel(texts.word).or(opens).first().waitFor();
  if (await opens.isVisible()) await opens.click();
  await page.getByLabel(texts.word).waitFor();
  await page.getByLabel(texts.word).fill(await readWord(await getWord()));
  await sign(texts.buttons.consented);
  await page.getByRole('button', { name: texts.buttons.acknowledged }).waitFor();
  await sign(texts.buttons.acknowledged);
  await page.getByRole('button', { name: texts.buttons.instructed }).waitFor();
  await sign(texts.buttons.instructed);
  await page.getByRole('button', { name: texts.buttons.signed }).waitFor();
  await sign(texts.buttons.signed);
  await page
    .getByText(/^(?:Your signed agreement|Su contrato firmado|Thank you\. You signed.*|Gracias\. Usted firmó.*)$/)
    .first()
    .waitFor();
}

/** Sends a file for what was asked. */
async function sendProof(page: Page, what: string, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^(?:Send it|Enviar) ${what}$`) }).click();
  const send = page.getByRole('region', { name: new RegExp(`^(?:Send|Enviar): ${what}$`) });
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    send.getByRole('button', { name: /^(?:Choose pictures or a file|Elegir fotos o un archivo)$/ }).click(),
  ]);
  await chooser.setFiles([{ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(demoPaper(what)) }]);
  await page
    .getByRole('listitem')
    .filter({ hasText: what })
    .getByText(/^(?:You sent it\. Your office is checking it\.|Usted lo envió\. Su oficina lo está revisando\.)$/)
    .waitFor();
}
