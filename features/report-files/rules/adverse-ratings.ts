// Ratings that a source prints with a date beside the payment history.
import type { AdverseRating, PayStatus } from './account-model.ts';

const NOT_ADVERSE: ReadonlySet<PayStatus> = new Set<PayStatus>(['current', 'too-new', 'paid-or-closed', 'unknown']);

export function isAdverse(status: PayStatus): boolean {
  return !NOT_ADVERSE.has(status);
}

/** Newest first, each once; undefined for none. */
export function adverseRatingsOf(ratings: readonly AdverseRating[]): readonly AdverseRating[] | undefined {
  const own = new Map(ratings.map((rating) => [`${rating.status} ${rating.date.iso} ${rating.date.precision}`, rating]));
  return own.size === 0
    ? undefined
    : [...own.values()].toSorted((a, b) => (a.date.iso < b.date.iso ? 1 : a.date.iso > b.date.iso ? -1 : 0));
}
