import { afterEach, expect, test } from 'vitest';
import { formatOfficeDay, formatOfficeMoment, officeToday } from './office-day.ts';

// The evening at the office is the next day in UTC, an hour longer in winter; nights in which its clocks change are whole nights.
test.each([
  ['2026-03-10T02:30:00Z', '2026-03-09', 'Mar 9, 2026', '10:30 PM EDT'],
  ['2026-03-10T03:59:59Z', '2026-03-09', 'Mar 9, 2026', '11:59 PM EDT'],
  ['2026-03-10T04:00:00Z', '2026-03-10', 'Mar 10, 2026', '12:00 AM EDT'],
  ['2026-01-01T04:59:59Z', '2025-12-31', 'Dec 31, 2025', '11:59 PM EST'],
  ['2026-11-02T04:30:00Z', '2026-11-01', 'Nov 1, 2026', '11:30 PM EST'],
  ['2028-03-01T04:30:00Z', '2028-02-29', 'Feb 29, 2028', '11:30 PM EST'],
])('%s is %s at the office', (instant, day, words, time) => {
  expect([officeToday(new Date(instant)), formatOfficeDay(instant)]).toEqual([day, words]);
  expect(formatOfficeMoment(instant).replaceAll('\u202f', ' ')).toBe(`${words}, ${time}`);
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'redressConfig'));

test.each([
  ['America/New_York', '2026-03-10', 'Mar 10, 2026', '1:30 AM EDT'],
  ['America/Los_Angeles', '2026-03-09', 'Mar 9, 2026', '10:30 PM PDT'],
  ['Pacific/Guam', '2026-03-10', 'Mar 10, 2026', '3:30 PM GMT+10'],
])('the configuration of the server says that the office is in %s', (zone, day, words, time) => {
  Reflect.set(globalThis, 'redressConfig', { office: { zone } });
  const instant = '2026-03-10T05:30:00Z';
  expect([officeToday(new Date(instant)), formatOfficeDay(instant)]).toEqual([day, words]);
  expect(formatOfficeMoment(instant).replaceAll('\u202f', ' ')).toBe(`${words}, ${time}`);
});

test('what is no instant stays as it is', () => {
  expect([formatOfficeDay('not a date'), formatOfficeMoment('not a date')]).toEqual(['not a date', 'not a date']);
});
