// How long reading a credit report takes against the bare parse of the same bytes.
//   node scripts/bench/report-read.ts [runs]
// Reads the largest sample of each format from $REDRESS_SAMPLES, or the samples beside the repository; formats without one are left out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'htmlparser2';
import { readCreditReport } from '../../features/credit-reports/rules/read-credit-report.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { median, printRows, type BenchRow } from './row.ts';

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

/** Median milliseconds of the bare parse and of ours. */
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
    return [{ name, bare: bareTime, ours: ourTime, unit: 'ms', ratio: ourTime / bareTime, limit: { atMost: limit } }];
  });
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

if (import.meta.main) {
  const rows = await benchReportRead(Number(process.argv[2]) || 30);
  if (rows.length === 0) console.log(`No samples in ${SAMPLES}; nothing measured.`);
  printRows(rows);
}
