// Input and output of the thread that combines single-bureau reports.
import { creditorsToKnow, pairsKnownBefore, type CreditorPair, type KnownPair } from '../../account-matching/rules/known-creditors.ts';
import { matchAccounts, type MatchDecision } from '../../account-matching/rules/match-accounts.ts';
import { combineDocuments } from './open-report.ts';
import { factsOf, type ReportFacts } from '../rules/report-facts.ts';
import type { PartDocument } from './store.ts';

export interface CombineTask {
  readonly parts: readonly PartDocument[];
  readonly decisions: readonly MatchDecision[];
  readonly known: readonly CreditorPair[];
}
export interface CombinedFacts {
  readonly facts: ReportFacts;
  readonly warnings: number;
  /** Names of creditors it prints. */
  readonly creditors: readonly string[];
  /** Pairs of lines matched by earlier answers about the same creditors, with the counts after them; absent when there are none. */
  readonly known?: { readonly pairs: readonly KnownPair[]; readonly facts: ReportFacts };
}

export function combineTask({ parts, decisions, known }: CombineTask): CombinedFacts {
  const report = combineDocuments(parts);
  const matched = matchAccounts(report, decisions);
  const pairs = pairsKnownBefore(matched, decisions, known);
  const combined = { facts: factsOf(matched), warnings: matched.warnings.length, creditors: creditorsToKnow(report) };
  return pairs.length === 0
    ? combined
    : {
        ...combined,
        known: {
          pairs,
          facts: factsOf(matchAccounts(report, [...decisions, ...pairs.map((pair) => ({ kind: 'same' as const, ...pair }))])),
        },
      };
}
