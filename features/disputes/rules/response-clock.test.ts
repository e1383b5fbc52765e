import { expect, test } from 'vitest';
import { responseClock, responsesDue, unansweredFrom } from './response-clock.ts';

// A bureau may answer through its 30th day; that it did not is said from the day after. Days are those of the zone that is asked about.
test.each([
  ['2026-03-01T18:00:00Z', 'UTC', '2026-03-31', '2026-04-01'],
  ['2026-03-01T18:00:00Z', 'America/New_York', '2026-03-31', '2026-04-01'],
  // The evening of March 9 in New York.
  ['2026-03-10T02:30:00Z', 'America/New_York', '2026-04-08', '2026-04-09'],
  ['2026-03-10T02:30:00Z', 'UTC', '2026-04-09', '2026-04-10'],
  ['2026-03-10T03:59:59Z', 'America/New_York', '2026-04-08', '2026-04-09'],
  ['2026-03-10T04:00:00Z', 'America/New_York', '2026-04-09', '2026-04-10'],
  // The vectors of law.md C2, each sent late in the evening of the day of its row.
  ['2026-01-31T04:30:00Z', 'America/New_York', '2026-03-01', '2026-03-02'],
  ['2028-02-01T04:30:00Z', 'America/New_York', '2028-03-01', '2028-03-02'],
  ['2026-12-08T04:30:00Z', 'America/New_York', '2027-01-06', '2027-01-07'],
])('a round opened at %s, in %s: due %s, unanswered from %s', (opened, zone, due, unanswered) => {
  expect([responsesDue(new Date(opened), zone), unansweredFrom(new Date(opened), zone)]).toEqual([due, unanswered]);
});

// Each bureau by when its round was opened and its letter printed. March 9 in New York ends at 04:00Z of the 10th.
test.each<[string, readonly (readonly [opened: string, printed: string | null])[], string | null, number]>([
  ['no one is awaited', [], null, 0],
  [
    'no letter was printed',
    [
      ['2026-01-05T15:00:00Z', null],
      ['2026-01-05T15:00:00Z', null],
    ],
    null,
    2,
  ],
  ['printed on the day of opening', [['2026-03-09T15:00:00Z', '2026-03-09T20:00:00Z']], '2026-04-08', 0],
  ['printed the same evening, the next day in UTC', [['2026-03-09T15:00:00Z', '2026-03-10T03:59:59Z']], '2026-04-08', 0],
  ['printed at midnight', [['2026-03-09T15:00:00Z', '2026-03-10T04:00:00Z']], '2026-04-09', 0],
  ['printed five weeks later', [['2026-02-02T15:00:00Z', '2026-03-09T15:00:00Z']], '2026-04-08', 0],
  ['printed by a clock that was behind', [['2026-03-09T15:00:00Z', '2026-03-02T15:00:00Z']], '2026-04-08', 0],
  [
    'one printed and one not',
    [
      ['2026-03-09T15:00:00Z', null],
      ['2026-03-09T15:00:00Z', '2026-03-09T15:00:00Z'],
    ],
    '2026-04-08',
    1,
  ],
  [
    'printed on two days',
    [
      ['2026-02-02T15:00:00Z', '2026-03-11T15:00:00Z'],
      ['2026-02-02T15:00:00Z', '2026-03-09T15:00:00Z'],
    ],
    '2026-04-08',
    0,
  ],
  [
    'a later round not printed',
    [
      ['2026-03-09T15:00:00Z', '2026-03-09T15:00:00Z'],
      ['2026-03-20T15:00:00Z', null],
    ],
    '2026-04-08',
    1,
  ],
])('the clock when %s', (_case, owed, dueOn, unprinted) => {
  const letters = owed.map(([openedAt, printedAt]) => ({
    openedAt: new Date(openedAt),
    printedAt: printedAt === null ? null : new Date(printedAt),
  }));
  expect(responseClock(letters, 'America/New_York')).toEqual({ dueOn, unprinted });
});
