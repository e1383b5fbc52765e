import { expect, test } from 'vitest';
import { formatWait, hasGrown, isHot, isUnanswered, waitingSince, waitOf } from './hot-leads.ts';

const HOT = { category: 'lead', stage: 'new', urgency: 'High', ownerId: null, firstContactedAt: null, archivedAt: null };

test.each([
  ['a new urgent lead', {}, true, true],
  ['a critical one', { urgency: 'Critical' }, true, true],
  ['past the first stage, but never contacted', { stage: 'consult-booked' }, true, true],
  ['medium', { urgency: 'Medium' }, false, false],
  ['no urgency', { urgency: null }, false, false],
  ['claimed', { ownerId: 'u1' }, true, false],
  ['contacted', { firstContactedAt: new Date() }, true, false],
  ['lost', { stage: 'lost' }, false, false],
  ['archived', { archivedAt: new Date() }, false, false],
  ['a client', { category: 'client', stage: 'onboarding' }, false, false],
])('%s is hot: %s, and unanswered: %s', (_what, part, hot, unanswered) =>
  expect([isHot({ ...HOT, ...part }), isUnanswered({ ...HOT, ...part })]).toEqual([hot, unanswered]),
);

const since = '2026-11-20T10:00:00.000Z';
test.each([
  [0, 0, false],
  [59, 59, false],
  [60, 60, true],
  [-5, 0, false],
  [1500, 1500, true],
])('after %i minutes', (minutes, shown, late) =>
  expect(waitOf(since, new Date(Date.parse(since) + minutes * 60_000 + 500))).toEqual({ minutes: shown, late }),
);

test.each([
  [0, '0 min'],
  [59, '59 min'],
  [60, '1 h'],
  [72, '1 h 12 min'],
  [1440, '1 day'],
  [4320, '3 days'],
])('%i minutes are %s', (minutes, words) => expect(formatWait(minutes)).toBe(words));

test('anyone who came back waits since then', () => {
  expect(waitingSince({ createdAt: since, stageSince: '2026-11-21T10:00:00.000Z' })).toBe('2026-11-21T10:00:00.000Z');
  expect(waitingSince({ createdAt: since, stageSince: null })).toBe(since);
});

const list = (total: number, ...ids: string[]) => ({ total, rows: ids.map((id) => ({ id })) });
test.each([
  ['one more', list(1, 'a'), list(2, 'b', 'a'), true],
  ['the first', list(0), list(1, 'a'), true],
  ['an older one became urgent', list(1, 'c'), list(2, 'c', 'a'), true],
  ['one came as one went', list(1, 'a'), list(1, 'b'), true],
  ['nothing changed', list(2, 'b', 'a'), list(2, 'b', 'a'), false],
  ['one went', list(2, 'b', 'a'), list(1, 'a'), false],
  ['all went', list(1, 'a'), list(0), false],
  ['the newest went, the next moved up', list(4, 'd', 'c', 'b'), list(3, 'c', 'b', 'a'), false],
])('grown when %s: %s', (_what, before, now, yes) => expect(hasGrown(before, now)).toBe(yes));
