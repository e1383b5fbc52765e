// Late marks inside an accommodation of the COVID-19 period.
import { civilDate, daysInMonth, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { monthText, gridCode } from '../../../report-files/rules/report-view.ts';
import type { GridCode, PayStatus } from '../../../report-files/rules/model.ts';
import { aboutLine, perLine } from '../finding-parts.ts';
import { monthFields } from '../evidence.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';

/**
 * 15 U.S.C. 1681s-2(a)(1)(F)(i)(II): from January 31, 2020 until 120 days after the later of the enactment (March 27, 2020) and the end of
 * the national emergency. Until the first of these it surely ran; when it ended has to be checked and is claimed nowhere.
 */
const COVERED_FROM = civilDate(2020, 1, 31);
const SURELY_COVERED_UNTIL = civilDate(2020, 7, 25);
/** Late by days; a payment plan in the grid is what an accommodation may look like. */
const LATE: ReadonlySet<GridCode> = new Set<GridCode>(['30', '60', '90', '120', '150', '180']);
const CHARGED_OFF: ReadonlySet<PayStatus> = new Set<PayStatus>(['charge-off', 'collection-or-charge-off', 'paid-was-charge-off']);

const monthEnd = (month: string): CivilDate => {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return civilDate(year, number, daysInMonth(year, number));
};

export const accommodationLate = perLine(
  {
    code: 'A41',
    title: 'Late during an accommodation',
    citation: '15 U.S.C. 1681s-2(a)(1)(F)',
    basis: 'statute',
    guard:
      "Only with the client's dates of an agreement about this very account, for late months wholly inside it and after January 31, 2020, on an account current in the month before and not charged off; the last day of the covered period is named nowhere and has to be checked.",
  },
  (line, input) => {
    const agreement = saidAboutLine(input, 'accommodation', aboutLine(line));
    const { trade, who } = line;
    if (
      agreement?.on === undefined ||
      agreement.until === undefined ||
      CHARGED_OFF.has(trade.payStatus) ||
      trade.history.some(({ code }) => code === 'CO')
    )
      return undefined;
    const from = agreement.on > COVERED_FROM ? agreement.on : COVERED_FROM;
    const { until } = agreement;
    const before = trade.history.filter(({ month }) => monthEnd(month) < from).toSorted((a, b) => (a.month < b.month ? 1 : -1))[0];
    if (before?.code !== 'OK' || nextMonth(before.month) !== from.slice(0, 7)) return undefined;
    const late = trade.history
      .filter(({ month, code }) => LATE.has(code) && `${month}-01` >= from && monthEnd(month) <= until)
      .toSorted((a, b) => (a.month < b.month ? -1 : 1));
    if (late.length === 0) return undefined;
    const surely = late.every(({ month }) => monthEnd(month) <= SURELY_COVERED_UNTIL);
    return {
      severity: 'high',
      confidence: surely ? 0.8 : 0.5,
      facts: [
        `${who} shows ${late.map(({ month, code }) => `${gridCode(code).words} in ${monthText(month)}`).join(', ')}.`,
        `${who} shows the account on time in ${monthText(before.month)}.`,
      ],
      values: [
        ['Agreement from', formatCivilDate(agreement.on)],
        ['Agreement until', formatCivilDate(agreement.until)],
        [
          'Covered by the statute',
          surely
            ? `from ${formatCivilDate(COVERED_FROM)} on`
            : `from ${formatCivilDate(COVERED_FROM)} until 120 days after the national emergency ended; check that day`,
        ],
        ['Late months', late.map(({ month }) => monthText(month)).join(', ')],
      ],
      evidence: monthFields([before, ...late]),
      suggestedReason: 'payment-arrangement',
      suggestedClaim:
        'My payments were deferred or reduced by agreement with the creditor in these months, I kept to the agreement, and I am shown as late.',
      question:
        'Did the creditor agree to a pause or lower payments for these months, and did you keep to it? Please add what you have in writing.',
    };
  },
);

function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
