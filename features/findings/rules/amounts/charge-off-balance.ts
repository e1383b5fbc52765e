// A balance on a charge-off is no error by itself: the Metro 2 standard lets a charged-off account carry one. Only a balance that
// comes back after the account was paid or settled is. Interest is not known from a report, so a growing balance says nothing.
import type { AnalysisInput } from '../finding.ts';
import { lineIn } from '../dates/lineage.ts';
import { spanOf } from '../dates/known-days.ts';
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { dateText, money, owes, perLine, type AccountLine } from '../finding-parts.ts';
import { paidWords } from './paid.ts';

export const chargeOffBalance = perLine(
  {
    code: 'A12',
    title: 'Charge-off with a balance after it was paid',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Silent for a plain charge-off balance, even a growing one; only when an earlier report says paid or settled with nothing owed, or the client says so with a day before the one reported.',
  },
  (line, input) => {
    const { trade, who } = line;
    if (trade.payStatus !== 'charge-off' || !owes(trade.balance)) return undefined;
    const before = paidBefore(line, input);
    if (!before) return undefined;
    return {
      severity: 'high',
      confidence: before.confidence,
      facts: [`${who} reports a charge-off with a balance of ${money(trade.balance)}${before.fact}.`],
      values: [['Balance', money(trade.balance)], ['Reported', dateText(trade.reported)], before.value],
      suggestedReason: 'paid-or-settled',
      suggestedClaim: `This account was paid or settled, and a balance of ${money(trade.balance)} is reported again.`,
      question: 'Did you pay this account in full, or pay what was agreed, before the balance now shown was reported?',
    };
  },
);

interface Before {
  readonly fact: string;
  readonly value: readonly [string, string];
  readonly confidence: number;
}

function paidBefore(line: AccountLine, { report, earlier, client }: AnalysisInput): Before | undefined {
  for (const old of earlier.toReversed()) {
    const was = lineIn(old, line, report);
    const words = was && paidWords(was);
    if (was && words !== undefined && was.trade.balance === 0)
      return {
        fact: `; an earlier report showed it as “${words}” with a balance of $0`,
        value: ['Earlier report', `${words}, balance $0`],
        confidence: 0.85,
      };
  }
  const key = lineKeyOf(line.trade, line.collection);
  const { reported } = line.trade;
  const paid = client.statements.find(
    ({ kind, bureau, lineKey, on }) =>
      kind === 'paid' &&
      lineKey === key &&
      (bureau === undefined || bureau === line.bureau) &&
      on !== undefined &&
      reported !== undefined &&
      on < spanOf(reported, line.bureau).first,
  );
  return paid?.on
    ? { fact: ` as of ${dateText(reported)}`, value: ['Paid, as the client says', formatCivilDate(paid.on)], confidence: 0.8 }
    : undefined;
}
