import { expect, test } from 'vitest';
import { responsesDue, unansweredFrom } from './response-clock.ts';

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
