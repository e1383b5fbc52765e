// How often each analysis is right on the field samples, as docs/ANALYSES.md prints it: `node scripts/analyses-table.ts` (from the label file alone).
// `--why A9` lists every finding of one analysis with its facts and evidence, to be checked against the file by hand, `--unlabeled` those
// without a label, `--list` what each analysis rests on. Samples lie outside the project (REDRESS_SAMPLES).
import { ANALYSES } from '../features/findings/rules/analyse.ts';
import { describeAnalysis } from '../features/findings/rules/analysis-notes.ts';
import type { Finding } from '../features/findings/rules/finding.ts';
import { scoreTable } from '../features/findings/rules/labels/measure-labels.ts';
import { hashOfKey, measureSamples, readLabels, readSamples, unknownClient } from '../tests/support/labeled-samples.ts';

function print(finding: Finding): void {
  const place = [finding.bureau ?? '-', finding.heading, finding.accountNumberMasked ?? '', `[${finding.lineId ?? ''}]`].join(' ');
  console.log(`  ${place} ${finding.severity} ${finding.confidence} key ${hashOfKey(finding.key)}`);
  for (const fact of finding.facts) console.log(`      ${fact}`);
  for (const { field, raw } of finding.evidence) console.log(`      ${field}: ${raw}`);
}

const [mode, wanted] = process.argv.slice(2);
if (mode === '--list') {
  for (const analysis of ANALYSES) console.log(describeAnalysis(analysis));
} else if (mode === '--why' || mode === '--unlabeled') {
  const samples = readSamples();
  if (samples.length === 0) console.log('No samples. Set REDRESS_SAMPLES to the folder that holds them.');
  const open = mode === '--unlabeled' ? measureSamples(samples).unlabeled : [];
  for (const sample of samples) {
    const findings =
      mode === '--unlabeled'
        ? open.filter((one) => one.sample === sample).map(({ finding }) => finding)
        : ANALYSES.filter(({ code }) => code === wanted).flatMap((analysis) => analysis.run(unknownClient(sample.report)));
    if (findings.length > 0) console.log(`${sample.path} (${sample.hash}): ${findings.length}`);
    for (const finding of findings) print(finding);
  }
} else console.log(scoreTable(readLabels().flatMap(({ labels }) => labels)));
