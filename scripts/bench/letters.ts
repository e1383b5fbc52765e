// Letters: how fast they are typeset compared with the bare compiler on the same page, and whether memory stays flat over many.
// node scripts/bench/letters.ts [letters in the memory run, 5000]
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type * as typst from '@myriaddreamin/typst-ts-node-compiler';
import { civilDate } from '../../platform/base/civil-date.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { openTypstRenderer, type TypstRenderer } from '../../platform/server/pdf/typst-renderer.ts';
import { composeLetter } from '../../features/letters/rules/compose-letter.ts';
import type { LetterDocument } from '../../features/letters/rules/letter-document.ts';
import { letterJob, renderLetter } from '../../features/letters/server/render-letter.ts';

/** `limit` is the ratio of ours to bare that must not be passed. */
export interface BenchRow { readonly name: string; readonly bare: number; readonly ours: number; readonly ratio: number; readonly limit: number }

const ROUNDS = 5;
const LETTERS_A_ROUND = 100;
/** Time of a letter, ours over bare: with messages to the worker, JSON and checks we keep at least 0.6 of the bare speed. */
const SPEED_LIMIT = 1.67;
/** Memory at the end over memory after the first thousand. */
const MEMORY_LIMIT = 1.25;
const THOUSAND = 1000;

/** A letter of three items, different for each `n`, so that nothing is answered from a cache. */
function sampleLetter(n: number): LetterDocument {
  const reported = [{ label: 'Payment status', value: 'Collection' }, { label: 'Balance', value: `$${1000 + n}` }, { label: 'Past due', value: `$${n}` }, { label: 'Opened', value: 'Feb 2021' }];
  const letter = composeLetter({
    client: { name: `Maria Alvarez ${n}`, addressLines: [`${n} Oak Grove Avenue`], city: 'Springfield', state: 'IL', zip: '62704', dateOfBirth: civilDate(1980, 1, 5), ssnLast4: '1234' },
    bureau: 'EQ', date: civilDate(2026, 11, 20), draft: false, enclosures: ['Copy of my government-issued photo ID'],
    items: ['balance-wrong', 'paid-or-settled', 'not-mine'].map((reasonCode, i) => ({
      kind: 'tradeline', furnisher: `FURNISHER ${n} ${i}`, accountNumberMasked: `5178XXXX${1000 + n}`, reported, reasonCode, instructionCode: 'delete-if-unverified',
      facts: [`Equifax reports a balance of $${1000 + n}, while Experian and TransUnion report $0.`],
    })),
  });
  if (isRefusal(letter)) throw new Error(letter.message);
  return letter;
}

/** The compiler as its package offers it, in this thread. */
function openBare(): (document: LetterDocument) => void {
  const { NodeCompiler } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler') as typeof typst;
  const compilers = new Map<string, typst.NodeCompiler>();
  return (document) => {
    const job = letterJob([document], { title: document.title, author: document.sender.name, duplex: false });
    const key = job.fonts.join();
    const compiler = compilers.get(key) ?? NodeCompiler.create({ workspace: '/dev/null/bare', fontArgs: [{ fontBlobs: job.fonts.map((path) => readFileSync(path)) }] });
    compilers.set(key, compiler);
    const { result } = compiler.compile({ mainFileContent: job.template, inputs: { data: JSON.stringify(job.data) } });
    if (!result) throw new Error('The bare compiler made no document.');
    compiler.pdf(result, { pdfStandard: job.standard });
    compiler.evictCache(10);
  };
}

/** Milliseconds a letter. */
async function timeLetters(make: (document: LetterDocument) => unknown, from: number): Promise<number> {
  const documents = Array.from({ length: LETTERS_A_ROUND }, (_, i) => sampleLetter(from + i));
  const start = performance.now();
  for (const document of documents) {
    await make(document);
    // Typst's memory is given back between turns of the event loop only; without one the bare compiler would slow down.
    await new Promise(setImmediate);
  }
  return (performance.now() - start) / LETTERS_A_ROUND;
}

/** Milliseconds a letter through `renderLetter` and by the bare compiler, in turns; the best round of each counts. */
export async function benchSpeed(): Promise<BenchRow> {
  const renderer = openTypstRenderer();
  const bare = openBare();
  const best = { bare: Infinity, ours: Infinity };
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const bareTime = await timeLetters(bare, round * 1000);
      const ourTime = await timeLetters((document) => renderLetter(document, { renderer }), round * 1000);
      // Round 0 loads fonts and code.
      if (round > 0) Object.assign(best, { bare: Math.min(best.bare, bareTime), ours: Math.min(best.ours, ourTime) });
    }
  } finally {
    await renderer.close();
  }
  return { name: 'typeset a letter of three items, ms, against the bare compiler', ...compared(best.bare, best.ours), limit: SPEED_LIMIT };
}

/** Memory of the process, MB, after the first thousand letters (bare) and at the end (ours); `report` is told each thousand. */
export async function benchMemory(letters = 5000, report: (line: string) => void = () => {}): Promise<BenchRow> {
  const renderer = openTypstRenderer();
  let [first, last] = [0, 0];
  try {
    report(`RSS at start ${memory()} MB`);
    for (let made = 0; made < letters; made += THOUSAND) {
      await renderMany(renderer, made, Math.min(THOUSAND, letters - made));
      last = memory();
      first ||= last;
      report(`RSS after ${Math.min(made + THOUSAND, letters)} letters ${last} MB`);
    }
  } finally {
    await renderer.close();
  }
  report(`RSS after closing ${memory()} MB`);
  return { name: `memory, MB: after ${letters} letters against after 1000`, ...compared(first, last), limit: MEMORY_LIMIT };
}

async function renderMany(renderer: TypstRenderer, from: number, count: number): Promise<void> {
  for (let i = 0; i < count; i += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, k) => renderLetter(sampleLetter(from + i + k), { renderer })));
  }
}

function memory(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}

function compared(bare: number, ours: number): { bare: number; ours: number; ratio: number } {
  const round = (n: number): number => Math.round(n * 100) / 100;
  return { bare: round(bare), ours: round(ours), ratio: round(ours / bare) };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const speed = await benchSpeed();
  console.log(`letters per second: bare ${Math.round(1000 / speed.bare)}, ours ${Math.round(1000 / speed.ours)}`);
  const flat = await benchMemory(Number(process.argv[2] ?? 5000), (line) => console.log(line));
  console.table([speed, flat]);
  if (speed.ratio > speed.limit || flat.ratio > flat.limit) process.exitCode = 1;
}
