// A line of one bureau together with the account it belongs to.
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { matchLineOf, type MatchLine } from '../../account-matching/rules/match-line.ts';

export interface FileLine {
  readonly account: Tradeline;
  readonly line: MatchLine;
}

export function fileLines(report: CreditReport, bureau: Bureau): FileLine[] {
  return report.accounts.flatMap((account) =>
    (account.byBureau[bureau] ?? []).map((trade) => ({ account, line: matchLineOf(trade, account.portfolio) })),
  );
}
