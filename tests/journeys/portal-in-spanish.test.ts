// A client reads all of the portal in Spanish on the narrowest phone: no English text of ours, nothing cut, nothing to scroll sideways.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connectApi, fetchIdToken } from '../../apps/server/loopback-client.ts';
import { DEMO_CLIENT, DEMO_OWNER, DEMO_PASSWORD } from '../../apps/server/seed-demo.ts';
import { chromePath, ends, expectAccessible, launchBrowser, picture, typeSignIn, visit, type Visitor } from '../support/browser.ts';
import type { ChildServer } from '../support/child-server.ts';
import { startDemo } from '../support/demo-office-copy.ts';
import { englishTexts } from '../support/english-texts.ts';

const NARROW = { width: 320, height: 640 };
/** Words that stand in nearly every English sentence and in no Spanish one. */
const ENGLISH_WORDS = /\b(?:the|your|you|with|and|not|this|is|are|was|were|of|for|from|please)\b/iu;

interface Read {
  readonly lang: string;
  readonly texts: string[];
  readonly sideways: number;
  readonly outside: string[];
}

// Text, not a function: this file is checked without the browser's types. What a report or a letter says in English is marked as such.
const READ = `(() => {
  const skip = (node) => node.parentElement?.closest('[lang="en"], script, style, noscript, [data-written-by-people]');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts = [document.title];
  while (walker.nextNode()) if (!skip(walker.currentNode)) texts.push(walker.currentNode.textContent.trim());
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (!element.closest('[lang="en"]')) for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  const outside = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    if (box.width <= 1 || box.height <= 1 || style.visibility === 'hidden' || element.closest('svg')) return false;
    const isCut = style.overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1 && element.textContent.trim() !== '';
    return (isCut && style.overflowX !== 'auto') || (box.right > innerWidth + 1 && box.left >= 0);
  });
  return {
    lang: document.documentElement.lang,
    texts: texts.filter((text) => text !== ''),
    sideways: document.documentElement.scrollWidth - innerWidth,
    outside: outside.map((element) => element.tagName + ' ' + element.textContent.trim().slice(0, 60)),
  };
})()`;

