// What a line says of earlier times beside its payment history: ratings with a date, and its greatest delinquency. The account had been that late by
// the date, which some sources take from the day they heard of it: "by then" is certain, "in that month" is not.
import type { BureauTrade, PartialDate, PayStatus } from '../../report-files/rules/model.ts';
import { ratingText } from '../../report-files/rules/report-view.ts';
import type { LineField } from './evidence.ts';

export interface DatedRating {
  readonly status: PayStatus;
  readonly date: PartialDate;
  /** '30 days late (Jul 2011)'. */
  readonly words: string;
  readonly fields: readonly LineField[];
}

export function datedRatings(trade: BureauTrade): DatedRating[] {
  const { worstStatus, maxDelinquency, adverseRatings = [] } = trade;
  const own = adverseRatings.map((rating, at): DatedRating => {
    const field: LineField = `adverseRatings/${at}`;
    return { status: rating.status, date: rating.date, words: ratingText(rating), fields: [field] };
  });
  if (worstStatus === undefined || !maxDelinquency) return own;
  const worst = { status: worstStatus, date: maxDelinquency };
  if (own.some(({ status, date }) => status === worst.status && date.iso.slice(0, 7) === worst.date.iso.slice(0, 7))) return own;
  return [...own, { ...worst, words: ratingText(worst), fields: ['worstStatus', 'maxDelinquency'] }];
}

/** The ratings that are not dated by the day the line was last reported: each is of the month it is dated. */
export function ratingsOfOwnMonth(trade: BureauTrade): DatedRating[] {
  const reported = trade.reported?.iso.slice(0, 7);
  return datedRatings(trade).filter(({ date }) => date.precision !== 'year' && date.iso.slice(0, 7) !== reported);
}

/** A stage of 30 to 180 days, which the account may have left again. */
export function isLateStage(status: PayStatus): boolean {
  return status.startsWith('late');
}
