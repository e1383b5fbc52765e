// All analyses over one report: the questions a report raises, the gravest first.
import { A23 } from './across-bureaus/field-differences.ts';
import { A12 } from './amounts/charge-off-balance.ts';
import { A18 } from './amounts/charge-off-amount-missing.ts';
import { A13 } from './amounts/current-with-past-due.ts';
import { A15 } from './amounts/late-without-amount.ts';
import { A24 } from './amounts/limit-missing.ts';
import { A14 } from './amounts/paid-but-owing.ts';
import { A17 } from './amounts/paid-on-time-but-derogatory.ts';
import { A16 } from './amounts/payment-rating.ts';
import { A11 } from './amounts/sold-with-balance.ts';
import { A25 } from './closed-by/closed-by-client.ts';
import { A21 } from './dates/date-logic.ts';
import { A5 } from './dates/first-delinquency-missing.ts';
import { A8 } from './dates/first-delinquency-spread.ts';
import { A22 } from './dates/opened-changed.ts';
import { A7 } from './dates/re-aged-by-collector.ts';
import { A6 } from './dates/re-aged.ts';
import { A9 } from './duplicates/duplicate-lines.ts';
import { A10 } from './duplicates/two-collectors.ts';
import type { Analysis, AnalysisInput, Finding } from './finding.ts';
import { A19 } from './history/impossible-jump.ts';
import { A20 } from './history/late-after-closing.ts';
import { LATER_ANALYSES } from './later-analyses.ts';
import { A3 } from './obsolete/obsolete-bankruptcy.ts';
import { A1 } from './obsolete/obsolete-collection.ts';
import { A2 } from './obsolete/obsolete-late-payments.ts';
import { A4 } from './obsolete/obsolete-records.ts';

/** In the order of the law reference, section 6. */
export const ANALYSES: readonly Analysis[] = [
  A1,
  A2,
  A3,
  A4,
  A5,
  A6,
  A7,
  A8,
  A9,
  A10,
  A11,
  A12,
  A13,
  A14,
  A15,
  A16,
  A17,
  A18,
  A19,
  A20,
  A21,
  A22,
  A23,
  A24,
  A25,
  ...LATER_ANALYSES,
];

const WEIGHT = { high: 0, medium: 1, low: 2 } as const;

/** Findings of every analysis, by severity and confidence. Same input, same answer; no two have the same key. */
export function analyse(input: AnalysisInput): Finding[] {
  return withOwnKeys(ANALYSES.flatMap((analysis) => analysis.run(input))).sort(
    (a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || b.confidence - a.confidence,
  );
}

/** Lines that nothing tells apart share a key; the second of them is '#2', in the order of the report. */
function withOwnKeys(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.key) ?? 0) + 1;
    seen.set(finding.key, count);
    return count === 1 ? finding : { ...finding, key: `${finding.key}#${count}` };
  });
}
