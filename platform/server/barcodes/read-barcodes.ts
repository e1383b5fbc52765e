// What the QR symbols on pictures say, read in a thread of its own that has so much time and memory: a hostile picture ends that thread and
// nothing else.
import { on } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A picture as red, green, blue and alpha of each pixel, row after row. */
export interface BarcodePicture {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8Array<ArrayBuffer>;
}
export type BarcodeAnswer = { readonly texts: readonly string[] } | { readonly failed: true };
/** Reads one picture after the other. Its pixels are given away. Null when it took too much time or memory: then nothing more is read. */
export type ReadBarcodes = (picture: BarcodePicture) => Promise<readonly string[] | null>;

/** Runs `work` with a reader of its own, whose thread ends after `seconds` at most and when `work` is done. */
export async function withBarcodeReader<T>(seconds: number, work: (read: ReadBarcodes) => Promise<T>): Promise<T> {
  const worker = new Worker(new URL('./barcode-thread.ts', import.meta.url), {
    // None of the settings of the server, with their keys and passwords.
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  });
  const timer = setTimeout(() => void worker.terminate(), seconds * 1000);
  const answers = on(worker, 'message', { close: ['exit'] }) as AsyncIterableIterator<[BarcodeAnswer]>;
  let isOver = false;
  try {
    return await work(async ({ width, height, pixels }) => {
      if (isOver) return null;
      worker.postMessage({ width, height, pixels }, [pixels.buffer]);
      const next = await answers.next().catch(() => undefined);
      const answer = next === undefined || next.done === true ? undefined : next.value[0];
      isOver = answer === undefined || 'failed' in answer;
      return answer !== undefined && 'texts' in answer ? answer.texts : null;
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
