import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { dueDays, isClosed, keptSince } from './retention-days.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};
const life = { stage: 'analysis', stageSince: null, archivedAt: null, createdAt: new Date('2020-01-01T12:00:00Z'), lastUsedAt: null };
const ZONE = 'America/New_York';

test.each([
  [
    'a closed case counts from its closing, whatever happened later',
    { stage: 'graduated', stageSince: '2024-03-01T03:00:00Z', lastUsedAt: '2025-01-01T12:00:00Z' },
    '2024-02-29',
    true,
  ],
  [
    'closed comes before archived',
    { stage: 'cancelled', stageSince: '2024-03-05T12:00:00Z', archivedAt: '2025-03-05T12:00:00Z' },
    '2024-03-05',
    true,
  ],
  [
    'archived counts where nothing was closed',
    { archivedAt: '2025-03-05T12:00:00Z', lastUsedAt: '2025-04-05T12:00:00Z' },
    '2025-03-05',
    true,
  ],
  ['an open one counts from its last use', { lastUsedAt: '2025-04-05T12:00:00Z' }, '2025-04-05', false],
  ['nothing ever happened', {}, '2020-01-01', false],
])(
  '%s',
  (
    _what,
    { stageSince, archivedAt, lastUsedAt, ...rest }: { stage?: string; stageSince?: string; archivedAt?: string; lastUsedAt?: string },
    since,
    closed,
  ) => {
    const at = (text: string | undefined): Date | null => (text === undefined ? null : new Date(text));
    const one = { ...life, ...rest, stageSince: at(stageSince), archivedAt: at(archivedAt), lastUsedAt: at(lastUsedAt) };
    expect([keptSince(one, ZONE), isClosed(one)]).toEqual([since, closed]);
  },
);

test.each([
  ['2024-02-29', 24, 6, [], '2026-03-01', '2030-03-01'],
  ['2024-02-29', 12, 5, [], '2025-02-28', '2029-03-01'],
  ['2026-11-20', 24, 6, ['2033-01-01', '2028-11-20'], '2028-11-20', '2033-01-01'],
  ['2026-12-31', 24, 6, ['2028-12-31'], '2028-12-31', '2032-12-31'],
])('C12: since %s, %i months and %i years with the days %j', (since, reportsMonths, recordsYears, must, reports, records) =>
  expect(dueDays(day(since), { reportsMonths, recordsYears }, must.map(day))).toEqual({ reports, records }),
);
