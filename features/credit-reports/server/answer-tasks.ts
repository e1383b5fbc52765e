// The thread's side of work-thread.ts.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './work-thread.ts';

/** Well behind whoever answers requests, and still ahead of nothing. */
const POLITE = 10;

/** Answers each task with the JSON of what `work` makes of it: one text crosses to the other thread faster than a tree of objects. */
export function answerTasks<T>(work: (task: T) => unknown): void {
  // Linux alone takes this for the calling thread; elsewhere it would slow down the whole server.
  if (process.platform === 'linux') setPriority(POLITE);
  parentPort?.on('message', (task: T) => {
    let answer: ThreadAnswer;
    try {
      answer = { made: JSON.stringify(work(task)) };
    } catch (error) {
      answer = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
