// A charge-off first shown years after the last payment: the delinquency may have been given a later start.
import { monthText } from '../../../report-files/rules/report-view.ts';
import { monthFields } from '../evidence.ts';
import { dateText, perLine } from '../finding-parts.ts';
import { monthCount, spanOf } from './known-days.ts';

/** A charge-off follows at 120 or 180 days; two years leave room for plans, disputes and late reporting. */
const MONTHS = 24;

export const lateChargeOff = perLine(
  {
    code: 'A58',
    title: 'First charge-off month long after the last payment',
    citation: '15 U.S.C. 1681s-2(a)(5), 1681c(c)(1)',
    basis: 'statute',
    guard:
      'Only where the payment history shows months before the first charge-off and none of them is current or late, the date of the status or charge-off is of that month, too, no earlier delinquency is printed, and the month lies 24 months or more after the printed last payment; collections and student loans are left out. It asks when the client stopped paying and claims no date.',
  },
  ({ account, trade, bureau, collection, who }) => {
    const { lastPayment, history } = trade;
    if (collection || account.category === 'student' || !lastPayment || trade.firstDelinquency) return undefined;
    const cells = history.toSorted((a, b) => (a.month < b.month ? -1 : 1));
    const at = cells.findIndex(({ code }) => code === 'CO');
    const first = cells[at];
    // Without a month before it, the history only begins there; months on time or late between would explain the time.
    if (!first || at === 0 || cells.slice(0, at).some(({ code }) => code !== 'UNK' && code !== 'ND')) return undefined;
    // The status must have begun in that month, too, and no earlier delinquency may be printed.
    const begun = trade.statusDate ?? trade.chargeOffDate;
    if (!begun || Math.abs(monthCount(begun.iso) - monthCount(first.month)) > 1) return undefined;
    if (trade.maxDelinquency && monthCount(spanOf(trade.maxDelinquency, bureau).first) < monthCount(first.month)) return undefined;
    if (trade.adverseRatings?.some(({ date }) => monthCount(spanOf(date, bureau).first) < monthCount(first.month))) return undefined;
    const paid = monthCount(spanOf(lastPayment, bureau).last);
    const between = monthCount(first.month) - paid;
    if (between < MONTHS) return undefined;
    return {
      severity: 'medium',
      confidence: 0.6,
      facts: [
        `${who} reports a last payment of ${dateText(lastPayment)} and shows a charge-off first in ${monthText(first.month)}, ${between} months later.`,
      ],
      values: [
        ['Last payment', dateText(lastPayment)],
        ['First month of the charge-off shown', monthText(first.month)],
        ['Months between', String(between)],
        ['Date of the status', dateText(trade.statusDate)],
      ],
      evidence: ['lastPayment', ...monthFields([first]), trade.statusDate ? 'statusDate' : 'chargeOffDate'],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `I fell behind on this account within months of my last payment of ${dateText(lastPayment)}. The history shows a charge-off first in ${monthText(first.month)}.`,
      question: `Did you stop paying on this account after ${dateText(lastPayment)} and stay behind from then on?`,
    };
  },
);
