// What the office decided about a document that was sent, and until when it proves anything.
import type { CivilDate } from '../../../platform/base/civil-date.ts';

export const REVIEWS = ['sent', 'accepted', 'rejected', 'expired'] as const;
export type Review = (typeof REVIEWS)[number];
export const REVIEW_WORDS: Readonly<Record<Review, string>> = {
  sent: 'To review',
  accepted: 'Accepted',
  rejected: 'Rejected',
  expired: 'Expired',
};

/** Why a document cannot be used, in the order in which the reasons are offered. The client reads `REASON_TEXTS` (document-texts.ts). */
export const REJECTION_REASONS = ['unreadable', 'cut-off', 'expired', 'wrong-document', 'other-person', 'old', 'other'] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

interface Reviewed {
  readonly looked: boolean;
  readonly rejectedFor: RejectionReason | null;
  readonly expiresOn: CivilDate | null;
}

/** The state of a document on this day of the office. It counts through its last day. */
export function reviewOf({ looked, rejectedFor, expiresOn }: Reviewed, today: CivilDate): Review {
  if (rejectedFor !== null) return 'rejected';
  if (!looked) return 'sent';
  return hasExpired(expiresOn, today) ? 'expired' : 'accepted';
}

/** True after the last day. */
export function hasExpired(lastDay: CivilDate | null, today: CivilDate): boolean {
  return lastDay !== null && lastDay < today;
}
