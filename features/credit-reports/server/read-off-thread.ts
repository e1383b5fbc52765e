// Reading reports and putting them together is pure computation of many milliseconds; each has a thread of its own, so that nobody else's request waits.
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
  /** Pairs of lines that answers about the same creditors put together, and what is counted with them; absent where there are none. */
  readonly known?: { readonly pairs: readonly KnownPair[]; readonly facts: ReportFacts };
}
export interface ReadTask {
  readonly bytes: Uint8Array;
  readonly decisions: readonly MatchDecision[];
  readonly known: readonly CreditorPair[];
}

const reading = workThread<ReadTask>(new URL('./read-thread.ts', import.meta.url));
const combining = workThread<CombineTask>(new URL('./combine-thread.ts', import.meta.url));

/** The report as it is read, with what is counted of it once its lines are put together, or why the file is none. A file that takes longer than 30 s or too much memory is refused, too. */
export async function readOffThread(
  bytes: Uint8Array,
  decisions: readonly MatchDecision[] = [],
  known: readonly CreditorPair[] = [],
): Promise<ReadReport | Refusal> {
  const answer = await reading({ bytes, decisions, known });
  return answer === null ? TOO_HEAVY : (JSON.parse(answer) as ReadReport | Refusal);
}

/** What single-bureau reports come down to together. @throws Error when it takes longer than 30 s or too much memory */
export async function combineOffThread(task: CombineTask): Promise<CombinedFacts> {
  const answer = await combining(task);
  if (answer === null) throw new Error('Putting these reports together takes too long.');
  return JSON.parse(answer) as CombinedFacts;
}

const TOO_HEAVY = refuse(
  'creditReports.tooHeavy',
  'This file takes too long to read. It does not look like a credit report; please save the report again.',
);
