import { describe, expect, test } from 'vitest';
import type { HistoryCell } from '../../report-files/rules/model.ts';
import { line } from '../../account-matching/rules/testing-lines.ts';
import { compareLines } from './testing-pairs.ts';

const grid = (cells: Readonly<Record<string, HistoryCell['code']>>): HistoryCell[] =>
  Object.entries(cells)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, code]) => ({ month, code, raw: code }));

describe('the payment history', () => {
  const before = grid({ '2026-02': 'OK', '2026-01': '60', '2025-12': '30', '2025-11': 'OK', '2024-03': '30' });
  test.for<readonly [string, Readonly<Record<string, HistoryCell['code']>>, readonly string[]]>([
    ['moved on by a month, the oldest lost', { '2026-03': 'OK', '2026-02': 'OK', '2026-01': '60', '2025-12': '30', '2025-11': 'OK' }, []],
    [
      'a late month corrected',
      { '2026-02': 'OK', '2026-01': 'OK', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Jan 2026: 60 days late > On time, better'],
    ],
    [
      'less late',
      { '2026-02': 'OK', '2026-01': '30', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Jan 2026: 60 days late > 30 days late, better'],
    ],
    [
      'a mark removed',
      { '2026-02': 'OK', '2026-01': '60', '2025-12': 'ND', '2025-11': 'OK' },
      ['Payment history, Dec 2025: 30 days late > No data, better'],
    ],
    ['a good month without data', { '2026-02': 'ND', '2026-01': '60', '2025-12': '30', '2025-11': 'UNK' }, []],
    [
      'a good month turned late',
      { '2026-02': '30', '2026-01': '60', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Feb 2026: On time > 30 days late, worse'],
    ],
    [
      'a new late month',
      { '2026-03': '30', '2026-02': 'OK', '2026-01': '60', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Mar 2026:  > 30 days late, worse'],
    ],
    ['no history at all', {}, []],
  ])('%s', ([, after, expected]) => {
    const [event] = compareLines([['R', line('EX', { history: before })]], [['R', line('EX', { history: grid(after) })]]).events;
    expect(event?.changes.map(({ label, before: was, after: is, effect }) => `${label}: ${was} > ${is}, ${effect}`)).toEqual(expected);
  });
});
