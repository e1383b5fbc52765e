// The payment status in words. Nothing here says that the client owes money.
import { formatCivilDate, parseCivilDate } from '../../../platform/base/civil-date.ts';
import { BILLING_STANDING_NAMES, type PaymentStatus } from './payment-statuses.ts';
import type { Plan } from './plans.ts';

export interface Standing {
  readonly plan: Plan;
  readonly standing: PaymentStatus;
  /** Civil date. */ readonly since: string;
}
type Tone = 'good' | 'soon' | 'late' | 'none';

export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  monthly: 'Monthly',
  flat: 'Flat fee',
  'per-deletion': 'Per deletion',
  none: 'No plan',
};
const PLAN_PHRASES: Readonly<Record<Plan, string>> = {
  monthly: 'monthly plan',
  flat: 'flat fee',
  'per-deletion': 'paid per deletion',
  none: 'no plan',
};
const LEADS: Readonly<Record<PaymentStatus, string>> = {
  'up-to-date': 'Up to date since',
  'past-due': 'Past due since',
  'payment-failed': 'A payment failed on',
  paused: 'Paused since',
  ended: 'Ended on',
};
const TONES: Readonly<Record<PaymentStatus, Tone>> = {
  'up-to-date': 'good',
  'past-due': 'late',
  'payment-failed': 'late',
  paused: 'soon',
  ended: 'none',
};

/** In a cell: two words and a tone for its urgency. */
export function paymentStatusLook({ plan, standing }: Pick<Standing, 'plan' | 'standing'>): {
  readonly words: string;
  readonly tone: Tone;
} {
  return plan === 'none' && standing === 'up-to-date'
    ? { words: PLAN_NAMES.none, tone: 'none' }
    : { words: BILLING_STANDING_NAMES[standing], tone: TONES[standing] };
}

/** 'Past due since Nov 3, 2026 (monthly plan)'. */
export function describePaymentStatus({ plan, standing, since }: Standing): string {
  const day = dayOf(since);
  return plan === 'none' && standing === 'up-to-date' ? `No plan since ${day}` : `${LEADS[standing]} ${day} (${PLAN_PHRASES[plan]})`;
}

function dayOf(since: string): string {
  const day = parseCivilDate(since);
  return day ? formatCivilDate(day) : since;
}
