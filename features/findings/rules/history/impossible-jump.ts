// A payment history that becomes later than the days between two months allow.
import { daysInMonth, parts } from '../../../../platform/base/civil-date.ts';
import type { BureauTrade, GridCode, HistoryCell } from '../../../report-files/rules/model.ts';
import { gridCode, monthText } from '../../../report-files/rules/report-view.ts';
import { monthCount } from '../dates/known-days.ts';
import { monthFields } from '../evidence.ts';
import { perLine } from '../finding-parts.ts';

/** Stages of 30 days. Several sources stop counting at 120, so from there on it is one stage. */
const STAGE: Partial<Record<GridCode, number>> = { OK: 0, '30': 1, '60': 2, '90': 3, '120': 4, '150': 4, '180': 4 };
/**
 * The most stages two months that follow each other may lie apart: a stage ends a day before the next (29 days late is on time), and the
 * reports of two months may be 61 days apart, the first day of one and the last of the next.
 */
const POSSIBLE = 2;
/** The same where the furnisher reports on the last day of each month, and the second of the months has at most this many days. */
const SHORT_MONTH = 30;

export const impossibleJump = perLine(
  {
    code: 'A19',
    title: 'Payment history skips a stage',
    citation: 'Metro 2 (industry standard, not law): lateness is counted in stages of 30 days; 15 U.S.C. 1681e(b)',
    basis: 'standard',
    guard:
      'Only between two months that follow each other and both show a stage, and only where it cannot be: three stages or more, or two where the furnisher reports on the last day of the month and the second month has at most 30 days; two stages in months of 31 days are possible. Blank, unknown and zero-balance months, charge-offs and collections may stand before or after anything. Student loans are left out: their servicers begin to report at 90 days.',
  },
  ({ account, trade, who }) => {
    if (account.category === 'student') return undefined;
    const jumps = jumpsOf(trade);
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
      evidence: [...monthFields(jumps.flatMap(({ from, to }) => [from, to])), 'reported'],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `The payment history shows ${said[0] ?? ''}. More days of lateness were added than there are between the two reports, so the history is wrong.`,
      question: `Did you pay on time, or less late than shown, in ${jumps.map(({ to }) => monthText(to.month)).join(', ')}?`,
    };
  },
);

interface Jump {
  readonly from: HistoryCell;
  readonly to: HistoryCell;
}

/** Oldest first. */
function jumpsOf({ history, reported }: BureauTrade): readonly Jump[] {
  const cells = history.toSorted((a, b) => (a.month < b.month ? -1 : 1));
  const atMonthEnd = reported?.precision === 'day' && isLastOfMonth(reported.iso);
  return cells.flatMap((to, at) => {
    const from = cells[at - 1];
    if (!from || monthCount(to.month) - monthCount(from.month) !== 1) return [];
    const [before, after] = [STAGE[from.code], STAGE[to.code]];
    if (before === undefined || after === undefined) return [];
    const most = atMonthEnd && lengthOf(to.month) <= SHORT_MONTH ? POSSIBLE - 1 : POSSIBLE;
    return after - before > most ? [{ from, to }] : [];
  });
}

function lengthOf(month: string): number {
  return daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5, 7)));
}

function isLastOfMonth(date: NonNullable<BureauTrade['reported']>['iso']): boolean {
  const { year, month, day } = parts(date);
  return day === daysInMonth(year, month);
}
