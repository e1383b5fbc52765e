// Does reading a report stall the server? The longest gap in a 1 ms timer of the process that reads the 1.4 MB report through
// the same thread as the server, against the 50 ms it may be.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOffThread } from '../../features/credit-reports/server/read-off-thread.ts';
import type { BenchRow } from './row.ts';

const SAMPLE = join(
  process.env.REDRESS_SAMPLES ?? join(import.meta.dirname, '../../../shared/samples'),
  'truelink-json/mfsn_3b_report_full_deidentified.json',
);
const READS = 8;

export async function benchEventLoop(): Promise<readonly BenchRow[]> {
  if (!existsSync(SAMPLE)) {
    console.log('No sample report beside the project; the event loop was not measured.');
    return [];
  }
  const bytes = new Uint8Array(readFileSync(SAMPLE));
  await readOffThread({ bytes, person: null, contact: undefined, decisions: [], known: [] });
  let last = performance.now();
  let longest = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  last = performance.now();
  for (let i = 0; i < READS; i += 1) await readOffThread({ bytes, person: null, contact: undefined, decisions: [], known: [] });
  clearInterval(timer);
  return [
    {
      name: `longest stall of the event loop while reading ${READS} reports`,
      bare: 50,
      ours: longest,
      unit: 'ms',
      ratio: longest / 50,
      limit: { atMost: 1 },
    },
  ];
}
