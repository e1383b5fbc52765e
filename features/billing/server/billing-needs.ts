// Clients with failed or overdue payments: one line per reason, linked to the list of exactly these.
import { needOf } from '../../../platform/server/manifest.ts';
import { countContacts } from '../../contact-lists/server/public.ts';

const WORDS = {
  'payment-failed': { one: 'client has a failed payment', many: 'clients have a failed payment' },
  'past-due': { one: 'client is past due', many: 'clients are past due' },
} as const;

export const billingNeeds = (['payment-failed', 'past-due'] as const).map((billing) =>
  needOf({
    key: `billing.${billing}`,
    permissions: ['billing:view'],
    words: WORDS[billing],
    href: `/billing?status=${billing}`,
    weight: 'late',
    count: ({ db }, most) => countContacts(db, { category: 'client', facets: { billing } }, most - 1),
  }),
);
