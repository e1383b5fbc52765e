// A filled document on paper: the one template walks its JSON, so what people wrote is text for Typst and never code.
import { readFileSync } from 'node:fs';
import type { CivilDate } from '../../base/civil-date.ts';
import { inBothLanguages, type Language } from '../../base/language.ts';
import type { FilledDocument } from '../../base/document/filled-document.ts';
import { NOTO_SERIF } from '../pdf/noto-serif.ts';
import type { TypstDocument, TypstRenderer } from '../pdf/typst-renderer.ts';

const TEMPLATE = readFileSync(new URL('./filled-template.typ', import.meta.url), 'utf8');

const WORDS = inBothLanguages(
  {
    signature: { client: 'Signature of the client', office: 'Signature for the company' },
    date: 'Date',
    page: 'Page {n} of {of}',
    drawn: (name: string) => `Drawn signature of ${name}`,
  },
  {
    signature: { client: 'Firma del cliente', office: 'Firma por la empresa' },
    date: 'Fecha',
    page: 'Página {n} de {of}',
    drawn: (name: string) => `Firma dibujada de ${name}`,
  },
);

type Point = readonly [x: number, y: number];
/** A signature as it stands on paper: drawn, or else the name in italics. */
export interface PaperSignature {
  readonly name: string;
  /** The day as the document writes it; the moment with its zone is in the certificate. */
  readonly signedAtText: string;
  /** Lines of the pen in any unit, y downwards; where they begin does not matter. */
  readonly strokes?: readonly (readonly Point[])[] | undefined;
}
/** One paper: what it says and who signed it. Null, or left out, is an empty line to sign on. */
export interface FilledPaper {
  readonly document: FilledDocument;
  readonly signatures?: { readonly client: PaperSignature | null; readonly office: PaperSignature | null } | undefined;
  /** Nothing but the document itself: no line at the foot of the page, for papers that must stand alone (15 U.S.C. 1679c(b)). */
  readonly bare?: boolean | undefined;
}
interface PapersRendering {
  readonly title: string;
  readonly language: Language;
  /** Name of the office and ways to reach it, on the first page. */
  readonly header?: { readonly name: string; readonly lines: readonly string[] } | undefined;
  /** The day it is made for, of what is kept for years: then it is PDF/A-2a, otherwise PDF/UA-1. Either is left where its checks do not pass. */
  readonly keptFrom?: CivilDate | undefined;
}
export type FilledRendering = PapersRendering & Omit<FilledPaper, 'document'>;

/** One paper (see `renderPapers`). */
export function renderFilled(document: FilledDocument, how: FilledRendering, renderer: TypstRenderer): Promise<TypstDocument> {
  return renderPapers([{ document, signatures: how.signatures, bare: how.bare }], how, renderer);
}

/**
 * US Letter, tagged, each paper beginning on a page of its own. Statutes and the signature that follows them stay on one page (15 U.S.C.
 * 1679d(b)(4): in immediate proximity). @throws DocumentTooHeavy, or the reason of the renderer.
 */
export function renderPapers(papers: readonly FilledPaper[], how: PapersRendering, renderer: TypstRenderer): Promise<TypstDocument> {
  const words = WORDS[how.language];
  const signed = (signature: PaperSignature | null | undefined) =>
    signature
      ? { name: signature.name, signedAtText: signature.signedAtText, mark: placeMark(signature.strokes), alt: words.drawn(signature.name) }
      : null;
  return renderer.render({
    template: TEMPLATE,
    fonts: NOTO_SERIF,
    standard: how.keptFrom === undefined ? 'ua-1' : 'a-2a',
    data: {
      title: how.title,
      language: how.language,
      date: how.keptFrom ?? null,
      header: how.header ?? null,
      papers: papers.map(({ document, signatures, bare = false }) => ({
        content: document.content,
        bare,
        signatures: { client: signed(signatures?.client), office: signed(signatures?.office) },
      })),
      words: { signature: words.signature, date: words.date, page: words.page },
    },
  });
}

/** The strokes moved to the corner of a box that is as large as they are; null without a stroke that can be drawn. */
function placeMark(strokes: PaperSignature['strokes']) {
  const lines = (strokes ?? []).filter((points) => points.length > 0);
  const [xs, ys] = [lines.flatMap((points) => points.map(([x]) => x)), lines.flatMap((points) => points.map(([, y]) => y))];
  const [left, top] = [least(xs), least(ys)];
  if (xs.length === 0 || ![...xs, ...ys].every(Number.isFinite)) return null;
  const [width, height] = [xs.reduce((most, x) => Math.max(most, x - left), 1), ys.reduce((most, y) => Math.max(most, y - top), 1)];
  return { width, height, strokes: lines.map((points) => points.map(([x, y]) => [x - left, y - top])) };
}

const least = (values: readonly number[]): number => values.reduce((found, value) => Math.min(found, value), Infinity);
