// The payment statuses of a client, and the ones that lists are filtered by.

export const BILLING_STANDINGS = ['up-to-date', 'past-due', 'payment-failed', 'paused', 'ended'] as const;
export type PaymentStatus = (typeof BILLING_STANDINGS)[number];

/** What lists are filtered by; 'owing' is past due or a failed payment. */
export const BILLING_FILTERS = [...BILLING_STANDINGS, 'owing'] as const;
export type BillingFilter = (typeof BILLING_FILTERS)[number];

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