describe.skipIf(chromePath === undefined)('the portal in Spanish', () => {
  let folder: string;
  let server: ChildServer;
  let browser: Browser;
  let maria: Visitor;
  let english: readonly string[];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redress-spanish-'));
    english = await englishTexts();
    server = await startDemo(folder);
    await askMaria(server.url);
    browser = await launchBrowser();
    maria = await visit(browser, { phone: true });
    await maria.page.setViewportSize(NARROW);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Texts with two words anywhere in what is read, single words where they are all that is read. */
  function englishIn(texts: readonly string[]): string[] {
    const whole = new Set(texts);
    return english.filter((text) => (text.includes(' ') ? texts.some((read) => read.includes(text)) : whole.has(text)));
  }
  async function expectSpanish(page: Page, { ownWords = true } = {}): Promise<void> {
    const { lang, texts, sideways, outside } = await page.evaluate<Read>(READ);
    expect(lang).toBe('es');
    expect(englishIn(texts), page.url()).toEqual([]);
    // What people wrote, such as names of documents, may be in any language.
    if (ownWords)
      expect(
        texts.filter((text) => ENGLISH_WORDS.test(text)),
        page.url(),
      ).toEqual([]);
    expect([sideways > 0, outside], page.url()).toEqual([false, []]);
  }

  test('texts are found in English, so that the walk can miss none', () => {
    expect(english.length).toBeGreaterThan(250);
    expect(englishIn(['Hola', 'Dispute Status'])).toEqual(['Dispute Status']);
  });

  test('before signing in the client chooses Spanish, and it is remembered', async () => {
    const { page } = maria;
    await page.goto(`${server.url}/client/login`);
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: 'Iniciar sesión' }).waitFor();
    await expectSpanish(page);
    await expectAccessible(page);
    await picture(page, 'portal-es-login');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await page.getByText('Escriba su contraseña.').waitFor();
    await expectSpanish(page);
    for (const [path, sign] of [
      ['/client/forgot', 'Enviar enlace'],
      ['/client/action?mode=resetPassword&oobCode=x', 'Pedir un enlace nuevo'],
      ['/client/action', 'Pedir un enlace nuevo'],
      ['/client/invite?inviteToken=x', 'La invitación no es válida o ya venció.'],
      ['/client/invite', 'Falta el código de la invitación.'],
    ] as const) {
      await page.goto(`${server.url}${path}`);
      await page.getByText(sign).waitFor();
      await expectSpanish(page);
    }
  });

  test('a wrong password is explained in Spanish, and signed in the record of the client decides', async () => {
    const { page } = maria;
    await page.goto(`${server.url}/client/login`);
    await page.getByLabel('Correo electrónico').fill(DEMO_CLIENT);
    await page.getByLabel('Contraseña', { exact: true }).fill('not-the-password');
    await page.keyboard.press('Enter');
    await page.getByText('El correo electrónico o la contraseña no son correctos.').waitFor();
    await page.getByLabel('Contraseña', { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await ends(page, '/client');
    await page.getByRole('heading', { name: /^Hello, / }).waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { name: /^Hola, / }).waitFor();
    await expectSpanish(page);
    await page.keyboard.press('Escape');
  });

  test.each([
    ['/client', 'Ver sus disputas y cartas', true],
    ['/client/reports', 'Mis puntajes de crédito', true],
    // The list of letters has words of its own.
    ['/client/disputes', 'Ronda 1', false],
    ['/client/documents', 'Documentos', false],
    // Messages are in the words of those who wrote them.
    ['/client/messages', 'Escribir un mensaje', false],
    ['/client/profile', 'Dónde tiene la sesión abierta', true],
  ] as const)('%s', async (path, sign, ownWords) => {
    const { page } = maria;
    await page.goto(`${server.url}${path}`);
    await page.getByText(sign).last().waitFor();
    await page.waitForLoadState('networkidle');
    if (path === '/client') {
      await page.getByRole('list').getByText('Usted está aquí:').waitFor();
      await page.getByRole('heading', { name: 'Su oficina' }).waitFor();
    }
    if (path === '/client/reports') {
      // A letter says its sentence in English, and the client reads what it means.
      await page.getByText('En español significa:').first().waitFor();
      await page.getByText(/^¿/u).first().waitFor();
      expect(await page.locator('li[lang="es"]').count()).toBeGreaterThan(0);
      expect(await page.locator('li[lang="en"]').count()).toBe(0);
    }
    await expectSpanish(page, { ownWords });
    await expectAccessible(page);
    await picture(page, `portal-es${path.replaceAll('/', '-')}`);
  });

  test('staff read that the client chose the language, and have English themselves', async () => {
    const { page, context, troubles } = await visit(browser);
    await typeSignIn(page, `${server.url}/login`, { email: DEMO_OWNER.email, password: DEMO_PASSWORD });
    await ends(page, '/dashboard');
    await page.goto(`${server.url}/activity`);
    await page.getByText('chose Español for the portal, emails and PDFs').first().waitFor();
    expect(await page.evaluate<string>('document.documentElement.lang')).toBe('en');
    expect(troubles).toEqual([]);
    await context.close();
  });

  test('nothing went wrong behind the pages', () => expect(maria.troubles).toEqual([]));
});

/** Puts questions about her report and about herself to the client of the demo office. */
async function askMaria(url: string): Promise<void> {
  const api = connectApi(url, await fetchIdToken(url, DEMO_OWNER.email, DEMO_PASSWORD));
  const [maria] = (await api.contacts.search({ q: 'Maria Delgado' })).hits;
  const [report] = maria ? (await api.creditReports.list({ contactId: maria.id })).rows : [];
  if (!maria || !report) throw new Error('Maria has no report.');
  const { rows } = await api.findings.list({ reportId: report.id });
  const keys = rows.filter(({ answer }) => answer === null).map(({ finding }) => finding.key);
  await api.findings.ask({ reportId: report.id, keys });
}
