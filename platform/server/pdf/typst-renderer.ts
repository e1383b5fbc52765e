// Typst documents made in processes of their own. Typst keeps some memory of every document for ever and needs a gigabyte for five
// hundred letters, so a process that grew is ended, which gives all of it back. One that dies is replaced at once and its document
// tried once more; one whose document takes too much memory or time is ended, and only that document fails.
import { fork, type ChildProcess } from 'node:child_process';
import { getCompileCacheDir } from 'node:module';
import { setPriority, totalmem } from 'node:os';
import { createFairQueue, type FairQueue } from '../fair-queue.ts';
import { ownerOfCostlyWork } from '../on-behalf-of.ts';
import { DocumentTooHeavy } from './document-too-heavy.ts';
import { printableJson } from './printable-text.ts';
import type { ChildAnswer, PdfStandard, TypstFile, WorkerJob } from './typst-protocol.ts';

export interface TypstJob {
  /** Typst source, ours and never a user's. It reads its data by `json(bytes(sys.inputs.data))`; it may import nothing and read only `files`. */
  readonly template: string;
  /** A JSON value. Its strings are text for Typst, never code. */
  readonly data: unknown;
  /** Paths of the font files the template names. */
  readonly fonts: readonly string[];
  readonly standard: PdfStandard;
  /** Pictures and PDFs to be shown. A PDF among them makes the document plain PDF 1.7. */
  readonly files?: readonly TypstFile[];
  /** How many ordinary documents this one counts for; 1 if unset. Much data counts for itself. */
  readonly weight?: number;
}
export interface TypstDocument {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** True when the PDF passed the checks of PDF/UA-1 or PDF/A-2a, whichever was asked for. */
  readonly ua: boolean;
  /** Characters of the data the fonts cannot show; absent when there are none. */
  readonly missingGlyphs?: readonly string[];
}
export interface TypstRenderer {
  /**
   * Makes one document. People take turns (on-behalf-of.ts); documents of one person are made in the order asked for, long ones apart
   * from the others.
   * @throws DocumentTooHeavy when it takes too much memory or time
   * @throws Error when the template does not compile, its process died twice, or the renderer is closed; the signal's reason when aborted
   */
  render(job: TypstJob, options?: { readonly signal?: AbortSignal }): Promise<TypstDocument>;
  /** Lets running documents end, refuses waiting ones, ends the processes. */
  close(): Promise<void>;
}
export interface TypstRendererOptions {
  /** Documents (by weight) after which a process is replaced. */
  readonly documentsPerProcess?: number;
  /** Longest a document of weight 1 may take, in ms; grows slowly with the weight. */
  readonly timeoutMs?: number;
  /** Memory a process may have while it makes an ordinary document and a long one, in MB: beyond it is ended, and the document fails. */
  readonly memoryMb?: { readonly short: number; readonly long: number };
  /** A process that has more after a document is ended, in MB. */
  readonly restMb?: number;
  readonly childUrl?: URL;
}

interface Waiting {
  readonly job: WorkerJob;
  readonly owner: string;
  readonly weight: number;
  attempts: number;
  /** Answered, aborted or refused: no caller waits. */
  settled: boolean;
  readonly resolve: (document: TypstDocument) => void;
  readonly reject: (reason: unknown) => void;
}
/** One process at a time, and what waits for it. */
interface Lane {
  readonly queue: FairQueue<Waiting>;
  readonly memoryMb: number;
  readonly priority: number;
  child?: ChildProcess | undefined;
  running?: Waiting | undefined;
  timer?: NodeJS.Timeout | undefined;
  idle?: NodeJS.Timeout | undefined;
  made: number;
  retiring: boolean;
}

const ATTEMPTS = 2;
/** Documents that count for more are long: they have a process of their own, so that no one waits behind them for a preview. */
const LONG_WEIGHT = 20;
/** Bytes of data that count for one document: a usual letter has a third of it. */
const BYTES_A_DOCUMENT = 16 * 1024;
/** A process that was not used for this long is ended. */
const IDLE_MS = 10 * 60_000;
/** Five hundred letters of two pages take 1.1 GB; a small machine gives what it has less what the database and the server need. */
const MEMORY_MB = { short: 640, long: Math.min(1792, Math.round((totalmem() / 2 ** 20) * 0.6)) };
/** An idle process has 130 MB; a thousand letters leave 70 MB more behind. */
const REST_MB = 320;
/** A package import would go to the network while it compiles. */
const PACKAGE_IMPORT = /@(preview|local)\b/;

