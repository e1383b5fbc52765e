// How long reading a credit report takes against the bare parse of the same bytes, for every format.
//   node scripts/bench/report-read.ts [runs]
// Reads the largest sample of each format from $REDRESS_SAMPLES, or the samples beside the repository; formats without one are left out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { readCreditReport } from '../../features/report-files/rules/read-credit-report.ts';
import { isRefusal } from '../../platform/base/refusal.ts';
import { median, printRows, type BenchRow } from './row.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../shared/samples');
const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
/** Every turn reads at least this much, so that a small sample is not measured by the clock's own grain. */
const TURN_BYTES = 500_000;
/** Before what counts, both run for this long: the thread that reads stays, and a reader of small files is compiled again for some thousand of them. */
const WARM_UP_MS = 3_000;

type Bare = (bytes: Uint8Array) => unknown;
const json: Bare = (bytes) => JSON.parse(decode(bytes)) as unknown;
const xml: Bare = (bytes) => parseDocument(decode(bytes), { xmlMode: true });
/** A report that travels as text inside XML is two documents, and no reader gets by with parsing one. */
const xmlInXml: Bare = (bytes) => {
  const outer = parseDocument(decode(bytes), { xmlMode: true });
  const inner = DomUtils.filter((node) => 'data' in node && node.data.trimStart().startsWith('<'), outer);
  return [outer, ...inner.map((text) => parseDocument(DomUtils.textContent(text), { xmlMode: true }))];
};
const html: Bare = (bytes) => parseDocument(decode(bytes));
/** TU4R has no parser of its own: the bare pass cuts the text into its segments and each of them into words. */
const fixed: Bare = (bytes) => {
  const text = decode(bytes);
  const segments: string[][] = [];
  for (const part of text.split(/(?=(?:SH|NM|PI|AD|EM|SM|SD|PR|CL|TR|IN|SC|END)\d)/)) segments.push(part.split(/\s{2,}/));
  return segments;
};

interface Case {
  readonly name: string;
  readonly path: string;
  readonly bare: Bare;
  readonly against: string;
  readonly limit: number;
}
const CASES: readonly Case[] = [
  { name: 'TrueLink JSON', path: 'truelink-json/mfsn_3b_report_full_deidentified.json', bare: json, against: 'JSON.parse', limit: 4 },
  {
    name: 'TrueLink XML',
    path: 'truelink-xml/tui_anne-markowitz_enroll-response.xml',
    bare: xmlInXml,
    against: 'htmlparser2 on both layers',
    limit: 4,
  },
  { name: 'IdentityIQ HTML', path: 'identityiq-html/iiq_3b_rendered_john-smith.html', bare: html, against: 'htmlparser2', limit: 3 },
  {
    name: 'Array JSON',
    path: 'array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json',
    bare: json,
    against: 'JSON.parse',
    limit: 4,
  },
  {
    name: 'MISMO 2 XML',
    path: 'mismo-2x-xml/mismo231_marisol-testcase_mortgage-credit-link.xml',
    bare: xml,
    against: 'htmlparser2',
    limit: 4,
  },
  { name: 'MISMO 3 XML', path: 'mismo-3x-xml/smartapi_03_Status_COMPLETED.xml', bare: xml, against: 'htmlparser2', limit: 4 },
  {
    name: 'Experian JSON',
    path: 'experian-json/experian-sandbox_john-cann_creditprofile_v2.json',
    bare: json,
    against: 'JSON.parse',
    limit: 4,
  },
  {
    name: 'Equifax JSON',
    path: 'equifax-json/equifax-openapi-example_creditReportResponse_2020.json',
    bare: json,
    against: 'JSON.parse',
    limit: 4,
  },
  {
    name: 'TransUnion XML',
    path: 'transunion-xml/tu-xml_robert-uphold_07000_credit-report.xml',
    bare: xml,
    against: 'htmlparser2',
    limit: 4,
  },
  {
    name: 'TransUnion fixed format',
    path: 'transunion-ffr/tu41-ffr_theresa-cuffey.txt',
    bare: fixed,
    against: 'a split of the text',
    limit: 4,
  },
  {
    name: 'TransUnion disclosure JSON',
    path: 'transunion-disclosure-json/tu-disclosure_neil-giddens_creditBureau.json',
    bare: json,
    against: 'JSON.parse',
    limit: 4,
  },
  {
    name: 'TransUnion investigation XML',
    path: 'truelink-xml/tui_investigation_credit-bureau.xml',
    bare: xml,
    against: 'htmlparser2',
    limit: 4,
  },
];

/** Median CPU milliseconds of the bare parse and of ours, for the largest file of each format. */
export async function benchReportRead(runs = 40): Promise<BenchRow[]> {
  return CASES.flatMap(({ name, path, limit, bare, against }) => {
    const file = join(SAMPLES, path);
    if (!existsSync(file)) return [];
    const bytes = new Uint8Array(readFileSync(file));
    const refused = readCreditReport(bytes);
    if (isRefusal(refused)) throw new Error(`${path} was refused: ${refused.code}`);
    const times = { bare: [] as number[], ours: [] as number[] };
    const files = Math.max(1, Math.ceil(TURN_BYTES / bytes.length));
    // Both take turns, so that a slow moment of the machine falls on both. The first turns only warm up, as the server's reading thread is warm.
    const warm = performance.now() + WARM_UP_MS;
    for (let run = 0; run < runs;) {
      const spent = { bare: time(() => bare(bytes), files), ours: time(() => readCreditReport(bytes), files) };
      if (performance.now() < warm) continue;
      run += 1;
      times.bare.push(spent.bare);
      times.ours.push(spent.ours);
    }
    const [bareTime, ourTime] = [median(times.bare), median(times.ours)];
    return [
      {
        name: `${name}, ${sizeOf(bytes.length)}, against ${against}`,
        bare: bareTime,
        ours: ourTime,
        unit: 'ms',
        ratio: ourTime / bareTime,
        limit: { atMost: limit },
      },
    ];
  });
}

function sizeOf(bytes: number): string {
  return bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.round(bytes / 1000)} KB`;
}

/** CPU milliseconds per file, garbage collection included; what the machine does besides does not count. */
function time(work: () => unknown, files: number): number {
  const start = process.cpuUsage();
  for (let at = 0; at < files; at++) work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / files;
}

if (import.meta.main) {
  const rows = await benchReportRead(Number(process.argv[2]) || 40);
  if (rows.length === 0) console.log(`No samples in ${SAMPLES}; nothing measured.`);
  printRows(rows);
}
