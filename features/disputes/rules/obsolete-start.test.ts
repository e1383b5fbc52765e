// From which day on an item may be called too old.
import { expect, test } from 'vitest';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { lastDayReported, latestStart, readLatest } from './obsolete-start.ts';

test.each([
  ['2015-03-09', '2015-03-09'],
  ['2015-03', '2015-03-31'],
  ['Mar 9, 2015', '2015-03-09'],
  ['Feb 2016', '2016-02-29'],
  ['2015', '2015-12-31'],
  ['long ago', undefined],
  ['2015-13', undefined],
])('%s means at the latest %s', (text, day) => expect(readLatest(text)).toBe(day));

// Each day beside the first on which 15 U.S.C. 1681c(a) lets an item be called too old, which is the day after it.
test.each<[string, 'tradeline' | 'public-record', string, string, string]>([
  ['a collection: 180 days and seven years', 'tradeline', '', '2015-03-09', '2022-09-06'],
  ['a start on the last day of February', 'tradeline', '', '2016-02-29', '2023-08-28'],
  ['a bankruptcy: ten years', 'public-record', 'Chapter 7 bankruptcy', '2015-03-09', '2025-03-10'],
  ['a judgment: seven years', 'public-record', 'Civil judgment', '2015-03-09', '2022-03-10'],
])('%s', (_name, kind, value, start, last) => {
  const day = parseCivilDate(start);
  expect(day && lastDayReported({ kind, reported: value === '' ? [] : [{ label: 'Type', value }] }, day)).toBe(last);
});

test('what the client says of the start counts before what is printed', () => {
  const reported = [{ label: 'First delinquency', value: 'Jun 2021' }];
  expect(latestStart({ reported })).toBe('2021-06-30');
  expect(latestStart({ reported, correct: [{ field: 'first-delinquency', value: '2014-02-03' }] })).toBe('2014-02-03');
  expect(latestStart({ reported: [{ label: 'Opened', value: 'Jun 2011' }] })).toBeUndefined();
});
