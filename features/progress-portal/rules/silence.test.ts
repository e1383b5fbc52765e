import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { daysOfSilence, silenceBegan, silenceOf, SILENCES } from './silence.ts';

const ZONE = 'America/New_York';
const TODAY = civilDate(2026, 11, 22);

test.each([
  ['2026-11-22T14:00:00Z', 0, 'good'],
  // Late in the evening of the 8th at the office.
  ['2026-11-09T04:30:00Z', 14, 'good'],
  ['2026-11-08T04:30:00Z', 15, 'soon'],
  // The clock changes on November 1.
  ['2026-10-23T12:00:00Z', 30, 'soon'],
  ['2026-10-22T12:00:00Z', 31, 'late'],
  ['2026-11-23T12:00:00Z', 0, 'good'],
])('silence since %s is %i days: %s', (since, days, silence) => {
  const at = new Date(since);
  expect([daysOfSilence(at, TODAY, ZONE), silenceOf(days)]).toEqual([days, silence]);
  // The filter of a list says the same.
  const fits = SILENCES.filter((one) => {
    const { from, before } = silenceBegan(one, TODAY, ZONE);
    return (from === undefined || at >= from) && (before === undefined || at < before);
  });
  expect(fits).toEqual([silence]);
});
