// The payment status, beside each client in lists, and as what those are filtered by.
import type { Db } from '../../../platform/server/database/open-database.ts';
import { facet, forAll } from '../../../platform/server/manifest.ts';
import { facetRebuild, writeFacet } from '../../contact-lists/server/public.ts';
import { billingValue, type BillingValue } from '../rules/billing-value.ts';
import { BILLING_FILTERS, filtersOf, type PaymentStatus } from '../rules/payment-statuses.ts';
import { summarizeBilling } from './store/by-contact.ts';
import { markCurrent } from './store.ts';

const KEY = 'billing';

export const billingFacet = facet<BillingValue>({
  key: KEY,
  permission: 'billing:view',
  value: billingValue,
  many: async ({ db }, ids) => forAll<BillingValue>(ids, await summarizeBilling(db, ids), 'not-noted'),
  filter: BILLING_FILTERS,
});

/** Writes the filter values again from the notes that count. */
export const billingRebuild = facetRebuild({
  key: KEY,
  task: 'billing.filterValues',
  name: 'Rebuild filter: payment status',
  category: 'client',
  valuesOf: async (db, ids) => new Map([...(await summarizeBilling(db, ids))].map(([id, { standing }]) => [id, filtersOf(standing)])),
});

/** Marks the note that counts, and writes the filter values of this status for the client; null removes them. */
export async function writePaymentStatus(db: Db, contactId: string, standing: PaymentStatus | null): Promise<void> {
  await markCurrent(db, contactId);
  await writeFacet(db, contactId, { key: KEY, values: filtersOf(standing), category: 'client' });
}
