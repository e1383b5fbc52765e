// Months shown as late that are older than 15 U.S.C. 1681c(a)(5) allows. The months are the finding, not the account: good history may
// stay.
import { formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { monthOf } from '../../../report-files/rules/partial-date.ts';
import { listWords, monthText } from '../../../report-files/rules/report-view.ts';
import { datedRatings, isLateStage } from '../dated-ratings.ts';
import { endOfMonth, reportDay, spanOf } from '../dates/known-days.ts';
import { perLine, type AccountLine, type LineParts } from '../finding-parts.ts';
import { monthFields, ofReportDay } from '../evidence.ts';
import { addLegalYears, exemptNote, isExemptUse } from '../obsolescence.ts';
import { COLLECTED } from './obsolete-collection.ts';

export const obsoleteLatePayments = perLine(
  {
    code: 'A2',
    title: 'Late payment older than seven years',
    citation: '15 U.S.C. 1681c(a)(5)',
    basis: 'statute',
    guard:
      'Counted from the last day of the month shown as late; months of a charge-off or collection follow the date of first delinquency and are left out, as are mortgage reports. A rating of 30 to 180 days that is printed beside the history counts from the last day it may be dated, on accounts that are no collection or charge-off.',
  },
  (line, { report }) => {
    const day = reportDay(report, line.bureau);
    if (isExemptUse(report, line.bureau) || !day) return [];
    return [...oldMonths(line, report, day), ...oldRatings(line, report, day)];
  },
);

function oldMonths({ trade, bureau, who }: AccountLine, report: CreditReport, day: CivilDate): LineParts[] {
  const old = trade.history
    .filter(({ month, code }) => /^\d+$/.test(code) && addLegalYears(endOfMonth(month), 7) < day)
    .map(({ month }) => month)
    .toSorted();
  const newest = old.at(-1);
  if (newest === undefined) return [];
  const months = listWords(old.map(monthText));
  return [
    {
      severity: 'high',
      confidence: 0.9,
      facts: [`${who} shows this account as late in ${months}, in a report of ${formatCivilDate(day)}.`],
      values: [
        ['Months shown as late', months],
        ['End of the newest of them plus 7 years', formatCivilDate(addLegalYears(endOfMonth(newest), 7))],
        ['Report date', formatCivilDate(day)],
        ...exemptNote(report, bureau),
      ],
      evidence: [...monthFields(old.map((month) => ({ month }))), ...ofReportDay(report, bureau)],
      suggestedReason: 'late-payments-too-old',
      suggestedClaim: `The late payments shown for ${months} are more than seven years old. Please remove these months and keep the rest of the account.`,
      question: `Do you want the bureau to remove the late ${old.length === 1 ? 'month' : 'months'} ${months}, which ${old.length === 1 ? 'is' : 'are'} more than seven years old?`,
    },
  ];
}

/** Ratings beside the history: the account had been that late by then at the latest. */
function oldRatings({ trade, bureau, who, collection }: AccountLine, report: CreditReport, day: CivilDate): LineParts[] {
  if (collection || COLLECTED.has(trade.payStatus)) return [];
  const old = datedRatings(trade)
    .filter(
      ({ status, date }) =>
        isLateStage(status) &&
        addLegalYears(spanOf(date, bureau).last, 7) < day &&
        !trade.history.some(({ month, code }) => month === monthOf(date) && /^\d+$/.test(code)),
    )
    .toSorted((a, b) => (a.date.iso < b.date.iso ? -1 : 1));
  const newest = old.at(-1);
  if (!newest) return [];
  const ratings = listWords(old.map(({ words }) => words));
  const [one, is] = old.length === 1 ? ['rating', 'is'] : ['ratings', 'are'];
  return [
    {
      severity: 'high',
      confidence: 0.85,
      distinct: 'ratings',
      facts: [`${who} gives this account the earlier ${one} ${ratings}, in a report of ${formatCivilDate(day)}.`],
      values: [
        [old.length === 1 ? 'Earlier rating' : 'Earlier ratings', ratings],
        ['Last day of the newest of them plus 7 years', formatCivilDate(addLegalYears(spanOf(newest.date, bureau).last, 7))],
        ['Report date', formatCivilDate(day)],
        ...exemptNote(report, bureau),
      ],
      evidence: [...old.flatMap(({ fields }) => fields), ...ofReportDay(report, bureau)],
      suggestedReason: 'late-payments-too-old',
      suggestedClaim: `The earlier ${one} ${ratings} ${is} more than seven years old. Please remove ${old.length === 1 ? 'it' : 'them'} and keep the rest of the account.`,
      question: `Do you want the bureau to remove the earlier ${one} ${ratings}, which ${is} more than seven years old?`,
    },
  ];
}
