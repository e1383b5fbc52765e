// An account reported as late at present with nothing past due.
import type { PayStatus } from '../../../report-files/rules/model.ts';
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { dateText, money, owes, perLine } from '../finding-parts.ts';
import { given } from '../evidence.ts';

const LATE: ReadonlySet<PayStatus> = new Set<PayStatus>(['late30', 'late60', 'late90', 'late120', 'late150', 'late180']);

export const lateWithoutAmount = perLine(
  {
    code: 'A15',
    title: 'Late, but with nothing past due',
    citation: 'Metro 2 (industry standard, not law): a late status carries the amount past due; 15 U.S.C. 1681e(b)',
    basis: 'standard',
    guard:
      'Only when the bureau prints $0 past due and a balance above zero on an account that is not closed; amounts that are not printed say nothing, and days between billing and reporting can explain it.',
  },
  ({ trade, who }) => {
    const late = trade.statusCode === undefined ? LATE.has(trade.payStatus) : /^(?:71|78|80|8[234])$/.test(trade.statusCode);
    if (!late || trade.pastDue !== 0 || !owes(trade.balance) || trade.openClosed === 'closed') return undefined;
    return {
      severity: 'medium',
      confidence: 0.4,
      facts: [`${who} reports the status “${payStatusText(trade)}” and $0 past due.`],
      values: [
        ['Status', payStatusText(trade)],
        ['Past due', money(trade.pastDue)],
        ['Balance', money(trade.balance)],
        ['Reported', dateText(trade.reported)],
      ],
      evidence: given(trade, 'statusCode', 'payStatus', 'pastDue', 'balance', 'reported'),
      suggestedReason: 'status-wrong',
      suggestedClaim: 'Nothing was past due on this account when it was reported as late.',
      question: `Were you up to date on this account${trade.reported ? ` as of ${dateText(trade.reported)}` : ' when it was reported'}?`,
    };
  },
);
