import { expect, test } from 'vitest';
import { fillPayment, showPayment } from './payment-form.ts';

const HOLDS = { plan: 'flat', standing: 'past-due', since: '2026-11-03' } as const;
const TODAY = '2026-11-20';

test.each([
  ['the form begins as what holds', HOLDS, {}, HOLDS],
  ['a change counts from today', HOLDS, { standing: 'paused' }, { ...HOLDS, since: TODAY }],
  ['chosen again as it was, it counts from then', HOLDS, { standing: 'past-due' }, HOLDS],
  ['the first note counts from today', undefined, {}, { plan: 'monthly', standing: 'up-to-date', since: TODAY }],
])('%s', (_name, holds, typed, begins) => expect(fillPayment(holds, typed, TODAY)).toMatchObject(begins));
test('a comparison speaks the words of the screen', () => {
  expect([
    showPayment('standing', 'paused'),
    showPayment('plan', 'flat'),
    showPayment('since', '2026-11-03'),
    showPayment('note', 'x'),
  ]).toEqual(['Paused', 'Flat fee', 'Nov 3, 2026', 'x']);
});
