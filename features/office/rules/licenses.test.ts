import { expect, test } from 'vitest';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { licenseStatusOn } from './licenses.ts';

const day = (text: string | null) => {
  const date = text === null ? null : parseCivilDate(text);
  if (date === undefined) throw new Error(`No such day: ${text}`);
  return date;
};

test.each([
  [null, null, 'valid'],
  [null, '2027-02-01', 'valid'],
  [null, '2027-01-20', 'ending'],
  [null, '2026-11-21', 'ending'],
  [null, '2026-11-20', 'ended'],
  ['2026-11-21', null, 'valid'],
  ['2026-11-22', null, 'not-yet'],
  ['2026-11-22', '2026-12-01', 'not-yet'],
  ['2020-01-01', '2020-12-31', 'ended'],
] as const)('from %s until %s is %s on Nov 21, 2026', (validFrom, validUntil, status) => {
  const today = day('2026-11-21');
  if (today === null) throw new Error('There is a today.');
  expect(licenseStatusOn({ validFrom: day(validFrom), validUntil: day(validUntil) }, today)).toBe(status);
});
