// Draws pages of a PDF one after the other, in a thread that pdf-pages.ts ends when it takes too long. PDFium runs as WebAssembly: it sees
// nothing but the bytes it was given, and its memory is bounded here.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { PDFiumLibrary, type PDFiumDocument } from '@hyzyla/pdfium';
import { MOST_PDF_PAGES, MOST_PDF_PIXELS, scaleOf } from '../rules/pdf-pages.ts';
import type { PdfStep, PdfTask, PdfTrouble } from './pdf-pages.ts';

const MOST_MEMORY = 256 * 1024 * 1024;
/** Priority below the threads that answer requests (`nice`, at most 19). */
const BEHIND = 10;
const { bytes, page: wanted, longSide } = workerData as PdfTask;
let isFull = false;

// Linux alone takes this for the calling thread; elsewhere it would slow down the whole server.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + BEHIND));

/** Every Node has it; the types of this version do not name it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (compiled: object, imports: PdfiumImports) => object;
};
interface PdfiumImports {
  readonly env: { emscripten_resize_heap: (size: number) => number | boolean };
}

function openLibrary(): Promise<PDFiumLibrary> {
  const compiled = new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve('@hyzyla/pdfium/pdfium.wasm'))));
  return PDFiumLibrary.init({
    instantiateWasm: (imports: PdfiumImports, done: (instance: object) => void) => {
      const { env } = imports;
      const grow = env.emscripten_resize_heap;
      env.emscripten_resize_heap = (size) => {
        // The number comes with a sign.
        isFull ||= size >>> 0 > MOST_MEMORY;
        return isFull ? 0 : grow(size);
      };
      done(new WebAssembly.Instance(compiled, imports));
      return {};
    },
  });
}

const hand = (step: PdfStep, own: readonly ArrayBuffer[] = []): void => parentPort?.postMessage(step, [...own]);

/** Why `error` was thrown by the library. */
function troubleOf(error: unknown): PdfTrouble {
  if (isFull) return 'heavy';
  return error instanceof Error && /password|security/i.test(error.message) ? 'locked' : 'broken';
}

/** Hands over each page that is wanted, and gives back why it stopped before the last one. */
async function drawPages(document: PDFiumDocument): Promise<PdfTrouble | null> {
  const pages = document.getPageCount();
  if (pages < 1) return 'broken';
  if (pages > MOST_PDF_PAGES) return 'long';
  if (wanted !== null && wanted > pages) return 'missing';
  let left = MOST_PDF_PIXELS;
  for (let number = wanted ?? 1; number <= (wanted ?? pages); number += 1) {
    const page = document.getPage(number - 1);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    // A page that cannot be read has no size.
    if (!(originalWidth >= 1 && originalHeight >= 1)) return isFull ? 'heavy' : 'broken';
    const scale = scaleOf({ width: originalWidth, height: originalHeight }, longSide ?? undefined);
    if (scale === undefined) return 'large';
    const [width, height] = [Math.round(originalWidth * scale), Math.round(originalHeight * scale)].map((side) => Math.max(1, side));
    if (width === undefined || height === undefined) return 'broken';
    left -= width * height;
    if (left < 0) return 'large';
    const { data } = await page.render({ width, height, scale: 1, renderFormFields: true });
    // Something on the page may be missing then.
    if (isFull) return 'heavy';
    const pixels = new Uint8Array(data);
    hand({ page: { number, pages, width, height, scale, pixels } }, [pixels.buffer]);
    if (parentPort) await once(parentPort, 'message');
  }
  return null;
}

const library = await openLibrary();
let trouble: PdfTrouble | null;
try {
  trouble = await drawPages(await library.loadDocument(bytes));
} catch (error) {
  trouble = troubleOf(error);
}
hand({ end: trouble });
