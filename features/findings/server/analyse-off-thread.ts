// Analyzing a heavy report takes some fifty milliseconds of pure computation; one thread does it for everyone, so that no other
// request waits. The thread stays while it is used, because loading the analyses costs more than running them.
import { Worker } from 'node:worker_threads';
import type { AnalysisInput, Finding } from '../rules/finding.ts';

const TIME_LIMIT_MS = 30_000;
const IDLE_MS = 60_000;

interface Answer {
  readonly id: number;
  readonly findings?: string;
  readonly fault?: string;
}
interface Waiting {
  readonly done: (findings: Finding[]) => void;
  readonly fail: (reason: Error) => void;
  readonly timer: NodeJS.Timeout;
}

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** Findings of all analyses, the gravest first. @throws Error when an analysis fails or takes longer than 30 s */
export function analyseOffThread(input: AnalysisInput): Promise<Finding[]> {
  return new Promise((done, fail) => {
    const id = (lastId += 1);
    const timer = setTimeout(() => stop(new Error('Analyzing a report took too long.')), TIME_LIMIT_MS);
    waiting.set(id, { done, fail, timer });
    clearTimeout(idle);
    const running = (worker ??= start());
    running.ref();
    running.postMessage({ id, input: JSON.stringify(input) });
  });
}

function start(): Worker {
  const made = new Worker(new URL('./analyse-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 512 } });
  made.on('message', (answer: Answer) => settle(made, answer));
  made.on('error', (error) => worker === made && stop(error));
  made.on('exit', () => worker === made && stop(new Error('The thread that analyses reports ended.')));
  return made;
}

function settle(from: Worker, { id, findings, fault }: Answer): void {
  const one = waiting.get(id);
  if (!one) return;
  waiting.delete(id);
  clearTimeout(one.timer);
  if (findings === undefined) one.fail(new Error(fault));
  else one.done(JSON.parse(findings) as Finding[]);
  if (waiting.size > 0) return;
  from.unref();
  idle = setTimeout(() => stop(new Error('Idle.')), IDLE_MS).unref();
}

/** Ends the thread; waiting callers get the reason. The next call starts another one. */
function stop(reason: Error): void {
  const ended = worker;
  worker = undefined;
  for (const [id, { fail, timer }] of waiting) {
    waiting.delete(id);
    clearTimeout(timer);
    fail(reason);
  }
  void ended?.terminate();
}
