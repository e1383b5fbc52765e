// Letters on paper: content becomes PDF by the one template, alone or many in a file for the printer.
import { readFileSync } from 'node:fs';
import { formatLongCivilDate } from '../../../platform/base/civil-date.ts';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { NOTO_SERIF } from '../../../platform/server/pdf/noto-serif.ts';
import { openTypstRenderer, type TypstDocument, type TypstJob, type TypstRenderer } from '../../../platform/server/pdf/typst-renderer.ts';
import { BUREAU_NAMES } from '../../credit-reports/rules/model.ts';
import type { LetterDocument } from '../rules/letter-document.ts';

/** A letter, or a batch of them, as PDF. `ua` false or `missingGlyphs` present: somebody should look before it is mailed. */
export type RenderedLetter = TypstDocument;
export interface RenderOptions {
  /** The renderer of the running program; without one, a renderer of this module's own (scripts, tests). */
  readonly renderer?: TypstRenderer;
  readonly signal?: AbortSignal;
}

const TEMPLATE = readFileSync(new URL('../rules/letter-template.typ', import.meta.url), 'utf8');
/** Name and lines that show in the window together, and lines of the sender above it. */
const RECIPIENT_LINES = 4;
const SENDER_LINES = 5;
const BATCH_LETTERS = 500;
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
 * Refuses an empty batch, more than 500 letters, and drafts.
 */
export async function renderBatch(
  documents: readonly LetterDocument[], options: RenderOptions & { readonly duplex?: boolean } = {},
): Promise<RenderedLetter | Refusal> {
  const [first] = documents;
  if (!first) return refuse('letters.emptyBatch', 'Choose at least one letter to print.');
  if (documents.length > BATCH_LETTERS) return refuse('letters.batchTooLarge', `A print batch holds at most ${BATCH_LETTERS} letters.`);
  if (documents.some((d) => d.draft)) return refuse('letters.draftInBatch', 'Draft letters cannot be printed for mailing.');
  const authors = new Set(documents.map((d) => d.sender.name));
  const title = documents.length === 1 ? first.title : `${documents.length} dispute letters for printing`;
  return render(documents, { title, author: authors.size === 1 ? first.sender.name : '', duplex: options.duplex ?? false }, options);
}

/** Ends the renderer of this module's own, if one was started. */
export async function closeLetterRenderer(): Promise<void> {
  const renderer = ownRenderer;
  ownRenderer = undefined;
  await renderer?.close();
}

/** The job that typesets `documents`, for callers that measure it. */
export function letterJob(documents: readonly LetterDocument[], file: { title: string; author: string; duplex: boolean }): TypstJob {
  return {
    template: TEMPLATE, fonts: NOTO_SERIF, standard: 'ua-1', weight: documents.length,
    data: { ...file, letters: documents.map(forTemplate) },
  };
}

async function render(
  documents: readonly LetterDocument[], file: { title: string; author: string; duplex: boolean }, { renderer, signal }: RenderOptions,
): Promise<RenderedLetter> {
  for (const { sender, recipient } of documents) {
    if (recipient.lines.length + 1 > RECIPIENT_LINES) throw new Error(`The recipient's address has more than ${RECIPIENT_LINES} lines with the name.`);
    if (sender.lines.length + 1 > SENDER_LINES) throw new Error(`The sender's address has more than ${SENDER_LINES} lines with the name.`);
  }
  return (renderer ?? (ownRenderer ??= openTypstRenderer())).render(letterJob(documents, file), signal ? { signal } : {});
}

function forTemplate(document: LetterDocument) {
  return {
    ...document, date: formatLongCivilDate(document.date), bureauName: BUREAU_NAMES[document.bureau], longWords: LONG_WORD.test(JSON.stringify(document)),
  };
}
