// A thread for one kind of work, given one task at a time; people take turns (on-behalf-of.ts). It stays while it is used: loading the readers costs ten times what reading a
// report does. A task that takes too long, or too much memory, ends the thread, and the next task begins another one.
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../fair-queue.ts';
import { ownerOfCostlyWork } from '../on-behalf-of.ts';

const TIME_LIMIT_MS = 30_000;
const IDLE_MS = 60_000;

/** What the thread sends back: JSON of what it made of a task, or why it made nothing. */
export type ThreadAnswer = { readonly made: string } | { readonly fault: string };
/**
 * Hands a task over when it is its turn, and gives back the JSON of the answer; null when it was too heavy.
 * @throws Error when the thread fails
 */
export type WorkThread<T> = (task: T) => Promise<string | null>;

interface Waiting {
  readonly made: (text: string | null) => void;
  readonly fail: (reason: unknown) => void;
}

/** A thread that runs `file`, which answers by answer-tasks.ts. */
export function workThread<T>(file: URL): WorkThread<T> {
  let worker: Worker | undefined;
  let waiting: Waiting | undefined;
  let idle: NodeJS.Timeout | undefined;
  const queue = createFairQueue<() => Promise<void>>();
  let isBusy = false;

  const start = (): Worker => {
    const made = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: 512 } });
    made.on('message', (answer: ThreadAnswer) => ('made' in answer ? waiting?.made(answer.made) : waiting?.fail(new Error(answer.fault))));
    made.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? waiting?.made(null) : waiting?.fail(error),
    );
    made.on('exit', () => {
      if (worker !== made) return;
      worker = undefined;
      waiting?.fail(new Error('The thread that works on reports ended.'));
    });
    return made;
  };
  const stop = (): void => {
    const ended = worker;
    worker = undefined;
    void ended?.terminate();
  };
  const run = async (task: T): Promise<string | null> => {
    clearTimeout(idle);
    const running = (worker ??= start());
    running.ref();
    let timer: NodeJS.Timeout | undefined;
    try {
      const answer = await new Promise<string | null>((made, fail) => {
        waiting = { made, fail };
        timer = setTimeout(() => made(null), TIME_LIMIT_MS);
        running.postMessage(task);
      });
      if (answer === null) stop();
      return answer;
    } finally {
      waiting = undefined;
      clearTimeout(timer);
      running.unref();
      idle = setTimeout(stop, IDLE_MS).unref();
    }
  };
  const work = async (): Promise<void> => {
    if (isBusy) return;
    isBusy = true;
    for (let task = queue.next(); task; task = queue.next()) await task();
    isBusy = false;
  };
  return (task) =>
    new Promise((done, fail) => {
      queue.add(ownerOfCostlyWork(), async () => {
        try {
          done(await run(task));
        } catch (error) {
          fail(error);
        }
      });
      void work();
    });
}
