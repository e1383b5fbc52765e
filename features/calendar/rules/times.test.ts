import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { checkTimes, clockAt, instantAt, isOverlapping } from './times.ts';

function day(text: string): CivilDate {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
}

test.each([
  ['an ordinary morning', '2026-11-23', '09:00', 'America/New_York', '2026-11-23T14:00:00.000Z'],
  ['the same clock in summer', '2026-07-01', '09:00', 'America/New_York', '2026-07-01T13:00:00.000Z'],
  ['the day clocks spring forward', '2027-03-14', '09:00', 'America/New_York', '2027-03-14T13:00:00.000Z'],
  ['just before they do', '2027-03-14', '01:30', 'America/New_York', '2027-03-14T06:30:00.000Z'],
  ['a time they leave out', '2027-03-14', '02:30', 'America/New_York', '2027-03-14T07:30:00.000Z'],
  ['a time that comes twice', '2026-11-01', '01:30', 'America/Chicago', '2026-11-01T06:30:00.000Z'],
  ['after it came twice', '2026-11-01', '02:30', 'America/Chicago', '2026-11-01T08:30:00.000Z'],
  ['a place without summer time', '2027-03-14', '02:30', 'America/Phoenix', '2027-03-14T09:30:00.000Z'],
  ['the other side of the date line', '2026-11-23', '00:15', 'Pacific/Guam', '2026-11-22T14:15:00.000Z'],
])('%s: %s %s in %s', (_name, on, time, zone, instant) => {
  expect(instantAt(day(on), time, zone).toISOString()).toBe(instant);
});

test('a clock reads back what was typed, except in an hour that does not exist', () => {
  expect(clockAt(instantAt(day('2026-12-31'), '23:45', 'Pacific/Honolulu'), 'Pacific/Honolulu')).toEqual({
    day: '2026-12-31',
    time: '23:45',
  });
  expect(clockAt(instantAt(day('2027-03-14'), '02:30', 'America/New_York'), 'America/New_York')).toEqual({
    day: '2027-03-14',
    time: '03:30',
  });
});

const span = (from: string, until: string) => ({
  startsAt: new Date(`2026-11-23T${from}:00Z`),
  endsAt: new Date(`2026-11-23T${until}:00Z`),
});

test.each([
  ['one after the other', span('10:00', '11:00'), span('11:00', '12:00'), false],
  ['one within the other', span('10:00', '12:00'), span('10:30', '11:00'), true],
  ['the last minute', span('10:00', '11:01'), span('11:00', '12:00'), true],
])('%s', (_name, one, other, overlaps) => {
  expect(isOverlapping(one, other)).toBe(overlaps);
  expect(isOverlapping(other, one)).toBe(overlaps);
});

test.each([
  ['10:00', '10:00', 'The end must be after the start.'],
  ['11:00', '10:00', 'The end must be after the start.'],
  ['10:00', '10:15', undefined],
])('from %s until %s', (from, until, message) => {
  const found: string[] = [];
  checkTimes(span(from, until), { addIssue: (issue) => void found.push(issue.message) });
  expect(found[0]).toBe(message);
});
