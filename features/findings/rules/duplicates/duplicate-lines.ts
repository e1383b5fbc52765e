// One account listed twice by one bureau.
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import type { Analysis, Finding } from '../finding.ts';
import { aboutLine, accountLines, dateText, makeFinding, money, owes, type AccountLine, type AnalysisHead } from '../finding-parts.ts';
import { ofLine } from '../evidence.ts';
import { spanOf, surelyAfter } from '../dates/known-days.ts';
import { originalKey, sameLastFour, sameOpening } from './likeness.ts';

const HEAD: AnalysisHead = {
  code: 'A9',
  title: 'Account listed twice',
  citation: '15 U.S.C. 1681e(b)',
  basis: 'statute',
  guard:
    'Only two lines of one bureau, of the same creditor and kind, both with a balance, with the same last four characters or opening date and the same highest amount (numbers that are masked at the end do not count); an original account at $0 beside its buyer is a normal pair, and student loans of one day must also agree in number and balance.',
};

export const duplicateLines: Analysis = {
  ...HEAD,
  run: ({ report }) => {
    const lines = accountLines(report).filter(({ bureau, trade }) => bureau !== null && owes(trade.balance));
    return lines.flatMap((second, at) =>
      lines
        .slice(0, at)
        .filter((first) => isDuplicate(first, second))
        .map((first) => found(first, second)),
    );
  },
};

function isDuplicate(a: AccountLine, b: AccountLine): boolean {
  if (a.bureau !== b.bureau || a.account.category !== b.account.category || originalKey(a) === '' || originalKey(a) !== originalKey(b))
    return false;
  // Different collectors with one debt are the matter of two-collectors.ts.
  if (a.collection && a.trade.creditorName !== b.trade.creditorName) return false;
  const [number, opening] = [sameLastFour(a.trade, b.trade), sameOpening(a, b)];
  const amount =
    a.trade.highCredit !== null && a.trade.highCredit !== undefined && a.trade.highCredit > 0 && a.trade.highCredit === b.trade.highCredit;
  const balance = a.trade.balance === b.trade.balance;
  if (a.account.category === 'student') return number === true && opening === true && amount && balance;
  // A card's highest balance may differ between its lines; the amount of a loan may not.
  if (number === true) return a.account.portfolio === 'R' ? opening === true || amount : amount;
  // Without the number, or with a new one, only lines that agree in everything else are the same.
  return opening === true && amount && balance;
}

function found(first: AccountLine, second: AccountLine): Finding {
  const [a, b] = [first.trade, second.trade];
  const disagreements = disagreementsOf(first, second);
  const number = (line: AccountLine): string => line.trade.accountNumberMasked || 'no number';
  return makeFinding(HEAD, aboutLine(second), {
    severity: 'high',
    confidence: sameLastFour(a, b) === true ? 0.85 : 0.65,
    distinct: lineKeyOf(a, first.collection),
    facts: [
      `${second.who} lists ${a.creditorName || first.account.displayName} ${number(first)} with a balance of ${money(a.balance)} and ${b.creditorName || second.account.displayName} ${number(second)} with a balance of ${money(b.balance)}, opened ${dateText(a.opened)} and ${dateText(b.opened)}.`,
      ...disagreements.map(({ said }) => `${second.who} gives the two lines different values: ${said}.`),
    ],
    values: [
      ['First line', `${number(first)}, opened ${dateText(a.opened)}, balance ${money(a.balance)}, high balance ${money(a.highCredit)}`],
      ['Second line', `${number(second)}, opened ${dateText(b.opened)}, balance ${money(b.balance)}, high balance ${money(b.highCredit)}`],
    ],
    evidence: [first, second].flatMap((line) =>
      ofLine(
        line,
        ...(['creditorName', 'accountNumberMasked', 'opened', 'balance', 'highCredit'] as const),
        ...disagreements.map(({ field }) => field),
      ),
    ),
    suggestedReason: 'duplicate',
    suggestedClaim: 'This is one account of mine, listed twice with a balance each time.',
    question: 'Are these two lines one and the same account?',
  });
}

/** Dates that two lines of one account cannot both be right about. */
const TWIN_DATES = { lastPayment: 'last payment', closed: 'closed', firstDelinquency: 'first delinquency' } as const;

function disagreementsOf(
  first: AccountLine,
  second: AccountLine,
): readonly { readonly field: keyof typeof TWIN_DATES; readonly said: string }[] {
  return (['lastPayment', 'closed', 'firstDelinquency'] as const).flatMap((field) => {
    const [a, b] = [first.trade[field], second.trade[field]];
    if (!a || !b) return [];
    const [x, y] = [spanOf(a, first.bureau), spanOf(b, second.bureau)];
    return surelyAfter(x, y, 31) || surelyAfter(y, x, 31)
      ? [{ field, said: `${TWIN_DATES[field]} ${dateText(a)} and ${dateText(b)}` }]
      : [];
  });
}
