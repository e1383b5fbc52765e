// Reading and combining reports takes many milliseconds of pure computation. Each runs in its own thread, so that no one else's
// request waits.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import type { CreditorPair, KnownPair } from '../../account-matching/rules/known-creditors.ts';
import type { MatchDecision } from '../../account-matching/rules/match-accounts.ts';
import type { CombineTask, CombinedFacts } from './combine-task.ts';
import type { ReportFacts } from '../rules/report-facts.ts';
import { workThread } from '../../../platform/server/threads/work-thread.ts';

export interface ReadReport {
  readonly report: CreditReport;
  readonly facts: ReportFacts;
  /** Pairs of lines matched by earlier answers about the same creditors, with the counts after them; absent when there are none. */
  readonly known?: { readonly pairs: readonly KnownPair[]; readonly facts: ReportFacts };
}
export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly decisions: readonly MatchDecision[];
  readonly known: readonly CreditorPair[];
}

const reading = workThread<ReadTask>(new URL('./read-thread.ts', import.meta.url));
const combining = workThread<CombineTask>(new URL('./combine-thread.ts', import.meta.url));

/**
 * Returns the parsed report with its summary counts, or the reason the file was rejected. A file that takes longer than 30 s or too much
 * memory is refused too.
 */
export async function readOffThread(
  bytes: Uint8Array,
  decisions: readonly MatchDecision[] = [],
  known: readonly CreditorPair[] = [],
): Promise<ReadReport | Refusal> {
  const answer = await reading({ bytes, decisions, known });
  return answer === null ? TOO_HEAVY : (JSON.parse(answer) as ReadReport | Refusal);
}

/** Combines single-bureau reports. @throws Error when it takes longer than 30 s or too much memory */
export async function combineOffThread(task: CombineTask): Promise<CombinedFacts> {
  const answer = await combining(task);
  if (answer === null) throw new Error('Combining these reports takes too long.');
  return JSON.parse(answer) as CombinedFacts;
}

const TOO_HEAVY = refuse(
  'creditReports.tooHeavy',
  'This file takes too long to read. It does not look like a credit report; please save the report again.',
);
