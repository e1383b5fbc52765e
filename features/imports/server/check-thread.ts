// Reads rows and judges each by the rules, in a thread of its own: pure computation that would block other requests.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { isBlank, readRow } from '../rules/read-row.ts';
import type { CheckTask, RowsStep } from './check-off-thread.ts';
import { readRows, UnreadableFile } from './read-rows.ts';

const { bytes, format, done, read, most, plan, batch } = workerData as CheckTask;

/** Hands a batch over and waits until the next one is wanted. */
async function hand(step: RowsStep): Promise<void> {
  // One text crosses the thread boundary faster than a tree of objects.
  parentPort?.postMessage(JSON.stringify(step));
  if (parentPort && !step.isEnd) await once(parentPort, 'message');
}

let rows: RowsStep['rows'][number][] = [];
let [last, bytesRead, isHeaderRead] = [done, 0, done > 0 || plan.options.firstRow === 'person'];
let unreadable: string | null = null;
let left = most - read;
try {
  for await (const row of readRows(bytes, format, done + 1)) {
    ({ number: last, bytes: bytesRead } = row);
    if (isBlank(row.cells)) continue;
    if (isHeaderRead && left-- === 0) {
      unreadable = `This list has more than ${most.toLocaleString('en-US')} rows. Please split the file and import the parts one after the other.`;
      break;
    }
    if (isHeaderRead) rows.push({ number: row.number, cells: row.cells, read: readRow(row.cells, plan) });
    isHeaderRead = true;
    if (rows.length < batch) continue;
    await hand({ rows, last, bytesRead, unreadable, isEnd: false });
    rows = [];
  }
  if (unreadable === null) bytesRead = bytes.byteLength;
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  unreadable = error.message;
}
await hand({ rows, last, bytesRead, unreadable, isEnd: true });
