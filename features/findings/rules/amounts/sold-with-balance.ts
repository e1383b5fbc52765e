// An account reported as sold or transferred away that still shows money owed.
import { dateText, money, owes, perLine } from '../finding-parts.ts';
import { buyerOf, soldWords } from './sold.ts';
import { given, remarkFields } from '../evidence.ts';

export const soldWithBalance = perLine(
  {
    code: 'A11',
    title: 'Sold or transferred, still with a balance',
    citation: 'Metro 2 (industry standard, not law): who sold an account reports nothing owed to it; 15 U.S.C. 1681s-2(a)(1)(A), (2)',
    basis: 'standard',
    guard:
      'That a seller reports a balance of $0 is the industry standard and no statute. Only for words of the one who gave the account away; words of a buyer, of a placement with a collection agency and of sold goods do not count.',
  },
  (line, { report }) => {
    const { trade, who } = line;
    const words = soldWords(trade);
    if (words === undefined || !(owes(trade.balance) || owes(trade.pastDue))) return undefined;
    const owed = owes(trade.balance) ? `a balance of ${money(trade.balance)}` : `${money(trade.pastDue)} past due`;
    const buyer = buyerOf(line, report);
    return {
      severity: 'high',
      confidence: buyer ? 0.85 : 0.65,
      facts: [`${who} reports ${owed} on an account it also reports as “${words}”.`],
      values: [
        ['Reported as', words],
        ['Balance', money(trade.balance)],
        ['Past due', money(trade.pastDue)],
        ['Reported', dateText(trade.reported)],
        ['Line of the new owner at this bureau', buyer ? buyer.trade.creditorName : 'none found'],
      ],
      evidence: [
        ...given(trade, 'soldTo', 'condition', 'balance', 'pastDue', 'reported'),
        ...remarkFields(trade, (text) => text === words),
      ],
      suggestedReason: 'sold-or-transferred',
      suggestedClaim: `This account was sold or transferred to another company. I no longer owe ${trade.creditorName || 'this creditor'} anything on it.`,
      question: 'Did another company take this account over?',
    };
  },
);
