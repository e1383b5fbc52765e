// A collector's date of first delinquency that is later than the original creditor's, or than the placement itself.
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { accountLines, dateText, perLine, type AccountLine } from '../finding-parts.ts';
import { spanOf, surelyAfter } from './known-days.ts';
import { sameNameKey } from './lineage.ts';
import { ofLine } from '../evidence.ts';

export const reAgedByCollector = perLine(
  {
    code: 'A7',
    title: "Collector's date of first delinquency too late",
    citation: '15 U.S.C. 1681s-2(a)(5)(B)(i), (iii)',
    basis: 'statute',
    guard:
      'Only with a reported date of first delinquency on the collection; the original account must be the only one of that creditor at this bureau, and the date a collector opened its account is never taken for the delinquency.',
  },
  (line, { report }) => {
    const { trade, collection, bureau, who } = line;
    if (!collection || bureau === null || !trade.firstDelinquency) return undefined;
    const collectors = spanOf(trade.firstDelinquency, bureau);
    const said = dateText(trade.firstDelinquency);
    const original = originalOf(line, report);
    if (original?.trade.firstDelinquency && surelyAfter(collectors, spanOf(original.trade.firstDelinquency, bureau), 31)) {
      const first = dateText(original.trade.firstDelinquency);
      return {
        severity: 'high',
        confidence: 0.75,
        distinct: 'original',
        facts: [
          `${who} reports a date of first delinquency of ${said} for this collection, and of ${first} for the account of ${original.trade.creditorName}.`,
        ],
        values: [
          ['Date of the collection', said],
          ['Date of the original account', first],
        ],
        evidence: ['firstDelinquency', 'originalCreditor', ...ofLine(original, 'creditorName', 'firstDelinquency')],
        suggestedReason: 're-aged',
        suggestedClaim: `I first fell behind with the original creditor by ${first}. The collection shows the later date ${said}.`,
        question: `Is this collection for the account of ${original.trade.creditorName}, and did it go unpaid from ${first} on?`,
      };
    }
    const [placed, label] = trade.chargeOffDate
      ? ([trade.chargeOffDate, 'charged off'] as const)
      : ([trade.opened, 'placed with the collector'] as const);
    // Some buyers print the day the original account was opened; then years lie between, and nothing is wrong.
    if (!placed || collectors.first < spanOf(placed, bureau).last || surelyAfter(collectors, spanOf(placed, bureau), 365)) return undefined;
    return {
      severity: 'medium',
      confidence: trade.chargeOffDate ? 0.7 : 0.5,
      distinct: 'placement',
      facts: [
        `${who} reports a date of first delinquency of ${said} for this collection, and ${trade.chargeOffDate ? 'a charge-off' : 'a date opened'} of ${dateText(placed)}.`,
      ],
      values: [
        ['Date of first delinquency', said],
        [trade.chargeOffDate ? 'Charged off' : 'Opened by the collector', dateText(placed)],
      ],
      evidence: ['firstDelinquency', trade.chargeOffDate ? 'chargeOffDate' : 'opened'],
      suggestedReason: 're-aged',
      suggestedClaim: `The debt was ${label} ${dateText(placed)}, so I had fallen behind before that. The date of first delinquency reported, ${said}, is later.`,
      question: `Had you already fallen behind on this debt before ${dateText(placed)}?`,
    };
  },
);

/** The account of the original creditor at the same bureau, when exactly one bears that name. */
function originalOf({ trade, bureau }: AccountLine, report: CreditReport): AccountLine | undefined {
  const name = sameNameKey(trade.originalCreditor ?? '');
  const [only, second] = accountLines(report).filter(
    (other) => !other.collection && other.bureau === bureau && name !== '' && sameNameKey(other.trade.creditorName) === name,
  );
  return second === undefined ? only : undefined;
}
