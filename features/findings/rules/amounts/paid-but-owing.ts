// An account reported as paid or settled that still shows money owed or due each month.
import { listWords } from '../../../report-files/rules/report-view.ts';
import { dateText, money, owes, perLine } from '../finding-parts.ts';
import { paidWords } from './paid.ts';
import { given, remarkFields } from '../evidence.ts';

export const paidButOwing = perLine(
  {
    code: 'A14',
    title: 'Paid, but still owing',
    citation: '15 U.S.C. 1681s-2(a)(2); Metro 2 (industry standard, not law)',
    basis: 'standard',
    guard:
      'Only when the line itself says paid, settled or zero balance; "paid or closed" and "closed" do not, nor do remarks that deny it.',
  },
  (line) => {
    const { trade, who } = line;
    const words = paidWords(line);
    if (words === undefined) return undefined;
    const owed = [
      ...(owes(trade.balance) ? [`a balance of ${money(trade.balance)}`] : []),
      ...(owes(trade.pastDue) ? [`${money(trade.pastDue)} past due`] : []),
      ...(owes(trade.monthlyPayment) ? [`a monthly payment of ${money(trade.monthlyPayment)}`] : []),
    ];
    if (owed.length === 0) return undefined;
    const paymentOnly = !owes(trade.balance) && !owes(trade.pastDue);
    return {
      severity: paymentOnly ? 'low' : 'high',
      confidence: paymentOnly ? 0.5 : 0.85,
      facts: [`${who} reports ${listWords(owed)} on an account it also reports as “${words}”.`],
      values: [
        ['Reported as', words],
        ['Balance', money(trade.balance)],
        ['Past due', money(trade.pastDue)],
        ['Monthly payment', money(trade.monthlyPayment)],
        ['Reported', dateText(trade.reported)],
      ],
      evidence: [
        ...given(trade, 'statusCode', 'payStatus', 'condition', 'balance', 'pastDue', 'monthlyPayment', 'reported'),
        ...remarkFields(trade, (text) => text === words),
      ],
      suggestedReason: paymentOnly ? 'amounts-wrong' : 'paid-or-settled',
      suggestedClaim: paymentOnly
        ? 'This account is paid, and no monthly payment is due on it any more.'
        : 'I have paid or settled this account and owe nothing on it.',
      question: 'Have you paid or settled this account in full?',
    };
  },
);
