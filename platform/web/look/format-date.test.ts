import { expect, test } from 'vitest';
import { formatDate, formatDistance } from './format-date.ts';
import { formatPhone } from '../../base/format-phone.ts';

// Evening at the office, where it is still the 20th.
const NOW = new Date('2026-11-21T02:30:00Z');

test('dates of law never move by a day', () => {
  expect(formatDate('2026-11-20')).toBe('Nov 20, 2026');
  expect(formatDate('2026-01-01')).toBe('Jan 1, 2026');
});

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-08', '12 days ago'],
  ['2027-01-20', 'in 2 months'],
  ['2026-10-02', 'last month'],
  ['2026-09-07', '2 months ago'],
  ['2026-10-31', '20 days ago'],
  [new Date(NOW.getTime() - 20_000).toISOString(), 'just now'],
  [new Date(NOW.getTime() - 3 * 3_600_000).toISOString(), '3 hours ago'],
  ['not a date', ''],
])('distance of %s', (value, words) => {
  expect(formatDistance(value, NOW)).toBe(words);
});

test.each([
  ['+14045550137', '(404) 555-0137'],
  ['+4930123456', '+4930123456'],
])('phone %s', (stored, shown) => {
  expect(formatPhone(stored)).toBe(shown);
});
