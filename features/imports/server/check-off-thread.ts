// The judged rows of a file, batch after batch, out of a thread that stays at most one batch ahead.
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ReadRow, RowPlan } from '../rules/read-row.ts';
import type { FileFormat } from './read-rows.ts';

export interface CheckTask {
  readonly bytes: Uint8Array;
  readonly format: FileFormat;
  /** The last row that was read before. */
  readonly done: number;
  /** Rows read before, blank ones left out, and how many there may be of them. */
  readonly read: number;
  readonly most: number;
  readonly plan: RowPlan;
  /** Rows handed over together. */
  readonly batch: number;
}
export interface JudgedRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly read: ReadRow;
}
export interface RowsStep {
  readonly rows: readonly JudgedRow[];
  /** The last row looked at, blank ones included, and how many bytes that is. */
  readonly last: number;
  readonly bytesRead: number;
  /** Why the file cannot be read on, one sentence. */
  readonly unreadable: string | null;
  readonly isEnd: boolean;
}

/** @throws Error when the thread fails */
export async function* checkOffThread(task: CheckTask): AsyncGenerator<RowsStep> {
  // Room for a batch among what is new: rows are kept in the young generation until they are sent.
  const worker = new Worker(new URL('./check-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 96 },
  });
  try {
    for await (const [text] of on(worker, 'message') as AsyncIterable<[string]>) {
      const step = JSON.parse(text) as RowsStep;
      if (!step.isEnd) worker.postMessage('next');
      yield step;
      if (step.isEnd) return;
    }
  } finally {
    await worker.terminate();
  }
}
