// Letters on paper: content becomes PDF by the one template, alone or many in a file for the printer.
import { readFileSync } from 'node:fs';
import { formatLongCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { inBothLanguages, LOCALES, type Language } from '../../../platform/base/language.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { DocumentTooHeavy } from '../../../platform/server/pdf/document-too-heavy.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import { openTypstRenderer, type TypstDocument, type TypstJob, type TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { BUREAU_NAMES } from '../../report-files/rules/bureaus.ts';
import type { LetterDocument, LetterItem, PostalAddress } from '../rules/letter-document.ts';
import { drawBarcode } from './letter-barcode.ts';

/** A letter, or a batch of them, as PDF. `ua` false or `missingGlyphs` present: a person should check it before mailing. */
export type RenderedLetter = TypstDocument;
export interface EnclosedFile {
  readonly bytes: Uint8Array;
  readonly ending: 'pdf' | 'jpg' | 'png';
}
export interface RenderOptions {
  /** The renderer of the running program; without one, a renderer of this module's own (scripts, tests). */
  readonly renderer?: TypstRenderer;
  /** The enclosed files by id (enclosure-files.ts); a letter that encloses one that is not here is not made. */
  readonly enclosed?: ReadonlyMap<string, EnclosedFile>;
  readonly signal?: AbortSignal;
}

const TEMPLATE = readFileSync(new URL('../rules/letter-template.typ', import.meta.url), 'utf8');
/** Name and lines that show in the window together, and lines of the sender above it. */
const RECIPIENT_LINES = 4;
const SENDER_LINES = 5;
/** Points: the column left of the date at the size of the name; the part of the window that always shows. */
const SENDER_WIDTH = 290;
const RECIPIENT_WIDTH = 237;
const BATCH_LETTERS = 500;
/** Half a page of text even where every letter is a wide one. */
const WHOLE_ITEM_LINES = 22;
const LINE_CHARACTERS = 75;
/** Longer than this, a word may not fit the narrowest column. */
const LONG_WORD = /\S{31}/;
let ownRenderer: TypstRenderer | undefined;

/** One letter as PDF: US Letter, tagged, PDF/UA-1 where its text allows. @throws Error when an address does not fit its place. */
export function renderLetter(document: LetterDocument, options: RenderOptions = {}): Promise<RenderedLetter> {
  return render([document], { title: document.title, author: document.sender.name, duplex: false }, options);
}

/** Each letter as a PDF of its own, in the order given. */
export function renderLetters(documents: readonly LetterDocument[], options: RenderOptions = {}): Promise<RenderedLetter[]> {
  return Promise.all(documents.map((document) => renderLetter(document, options)));
}

/**
 * All letters in one PDF for printing, each from a fresh page; with `duplex` each from the front of a sheet.
 * Refuses an empty batch, more than 500 letters, drafts, and what takes more memory or time than one document may.
 */
export async function renderBatch(
  documents: readonly LetterDocument[],
  options: RenderOptions & { readonly duplex?: boolean } = {},
): Promise<RenderedLetter | Refusal> {
  const [first] = documents;
  if (!first) return refuse('letters.emptyBatch', 'Choose at least one letter to print.');
  if (documents.length > BATCH_LETTERS) return refuse('letters.batchTooLarge', `A print batch holds at most ${BATCH_LETTERS} letters.`);
  if (documents.some((d) => d.draft)) return refuse('letters.draftInBatch', 'Draft letters cannot be printed for mailing.');
  const authors = new Set(documents.map((d) => d.sender.name));
  const words = documents.every(({ bureau }) => bureau !== undefined) ? 'dispute letters' : 'letters';
  const title = documents.length === 1 ? first.title : `${documents.length} ${words} for printing`;
  const file = { title, author: authors.size === 1 ? first.sender.name : '', duplex: options.duplex ?? false };
  return render(documents, file, options).catch((error: unknown) => {
    if (error instanceof DocumentTooHeavy)
      return refuse('letters.batchTooHeavy', 'These letters are too much for one file. Please print them in parts.');
    throw error;
  });
}

/** Ends the renderer of this module's own, if one was started. */
export async function closeLetterRenderer(): Promise<void> {
  const renderer = ownRenderer;
  ownRenderer = undefined;
  await renderer?.close();
}

/** The job that typesets `documents`, for callers that measure it. */
export function letterJob(
  documents: readonly LetterDocument[],
  file: { title: string; author: string; duplex: boolean },
  enclosed: ReadonlyMap<string, EnclosedFile> = new Map(),
): TypstJob {
  const used = new Set(documents.flatMap(({ enclosedFiles = [] }) => enclosedFiles.map(({ fileId }) => fileId)));
  return {
    template: TEMPLATE,
    fonts: NOTO_SERIF,
    standard: 'ua-1',
    weight: documents.length,
    data: { ...file, letters: documents.map((document) => forTemplate(document, enclosed)) },
    files: [...used].flatMap((id) => {
      const found = enclosed.get(id);
      return found ? [{ name: nameOfFile(id, found), bytes: found.bytes }] : [];
    }),
  };
}

async function render(
  documents: readonly LetterDocument[],
  file: { title: string; author: string; duplex: boolean },
  { renderer, signal, enclosed = new Map() }: RenderOptions,
): Promise<RenderedLetter> {
  for (const { sender, recipient } of documents) {
    if (recipient.lines.length + 1 > RECIPIENT_LINES)
      throw new Error(`The recipient's address has more than ${RECIPIENT_LINES} lines with the name.`);
    if (sender.lines.length + 1 > SENDER_LINES) throw new Error(`The sender's address has more than ${SENDER_LINES} lines with the name.`);
  }
  for (const { fileId, title } of documents.flatMap(({ enclosedFiles = [] }) => enclosedFiles))
    if (!enclosed.has(fileId)) throw new Error(`The enclosure “${title}” is no longer in hand.`);
  return (renderer ?? (ownRenderer ??= openTypstRenderer())).render(letterJob(documents, file, enclosed), signal ? { signal } : {});
}

/** A long item may break across pages; any other moves to the next page whole. Typst would let what cannot break run off the paper. */
function isLong({ reason, facts, instruction, reported }: LetterItem): boolean {
  const lines = [reason, ...facts, instruction, ...reported.map((row) => row.value)].flatMap((text) => text.split('\n'));
  return lines.reduce((sum, line) => sum + Math.ceil(line.length / LINE_CHARACTERS), 0) > WHOLE_ITEM_LINES;
}

/** Whether an address is sure to fit at full size, in points of width; if not, the template measures it, which costs a layout more. */
function isShort({ name, lines }: PostalAddress, width: number): boolean {
  const widthOf = (line: string): number => 6 * line.length + 3 * (line.match(/[^a-z0-9 ,.-]/gu)?.length ?? 0);
  return lines.length < RECIPIENT_LINES && [name, ...lines].every((line) => widthOf(line) < width);
}

/** Around a letter in another language than English. */
const WORDS = inBothLanguages(
  { enclosure: 'Enclosure', enclosures: 'Enclosures', page: 'Page {n} of {of}' },
  { enclosure: 'Anexo', enclosures: 'Anexos', page: 'Página {n} de {of}' },
);

function longDate(day: CivilDate, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}

const nameOfFile = (id: string, { ending }: EnclosedFile): string => `${id}.${ending}`;

function forTemplate(
  { sources: _sources, meaning: _meaning, passed: _passed, enclosedFiles = [], ...document }: LetterDocument,
  enclosed: ReadonlyMap<string, EnclosedFile>,
) {
  return {
    ...document,
    ...(document.code !== undefined && { barcode: drawBarcode(document.code) }),
    copies: enclosedFiles.flatMap(({ fileId, title }) => {
      const found = enclosed.get(fileId);
      return found ? [{ file: nameOfFile(fileId, found), title, paged: found.ending === 'pdf' }] : [];
    }),
    items: document.items.map((item) => ({ ...item, long: isLong(item) })),
    date: document.language === 'en' ? formatLongCivilDate(document.date) : longDate(document.date, document.language),
    bureauName: document.bureau === undefined ? document.recipient.name : BUREAU_NAMES[document.bureau],
    ...(document.language !== 'en' && { words: WORDS[document.language] }),
    shortSender: isShort(document.sender, SENDER_WIDTH),
    shortRecipient: isShort(document.recipient, RECIPIENT_WIDTH),
    // Indented, so that texts are separated by white space.
    longWords: LONG_WORD.test(JSON.stringify({ ...document, extract: undefined }, undefined, 1)),
  };
}