/** Opens a renderer; its processes start when first needed and do not keep this one alive while idle. */
export function openTypstRenderer(options: TypstRendererOptions = {}): TypstRenderer {
  const { documentsPerProcess = 1000, timeoutMs = 30_000, memoryMb = MEMORY_MB, restMb = REST_MB } = options;
  const childUrl = options.childUrl ?? new URL('./typst-child.ts', import.meta.url);
  const lane = (megabytes: number, priority: number): Lane => ({
    queue: createFairQueue(),
    memoryMb: megabytes,
    priority,
    made: 0,
    retiring: false,
  });
  const [short, long] = [lane(memoryMb.short, 0), lane(memoryMb.long, 5)];
  const lanes = [short, long];
  const resting: (() => void)[] = [];
  let closed = false;
  let lastId = 0;

  const pump = (one: Lane): void => {
    while (!one.running && !one.retiring) {
      const next = one.queue.next();
      if (!next) break;
      if (!next.settled) start(one, next);
    }
    if (lanes.every(({ running }) => !running)) for (const resume of resting.splice(0)) resume();
  };

  const start = (one: Lane, waiting: Waiting): void => {
    clearTimeout(one.idle);
    const child = (one.child ??= openChild(one));
    waiting.attempts += 1;
    one.running = waiting;
    const giveUpAfter = timeoutMs * (1 + waiting.weight / 20);
    one.timer = setTimeout(() => fail(one, new DocumentTooHeavy('time')), giveUpAfter);
    child.ref();
    child.channel?.ref();
    child.send(waiting.job, () => undefined);
  };

  const openChild = (one: Lane): ChildProcess => {
    const compiled = getCompileCacheDir();
    const child = fork(childUrl, [String(one.memoryMb)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      execArgv: ['--disable-warning=ExperimentalWarning'],
      // None of the settings of the server, with their keys and passwords.
      env: compiled === undefined ? {} : { NODE_COMPILE_CACHE: compiled },
    });
    behind(child, one.priority);
    child.on('message', (answer: ChildAnswer) => {
      if (one.child !== child || one.running?.job.id !== answer.id) return;
      if ('tooLarge' in answer) fail(one, new DocumentTooHeavy('memory'));
      else finish(one, one.running, child, answer);
    });
    const died = (cause: unknown): void => {
      if (one.child !== child) return;
      const waiting = one.running;
      discard(one);
      if (waiting && !waiting.settled) {
        if (waiting.attempts < ATTEMPTS) one.queue.addFirst(waiting.owner, waiting);
        else settle(waiting, () => waiting.reject(new Error('The process making this document died twice.', { cause })));
      }
      pump(one);
    };
    child.on('error', died);
    child.on('exit', (code, signal) => died(signal ?? `exit ${code}`));
    return child;
  };

  const finish = (one: Lane, waiting: Waiting, child: ChildProcess, answer: Exclude<ChildAnswer, { tooLarge: true }>): void => {
    clearTimeout(one.timer);
    one.running = undefined;
    one.made += waiting.weight;
    if (answer.residentMb > restMb || one.made >= documentsPerProcess) retire(one);
    else rest(one, child);
    settle(waiting, () => ('fault' in answer ? waiting.reject(new Error(`Typst: ${answer.fault}`)) : waiting.resolve(toDocument(answer))));
    pump(one);
  };

  /** Waits for the next document, for some time. */
  const rest = (one: Lane, child: ChildProcess): void => {
    child.unref();
    child.channel?.unref();
    one.idle = setTimeout(() => !one.running && retire(one), IDLE_MS).unref();
  };

  /** The next process starts when this one is gone: it then gets the same memory again, where two at once would double it. */
  const retire = (one: Lane): void => {
    const ended = one.child;
    clearTimeout(one.idle);
    Object.assign(one, { child: undefined, made: 0, retiring: true });
    void endOf(ended).finally(() => {
      one.retiring = false;
      pump(one);
    });
  };

  const fail = (one: Lane, reason: Error): void => {
    const waiting = one.running;
    if (waiting) settle(waiting, () => waiting.reject(reason));
    discard(one);
    pump(one);
  };

  const discard = (one: Lane): void => {
    clearTimeout(one.timer);
    clearTimeout(one.idle);
    const ended = one.child;
    Object.assign(one, { child: undefined, running: undefined, timer: undefined, made: 0 });
    void endOf(ended);
  };

  return {
    render(job, { signal } = {}) {
      return new Promise((resolve, reject) => {
        if (closed) throw new Error('The renderer is closed.');
        signal?.throwIfAborted();
        if (PACKAGE_IMPORT.test(job.template)) throw new Error('A template may not import packages.');
        const wire: WorkerJob = {
          id: ++lastId,
          template: job.template,
          data: printableJson(job.data),
          fonts: job.fonts,
          standard: job.standard,
          files: job.files ?? [],
        };
        const abort = (): void => settle(waiting, () => reject(signal?.reason));
        const release = (): void => signal?.removeEventListener('abort', abort);
        const waiting: Waiting = {
          job: wire,
          owner: ownerOfCostlyWork(),
          weight: Math.max(job.weight ?? 1, wire.data.length / BYTES_A_DOCUMENT),
          attempts: 0,
          settled: false,
          resolve: (document) => {
            release();
            resolve(document);
          },
          reject: (reason) => {
            release();
            reject(reason);
          },
        };
        signal?.addEventListener('abort', abort, { once: true });
        const one = waiting.weight > LONG_WEIGHT ? long : short;
        one.queue.add(waiting.owner, waiting);
        pump(one);
      });
    },
    async close() {
      closed = true;
      for (const { queue } of lanes)
        for (const waiting of queue.empty()) settle(waiting, () => waiting.reject(new Error('The renderer is closed.')));
      if (lanes.some(({ running }) => running)) await new Promise<void>((resolve) => resting.push(resolve));
      const ends = lanes.map(({ child }) => endOf(child));
      for (const one of lanes) {
        clearTimeout(one.idle);
        one.child = undefined;
      }
      await Promise.all(ends);
    },
  };
}

/** Lets the server and the database go first. */
function behind({ pid }: ChildProcess, priority: number): void {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It is gone already, which its own events tell.
  }
}

/** Ends a process, whatever it does, and waits until it is gone. */
async function endOf(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const gone = new Promise<void>((done) => child.once('exit', () => done()));
  child.ref();
  child.kill('SIGKILL');
  await gone;
}

function settle(waiting: Waiting, answer: () => void): void {
  if (waiting.settled) return;
  waiting.settled = true;
  answer();
}

function toDocument(answer: Extract<ChildAnswer, { pdf: unknown }>): TypstDocument {
  const { pdf, pages, ua, missingGlyphs } = answer;
  return { pdf, pages, ua, ...(missingGlyphs.length > 0 ? { missingGlyphs } : {}) };
}
