import { expect, test } from 'vitest';
import { civilDate, civilDateAt } from '../../../platform/base/civil-date.ts';
import { clockIn, US_TIME_ZONES, zoneLabel } from './time-zones.ts';

test('every zone is known to this machine and has a name of its own', () => {
  expect(new Set(US_TIME_ZONES.map(({ label }) => label)).size).toBe(US_TIME_ZONES.length);
  for (const { zone, label } of US_TIME_ZONES) {
    expect(new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
    expect(zoneLabel(zone)).toBe(label);
  }
  expect(zoneLabel('Europe/Berlin')).toBe('Europe/Berlin');
});

// Half past one in the night in New York is the evening before further west, and the next evening in Guam.
test.each([
  ['America/New_York', 12, '1:30 AM'],
  ['America/Chicago', 12, '12:30 AM'],
  ['America/Denver', 11, '11:30 PM'],
  ['America/Los_Angeles', 11, '10:30 PM'],
  ['Pacific/Honolulu', 11, '7:30 PM'],
  ['America/Puerto_Rico', 12, '1:30 AM'],
  ['Pacific/Guam', 12, '3:30 PM'],
] as const)('at that moment it is in %s day %d, %s', (zone, day, clock) => {
  const now = new Date('2030-03-12T05:30:00Z');
  expect([civilDateAt(now, zone), clockIn(zone, now).replace('\u202f', ' ')]).toEqual([civilDate(2030, 3, day), clock]);
});
