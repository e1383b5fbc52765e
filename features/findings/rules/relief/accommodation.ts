// Late marks inside an accommodation of the COVID-19 period.
import { civilDate, daysInMonth, formatCivilDate, type CivilDate } from '../../../../platform/base/civil-date.ts';
import { monthText, gridCode } from '../../../report-files/rules/report-view.ts';
import type { GridCode, PayStatus } from '../../../report-files/rules/model.ts';
import { aboutLine, perLine } from '../finding-parts.ts';
import { saidAboutLine } from '../disputed/client-statements.ts';

/** 15 U.S.C. 1681s-2(a)(1)(F)(i)(II): from January 31, 2020 until 120 days after the emergency ended on April 10, 2023. */
const COVERED_FROM = civilDate(2020, 1, 31);
const COVERED_UNTIL = civilDate(2023, 8, 8);
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
      "Only with the client's dates of an agreement about this very account, for late months wholly inside it and inside the covered period, on an account current in the month before and not charged off.",
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
    const until = agreement.until < COVERED_UNTIL ? agreement.until : COVERED_UNTIL;
    const before = trade.history.filter(({ month }) => monthEnd(month) < from).toSorted((a, b) => (a.month < b.month ? 1 : -1))[0];
    if (before?.code !== 'OK' || nextMonth(before.month) !== from.slice(0, 7)) return undefined;
    const late = trade.history
      .filter(({ month, code }) => LATE.has(code) && `${month}-01` >= from && monthEnd(month) <= until)
      .toSorted((a, b) => (a.month < b.month ? -1 : 1));
    if (late.length === 0) return undefined;
    return {
      severity: 'high',
      confidence: 0.8,
      facts: [
        `${who} shows ${late.map(({ month, code }) => `${gridCode(code).words} in ${monthText(month)}`).join(', ')}.`,
        `${who} shows the account on time in ${monthText(before.month)}.`,
      ],
      values: [
        ['Agreement from', formatCivilDate(agreement.on)],
        ['Agreement until', formatCivilDate(agreement.until)],
        ['Covered by the statute', `${formatCivilDate(COVERED_FROM)} to ${formatCivilDate(COVERED_UNTIL)}`],
        ['Late months', late.map(({ month }) => monthText(month)).join(', ')],
      ],
      suggestedReason: 'payment-arrangement',
      suggestedClaim:
        'My payments were deferred or reduced by agreement with the creditor in these months, I kept to the agreement, and I am shown as late.',
      question:
        'Had the creditor agreed to a pause or lower payments for these months, and did you keep to it? Please add what you have in writing.',
    };
  },
);

function nextMonth(month: string): string {
  const [year, number] = [Number(month.slice(0, 4)), Number(month.slice(5, 7))];
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
}
