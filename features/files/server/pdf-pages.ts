// Pages of a PDF as pixels, drawn in a thread of their own that has so much time and memory: a hostile file ends that thread and nothing else.
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import { MOST_PDF_PAGES } from '../rules/pdf-pages.ts';

export interface PdfTask {
  readonly bytes: Uint8Array;
  /** From 1; null for all. */
  readonly page: number | null;
  /** Pixels of the longer side at most; null for as many as print well. */
  readonly longSide: number | null;
}
export interface PdfPage {
  /** From 1. */
  readonly number: number;
  /** Of the whole document. */
  readonly pages: number;
  readonly width: number;
  readonly height: number;
  /** Pixels a point (1/72 inch). */
  readonly scale: number;
  /** Red, green, blue and alpha of each pixel, row after row. */
  readonly pixels: Uint8Array<ArrayBuffer>;
}
/** Takes a password; cannot be read; too many pages; no such page; a page with too many pixels; takes too much time or memory. */
export type PdfTrouble = 'locked' | 'broken' | 'long' | 'missing' | 'large' | 'heavy';
export type PdfStep = { readonly page: PdfPage } | { readonly end: PdfTrouble | null };

const unreadable = (why: string): Refusal => refuse('files.pdfUnreadable', why);
const tooLarge = (why: string): Refusal => refuse('files.pdfTooLarge', why);
export const PDF_REFUSALS: Readonly<Record<PdfTrouble, Refusal>> = {
  locked: unreadable('This PDF is protected by a password. Ask the client for one without a password.'),
  broken: unreadable('This PDF cannot be read. Ask the client to send it again.'),
  missing: refuse('files.pageNotFound', 'This document has no such page. Look at it again.'),
  long: tooLarge(`This PDF has more than ${MOST_PDF_PAGES} pages. Upload it in parts to change one of them.`),
  large: tooLarge('The pages of this PDF are too large to be drawn. Print them to a PDF on ordinary paper and upload that.'),
  heavy: tooLarge('This PDF takes too much time or memory to be drawn. Upload it as a simpler file, such as a scan.'),
};

/**
 * Each page that is wanted, in order; a refusal instead of the next one ends it. It draws at most one page ahead of what was taken.
 * @throws Error when the thread fails for another reason than the file
 */
export async function* drawPdfPages(task: PdfTask, seconds: number): AsyncGenerator<PdfPage | Refusal> {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url), {
    workerData: task,
    // None of the settings of the server, with their keys and passwords; what the library says is for its authors.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const timer = setTimeout(() => void worker.terminate(), seconds * 1000);
  try {
    for await (const [step] of on(worker, 'message', { close: ['exit'] }) as AsyncIterable<[PdfStep]>) {
      if ('end' in step) {
        if (step.end !== null) yield PDF_REFUSALS[step.end];
        return;
      }
      worker.postMessage('next');
      yield step.page;
    }
    // It was ended before it came to an end itself.
    yield PDF_REFUSALS.heavy;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY') yield PDF_REFUSALS.heavy;
    else throw error;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
