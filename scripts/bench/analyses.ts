// How often the analyses are right on the field samples: precision and recall by the labels a person gave, against all of them.
import { measureSamples, readSamples } from '../../tests/support/labeled-samples.ts';
import { precisionOf, recallOf, scoreOf, scoresByCode, type Score } from '../../features/findings/rules/labels/measure-labels.ts';
import type { BenchRow } from './row.ts';

const PRECISION = 0.97;
const RECALL = 0.85;

export function benchAnalyses(): Promise<readonly BenchRow[]> {
  const samples = readSamples();
  if (samples.length === 0) {
    console.log('No samples (REDRESS_SAMPLES); the analyses were not measured.');
    return Promise.resolve([]);
  }
  const { labels, unlabeled, absent } = measureSamples(samples);
  if (absent > 0) console.log(`${absent} labeled samples are not here; their labels do not count.`);
  for (const [code, score] of scoresByCode(labels)) console.log(`     ${code}: ${describe(score)}`);
  const all = scoreOf(labels);
  const row = (what: string, ours: number, limit: BenchRow['limit'], note: string): BenchRow => ({
    name: `analyses on ${samples.length} samples: ${what}`,
    bare: 100,
    ours: ours * 100,
    unit: '%',
    ratio: ours,
    limit,
    note,
  });
  return Promise.resolve([
    row('findings that are right', precisionOf(all), { atLeast: PRECISION }, describe(all)),
    row('contradictions that are found', recallOf(all), { atLeast: RECALL }, `${all.missed} missed`),
    row('findings without a label', unlabeled.length / 100, { atMost: 0 }, unlabeled.map(({ finding }) => finding.code).join(' ')),
  ]);
}

function describe(score: Score): string {
  const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
  return `${score.right} right, ${score.misleading} misleading, ${score.false} false, ${score.missed} missed; precision ${percent(precisionOf(score))}, recall ${percent(recallOf(score))}`;
}
