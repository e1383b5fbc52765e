// An open revolving account without its credit limit; the highest balance then stands in for it and makes the use look higher.
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import { accountLines, money, owes, perLine } from '../finding-parts.ts';

const NO_LIMIT = /charge card|\bno (?:pre-?set )?(?:spending |credit )?limit|flexible spending/i;
/** Some have a limit and some have none. */
const MAY_HAVE_NONE = /charge account/i;
/** Says that the highest balance printed is the limit. */
const IN_HIGH_CREDIT = /\bH\/C\b|high credit (?:column )?is (?:the )?(?:credit )?limit/i;

export const limitMissing = perLine(
  {
    code: 'A24',
    title: 'Credit limit missing',
    citation: 'Metro 2 (industry standard, not law): revolving accounts carry their credit limit',
    basis: 'standard',
    guard:
      'Only for open revolving accounts with a high balance above zero at a bureau that prints limits of other lines; charge cards have none, charge accounts count only where the bureau prints the limit of another one, and some remarks say that the high balance is the limit.',
  },
  ({ account, trade, who, bureau }, { report }) => {
    const { creditLimit } = trade;
    if (
      account.portfolio !== 'R' ||
      trade.openClosed !== 'open' ||
      trade.closed !== undefined ||
      (creditLimit ?? 0) > 0 ||
      !owes(trade.highCredit)
    )
      return undefined;
    const words = wordsOf(trade);
    if (NO_LIMIT.test(words) || IN_HIGH_CREDIT.test(words)) return undefined;
    const limited = accountLines(report).filter(
      (other) => other.bureau === bureau && other.account.portfolio === 'R' && owes(other.trade.creditLimit),
    );
    const alike = MAY_HAVE_NONE.test(words) ? limited.filter((other) => MAY_HAVE_NONE.test(wordsOf(other.trade))) : limited;
    if (alike.length === 0) return undefined;
    return {
      severity: 'low',
      confidence: 0.5,
      facts: [
        `${who} reports this revolving account with a high balance of ${money(trade.highCredit)} and ${creditLimit === 0 ? 'a credit limit of $0' : 'without a credit limit'}.`,
      ],
      values: [
        ['Credit limit', money(creditLimit)],
        ['High balance', money(trade.highCredit)],
        ['Balance', money(trade.balance)],
      ],
      evidence: ['creditLimit', 'highCredit'],
      suggestedReason: 'amounts-wrong',
      suggestedClaim: 'This account has a credit limit, and the report does not show it.',
      question: 'Does this card have a credit limit?',
    };
  },
);

function wordsOf({ accountTypeText, loanTypeText, remarks }: BureauTrade): string {
  return [accountTypeText, loanTypeText, ...remarks.map(({ text }) => text)].join(' ');
}
