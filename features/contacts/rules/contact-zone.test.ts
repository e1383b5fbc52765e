import { expect, test } from 'vitest';
import { US_STATES } from './us-states.ts';
import { zoneOfAddress } from './contact-zone.ts';

test.each([
  ['OH', '43604', 'America/New_York'],
  ['IL', '60601', 'America/Chicago'],
  ['FL', '32501', 'America/Chicago'],
  ['FL', '33101', 'America/New_York'],
  ['FL', null, 'America/Chicago'],
  ['TN', '37902', 'America/New_York'],
  ['TN', '37203', 'America/Chicago'],
  ['IN', '46402', 'America/Chicago'],
  ['IN', '46204', 'America/New_York'],
  ['TX', '79901', 'America/Denver'],
  ['TX', '75201', 'America/Chicago'],
  ['TX', null, 'America/Denver'],
  ['SD', '57701', 'America/Denver'],
  ['ID', '83814', 'America/Los_Angeles'],
  ['ID', '83702', 'America/Denver'],
  ['OR', '97914', 'America/Denver'],
  ['OR', '97201', 'America/Los_Angeles'],
  ['AZ', '85001', 'America/Phoenix'],
  ['HI', '96813', 'Pacific/Honolulu'],
  ['PR', '00901', 'America/Puerto_Rico'],
  ['AE', '09001', null],
  ['XX', '00000', null],
  [null, '43604', null],
])('%s %s lives by %s', (state, zip, zone) => expect(zoneOfAddress({ state, zip })).toBe(zone));

test('every state has a zone that this machine knows', () => {
  const without = US_STATES.filter(({ code }) => {
    const zone = zoneOfAddress({ state: code, zip: null });
    return zone === null || new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== zone;
  });
  expect(without.map(({ code }) => code)).toEqual(US_STATES.map(({ code }) => code).filter((code) => ['AA', 'AE', 'AP'].includes(code)));
});
