import { expect, test } from 'vitest';
import { BILLING_STANDINGS } from './payment-statuses.ts';
import { checkPaymentStatus, type Plan } from './plans.ts';
import { describePaymentStatus, paymentStatusLook } from './payment-status-words.ts';

test('with a plan every status is possible; without one only two', () => {
  const possible = (plan: Plan) => BILLING_STANDINGS.filter((standing) => checkPaymentStatus({ plan, standing }) === undefined);
  for (const plan of ['monthly', 'flat', 'per-deletion'] as const) expect(possible(plan)).toEqual(BILLING_STANDINGS);
  expect(possible('none')).toEqual(['up-to-date', 'ended']);
});

test.each([
  ['monthly', 'up-to-date', 'Up to date since Nov 3, 2026 (monthly plan)', 'Up to date', 'good'],
  ['flat', 'past-due', 'Past due since Nov 3, 2026 (flat fee)', 'Past due', 'late'],
  ['per-deletion', 'payment-failed', 'A payment failed on Nov 3, 2026 (paid per deletion)', 'Payment failed', 'late'],
  ['monthly', 'paused', 'Paused since Nov 3, 2026 (monthly plan)', 'Paused', 'soon'],
  ['monthly', 'ended', 'Ended on Nov 3, 2026 (monthly plan)', 'Ended', 'none'],
  ['none', 'up-to-date', 'No plan since Nov 3, 2026', 'No plan', 'none'],
  ['none', 'ended', 'Ended on Nov 3, 2026 (no plan)', 'Ended', 'none'],
] as const)('%s, %s: %s', (plan, standing, sentence, words, tone) => {
  expect(describePaymentStatus({ plan, standing, since: '2026-11-03' })).toBe(sentence);
  expect(paymentStatusLook({ plan, standing })).toEqual({ words, tone });
});
