// A payment history that skips a stage of lateness from one month to the next.
import type { GridCode, HistoryCell } from '../../../report-files/rules/model.ts';
import { gridCode, monthText } from '../../../report-files/rules/report-view.ts';
import { monthCount } from '../dates/known-days.ts';
import { perLine } from '../finding-parts.ts';

/** Stages of 30 days. Several sources stop counting at 120, so from there on it is one stage. */
const STAGE: Partial<Record<GridCode, number>> = { OK: 0, '30': 1, '60': 2, '90': 3, '120': 4, '150': 4, '180': 4 };

export const impossibleJump = perLine(
  {
    code: 'A19',
    title: 'Payment history skips a stage',
    citation: 'Metro 2 (industry standard, not law): lateness is counted in stages of 30 days; 15 U.S.C. 1681e(b)',
    basis: 'standard',
    guard:
      'Only between two months that follow each other and both show a stage; blank, unknown and zero-balance months, charge-offs and collections may stand before or after anything. Student loans are left out: their servicers begin to report at 90 days.',
  },
  ({ account, trade, who }) => {
    if (account.category === 'student') return undefined;
    const jumps = jumpsOf(trade.history);
    if (jumps.length === 0) return undefined;
    const said = jumps.map(
      ({ from, to }) => `${gridCode(from.code).words} in ${monthText(from.month)} and ${gridCode(to.code).words} in ${monthText(to.month)}`,
    );
    return {
      severity: 'medium',
      confidence: 0.6,
      facts: said.map((words) => `${who} shows this account as ${words}, one month later.`),
      values: jumps.map(
        ({ from, to }) =>
          [`${monthText(from.month)} to ${monthText(to.month)}`, `${gridCode(from.code).words} to ${gridCode(to.code).words}`] as const,
      ),
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `The payment history shows ${said[0] ?? ''}. An account cannot become that late within one month, so the history is wrong.`,
      question: `Did you pay on time, or less late than shown, in ${jumps.map(({ to }) => monthText(to.month)).join(', ')}?`,
    };
  },
);

interface Jump {
  readonly from: HistoryCell;
  readonly to: HistoryCell;
}

/** Oldest first. */
function jumpsOf(history: readonly HistoryCell[]): readonly Jump[] {
  const cells = history.toSorted((a, b) => (a.month < b.month ? -1 : 1));
  return cells.flatMap((to, at) => {
    const from = cells[at - 1];
    if (!from || monthCount(to.month) - monthCount(from.month) !== 1) return [];
    const [before, after] = [STAGE[from.code], STAGE[to.code]];
    return before !== undefined && after !== undefined && after - before > 1 ? [{ from, to }] : [];
  });
}
