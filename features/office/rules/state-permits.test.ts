import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import { permitNoticeOn, stateStatusOn } from './state-permits.ts';

const TODAY = civilDate(2026, 11, 23);
const on = (validUntil: ReturnType<typeof civilDate> | null, enabled = true) => ({ enabled, validUntil });

test.each([
  ['OH', undefined, 'review'],
  ['OH', on(null), 'enabled'],
  ['OH', on(null, false), 'review'],
  ['OH', on(TODAY), 'enabled'],
  ['OH', on(addDays(TODAY, -1)), 'review'],
  ['GA', undefined, 'blocked'],
] as const)('%s with %j is %s', (state, permit, status) => expect(stateStatusOn(state, permit, TODAY)).toBe(status));

test('P8, G1: nothing opens Georgia, and nothing but a decision opens any other state', () => {
  const days = fc.integer({ min: -900, max: 900 }).map((n) => addDays(TODAY, n));
  const permit = fc.record({ enabled: fc.boolean(), validUntil: fc.option(days) });
  fc.assert(
    fc.property(
      fc.constantFrom(...US_STATES.map(({ code }) => code)),
      fc.option(permit, { nil: undefined }),
      days,
      (state, decided, today) => {
        const status = stateStatusOn(state, decided, today);
        return state === 'GA' ? status === 'blocked' : status !== 'enabled' || decided?.enabled === true;
      },
    ),
  );
});

test.each([
  [61, undefined],
  [60, 'first'],
  [15, 'first'],
  [14, 'last'],
  [0, 'last'],
  [-1, 'ended'],
] as const)('G1: %i days before the end of a registration the office is told %j', (left, notice) => {
  expect(permitNoticeOn(on(addDays(TODAY, left)), TODAY)).toBe(notice);
  expect(permitNoticeOn(on(addDays(TODAY, left), false), TODAY)).toBeUndefined();
});
