// Months shown as late that are older than 15 U.S.C. 1681c(a)(5) allows. The months are the finding, not the account: good history may
// stay.
import { formatCivilDate } from '../../../../platform/base/civil-date.ts';
import { listWords, monthText } from '../../../report-files/rules/report-view.ts';
import { endOfMonth, reportDay } from '../dates/known-days.ts';
import { perLine } from '../finding-parts.ts';
import { monthFields, ofReportDay } from '../evidence.ts';
import { addLegalYears, exemptNote, isExemptUse } from '../obsolescence.ts';

export const obsoleteLatePayments = perLine(
  {
    code: 'A2',
    title: 'Late payment older than seven years',
    citation: '15 U.S.C. 1681c(a)(5)',
    basis: 'statute',
    guard:
      'Counted from the last day of the month shown as late; months of a charge-off or collection follow the date of first delinquency and are left out, as are mortgage reports.',
  },
  ({ trade, bureau, who }, { report }) => {
    const day = reportDay(report, bureau);
    if (isExemptUse(report, bureau) || !day) return undefined;
    const old = trade.history
      .filter(({ month, code }) => /^\d+$/.test(code) && addLegalYears(endOfMonth(month), 7) < day)
      .map(({ month }) => month)
      .toSorted();
    const newest = old.at(-1);
    if (newest === undefined) return undefined;
    const months = listWords(old.map(monthText));
    return {
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
    };
  },
);
