// Reading and comparing reports is pure computation of many milliseconds; it runs in a thread so that nobody else's request waits.
import { Worker } from 'node:worker_threads';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { CreditReport } from '../rules/model.ts';
import type { MatchDecision } from '../rules/matching/match-accounts.ts';
import type { CompareTask, ComparedReport } from './compare-task.ts';
import type { ReportFacts } from './report-facts.ts';

const TIME_LIMIT_MS = 30_000;

export interface ReadReport { readonly report: CreditReport; readonly facts: ReportFacts }
export interface ReadTask { readonly bytes: Uint8Array; readonly decisions: readonly MatchDecision[] }

/** The report as it is read, with what is counted of it once its lines are put together, or why the file is none. A file that takes longer than 30 s or too much memory is refused, too. */
export async function readOffThread(bytes: Uint8Array, decisions: readonly MatchDecision[] = []): Promise<ReadReport | Refusal> {
  const task: ReadTask = { bytes, decisions };
  const answer = await run(new URL('./read-thread.ts', import.meta.url), task);
  return answer === 'too heavy' ? TOO_HEAVY : (JSON.parse(answer) as ReadReport | Refusal);
}

/** One report against those before it. @throws Error when it takes longer than 30 s or too much memory */
export async function compareOffThread(task: CompareTask): Promise<ComparedReport> {
  const answer = await run(new URL('./compare-thread.ts', import.meta.url), task);
  if (answer === 'too heavy') throw new Error('Comparing these reports takes too long.');
  return JSON.parse(answer) as ComparedReport;
}

async function run(file: URL, workerData: unknown): Promise<string> {
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: 512 } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string>((done, fail) => {
      worker.once('message', (text: string) => done(text));
      worker.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? done('too heavy') : fail(error)));
      timer = setTimeout(() => done('too heavy'), TIME_LIMIT_MS);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const TOO_HEAVY = refuse('creditReports.tooHeavy', 'This file takes too long to read. It does not look like a credit report; please save the report again.');
