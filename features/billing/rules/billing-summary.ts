// How payments stand, as lists of people are told. Apart from the contract, because those lists are loaded often and it is small.
import { z } from 'zod';
import { BILLING_STANDINGS } from '../../contacts/rules/billing-standing.ts';
import { PLANS } from './plans.ts';

export const billingSummary = z.object({ plan: z.enum(PLANS), standing: z.enum(BILLING_STANDINGS), /** Civil date. */ since: z.string() });
