// Reading a report takes tens of milliseconds of pure computation; it runs in a thread so that nobody else's request waits.
import { Worker } from 'node:worker_threads';
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { CreditReport } from '../rules/model.ts';

const TIME_LIMIT_MS = 30_000;

/** The normalized report, or why the file is no report. A file that takes longer than 30 s or too much memory is refused, too. */
export async function readOffThread(bytes: Uint8Array): Promise<CreditReport | Refusal> {
  const worker = new Worker(new URL('./read-thread.ts', import.meta.url), { workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: 512 } });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<CreditReport | Refusal>((done, fail) => {
      worker.once('message', (text: string) => done(JSON.parse(text) as CreditReport | Refusal));
      worker.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? done(TOO_HEAVY) : fail(error)));
      timer = setTimeout(() => done(TOO_HEAVY), TIME_LIMIT_MS);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

const TOO_HEAVY = refuse('creditReports.tooHeavy', 'This file takes too long to read. It does not look like a credit report; please save the report again.');
