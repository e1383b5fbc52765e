// Months shown from before an account was opened, and payments to a creditor after it had given the account away.
import type { GridCode } from '../../../report-files/rules/model.ts';
import { listWords, monthText } from '../../../report-files/rules/report-view.ts';
import { soldWords } from '../amounts/sold.ts';
import { datedRatings } from '../dated-ratings.ts';
import { monthCount, spanOf, surelyAfter } from '../dates/known-days.ts';
import { given, monthFields, remarkFields } from '../evidence.ts';
import { dateText, perLine, type AccountLine, type LineParts } from '../finding-parts.ts';

/** Codes that say nothing of the account. */
const BLANK: ReadonlySet<GridCode> = new Set<GridCode>(['ND', 'UNK', 'ZB']);
const OLDER = /transfer|\bsold\b|purchas|acquired|refinanc|assigned|renew|moved|reinstat|redeem|consolidat|lost or stolen|new number/i;

export const outsideTheAccount = perLine(
  {
    code: 'A54',
    title: 'History before the opening or payment after the sale',
    citation: '15 U.S.C. 1681e(b)',
    basis: 'statute',
    guard:
      'Months that show something, or ratings, more than a month before that of opening, where nothing says that the account came from elsewhere, and never in a line several bureaus are merged into; payments only after the printed day on which the creditor closed an account it sold or transferred, by more than 31 days. An account that is only closed may still be paid. Payment, activity and status before the opening are asked about by A21, late months after closing by A20.',
  },
  (line) => [...beforeOpening(line), ...afterSale(line)],
);

function beforeOpening({ account, trade, bureau, collection, who }: AccountLine): LineParts[] {
  const { opened } = trade;
  if (
    !opened ||
    bureau === null ||
    collection ||
    account.category === 'student' ||
    trade.purchasedFrom !== undefined ||
    trade.originalCreditor !== undefined ||
    trade.condition === 'transferred' ||
    trade.condition === 'refinanced' ||
    trade.remarks.some(({ text }) => OLDER.test(text))
  )
    return [];
  const first = monthCount(spanOf(opened, bureau).first);
  // A cell may be dated a month early where a source counts from the statement, so one month before says nothing.
  const early = trade.history
    .filter(({ month, code }) => !BLANK.has(code) && monthCount(month) < first - 1)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
  const rated = datedRatings(trade).filter(({ date }) => monthCount(spanOf(date, bureau).last) < first - 1);
  if (early.length + rated.length === 0) return [];
  const months = listWords([...early.map(({ month }) => monthText(month)), ...rated.map(({ words }) => words)]);
  return [
    {
      severity: 'medium',
      confidence: 0.8,
      distinct: 'before-opening',
      facts: [
        `${who} reports this account as opened ${dateText(opened)} and ${early.length > 0 ? 'shows a payment history for' : 'gives it the earlier rating'} ${months}.`,
      ],
      values: [
        ['Opened', dateText(opened)],
        ['Months before it', months],
      ],
      evidence: ['opened', ...monthFields(early), ...rated.flatMap(({ fields }) => fields)],
      suggestedReason: 'dates-wrong',
      suggestedClaim: `I had this account before ${dateText(opened)}, the date opened that is reported; what is shown of it begins before that.`,
      question: `Did you have this account before ${dateText(opened)}?`,
    },
  ];
}

function afterSale({ trade, bureau, who }: AccountLine): LineParts[] {
  const { closed, lastPayment } = trade;
  const words = soldWords(trade);
  if (words === undefined || !closed || !lastPayment || !surelyAfter(spanOf(lastPayment, bureau), spanOf(closed, bureau), 31)) return [];
  return [
    {
      severity: 'low',
      confidence: 0.6,
      distinct: 'after-sale',
      facts: [
        `${who} reports this account as “${words}” and closed ${dateText(closed)}, with a last payment of ${dateText(lastPayment)}, which is later.`,
      ],
      values: [
        ['Reported as', words],
        ['Closed', dateText(closed)],
        ['Last payment', dateText(lastPayment)],
      ],
      evidence: [...given(trade, 'closed', 'lastPayment', 'soldTo', 'condition'), ...remarkFields(trade, (text) => text === words)],
      suggestedReason: 'dates-wrong',
      suggestedClaim: `This account was sold or transferred and closed ${dateText(closed)}, so no payment can have been made to this creditor on ${dateText(lastPayment)}.`,
      question: `Did you pay this creditor on or about ${dateText(lastPayment)}?`,
      wrongAnswer: 'no',
    },
  ];
}
