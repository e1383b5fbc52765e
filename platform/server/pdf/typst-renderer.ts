// Typst documents made in worker threads. Typst keeps some memory of every document for ever, so a worker is replaced after a
// number of them; a worker that dies is replaced at once and its document tried once more.
import { Worker } from 'node:worker_threads';
import { printableJson } from './printable-text.ts';
import type { PdfStandard, TypstFile, WorkerAnswer, WorkerJob } from './typst-protocol.ts';

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
  /** How many ordinary documents this one counts for when deciding to replace the worker; 1 if unset. */
  readonly weight?: number;
}
export interface TypstDocument {
  readonly pdf: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** True when the PDF passed the checks of PDF/UA-1. */
  readonly ua: boolean;
  /** Characters of the data the fonts cannot show; absent when there are none. */
  readonly missingGlyphs?: readonly string[];
}
export interface TypstRenderer {
  /**
   * Makes one document. Documents are made in the order asked for.
   * @throws Error when the template does not compile, the document takes too long, its worker died twice, or the renderer is closed;
   * the signal's reason when aborted.
   */
  render(job: TypstJob, options?: { readonly signal?: AbortSignal }): Promise<TypstDocument>;
  /** Lets running documents end, refuses waiting ones, ends the workers. */
  close(): Promise<void>;
}
export interface TypstRendererOptions {
  readonly workers?: number;
  /** Documents (by weight) after which a worker is replaced. */
  readonly documentsPerWorker?: number;
  /** Longest a document of weight 1 may take, in ms; grows slowly with the weight. */
  readonly timeoutMs?: number;
  readonly workerUrl?: URL;
}

interface Waiting {
  readonly job: WorkerJob;
  readonly weight: number;
  attempts: number;
  /** Answered, aborted or refused: no caller waits. */
  settled: boolean;
  readonly resolve: (document: TypstDocument) => void;
  readonly reject: (reason: unknown) => void;
}
interface Slot {
  worker?: Worker | undefined;
  running?: Waiting | undefined;
  timer?: NodeJS.Timeout | undefined;
  made: number;
  retiring: boolean;
}

const ATTEMPTS = 2;
/** A package import would go to the network while it compiles. */
const PACKAGE_IMPORT = /@(preview|local)\b/;

/** Opens a renderer; its workers start when first needed and do not keep the process alive while idle. */
export function openTypstRenderer(options: TypstRendererOptions = {}): TypstRenderer {
  const { workers = 1, documentsPerWorker = 1000, timeoutMs = 30_000, workerUrl = new URL('./typst-worker.ts', import.meta.url) } = options;
  const slots: Slot[] = Array.from({ length: workers }, () => ({ made: 0, retiring: false }));
  const queue: Waiting[] = [];
  const idle: (() => void)[] = [];
  let closed = false;
  let lastId = 0;

  const pump = (): void => {
    for (const slot of slots) {
      while (!slot.running && !slot.retiring) {
        const next = queue.shift();
        if (!next) break;
        if (!next.settled) start(slot, next);
      }
    }
    if (slots.every((slot) => !slot.running)) for (const resume of idle.splice(0)) resume();
  };

  const start = (slot: Slot, waiting: Waiting): void => {
    const worker = (slot.worker ??= openWorker(slot));
    waiting.attempts += 1;
    slot.running = waiting;
    slot.timer = setTimeout(
      () => {
        settle(waiting, () => waiting.reject(new Error(`A document took longer than ${timeoutMs} ms and was given up.`)));
        discard(slot);
        pump();
      },
      timeoutMs * (1 + waiting.weight / 20),
    );
    worker.ref();
    worker.postMessage(waiting.job);
  };

  const openWorker = (slot: Slot): Worker => {
    const worker = new Worker(workerUrl);
    worker.on('message', (answer: WorkerAnswer) => {
      if (slot.worker === worker && slot.running?.job.id === answer.id) finish(slot, slot.running, worker, answer);
    });
    const died = (cause: unknown): void => {
      if (slot.worker !== worker) return;
      const waiting = slot.running;
      discard(slot);
      if (waiting && !waiting.settled) {
        if (waiting.attempts < ATTEMPTS) queue.unshift(waiting);
        else settle(waiting, () => waiting.reject(new Error('The worker making this document died twice.', { cause })));
      }
      pump();
    };
    worker.on('error', died);
    worker.on('exit', died);
    return worker;
  };

  const finish = (slot: Slot, waiting: Waiting, worker: Worker, answer: WorkerAnswer): void => {
    clearTimeout(slot.timer);
    slot.running = undefined;
    slot.made += waiting.weight;
    if (slot.made >= documentsPerWorker) retire(slot);
    else worker.unref();
    settle(waiting, () => ('fault' in answer ? waiting.reject(new Error(`Typst: ${answer.fault}`)) : waiting.resolve(toDocument(answer))));
    pump();
  };

  /** The next worker starts when this one is gone: it then gets the same memory again, where two at once would double it. */
  const retire = (slot: Slot): void => {
    const worker = slot.worker;
    Object.assign(slot, { worker: undefined, made: 0, retiring: true });
    void worker?.terminate().finally(() => {
      slot.retiring = false;
      pump();
    });
  };

  /** A thread inside Typst ends only when Typst returns, so nothing waits for it here. */
  const discard = (slot: Slot): void => {
    clearTimeout(slot.timer);
    const worker = slot.worker;
    Object.assign(slot, { worker: undefined, running: undefined, timer: undefined, made: 0 });
    void worker?.terminate();
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
          weight: job.weight ?? 1,
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
        queue.push(waiting);
        pump();
      });
    },
    async close() {
      closed = true;
      for (const waiting of queue.splice(0)) settle(waiting, () => waiting.reject(new Error('The renderer is closed.')));
      if (slots.some((slot) => slot.running)) await new Promise<void>((resolve) => idle.push(resolve));
      const ends = slots.flatMap((slot) => (slot.worker ? [slot.worker.terminate()] : []));
      for (const slot of slots) slot.worker = undefined;
      await Promise.all(ends);
    },
  };
}

function settle(waiting: Waiting, answer: () => void): void {
  if (waiting.settled) return;
  waiting.settled = true;
  answer();
}

function toDocument(answer: Extract<WorkerAnswer, { pdf: unknown }>): TypstDocument {
  const { pdf, pages, ua, missingGlyphs } = answer;
  return { pdf, pages, ua, ...(missingGlyphs.length > 0 ? { missingGlyphs } : {}) };
}
