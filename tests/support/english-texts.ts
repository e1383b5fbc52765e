// Every English text that has a Spanish one beside it, to look for on pages in Spanish.
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where texts in both languages are kept. */
const MODULES = ['apps/portal/texts.ts', '{features,platform}/**/texts.ts', 'features/**/*-texts.ts'];
/** Stands for a value in a sentence. */
const VALUE = '\u0001';

/** All of them; a sentence with values as the longest piece between its values. Texts that are the same in both languages are left out. */
export async function englishTexts(): Promise<readonly string[]> {
  await teachSpanish();
  const found = new Set<string>();
  for (const file of globSync(MODULES, { exclude: ['**/node_modules/**'] })) {
    const module: unknown = await import(pathToFileURL(resolve(file)).href);
    for (const value of isGroup(module) ? Object.values(module) : []) if (isPair(value)) collect(value.en, value.es, found);
  }
  return [...found];
}

/** As the portal does at its start. By its path, because the code of pages is checked with the types of a browser. */
async function teachSpanish(): Promise<void> {
  const portal: unknown = await import(pathToFileURL(resolve('apps/portal/learn-spanish.ts')).href);
  const teach = isGroup(portal) ? portal['learnSpanish'] : undefined;
  if (!isSentence(teach)) throw new Error('The portal has no learnSpanish.');
  teach();
}

function collect(en: unknown, es: unknown, found: Set<string>): void {
  if (typeof en === 'string' && typeof es === 'string') {
    if (en !== es) note(en, found);
  } else if (isSentence(en)) {
    for (const text of said(en)) note(text, found);
  } else if (isGroup(en) && isGroup(es)) {
    for (const [name, value] of Object.entries(en)) collect(value, es[name], found);
  }
}

function note(text: string, found: Set<string>): void {
  const pieces = text
    .replaceAll(VALUE, '{}')
    .split('{}')
    .map((piece) => piece.replaceAll(/^[\s,.:;”“]+|[\s,.:;”“]+$/gu, ''));
  const longest = pieces.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (/\p{L}{3}/u.test(longest)) found.add(longest);
}

/** What a sentence says with values in it: one value of each kind that sentences take. */
function said(sentence: Sentence): string[] {
  const anything: unknown = new Proxy({}, { get: (_target, name) => (name === Symbol.toPrimitive ? () => VALUE : VALUE) });
  const texts: string[] = [];
  for (const value of [VALUE, 1, anything]) {
    try {
      const answer = sentence(...Array.from({ length: sentence.length }, () => value));
      texts.push(...[answer].flat().filter((one) => typeof one === 'string'));
    } catch {
      // It takes another kind of value.
    }
  }
  return texts.map((text) => text.replaceAll(/\b1\b/gu, VALUE));
}

type Sentence = (...values: readonly unknown[]) => unknown;

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'function';
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPair(value: unknown): value is { readonly en: unknown; readonly es: unknown } {
  return isGroup(value) && 'en' in value && 'es' in value;
}
