// Prints how many findings each analysis has on each field sample: `node scripts/analyses-table.ts`, or with `--why A9` every finding
// of one analysis with its facts, to be checked against the file by hand, with `--list` what each analysis rests on. Samples lie outside the project (REDRESS_SAMPLES).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { civilDateAt } from '../platform/base/civil-date.ts';
import { OFFICE_ZONE } from '../platform/base/office-zone.ts';
import { isRefusal } from '../platform/base/refusal.ts';
import { matchAccounts } from '../features/account-matching/rules/match-accounts.ts';
import type { CreditReport } from '../features/report-files/rules/model.ts';
import { readCreditReport } from '../features/report-files/rules/read-credit-report.ts';
import { ANALYSES } from '../features/findings/rules/analyse.ts';
import type { AnalysisInput, Finding } from '../features/findings/rules/finding.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../shared/samples');
/** Ways samples are named in the docs: the format, then who it is about. */
const SHORT: readonly (readonly [RegExp, string])[] = [
  [/mfsn_3b_report_full/, 'TrueLink John Smith'],
  [/mfsn_3b_report_excerpt/, 'TrueLink excerpt'],
  [/iiq_3b/, 'IdentityIQ John Smith'],
  [/tui_neil-giddens/, 'TrueLink Neil Giddens'],
  [/db-record_example2/, 'TrueLink Korhonen'],
  [/db-record_example/, 'TrueLink Giddens record'],
  [/dianne-cosgrave/, 'TrueLink XML Cosgrave'],
  [/anne-markowitz_enroll/, 'TrueLink XML Markowitz'],
  [/fulfill/, 'TrueLink XML fulfill'],
  [/gettrending/, 'TrueLink XML trending'],
  [/array-sandbox/, 'Array Donald Blair'],
  [/mismo231/, 'MISMO 2 Marisol'],
  [/smartapi_(\d+)/, 'MISMO 3 no. $1'],
  [/john-cann/, 'Experian John Cann'],
  [/connectcheck/, 'Experian all fields'],
  [/equifax-openapi-example/, 'Equifax example'],
  [/mike-ppcsz/, 'Equifax Mike'],
  [/tu-xml_robert-uphold_07000/, 'TransUnion Uphold'],
  [/tu-xml_robert-uphold_model/, 'TransUnion Uphold model'],
  [/tu41-ffr/, 'TU4R Cuffey'],
  [/tu-disclosure/, 'TU disclosure Giddens'],
  [/tu-investigation_creditbureau/, 'TU investigation file'],
  [/tu-investigation_results/, 'TU investigation results'],
  [/tui_investigation_credit-bureau/, 'TU investigation XML'],
  [/tui_investigation_results/, 'TU investigation results XML'],
];

interface Sample {
  readonly name: string;
  readonly report: CreditReport;
}

function shortName(path: string): string {
  for (const [pattern, name] of SHORT) {
    const match = pattern.exec(path);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  return path;
}

function readSamples(): readonly Sample[] {
  if (!existsSync(SAMPLES)) return [];
  return readdirSync(SAMPLES, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .filter((path) => /\.(?:json|xml|html|txt)$/.test(path) && !/^(?:code-tables|directory)\//.test(path))
    .flatMap((path) => {
      const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
      return isRefusal(report) ? [] : [{ name: shortName(path), report: matchAccounts(report, []) }];
    });
}

/** A client of whom nothing is known: what is left is certain from the file alone. */
function unknownClient(report: CreditReport): AnalysisInput {
  return {
    report,
    earlier: [],
    today: civilDateAt(new Date(), OFFICE_ZONE),
    disputes: [],
    client: { dateOfBirth: null, names: [], addresses: [], employers: [], ssnLast4: null, statements: [] },
  };
}

function print(finding: Finding): void {
  console.log(
    `  ${finding.bureau ?? '-'} ${finding.heading} ${finding.accountNumberMasked ?? ''} [${finding.lineId ?? ''}] ${finding.severity} ${finding.confidence}`,
  );
  for (const fact of finding.facts) console.log(`      ${fact}`);
}

const samples = readSamples();
if (samples.length === 0) {
  console.log(`No samples at ${SAMPLES}. Set REDRESS_SAMPLES to the folder that holds them.`);
} else if (process.argv[2] === '--list') {
  for (const { code, title, citation, basis, guard } of ANALYSES) console.log(`| ${code} | ${title} | ${basis}: ${citation} | ${guard} |`);
} else if (process.argv[2] === '--why') {
  for (const { name, report } of samples) {
    for (const analysis of ANALYSES.filter(({ code }) => code === process.argv[3])) {
      const findings = analysis.run(unknownClient(report));
      if (findings.length > 0) console.log(`${name}: ${findings.length}`);
      for (const finding of findings) print(finding);
    }
  }
} else {
  const columns = samples.map(({ report }) => {
    const input = unknownClient(report);
    return ANALYSES.map((analysis) => analysis.run(input).length);
  });
  // Samples stand in rows: there are fewer analyses that speak than samples, and a page has more height than width.
  const speaking = ANALYSES.map((_, at) => at).filter((at) => columns.some((counts) => counts[at] !== 0));
  console.log(`| Sample | accounts | inquiries | ${speaking.map((at) => ANALYSES[at]?.code).join(' | ')} |`);
  console.log(`|---|---|---|${speaking.map(() => '---').join('|')}|`);
  samples.forEach(({ name, report }, row) =>
    console.log(
      `| ${name} | ${report.accounts.length} | ${report.inquiries.length} | ${speaking.map((at) => columns[row]?.[at] || '·').join(' | ')} |`,
    ),
  );
  console.log(
    `\nSilent on all of them: ${ANALYSES.filter((_, at) => !speaking.includes(at))
      .map(({ code }) => code)
      .join(', ')}.`,
  );
}
