// The thread's side of work-thread.ts.
import { getPriority, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './work-thread.ts';

/** Priority below the threads that answer requests (`nice`, at most 19): uses only time that is left over. */
const BEHIND = 10;

/** Answers each task with the JSON of what `work` makes of it: one text crosses to the other thread faster than a tree of objects. */
export function answerTasks(work: (task: unknown) => unknown): void {
  // Linux alone takes this for the calling thread; elsewhere it would slow down the whole server.
  if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + BEHIND));
  parentPort?.on('message', (task: unknown) => {
    let answer: ThreadAnswer;
    try {
      answer = { made: JSON.stringify(work(task)) };
    } catch (error) {
      answer = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
    }
    parentPort?.postMessage(answer);
  });
}
