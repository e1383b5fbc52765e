// How well the claim linter tells forbidden sentences from innocent ones: recall and precision on the labeled sets, against all of them.
import { SENTENCE_SETS } from '../../features/disputes/rules/claim-sentences/all-sentences.ts';
import { FIRST_MEASURES } from '../../features/disputes/rules/claim-sentences/first-measures.ts';
import { measureClaims } from '../../features/disputes/rules/claim-sentences/measure-claims.ts';
import type { BenchRow } from './row.ts';

const RECALL = 0.9;
const PRECISION = 0.95;

export function benchClaims(): Promise<readonly BenchRow[]> {
  for (const { check, forbidden, recall, noticed, precision } of FIRST_MEASURES)
    console.log(
      `claim linter, first sight of ${check}: ${recall * 100} % of ${forbidden} caught, ${(noticed ?? 0) * 100} % noticed, ${precision * 100} % of blocks right`,
    );
  return Promise.resolve(
    Object.entries(SENTENCE_SETS).flatMap(([name, set]): BenchRow[] => {
      const { forbidden, innocent, recall, precision, warned } = measureClaims(set);
      const row = (what: string, share: number, atLeast: number, note: string): BenchRow => ({
        name: `claim linter, ${name}: ${what}`,
        bare: 100,
        ours: share * 100,
        unit: '%',
        ratio: share,
        limit: { atLeast },
        note,
      });
      return [
        row('forbidden sentences caught', recall, RECALL, `${forbidden} forbidden`),
        row('blocked sentences that are forbidden', precision, PRECISION, `${innocent} innocent, ${warned} of them warned`),
      ];
    }),
  );
}
