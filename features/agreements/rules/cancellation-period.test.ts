import * as fc from 'fast-check';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addDays, civilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { endOfBusinessDays } from '../../../platform/base/business-days.ts';
import { US_STATES } from '../../contacts/rules/us-states.ts';
import { cancellationPeriod, FEDERAL_DAYS, lastSigningFor, LONGEST_DAYS, threeDayStates, waitIn } from './cancellation-period.ts';

const LAW = process.env['REDRESS_LAW'] ?? join(import.meta.dirname, '../../../../shared/law');
const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};

// All vectors of law.md C1, "CROA cancel until midnight end of (1679e)": Thanksgiving, July 4 on a Saturday, a leap day, a signing on Saturday, New Year.
const VECTORS = [
  {
    signed: '2026-11-23',
    cancel_through: '2026-11-27',
    no_service_period_ends: '2026-11-25',
    services_from: '2026-11-28',
    ca5: '2026-12-01',
  },
  {
    signed: '2026-07-02',
    cancel_through: '2026-07-08',
    no_service_period_ends: '2026-07-07',
    services_from: '2026-07-09',
    ca5: '2026-07-10',
  },
  {
    signed: '2028-02-25',
    cancel_through: '2028-03-01',
    no_service_period_ends: '2028-02-29',
    services_from: '2028-03-02',
    ca5: '2028-03-03',
  },
  {
    signed: '2026-01-17',
    cancel_through: '2026-01-22',
    no_service_period_ends: '2026-01-22',
    services_from: '2026-01-23',
    ca5: '2026-01-26',
  },
  {
    signed: '2026-12-30',
    cancel_through: '2027-01-05',
    no_service_period_ends: '2027-01-04',
    services_from: '2027-01-06',
    ca5: '2027-01-07',
  },
];

test.each(VECTORS)(
  'C1: signed on $signed: cancelled until $cancel_through, work from $services_from',
  ({ signed, cancel_through, no_service_period_ends, services_from, ca5 }) => {
    expect(cancellationPeriod(day(signed), FEDERAL_DAYS)).toEqual({ cancelThrough: cancel_through, servicesFrom: services_from });
    expect(endOfBusinessDays(day(signed), FEDERAL_DAYS)).toBe(no_service_period_ends);
    expect(cancellationPeriod(day(signed), LONGEST_DAYS)).toEqual({ cancelThrough: ca5, servicesFrom: addDays(day(ca5), 1) });
  },
);

test('these are all the vectors there are', ({ skip }) => {
  const file = join(LAW, 'clock_vectors.json');
  skip(!existsSync(file), `no vectors in ${LAW}`);
  const groups = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>[]>;
  const bare = (vector: Record<string, string>) => Object.fromEntries(Object.entries(vector).map(([key, text]) => [key, text.slice(4)]));
  expect(groups['CROA cancel until midnight end of (1679e)']?.map(bare)).toEqual(VECTORS);
});

const anyDay = fc.integer({ min: 0, max: 60_000 }).map((n) => addDays(civilDate(1990, 1, 1), n));
const anyWait = fc.constantFrom(FEDERAL_DAYS, LONGEST_DAYS);

test('work starts the day after the last day of cancelling, which is at least three days after signing, and never sooner where the wait is longer', () => {
  fc.assert(
    fc.property(anyDay, anyWait, (signed, wait) => {
      const { cancelThrough, servicesFrom } = cancellationPeriod(signed, wait);
      const [federal, next] = [cancellationPeriod(signed, FEDERAL_DAYS), cancellationPeriod(addDays(signed, 1), wait)];
      return (
        servicesFrom > cancelThrough &&
        cancelThrough >= addDays(signed, wait) &&
        servicesFrom > endOfBusinessDays(signed, FEDERAL_DAYS) &&
        servicesFrom >= federal.servicesFrom &&
        next.servicesFrom >= servicesFrom
      );
    }),
  );
});

test('the last day of signing for work today is the last', () => {
  fc.assert(
    fc.property(anyDay, anyWait, (today, wait) => {
      const last = lastSigningFor(today, wait);
      return cancellationPeriod(last, wait).servicesFrom <= today && cancellationPeriod(addDays(last, 1), wait).servicesFrom > today;
    }),
  );
});

test.each([
  ['NY', 3, 'federal'],
  ['AL', 3, 'federal'],
  ['CA', 5, 'state'],
  ['FL', 5, 'state'],
  ['OH', 5, 'unverified'],
  ['TX', 5, 'unverified'],
  ['GA', 5, 'unverified'],
  ['PR', 5, 'unverified'],
  [null, 5, 'no-state'],
] as const)('clients of %s have %i business days (%s)', (state, businessDays, basis) =>
  expect(waitIn(state)).toEqual({ businessDays, basis }),
);

test('the states counted in the database are those of the rule', () => {
  expect(threeDayStates().sort()).toEqual(
    US_STATES.map(({ code }) => code)
      .filter((code) => waitIn(code).businessDays === FEDERAL_DAYS)
      .sort(),
  );
});
