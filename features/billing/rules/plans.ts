// How a client pays the office, and which standings go with it.
import type { BillingStanding } from '../../contacts/rules/billing-standing.ts';

export const PLANS = ['monthly', 'flat', 'per-deletion', 'none'] as const;
export type Plan = (typeof PLANS)[number];

/** Without a plan there is nothing to pay, so nothing can be late, fail or pause. */
const WITHOUT_PLAN: readonly BillingStanding[] = ['up-to-date', 'ended'];

/** Why a plan and a standing do not go together, in one sentence; undefined when they do. */
export function judgeStanding({ plan, standing }: { readonly plan: Plan; readonly standing: BillingStanding }): string | undefined {
  return plan === 'none' && !WITHOUT_PLAN.includes(standing)
    ? 'Without a plan there is nothing to pay. Choose the plan, or “Up to date” or “Ended”.'
    : undefined;
}
