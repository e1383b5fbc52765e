// Analyzing a heavy report takes some fifty milliseconds of pure computation; one thread does it for everyone, so that no other
// request waits.
import { workThread } from '../../../platform/server/threads/work-thread.ts';
import type { AnalysisInput, Finding } from '../rules/finding.ts';

const analysing = workThread<string>(new URL('./analyse-thread.ts', import.meta.url));

/** Findings of all analyses, the gravest first. @throws Error when an analysis fails or takes longer than 30 s or too much memory */
export async function analyseOffThread(input: AnalysisInput): Promise<Finding[]> {
  const answer = await analysing(JSON.stringify(input));
  if (answer === null) throw new Error('Analyzing this report takes too long.');
  return JSON.parse(answer) as Finding[];
}
