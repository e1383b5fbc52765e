// One debt that two collectors report as owed to them.
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import type { Analysis, Finding } from '../finding.ts';
import { spanOf } from '../dates/known-days.ts';
import { aboutLine, accountLines, dateText, makeFinding, money, owes, type AccountLine, type AnalysisHead } from '../finding-parts.ts';
import { creditorKey, originalKey } from './likeness.ts';
import { ofLine } from '../evidence.ts';

const HEAD: AnalysisHead = {
  code: 'A10',
  title: 'Same debt with two collectors',
  citation: '15 U.S.C. 1681e(b), 1681s-2(a)(2)',
  basis: 'statute',
  guard:
    'Only two open collections of one bureau, both with a balance, naming the same original creditor, with amounts within ten percent and the same reported date of first delinquency; without that date it stays silent.',
};

export const twoCollectors: Analysis = {
  ...HEAD,
  run: ({ report }) => {
    const lines = accountLines(report).filter(
      ({ collection, bureau, trade }) => collection && bureau !== null && owes(trade.balance) && trade.openClosed !== 'closed',
    );
    return lines.flatMap((second, at) =>
      lines
        .slice(0, at)
        .filter((first) => isSameDebt(first, second))
        .map((first) => found(first, second)),
    );
  },
};

function isSameDebt(a: AccountLine, b: AccountLine): boolean {
  if (
    a.bureau !== b.bureau ||
    originalKey(a) === '' ||
    originalKey(a) !== originalKey(b) ||
    creditorKey(a.trade.creditorName) === creditorKey(b.trade.creditorName)
  )
    return false;
  const [x, y] = [a.trade.firstDelinquency, b.trade.firstDelinquency];
  if (!x || !y) return false;
  const [s, t] = [spanOf(x, a.bureau), spanOf(y, b.bureau)];
  return s.first === t.first && s.last === t.last && within(a.trade.balance ?? 0, b.trade.balance ?? 0, 0.1);
}

function within(a: number, b: number, share: number): boolean {
  return Math.abs(a - b) <= share * Math.max(a, b);
}

function found(first: AccountLine, second: AccountLine): Finding {
  const [a, b] = [first.trade, second.trade];
  const original = b.originalCreditor ?? second.account.originalCreditor ?? '';
  return makeFinding(HEAD, aboutLine(second), {
    severity: 'high',
    confidence: 0.75,
    distinct: lineKeyOf(a, true),
    facts: [
      `${second.who} lists a collection of ${a.creditorName} with a balance of ${money(a.balance)} and one of ${b.creditorName} with a balance of ${money(b.balance)}, both for ${original} and with the date of first delinquency ${dateText(b.firstDelinquency)}.`,
    ],
    values: [
      ['Original creditor', original],
      [a.creditorName, money(a.balance)],
      [b.creditorName, money(b.balance)],
      ['Date of first delinquency', dateText(b.firstDelinquency)],
    ],
    evidence: [first, second].flatMap((line) => ofLine(line, 'creditorName', 'originalCreditor', 'balance', 'firstDelinquency')),
    suggestedReason: 'duplicate',
    suggestedClaim: `${a.creditorName} and ${b.creditorName} both report one and the same debt to ${original} as owed to them.`,
    question: `Did you have only one debt to ${original}, which both of these companies now report?`,
  });
}
