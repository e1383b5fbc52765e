import { expect, test } from 'vitest';
import { officeMoment, plainCell, shownCell } from './cell-text.ts';

// Half past one in the night in New York is the evening before on the Pacific coast.
test.each([
  ['America/New_York', '2026-03-10 01:30', 'Mar 10, 2026'],
  ['America/Los_Angeles', '2026-03-09 22:30', 'Mar 9, 2026'],
  ['America/Phoenix', '2026-03-09 22:30', 'Mar 9, 2026'],
  ['Pacific/Guam', '2026-03-10 15:30', 'Mar 10, 2026'],
])('a moment in a report of an office in %s is %s', (zone, plain, shown) => {
  const at = '2026-03-10T05:30:00Z';
  const column = { key: 'at', label: 'At', kind: 'instant' } as const;
  expect([officeMoment(at, zone), plainCell(column, at, zone), shownCell(column, at, zone)]).toEqual([plain, plain, shown]);
  // Days of the law and of people are days, wherever the office is.
  const day = { key: 'on', label: 'On', kind: 'day' } as const;
  expect([plainCell(day, '2026-03-10', zone), shownCell(day, '2026-03-10', zone)]).toEqual(['2026-03-10', 'Mar 10, 2026']);
});
