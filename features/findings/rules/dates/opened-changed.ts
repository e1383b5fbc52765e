// The date an account was opened changed from one report to the next.
import type { BureauTrade, CreditReport } from '../../../report-files/rules/model.ts';
import { accountLines, dateText, perLine, type AccountLine } from '../finding-parts.ts';
import { spanOf, surelyAfter } from './known-days.ts';
import { readableNumber, sameNameKey } from './lineage.ts';

const MOVED = /transfer|\bsold\b|purchas|acquired|refinanc|assigned/i;

export const openedChanged = perLine(
  {
    code: 'A22',
    title: 'Date opened changed between reports',
    citation: 'Metro 2 (industry standard, not law): the original date opened is kept; 15 U.S.C. 1681e(b)',
    basis: 'standard',
    guard:
      'Only for accounts of the original creditor with at least four readable characters of the same number and name, listed once in both reports and not sold, transferred or refinanced; the dates must be more than 31 days apart.',
  },
  (line, { report, earlier }) => {
    const { trade, bureau, who } = line;
    if (!trade.opened || !isOriginal(line) || linesLike(line, report).length !== 1) return undefined;
    for (const old of earlier.toReversed()) {
      const [was, second] = linesLike(line, old);
      if (!was?.trade.opened || second !== undefined || !isOriginal(was)) continue;
      const [now, before] = [spanOf(trade.opened, bureau), spanOf(was.trade.opened, bureau)];
      if (!surelyAfter(now, before, 31) && !surelyAfter(before, now, 31)) return undefined;
      const [to, from] = [dateText(trade.opened), dateText(was.trade.opened)];
      return {
        severity: 'medium',
        confidence: 0.7,
        facts: [`${who} reports this account as opened ${to}; in an earlier report it was ${from}.`],
        values: [
          ['Opened now', to],
          ['Opened before', from],
        ],
        evidence: ['opened'],
        suggestedReason: 'dates-wrong',
        suggestedClaim: `This account was reported as opened ${from} and is now reported as opened ${to}. An account is opened once, so one of the dates is wrong.`,
        question: `Did you open this account on another date than ${to}?`,
      };
    }
    return undefined;
  },
);

function isOriginal({ trade, collection, bureau }: AccountLine): boolean {
  return (
    !collection &&
    bureau !== null &&
    trade.purchasedFrom === undefined &&
    trade.condition !== 'transferred' &&
    trade.condition !== 'refinanced' &&
    !trade.remarks.some(({ text }) => MOVED.test(text))
  );
}

// Asked for by each line, of every earlier report.
const LINES = new WeakMap<CreditReport, ReadonlyMap<string, readonly AccountLine[]>>();

function linesLike({ trade, bureau }: AccountLine, report: CreditReport): readonly AccountLine[] {
  const known = LINES.get(report) ?? groupLines(report);
  LINES.set(report, known);
  return known.get(`${bureau}|${identity(trade)}`) ?? [];
}

/** Lines of the original creditors by bureau and identity, those without one left out. */
function groupLines(report: CreditReport): ReadonlyMap<string, readonly AccountLine[]> {
  const found = accountLines(report).filter(({ collection, trade }) => !collection && identity(trade) !== undefined);
  return Map.groupBy(found, ({ trade, bureau }) => `${bureau}|${identity(trade)}`);
}

function identity({ accountNumberMasked, creditorName }: BureauTrade): string | undefined {
  const number = readableNumber(accountNumberMasked);
  return number.length < 4 || creditorName === '' ? undefined : `${number}|${sameNameKey(creditorName)}`;
}
