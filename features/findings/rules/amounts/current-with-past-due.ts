// An account reported as current with money past due.
import { payStatusText } from '../../../report-files/rules/report-view.ts';
import { dateText, money, owes, perLine } from '../finding-parts.ts';
import { given } from '../evidence.ts';

export const currentWithPastDue = perLine(
  {
    code: 'A13',
    title: 'Current, but with an amount past due',
    citation: 'Metro 2 (industry standard, not law): a current account has nothing past due; 15 U.S.C. 1681e(b)',
    basis: 'standard',
    guard:
      'Only when the bureau itself prints both the current status and an amount above zero; an amount that is not printed says nothing.',
  },
  ({ trade, who }) => {
    const current = trade.statusCode === undefined ? trade.payStatus === 'current' : trade.statusCode === '11';
    if (!current || !owes(trade.pastDue)) return undefined;
    return {
      severity: 'medium',
      confidence: 0.8,
      facts: [`${who} reports ${money(trade.pastDue)} past due on an account it also reports as “${payStatusText(trade)}”.`],
      values: [
        ['Status', payStatusText(trade)],
        ['Past due', money(trade.pastDue)],
        ['Reported', dateText(trade.reported)],
      ],
      evidence: given(trade, 'statusCode', 'payStatus', 'pastDue', 'reported'),
      suggestedReason: 'balance-wrong',
      suggestedClaim: `I was up to date on this account when it was reported, and the ${money(trade.pastDue)} shown as past due was not owed.`,
      question: `Were you up to date on this account${trade.reported ? ` as of ${dateText(trade.reported)}` : ' when it was reported'}, with nothing past due?`,
    };
  },
);
