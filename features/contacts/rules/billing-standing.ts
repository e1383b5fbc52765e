// How the payments of a client stand. The history of it belongs to features/billing; what holds now lies on the contact, for lists.

export const BILLING_STANDINGS = ['up-to-date', 'past-due', 'payment-failed', 'paused', 'ended'] as const;
export type BillingStanding = (typeof BILLING_STANDINGS)[number];

/** What lists are filtered by; 'owing' is past due or a failed payment. */
export const BILLING_FILTERS = [...BILLING_STANDINGS, 'owing'] as const;
export type BillingFilter = (typeof BILLING_FILTERS)[number];

/** 'owing' in words, the same on the view and in the filter. */
export const OWING_NAME = 'Past due or failed';
export const BILLING_STANDING_NAMES: Readonly<Record<BillingStanding, string>> = {
  'up-to-date': 'Up to date',
  'past-due': 'Past due',
  'payment-failed': 'Payment failed',
  paused: 'Paused',
  ended: 'Ended',
};
