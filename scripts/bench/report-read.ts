// How long reading a credit report takes against the bare parse of the same bytes.
//   node scripts/bench/report-read.ts [runs]
// Reads the largest sample of each format from $REDRESS_SAMPLES, or the samples beside the repository; formats without one are left out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { readCreditReport } from '../../features/credit-reports/rules/read-credit-report.ts';
import { isRefusal } from '../../platform/base/refusal.ts';

/** Median milliseconds of the bare parse and of ours; `limit` is the ratio not to be passed. */
export interface BenchRow { readonly name: string; readonly bare: number; readonly ours: number; readonly ratio: number; readonly limit: number }

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../shared/samples');
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const CASES = [
  {
    name: 'TrueLink JSON, 1.4 MB, against JSON.parse',
    path: 'truelink-json/mfsn_3b_report_full_deidentified.json',
    limit: 4,
    bare: (bytes: Uint8Array): unknown => JSON.parse(decode(bytes)),
  },
  {
    name: 'IdentityIQ HTML, 1.6 MB, against the bare htmlparser2 pass',
    path: 'identityiq-html/iiq_3b_rendered_john-smith.html',
    limit: 3,
    bare: (bytes: Uint8Array): unknown => parseDocument(decode(bytes)),
  },
] as const;

export async function benchReportRead(runs = 30): Promise<BenchRow[]> {
  return CASES.flatMap(({ name, path, limit, bare }) => {
    const file = join(SAMPLES, path);
    if (!existsSync(file)) return [];
    const bytes = new Uint8Array(readFileSync(file));
    if (isRefusal(readCreditReport(bytes))) throw new Error(`${path} was refused`);
    const times = { bare: [] as number[], ours: [] as number[] };
    // Both take turns, so that a slow moment of the machine falls on both; the first turns only warm up.
    for (let run = -5; run < runs; run++) {
      const spent = { bare: time(() => bare(bytes)), ours: time(() => readCreditReport(bytes)) };
      if (run < 0) continue;
      times.bare.push(spent.bare);
      times.ours.push(spent.ours);
    }
    const [bareTime, ourTime] = [median(times.bare), median(times.ours)];
    return [{ name, bare: bareTime, ours: ourTime, ratio: ourTime / bareTime, limit }];
  });
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

if (import.meta.main) {
  const rows = await benchReportRead(Number(process.argv[2]) || 30);
  if (rows.length === 0) console.log(`No samples in ${SAMPLES}; nothing measured.`);
  for (const { name, bare, ours, ratio, limit } of rows) {
    console.log(`${ratio <= limit ? 'ok  ' : 'SLOW'}  ${name}: ${bare.toFixed(1)} ms bare, ${ours.toFixed(1)} ms read, ${ratio.toFixed(2)}x (limit ${limit}x)`);
  }
}
