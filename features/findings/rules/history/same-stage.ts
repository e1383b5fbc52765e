// An account that stays at one stage of lateness for months although nothing was paid: without a payment it falls further behind.
import type { GridCode, HistoryCell } from '../../../report-files/rules/model.ts';
import { gridCode, listWords, monthText } from '../../../report-files/rules/report-view.ts';
import { monthCount, spanOf } from '../dates/known-days.ts';
import { monthFields } from '../evidence.ts';
import { dateText, perLine } from '../finding-parts.ts';

/** From 120 days on several sources stop counting, so only these must move on. */
const STAGES: ReadonlySet<GridCode> = new Set<GridCode>(['30', '60', '90']);
const FEWEST = 3;

export const sameStage = perLine(
  {
    code: 'A53',
    title: 'Equally late for months without a payment',
    citation: 'Metro 2 (industry standard, not law): lateness is counted in stages of 30 days; 15 U.S.C. 1681e(b)',
    basis: 'standard',
    guard:
      'Only for three months or more that follow each other and show the same stage of 30, 60 or 90 days, where the last payment printed lies before the first of them; without a printed date of last payment it stays silent, since a payment each month keeps an account at its stage.',
  },
  ({ trade, bureau, who }) => {
    const { lastPayment } = trade;
    if (!lastPayment) return undefined;
    const paid = monthCount(spanOf(lastPayment, bureau).last);
    const runs = runsOf(trade.history).filter((run) => run.length >= FEWEST && run[0] !== undefined && monthCount(run[0].month) > paid);
    if (runs.length === 0) return undefined;
    const said = runs.map((run) => `${gridCode(run[0]?.code ?? 'UNK').words} in each of ${run.length} months from ${spanWords(run)}`);
    return {
      severity: 'medium',
      confidence: 0.75,
      facts: [`${who} reports a last payment of ${dateText(lastPayment)} and shows this account as ${listWords(said)}.`],
      values: [
        ['Last payment', dateText(lastPayment)],
        ...runs.map((run) => [gridCode(run[0]?.code ?? 'UNK').words, spanWords(run)] as const),
      ],
      evidence: ['lastPayment', ...monthFields(runs.flat())],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `This account is shown as ${listWords(said)}, with no payment between. An account that is not paid falls further behind each month, so the history is wrong.`,
      question: `Did you make a payment in each of the months from ${runs.map(spanWords).join(', ')}?`,
      wrongAnswer: 'no',
    };
  },
);

/** Months in a row with one stage, oldest first. */
function runsOf(history: readonly HistoryCell[]): readonly (readonly HistoryCell[])[] {
  const runs: HistoryCell[][] = [];
  for (const cell of history.toSorted((a, b) => (a.month < b.month ? -1 : 1))) {
    if (!STAGES.has(cell.code)) continue;
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.code === cell.code && monthCount(cell.month) - monthCount(last.month) === 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

function spanWords(run: readonly HistoryCell[]): string {
  return `${monthText(run[0]?.month ?? '')} to ${monthText(run.at(-1)?.month ?? '')}`;
}
