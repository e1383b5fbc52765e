import { expect, test } from 'vitest';
import { addDays, civilDate } from '../../../../platform/base/civil-date.ts';
import type { Bureau } from '../../../report-files/rules/bureaus.ts';
import { groupReports, TOGETHER_DAYS } from './group-reports.ts';

const DAY = civilDate(2026, 3, 2);
/** 'EQ0 EX3': an Equifax report of day 0, an Experian one of day 3. */
const read = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ id: word, bureau: word.slice(0, 2) as Bureau, reportDate: addDays(DAY, Math.floor(Number(word.slice(2)))) }));

test.for([
  ['', ''],
  ['EQ0', ''],
  ['EQ0 EX0 TU0', 'EQ0 EX0 TU0'],
  ['TU0 EQ3', 'EQ3 TU0'],
  ['EQ0 EX1 EQ20 TU25', 'EQ0 EX1 | EQ20 TU25'],
  ['EQ0 EQ1 EX2', 'EQ1 EX2'],
  // A second pull of one bureau joins the other bureaus' files. The earlier group stays.
  ['EQ0 EX1 TU1 EQ5', 'EQ0 EX1 TU1 | EQ5 EX1 TU1'],
  ['EQ0 EX1 EQ2 TU3', 'EQ0 EX1 | EQ2 EX1 TU3'],
  // Of one day the one that came last.
  ['EQ0 EX0 EQ0.2 TU0', 'EQ0.2 EX0 TU0'],
  ['EQ0 EX0 TU0 EQ30 EX30 TU30', 'EQ0 EX0 TU0 | EQ30 EX30 TU30'],
  [`EQ0 EX${TOGETHER_DAYS}`, `EQ0 EX${TOGETHER_DAYS}`],
  [`EQ0 EX${TOGETHER_DAYS + 1}`, ''],
  // Counted from the newest, so that groups do not creep along.
  [`EQ0 EX8 TU${TOGETHER_DAYS + 1}`, `EQ0 EX8 | EX8 TU${TOGETHER_DAYS + 1}`],
] as const)('%s makes the groups %s', ([reports, groups]) => {
  expect(
    groupReports(read(reports))
      .map((group) => group.map(({ id }) => id).join(' '))
      .join(' | '),
  ).toBe(groups);
});
