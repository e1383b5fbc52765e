// Comparing reports takes many milliseconds of pure computation. It runs in its own thread, so that no one else's request waits.
import { workThread } from '../../../platform/server/threads/work-thread.ts';
import type { CompareTask, ComparedReport } from './compare-task.ts';

const comparing = workThread<CompareTask>(new URL('./compare-thread.ts', import.meta.url));

/** One report against those before it. @throws Error when it takes longer than 30 s or too much memory */
export async function compareOffThread(task: CompareTask): Promise<ComparedReport> {
  const answer = await comparing(task);
  if (answer === null) throw new Error('Comparing these reports takes too long.');
  return JSON.parse(answer) as ComparedReport;
}
