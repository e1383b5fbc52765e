// All analyses over one report: the questions a report raises, the gravest first.
import type { Analysis, AnalysisInput, Finding } from './finding.ts';

export const ANALYSES: readonly Analysis[] = [];

const WEIGHT = { high: 0, medium: 1, low: 2 } as const;

/** Findings of every analysis, by severity and confidence. Same input, same answer. */
export function analyse(input: AnalysisInput): Finding[] {
  return ANALYSES.flatMap((analysis) => analysis.run(input)).sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity] || b.confidence - a.confidence);
}
