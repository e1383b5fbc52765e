// Process in which Typst works, so that all the memory it took goes back to the system when the process ends. Documents are made in a
// thread; this thread watches over it. It ends the process when a document takes too much memory, and when the server is gone,
// however that ended: a document that is being made then could otherwise go on for minutes.
import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { ChildAnswer, WorkerAnswer, WorkerJob } from './typst-protocol.ts';

const LOOK_MS = 25;
const PATIENCE_MS = 500;
const MB = 1024 * 1024;
const limit = Number(process.argv[2]) * MB;

const worker = new Worker(new URL('./typst-worker.ts', import.meta.url));
let running: number | undefined;

/** Typst returns only at the end of a document, so nothing milder ends this process at once. */
const end = (): void => void process.kill(process.pid, 'SIGKILL');
const tell = (answer: ChildAnswer): void => {
  if (process.connected) process.send?.(answer, undefined, undefined, () => undefined);
  else end();
};

process.on('disconnect', end);
// The terminal sends Ctrl-C to the whole group; the server decides when this process ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('message', (job: WorkerJob) => {
  running = job.id;
  worker.postMessage(job);
});
worker.on('message', (answer: WorkerAnswer) => {
  running = undefined;
  tell({ ...answer, residentMb: process.memoryUsage.rss() / MB });
});
worker.on('error', (error) => {
  throw error;
});
worker.on('exit', end);

setInterval(() => {
  if (running === undefined || process.memoryUsage.rss() <= limit) return;
  const id = running;
  running = undefined;
  tell({ id, tooLarge: true });
  // The renderer ends this process as soon as it reads that; had it ended before, the reason would be lost.
  setTimeout(end, PATIENCE_MS);
}, LOOK_MS);

try {
  // Where memory runs out the system ends this process, which is started again, and not the database or the server.
  writeFileSync('/proc/self/oom_score_adj', '800');
} catch {
  // Only Linux has it.
}
if (!process.connected) end();
