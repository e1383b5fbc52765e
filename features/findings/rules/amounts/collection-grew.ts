// A collector's balance above the amount the debt had when it came to the collector.
import { given } from '../evidence.ts';
import { dateText, money, owes, perLine } from '../finding-parts.ts';

/** Less than this above the original amount is rounding, or what a few months of lawful interest come to. */
const LEAST = 10_00;
const LEAST_SHARE = 0.05;

export const collectionGrew = perLine(
  {
    code: 'A57',
    title: 'Collection balance above the original amount',
    citation: '15 U.S.C. 1692f(1), 1681e(b)',
    basis: 'statute',
    guard:
      'Only for collections with a printed original amount, or where that is not printed a highest balance below the balance itself, by more than $10 and five percent. Interest and fees are lawful where the agreement or the law allows them, so what was agreed is asked and no violation is claimed.',
  },
  ({ account, trade, collection, who }) => {
    const { balance, originalAmount, highCredit } = trade;
    const [original, label, field] = owes(originalAmount)
      ? ([originalAmount, 'original amount', 'originalAmount'] as const)
      : ([highCredit, 'high balance', 'highCredit'] as const);
    if (!collection || account.category === 'student' || !owes(balance) || !owes(original)) return undefined;
    const added = balance - original;
    if (added <= LEAST || added <= original * LEAST_SHARE) return undefined;
    return {
      severity: 'medium',
      confidence: field === 'originalAmount' ? 0.65 : 0.55,
      facts: [
        `${who} reports ${field === 'originalAmount' ? 'an' : 'a'} ${label} of ${money(original)} for this collection and a balance of ${money(balance)}.`,
      ],
      values: [
        [label === 'original amount' ? 'Original amount' : 'High balance', money(original)],
        ['Balance', money(balance)],
        ['Reported', dateText(trade.reported)],
      ],
      evidence: given(trade, field, 'balance', 'reported'),
      suggestedReason: 'balance-wrong',
      suggestedClaim: `This debt was ${money(original)} when it went to the collector. I did not agree to the interest or fees that make it ${money(balance)}.`,
      question: `Did you agree to interest or fees on this debt beyond ${money(original)}, in the contract or later?`,
      wrongAnswer: 'no',
    };
  },
);
