// The latest day on which a delinquency can have begun. A debt that was placed with a collector, charged off or shown as late on a day was
// delinquent by that day, so seven years and 180 days after it the item is too old, whatever date of first delinquency is not shown. The
// date itself is not inferred: only an upper bound is.
import { formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { CreditReport, PartialDate } from '../../../report-files/rules/model.ts';
import { monthText } from '../../../report-files/rules/report-view.ts';
import { datedRatings } from '../dated-ratings.ts';
import { endOfMonth, reportDay, spanOf } from '../dates/known-days.ts';
import { sameNameKey } from '../dates/lineage.ts';
import { ofReportDay, type LineField } from '../evidence.ts';
import { accountLines, dateText, onDate, perLine, type AccountLine } from '../finding-parts.ts';
import { exemptNote, isExemptUse, lastDayOfCollection } from '../obsolescence.ts';
import { COLLECTED } from './obsolete-collection.ts';

/** Buyers of debts, of whom some print the day the first creditor opened the account. */
const DEBT_BUYER = /factoring|debt (?:buyer|purchas)|purchased|acquired|bought/i;

export const latestDelinquency = perLine(
  {
    code: 'A50',
    title: 'Too old by the latest day it can have begun',
    citation: '15 U.S.C. 1681c(a)(4), (c)(1)',
    basis: 'statute',
    guard:
      'Only where no date of first delinquency is printed, for a collection with its day of placement, or a charge-off with its day, its month in the payment history, the day of that status or of an earlier rating as one, or for either the day it was last reported. A collection of a debt buyer, one with a payment after the placement, or one dated like the account it came from is left out, as are student loans and mortgage reports.',
  },
  (line, { report }) => {
    const { account, trade, collection, bureau, who } = line;
    const day = reportDay(report, bureau);
    if (isExemptUse(report, bureau) || !day || trade.firstDelinquency || account.category === 'student') return undefined;
    if (!collection && !COLLECTED.has(trade.payStatus)) return undefined;
    const bound = boundsOf(line, report).toSorted((a, b) => (a.by < b.by ? -1 : 1))[0];
    if (!bound) return undefined;
    const last = lastDayOfCollection(bound.by);
    if (day <= last) return undefined;
    return {
      severity: 'high',
      confidence: 0.8,
      facts: [`${who} reports ${bound.words}, in a report of ${formatCivilDate(day)}.`],
      values: [
        ['Delinquent by', formatCivilDate(bound.by)],
        ['Date of first delinquency', 'not shown'],
        ['Plus 180 days and 7 years', formatCivilDate(last)],
        ['Report date', formatCivilDate(day)],
        ...exemptNote(report, bureau),
      ],
      evidence: [...bound.fields, 'payStatus', ...ofReportDay(report, bureau)],
      suggestedReason: 'obsolete',
      suggestedClaim: `This debt was delinquent by ${formatCivilDate(bound.by)} at the latest, so it is older than may be reported.`,
      question: `Were you behind on this debt by ${formatCivilDate(bound.by)}, and did you stay behind?`,
    };
  },
);

interface Bound {
  readonly by: CivilDate;
  readonly words: string;
  readonly fields: readonly LineField[];
}

function boundsOf(line: AccountLine, report: CreditReport): Bound[] {
  const { trade, collection, bureau } = line;
  const bounds: Bound[] = [];
  if (collection && trade.opened && isPlacement(line, report))
    bounds.push({ by: spanOf(trade.opened, bureau).last, words: `a collection opened ${dateText(trade.opened)}`, fields: ['opened'] });
  // Some sources fill the day of placement from the date opened, which then is as sure as that date.
  if (collection && trade.placedForCollection && (!isSameMonth(trade.placedForCollection, trade.opened) || isPlacement(line, report)))
    bounds.push({
      by: spanOf(trade.placedForCollection, bureau).last,
      words: `a debt placed for collection ${dateText(trade.placedForCollection)}`,
      fields: ['placedForCollection'],
    });
  if (trade.chargeOffDate)
    bounds.push({
      by: spanOf(trade.chargeOffDate, bureau).last,
      words: `a charge-off of ${dateText(trade.chargeOffDate)}`,
      fields: ['chargeOffDate'],
    });
  const first = trade.history.filter(({ code }) => code === 'CO' || code === 'COLL').toSorted((a, b) => (a.month < b.month ? -1 : 1))[0];
  if (first)
    bounds.push({
      by: endOfMonth(first.month),
      words: `a charge-off or collection in ${monthText(first.month)}`,
      fields: [`history/${first.month}`],
    });
  if (trade.statusDate && COLLECTED.has(trade.payStatus))
    bounds.push({
      by: spanOf(trade.statusDate, bureau).last,
      words: `a collection or charge-off with a status of ${dateText(trade.statusDate)}`,
      fields: ['statusDate'],
    });
  for (const { status, date, words, fields } of datedRatings(trade))
    if (COLLECTED.has(status) && COLLECTED.has(trade.payStatus))
      bounds.push({ by: spanOf(date, bureau).last, words: `this account with the earlier rating ${words}`, fields });
  if (trade.reported && COLLECTED.has(trade.payStatus))
    bounds.push({
      by: spanOf(trade.reported, bureau).last,
      words: `a collection or charge-off last reported ${onDate(trade.reported)}`,
      fields: ['reported'],
    });
  return bounds;
}

function isSameMonth(a: PartialDate, b: PartialDate | undefined): boolean {
  return b !== undefined && a.iso.slice(0, 7) === b.iso.slice(0, 7);
}

/** True where the date opened is surely the day the collector took the debt, and not the day the first creditor opened the account. */
function isPlacement({ trade, account, bureau }: AccountLine, report: CreditReport): boolean {
  const { opened, lastPayment, purchasedFrom } = trade;
  if (!opened || purchasedFrom !== undefined) return false;
  const words = [trade.accountTypeText, trade.loanTypeText, trade.industryText, ...trade.remarks.map(({ text }) => text)].join(' ');
  if (DEBT_BUYER.test(words) || (lastPayment && spanOf(lastPayment, bureau).last >= spanOf(opened, bureau).first)) return false;
  const original = sameNameKey(trade.originalCreditor ?? account.originalCreditor ?? '');
  return (
    original !== '' &&
    !accountLines(report).some(
      (other) =>
        !other.collection &&
        sameNameKey(other.trade.creditorName) === original &&
        other.trade.opened?.iso.slice(0, 7) === opened.iso.slice(0, 7),
    )
  );
}
