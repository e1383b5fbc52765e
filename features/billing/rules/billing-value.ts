// The payment status as lists show it. Separate from the contract to keep it small.
import { z } from 'zod';
import { PLANS } from './plans.ts';
import { BILLING_STANDINGS } from './payment-statuses.ts';

export const billingSummary = z.object({ plan: z.enum(PLANS), standing: z.enum(BILLING_STANDINGS), /** Civil date. */ since: z.string() });

/** What lists of people show. */
export const billingValue = z.union([z.literal('not-noted'), billingSummary]);
export type BillingValue = z.output<typeof billingValue>;
