// The date of first delinquency moved later from one report to the next.
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import { COLLECTED } from '../obsolete/obsolete-collection.ts';
import { dateText, perLine, type AccountLine } from '../finding-parts.ts';
import { monthCount, spanOf, surelyAfter, type Span } from './known-days.ts';
import { lineIn } from './lineage.ts';

export const reAged = perLine(
  {
    code: 'A6',
    title: 'Date of first delinquency moved later',
    citation: '15 U.S.C. 1681s-2(a)(5), 1681c(c)(1)',
    basis: 'statute',
    guard:
      'Only when both reports print the date, it moved by more than 31 days, and the account could not have become current in between: it was a collection or charge-off already, or every month between is shown as late.',
  },
  (line, { report, earlier }) => {
    const { trade, bureau, who } = line;
    if (!trade.firstDelinquency || bureau === null) return undefined;
    const now = spanOf(trade.firstDelinquency, bureau);
    for (const old of earlier.toReversed()) {
      const was = lineIn(old, line, report);
      if (!was?.trade.firstDelinquency) continue;
      const before = spanOf(was.trade.firstDelinquency, bureau);
      if (!surelyAfter(now, before, 31) || mayHaveCured(was, trade, before, now)) continue;
      const [from, to] = [dateText(was.trade.firstDelinquency), dateText(trade.firstDelinquency)];
      return {
        severity: 'high',
        confidence: 0.85,
        facts: [`${who} reports a date of first delinquency of ${to}; in an earlier report it was ${from}.`],
        values: [
          ['Date now', to],
          ['Date before', from],
          ['Earlier report of', dateText(old.bureaus.find((file) => file.bureau === bureau)?.pulledOn ?? old.reportDate)],
        ],
        evidence: ['firstDelinquency'],
        suggestedReason: 're-aged',
        suggestedClaim: `This account first became delinquent by ${from} and was never current again. The date now reported, ${to}, is later.`,
        question: `Did you fall behind on this account by ${from} and stay behind from then on?`,
      };
    }
    return undefined;
  },
);

/** A date that restarts after the account was current is lawful, so every doubt counts for that. */
function mayHaveCured(was: AccountLine, trade: BureauTrade, before: Span, now: Span): boolean {
  const [from, to] = [monthCount(before.last) + 1, monthCount(now.first) - 1];
  const codes = new Map([...was.trade.history, ...trade.history].map(({ month, code }) => [monthCount(month), code]));
  const between = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => codes.get(from + at));
  if (between.some((code) => code === 'OK' || code === 'ZB')) return true;
  if (was.collection || COLLECTED.has(was.trade.payStatus)) return false;
  return between.length === 0 || between.some((code) => code === undefined || code === 'ND' || code === 'UNK');
}
