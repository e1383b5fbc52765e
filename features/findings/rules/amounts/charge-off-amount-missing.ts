// A charge-off without the amount charged off.
import { accountLines, money, perLine } from '../finding-parts.ts';

export const chargeOffAmountMissing = perLine(
  {
    code: 'A18',
    title: 'Original charge-off amount missing',
    citation: 'Metro 2 (industry standard, not law): statuses 64 and 97 carry the original charge-off amount',
    basis: 'standard',
    guard:
      'Only where the source prints the raw status, and this bureau prints the amount for another line of the report; most reports never print it.',
  },
  ({ trade, who, bureau }, { report }) => {
    if (trade.statusCode !== '64' && trade.statusCode !== '97') return undefined;
    if (trade.chargeOffAmount !== undefined && trade.chargeOffAmount !== null) return undefined;
    const printed = accountLines(report).some(
      (other) => other.bureau === bureau && other.trade.chargeOffAmount !== undefined && other.trade.chargeOffAmount !== null,
    );
    if (!printed) return undefined;
    return {
      severity: 'low',
      confidence: 0.5,
      facts: [`${who} reports a charge-off (status ${trade.statusCode}) without the amount that was charged off.`],
      values: [
        ['Account status', trade.statusCode],
        ['Original charge-off amount', 'not shown'],
        ['Balance', money(trade.balance)],
      ],
      evidence: ['statusCode', 'chargeOffAmount'],
      suggestedReason: 'incomplete',
      suggestedClaim: 'The report says this account was charged off and does not say for how much.',
      question: 'Was an amount charged off on this account?',
    };
  },
);
