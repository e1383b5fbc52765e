// Late months after the account was closed and paid.
import type { BureauTrade, PayStatus } from '../../../report-files/rules/model.ts';
import { listWords, monthText } from '../../../report-files/rules/report-view.ts';
import { monthCount, spanOf } from '../dates/known-days.ts';
import { dateText, perLine } from '../finding-parts.ts';
import { soldWords } from '../amounts/sold.ts';
import { isLateStage, ratingsOfOwnMonth } from '../dated-ratings.ts';
import { monthFields } from '../evidence.ts';

/** Paid in the ordinary way: nothing that leaves a debt behind after the closing. */
const ORDINARY: ReadonlySet<PayStatus> = new Set<PayStatus>([
  'current',
  'paid-or-closed',
  'late30',
  'late60',
  'late90',
  'late120',
  'late150',
  'late180',
  'unknown',
]);
const DEBT_LEFT = /charged?[\s-]?off|as a loss|bad debt|collection|settled|bankrupt|chapter \d/i;

export const lateAfterClosing = perLine(
  {
    code: 'A20',
    title: 'Late months after the account was closed and paid',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Closing alone says nothing, since a closed account may still be owed: only with a balance of $0 now, a last payment by the month of closing, and no charge-off, collection, settlement, sale or bankruptcy. Earlier ratings count only where they are not dated by the month the line was last reported.',
  },
  ({ trade, bureau, who }) => {
    const closed = paidOffIn(trade);
    if (!closed) return undefined;
    const end = monthCount(spanOf(closed, bureau).last);
    const late = trade.history
      .filter(({ month, code }) => /^\d+$/.test(code) && monthCount(month) > end)
      .map(({ month }) => month)
      .toSorted();
    const rated = ratingsOfOwnMonth(trade).filter(
      ({ status, date, fields }) =>
        fields[0]?.startsWith('adverseRatings') === true &&
        isLateStage(status) &&
        monthCount(date.iso) > end &&
        !trade.history.some(({ month }) => month === date.iso.slice(0, 7)),
    );
    if (late.length + rated.length === 0) return undefined;
    const after = [...late.map(monthText), ...rated.map(({ words }) => words)];
    const said = [
      ...(late.length > 0 ? [`shows it as late in ${listWords(late.map(monthText))}`] : []),
      ...(rated.length > 0
        ? [`gives it the earlier ${rated.length === 1 ? 'rating' : 'ratings'} ${listWords(rated.map(({ words }) => words))}`]
        : []),
    ];
    return {
      severity: 'medium',
      confidence: 0.7,
      facts: [
        `${who} reports this account as closed ${dateText(closed)} with a balance of $0 and a last payment of ${dateText(trade.lastPayment)}, and ${listWords(said)}.`,
      ],
      values: [
        ['Closed', dateText(closed)],
        ['Last payment', dateText(trade.lastPayment)],
        ['Late after that', listWords(after)],
        ['Balance', '$0'],
      ],
      evidence: [
        'closed',
        'lastPayment',
        'balance',
        ...monthFields(late.map((month) => ({ month }))),
        ...rated.flatMap(({ fields }) => fields),
      ],
      suggestedReason: 'late-payments-wrong',
      suggestedClaim: `I paid this account off when it was closed. Nothing was owed after that, so I cannot have been late.`,
      question: `Had you paid this account off by ${dateText(closed)}?`,
    };
  },
);

function paidOffIn(trade: BureauTrade): BureauTrade['closed'] {
  const { closed, lastPayment, balance, payStatus, remarks } = trade;
  if (
    !closed ||
    !lastPayment ||
    balance !== 0 ||
    !ORDINARY.has(payStatus) ||
    soldWords(trade) !== undefined ||
    remarks.some(({ text }) => DEBT_LEFT.test(text))
  )
    return undefined;
  const paidBy = spanOf(lastPayment, null).last;
  return monthCount(paidBy) <= monthCount(spanOf(closed, null).last) ? closed : undefined;
}
