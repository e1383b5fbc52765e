// Thread of a Typst process (typst-child.ts): one document at a time, compiled and exported synchronously.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type * as typst from '@myriaddreamin/typst-ts-node-compiler';
import { findMissingGlyphs, fontCoverage } from './font-coverage.ts';
import { MOST_FILE_PAGES, type WorkerAnswer, type WorkerJob } from './typst-protocol.ts';

// The package declares a const-less enum in its types, which type stripping cannot import by name from CommonJS.
const { NodeCompiler } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler') as typeof typst;
/** No file can exist below the null device, so a template can read nothing at all. */
const WORKSPACE = `${devNull}/typst`;
/** Results unused for this many documents leave Typst's cache. */
const CACHE_AGE = 10;
interface Press {
  readonly compiler: typst.NodeCompiler;
  readonly coverage: ReadonlySet<number>;
}
const presses = new Map<string, Press>();

function pressFor(fonts: readonly string[]): Press {
  const key = fonts.join('\n');
  let press = presses.get(key);
  if (!press) {
    const blobs = fonts.map((path) => readFileSync(path));
    press = { compiler: NodeCompiler.create({ workspace: WORKSPACE, fontArgs: [{ fontBlobs: blobs }] }), coverage: fontCoverage(blobs) };
    presses.set(key, press);
  }
  return press;
}

function makeDocument(job: WorkerJob): WorkerAnswer {
  const { compiler, coverage } = pressFor(job.fonts);
  const paths = job.files.map(({ name }) => `${WORKSPACE}/${name}`);
  try {
    for (const [at, { bytes }] of job.files.entries()) compiler.mapShadow(paths[at] ?? '', Buffer.from(bytes));
    const pages = Object.fromEntries(job.files.map(({ name }) => [name, countPages(compiler, name)]));
    const unreadable = Object.entries(pages).find(([, count]) => count === 0)?.[0];
    if (unreadable !== undefined) return { id: job.id, fault: `File ${unreadable} cannot be read as a picture or PDF.` };
    const result = compiler.compile({ mainFileContent: job.template, inputs: { data: job.data, pages: JSON.stringify(pages) } });
    const error = result.takeError();
    if (error || !result.result) return { id: job.id, fault: describe(error) };
    const warnings = describe(result.takeWarnings());
    // Typst would quietly set the text in some font of the machine.
    if (warnings.includes('unknown font family')) return { id: job.id, fault: warnings };
    const missingGlyphs = findMissingGlyphs(job.data, coverage);
    const { buffer, ua } = exportPdf(compiler, result.result, job.standard);
    return { id: job.id, pdf: Uint8Array.from(buffer), pages: result.result.numOfPages, ua, missingGlyphs };
  } finally {
    for (const path of paths) compiler.unmapShadow(path);
    compiler.evictCache(CACHE_AGE);
  }
}

/** Pages of a PDF, up to the most; 1 for a picture, 0 for what Typst cannot read. Typst tells no count, so pages are tried. */
function countPages(compiler: typst.NodeCompiler, name: string): number {
  const shows = (page: number): boolean => {
    const of = name.endsWith('.pdf') ? `, page: ${page}` : '';
    const tried = compiler.compile({ mainFileContent: `#image("/${name}"${of})` });
    return tried.takeError() === null && tried.result !== null;
  };
  if (!name.endsWith('.pdf')) return shows(1) ? 1 : 0;
  let count = 0;
  while (count < MOST_FILE_PAGES && shows(count + 1)) count += 1;
  return count;
}

function exportPdf(
  compiler: typst.NodeCompiler,
  document: typst.NodeTypstDocument,
  standard: WorkerJob['standard'],
): { buffer: Buffer; ua: boolean } {
  if (standard !== '1.7') {
    try {
      return { buffer: compiler.pdf(document, { pdfStandard: standard }), ua: true };
    } catch {
      // The document breaks a rule of the standard, most often by a character no font of ours can show. A plain PDF is still of use.
    }
  }
  return { buffer: compiler.pdf(document, { pdfStandard: '1.7' }), ua: false };
}

function describe(error: typst.NodeError | null): string {
  const messages = (error?.shortDiagnostics ?? []).map((d: { message?: unknown }) => String(d.message));
  return messages.join('; ') || 'Typst gave no document and no reason.';
}

parentPort?.on('message', (job: WorkerJob) => {
  let answer: WorkerAnswer;
  try {
    answer = makeDocument(job);
  } catch (error) {
    answer = { id: job.id, fault: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer, 'pdf' in answer ? [answer.pdf.buffer] : []);
});
