import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../../platform/base/civil-date.ts';
import type { Bureau } from '../model.ts';
import { groupReports, TOGETHER_DAYS } from './group-reports.ts';

const DAY = civilDate(2026, 3, 2);
/** 'EQ0 EX3': an Equifax report of day 0, an Experian one of day 3. */
const read = (text: string) => text.split(' ').filter(Boolean).map((word) => ({ id: word, bureau: word.slice(0, 2) as Bureau, reportDate: addDays(DAY, Number(word.slice(2))) }));

test.for([
  ['', ''],
  ['EQ0', ''],
  ['EQ0 EX0 TU0', 'EQ0 EX0 TU0'],
  ['TU0 EQ3', 'TU0 EQ3'],
  // The second pull of a bureau begins the next group.
  ['EQ0 EX1 EQ20 TU25', 'EQ0 EX1 | EQ20 TU25'],
  ['EQ0 EQ1 EX2', 'EQ1 EX2'],
  [`EQ0 EX${TOGETHER_DAYS}`, `EQ0 EX${TOGETHER_DAYS}`],
  [`EQ0 EX${TOGETHER_DAYS + 1}`, ''],
  // Counted from the first of the group, so that groups do not creep along.
  [`EQ0 EX20 TU${TOGETHER_DAYS + 1}`, 'EQ0 EX20'],
] as const)('%s makes the groups %s', ([reports, groups]) => {
  expect(groupReports(read(reports)).map((group) => group.map(({ id }) => id).join(' ')).join(' | ')).toBe(groups);
});
