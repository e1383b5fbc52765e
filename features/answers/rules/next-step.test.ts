import { expect, test } from 'vitest';
import { addDays, civilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { ANSWER_KINDS, leavesItems, saysOutcomes } from './answer-kinds.ts';
import { judgeNotice, noticeOf, stepDue, stepOf } from './next-step.ts';

const day = (text: string): CivilDate => {
  const parsed = parseCivilDate(text.slice(-10));
  if (!parsed) throw new Error(`No day: ${text}`);
  return parsed;
};

/** Result, frivolous, reinsertion: five business days (the clock vectors of the law). */
test.each([
  ['Fri 2026-11-20', 'Mon 2026-11-30'],
  ['Wed 2026-12-23', 'Thu 2026-12-31'],
  ['Fri 2028-02-25', 'Fri 2028-03-03'],
])('a notice about %s is in time through %s', (event, due) => {
  for (const kind of ['frivolous', 'reinserted-notice'] as const) {
    expect(judgeNotice(kind, day(event), day(due))).toEqual({ by: day(due), inTime: true });
    expect(judgeNotice(kind, day(event), addDays(day(due), 1))?.inTime).toBe(false);
  }
  expect(stepDue(day(event))).toBe(day(due));
});

test('where a day is not known, or the law sets no time, nothing is said', () => {
  const on = civilDate(2026, 11, 20);
  expect([judgeNotice('frivolous', null, on), judgeNotice('frivolous', on, null), judgeNotice('results', on, on)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('each kind says outcomes, leaves the items, or may do either; what leaves them opens a step', () => {
  expect(ANSWER_KINDS.map((kind) => [kind, saysOutcomes(kind), leavesItems(kind), stepOf(kind), noticeOf(kind)?.parts.length])).toEqual([
    ['results', true, false, undefined, undefined],
    ['verified', true, false, undefined, undefined],
    ['deleted', true, false, undefined, undefined],
    ['updated', true, false, undefined, undefined],
    ['frivolous', false, true, 'more-facts', 2],
    ['needs-identity', false, true, 'identity-papers', undefined],
    ['needs-more', false, true, 'more-facts', undefined],
    ['third-party', false, false, undefined, undefined],
    ['reinserted-notice', false, true, 'next-round', 4],
    ['other', false, false, undefined, undefined],
  ]);
});
