// The form of a payment note as text, and how it reads beside a colleague's.
import type { Typed, Values } from '../../../platform/web/form/form-state.ts';
import { formatDate } from '../../../platform/web/look/format-date.ts';
import { BILLING_STANDING_NAMES, BILLING_STANDINGS } from '../rules/payment-statuses.ts';
import { PLANS } from '../rules/plans.ts';
import { PLAN_NAMES, type Standing } from '../rules/payment-status-words.ts';

export const PAYMENT_LABELS = { standing: 'Status', plan: 'Plan', since: 'Since', note: 'Note' } as const;
export type PaymentField = keyof typeof PAYMENT_LABELS;
export type PaymentValues = Values<PaymentField>;

/** What the form begins with: what holds. A change counts from today unless another day is typed. */
export function fillPayment(holds: Standing | undefined, typed: Typed, today: string): PaymentValues {
  const plan = holds?.plan ?? 'monthly';
  const standing = holds?.standing ?? 'up-to-date';
  const isSame = (typed['plan'] ?? plan) === plan && (typed['standing'] ?? standing) === standing;
  return { plan, standing, since: holds && isSame ? holds.since : today, note: '' };
}

/** The choices of the form; undefined for a value it does not offer. */
export const planOf = (value: string) => PLANS.find((one) => one === value);
export const standingOf = (value: string) => BILLING_STANDINGS.find((one) => one === value);

export function showPayment(field: PaymentField, value: string): string {
  const [plan, standing] = [planOf(value), standingOf(value)];
  if (field === 'standing' && standing) return BILLING_STANDING_NAMES[standing];
  if (field === 'plan' && plan) return PLAN_NAMES[plan];
  return field === 'since' ? formatDate(value) : value;
}
