// The payment statuses of a client, and the ones that lists are filtered by.

export const BILLING_STANDINGS = ['up-to-date', 'past-due', 'payment-failed', 'paused', 'ended'] as const;
export type PaymentStatus = (typeof BILLING_STANDINGS)[number];

/** What lists are filtered by; 'owing' is past due or a failed payment. */
export const BILLING_FILTERS = [...BILLING_STANDINGS, 'owing'] as const;
export type BillingFilter = (typeof BILLING_FILTERS)[number];

/** What the page of all clients shows, one at a time; 'none' is clients without a status. */
export const BILLING_PAGES = [...BILLING_FILTERS, 'none'] as const;
export type BillingPageFilter = (typeof BILLING_PAGES)[number];

/** Longest in their status first, newest in it first, last entered first, by name. Clients without a status: by when they were added. */
export const BILLING_SORTS = ['longest', 'newest', 'entered', 'name'] as const;
export type BillingSort = (typeof BILLING_SORTS)[number];

/** The label of 'owing', the same on the view and in the filter. */
export const OWING_NAME = 'Past due or failed';
export const BILLING_STANDING_NAMES: Readonly<Record<PaymentStatus, string>> = {
  'up-to-date': 'Up to date',
  'past-due': 'Past due',
  'payment-failed': 'Payment failed',
  paused: 'Paused',
  ended: 'Ended',
};

/** The filter values that match a client with this status; none when there is no status. */
export function filtersOf(standing: PaymentStatus | null): readonly BillingFilter[] {
  if (standing === null) return [];
  return standing === 'past-due' || standing === 'payment-failed' ? [standing, 'owing'] : [standing];
}
