// How a client pays the office, and which standings go with it.
import type { PaymentStatus } from './payment-statuses.ts';

export const PLANS = ['monthly', 'flat', 'per-deletion', 'none'] as const;
export type Plan = (typeof PLANS)[number];

/** Without a plan there is nothing to pay, so nothing can be late, fail or pause. */
const WITHOUT_PLAN: readonly PaymentStatus[] = ['up-to-date', 'ended'];

/** Why a plan and a status do not fit together, in one sentence; undefined when they do. */
export function checkPaymentStatus({ plan, standing }: { readonly plan: Plan; readonly standing: PaymentStatus }): string | undefined {
  return plan === 'none' && !WITHOUT_PLAN.includes(standing)
    ? 'Without a plan there is nothing to pay. Choose a plan, or the status “Up to date” or “Ended”.'
    : undefined;
}
