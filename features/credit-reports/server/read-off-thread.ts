// Reading and combining reports takes many milliseconds of pure computation. Each runs in its own thread, so that no one else's
// request waits.
import { refuse, type Refusal } from '../../../platform/base/refusal.ts';
import type { CreditReport, ReportPerson } from '../../report-files/rules/model.ts';
import type { CreditorPair, KnownPair } from '../../account-matching/rules/known-creditors.ts';
import type { DecidedLine, MatchDecision } from '../../account-matching/rules/match-accounts.ts';
import type { CombineTask, CombinedFacts } from './combine-task.ts';
import type { KnownPerson } from '../rules/compare-person.ts';
import type { ReportFacts } from '../rules/report-facts.ts';
import { workThread } from '../../../platform/server/threads/work-thread.ts';

export interface ReadReport {
  /** The client's part of what was read. */
  readonly report: CreditReport;
  readonly facts: ReportFacts;
  /** Pairs of lines matched by earlier answers about the same creditors, with the counts after them; absent when there are none. */
  readonly known?: { readonly pairs: readonly KnownPair[]; readonly facts: ReportFacts };
  /** Lines of the file that are another person's alone. */
  readonly othersLines?: readonly DecidedLine[];
}
/** A file about several people, of whom a person has to say which one is the client. */
export interface UndecidedFile {
  readonly which: readonly ReportPerson[];
}
export type ReadAnswer = ReadReport | UndecidedFile;
export interface ReadTask {
  readonly bytes: Uint8Array;
  /** The person of the file who was chosen as the client; null when no one had to. */
  readonly person: string | null;
  /** What the office knows of the client; undefined when the contact is gone. */
  readonly contact: KnownPerson | undefined;
  readonly decisions: readonly MatchDecision[];
  readonly known: readonly CreditorPair[];
}

const reading = workThread<ReadTask>(new URL('./read-thread.ts', import.meta.url));
const combining = workThread<CombineTask>(new URL('./combine-thread.ts', import.meta.url));

/**
 * Returns the client's part of the report with its summary counts, the people of the file when it is not known which of them is the
 * client, or the reason the file was rejected. A file that takes longer than 30 s or too much
 * memory is refused too.
 */
export async function readOffThread(task: ReadTask): Promise<ReadAnswer | Refusal> {
  const answer = await reading(task);
  return answer === null ? TOO_HEAVY : (JSON.parse(answer) as ReadAnswer | Refusal);
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
