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
import { treeMb } from './process-tree.ts';
import { keeps, printRows, type BenchRow } from './row.ts';

const ROUNDS = 5;
const LETTERS_A_ROUND = 100;
/** Letters a second, ours over bare: messages to the worker, JSON and checks may cost the rest. */
const SPEED_LIMIT = 0.6;
/** Memory at the end over memory after the first thousand. */
const MEMORY_LIMIT = 1.25;
const THOUSAND = 1000;

/** A letter of three items, different for each `n`, so that nothing is answered from a cache. */
export function sampleLetter(n: number): LetterDocument {
  const reported = [
    { label: 'Payment status', value: 'Collection' },
    { label: 'Balance', value: `$${1000 + n}` },
    { label: 'Past due', value: `$${n}` },
    { label: 'Opened', value: 'Feb 2021' },
  ];
  const letter = composeLetter({
    client: {
      // A number in a name is refused.
      name: `Maria ${String.fromCharCode(65 + (n % 26))}. Alvarez`,
      addressLines: [`${n} Oak Grove Avenue`],
      city: 'Springfield',
      state: 'IL',
      zip: '62704',
      dateOfBirth: civilDate(1980, 1, 5),
      ssnLast4: '1234',
    },
    bureau: 'EQ',
    date: civilDate(2026, 11, 20),
    draft: false,
    enclosures: ['Copy of my government-issued photo ID'],
    items: ['balance-wrong', 'paid-or-settled', 'not-mine'].map((reasonCode, i) => ({
      kind: 'tradeline',
      furnisher: `FURNISHER ${n} ${i}`,
      accountNumberMasked: `5178XXXX${1000 + n}`,
      reported,
      reasonCode,
      instructionCode: 'delete-if-unverified',
      ...(reasonCode === 'balance-wrong' && { correct: [{ field: 'balance', value: '0' }] }),
      facts: [`Equifax reports a balance of $${1000 + n}, while Experian and TransUnion report $0.`],
    })),
  });
  if (isRefusal(letter)) throw new Error(letter.message);
  return letter;
}

/** The compiler as its package offers it, in this thread. */
export function openBare(): (document: LetterDocument) => void {
  const { NodeCompiler } = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler') as typeof typst;
  const compilers = new Map<string, typst.NodeCompiler>();
  return (document) => {
    const job = letterJob([document], { title: document.title, author: document.sender.name, duplex: false });
    const key = job.fonts.join();
    const compiler =
      compilers.get(key) ??
      NodeCompiler.create({ workspace: '/dev/null/bare', fontArgs: [{ fontBlobs: job.fonts.map((path) => readFileSync(path)) }] });
    compilers.set(key, compiler);
    const { result } = compiler.compile({ mainFileContent: job.template, inputs: { data: JSON.stringify(job.data) } });
    if (!result) throw new Error('The bare compiler made no document.');
    compiler.pdf(result, { pdfStandard: job.standard });
    compiler.evictCache(10);
  };
}

async function lettersPerSecond(make: (document: LetterDocument) => unknown, from: number): Promise<number> {
  const documents = Array.from({ length: LETTERS_A_ROUND }, (_, i) => sampleLetter(from + i));
  const start = performance.now();
  for (const document of documents) {
    await make(document);
    // Typst's memory is given back between turns of the event loop only; without one the bare compiler would slow down.
    await new Promise(setImmediate);
  }
  return (LETTERS_A_ROUND * 1000) / (performance.now() - start);
}

/** Letters a second through `renderLetter` and by the bare compiler, in turns; the best round of each counts. */
export async function benchSpeed(): Promise<BenchRow> {
  const renderer = openTypstRenderer();
  const bare = openBare();
  const best = { bare: 0, ours: 0 };
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const bareSpeed = await lettersPerSecond(bare, round * 1000);
      const ourSpeed = await lettersPerSecond((document) => renderLetter(document, { renderer }), round * 1000);
      // Round 0 loads fonts and code.
      if (round > 0) Object.assign(best, { bare: Math.max(best.bare, bareSpeed), ours: Math.max(best.ours, ourSpeed) });
    }
  } finally {
    await renderer.close();
  }
  return {
    name: 'letters of three items, against the bare compiler',
    ...best,
    unit: 'letters/s',
    ratio: best.ours / best.bare,
    limit: { atLeast: SPEED_LIMIT },
  };
}

/** Memory of this process and those of the renderer, MB, after the first thousand letters (bare) and at the end (ours); `report` is called after each thousand. */
export async function benchLetterMemory(letters = 5000, report: (line: string) => void = () => {}): Promise<BenchRow> {
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
  return {
    name: `memory after ${letters} letters, against after ${THOUSAND}`,
    bare: first,
    ours: last,
    unit: 'MB',
    ratio: last / first,
    limit: { atMost: MEMORY_LIMIT },
  };
}

async function renderMany(renderer: TypstRenderer, from: number, count: number): Promise<void> {
  for (let i = 0; i < count; i += 50) {
    await Promise.all(Array.from({ length: Math.min(50, count - i) }, (_, k) => renderLetter(sampleLetter(from + i + k), { renderer })));
  }
}

function memory(): number {
  return Math.round(treeMb(process.pid));
}

/** Both rows; memory first, because the bare compiler leaves its own in this process. */
export async function benchLetters(letters = 5000): Promise<readonly BenchRow[]> {
  const flat = await benchLetterMemory(letters, (line) => console.log(line));
  return [await benchSpeed(), flat];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = await benchLetters(Number(process.argv[2] ?? 5000));
  printRows(rows);
  if (!rows.every(keeps)) process.exitCode = 1;
}
