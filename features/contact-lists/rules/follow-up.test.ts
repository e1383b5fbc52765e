import { expect, test } from 'vitest';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { followUpState } from './follow-up.ts';

test.each([
  ['2026-11-19', 'overdue'],
  ['2026-11-20', 'soon'],
  ['2026-11-22', 'soon'],
  ['2026-11-23', 'later'],
  ['2027-01-01', 'later'],
  [null, 'none'],
] as const)('a follow-up on %s is %s on Nov 20, 2026', (on, state) => {
  const today = parseCivilDate('2026-11-20');
  expect(today && followUpState(on === null ? null : (parseCivilDate(on) ?? null), today)).toBe(state);
});
