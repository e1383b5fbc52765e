import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, civilDate, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { agreementSentence, agreementWords, waitSentence } from './agreement-words.ts';
import { agreementsOn, periodOf, standingOf, type AgreementDays } from './agreement-status.ts';
import { checkCancelling, checkSigning, checkSinceCancelled } from './check-days.ts';
import { SEED } from '../../../tests/support/seed.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(text);
  return date;
};
const one = (signed: string, cancelled?: string, state = 'NY'): AgreementDays => ({
  signedOn: day(signed),
  cancelledOn: cancelled === undefined ? null : day(cancelled),
  cancelledHow: cancelled === undefined ? null : 'email',
  state,
});

// Signed on Monday, November 23, 2026 in New York: until Friday 27, since Thursday is Thanksgiving.
test.each<[string, AgreementDays[], string, string]>([
  ['nothing', [], '2026-11-24', 'none recorded'],
  ['the day of signing', [one('2026-11-23')], '2026-11-23', 'may cancel until Nov 27'],
  ['the last day', [one('2026-11-23')], '2026-11-27', 'may cancel until Nov 27'],
  ['the day after', [one('2026-11-23')], '2026-11-28', 'signed Nov 23'],
  ['another year', [one('2026-11-23')], '2027-01-02', 'signed Nov 23, 2026'],
  ['cancelled', [one('2026-11-23', '2026-11-25')], '2026-11-25', 'canceled Nov 25'],
  ['cancelled long after', [one('2026-01-05', '2026-11-25')], '2026-11-28', 'canceled Nov 25'],
  ['signed again later', [one('2026-01-05', '2026-06-01'), one('2026-11-02')], '2026-11-28', 'signed Nov 2'],
  ['signed again the same day', [one('2026-01-05', '2026-11-02'), one('2026-11-02')], '2026-11-28', 'signed Nov 2'],
  ['cancelled with what was signed before', [one('2026-01-05', '2026-11-25'), one('2026-11-02')], '2026-11-28', 'canceled Nov 25'],
])('%s', (_name, agreements, today, words) => {
  const standing = standingOf(agreements, 'NY', day(today));
  expect(agreementWords(standing, day(today)).words).toBe(words);
});

test('in a state with five days the period is longer', () => {
  for (const [now, then] of [
    ['CA', 'NY'],
    ['NY', 'CA'],
    [null, 'NY'],
  ] as const) {
    expect(standingOf([one('2026-11-23', undefined, then)], now, day('2026-12-01'))).toMatchObject({
      standing: 'cancel-period',
      cancelThrough: '2026-12-01',
      servicesFrom: '2026-12-02',
    });
  }
});

const anyDay = fc.integer({ min: 0, max: 3_000 }).map((n) => addDays(civilDate(2025, 1, 1), n));
const anyAgreement = fc
  .tuple(anyDay, fc.option(fc.nat(400)), fc.constantFrom('NY', 'CA', null))
  .map(([signedOn, later, state]): AgreementDays => ({
    signedOn,
    cancelledOn: later === null ? null : addDays(signedOn, later),
    cancelledHow: later === null ? null : 'post',
    state,
  }));

test('work is never allowed before an agreement allows it, and the order of records says nothing', () => {
  fc.assert(
    fc.property(
      fc.array(anyAgreement, { minLength: 1, maxLength: 4 }),
      fc.constantFrom('NY', 'CA', 'OH', null),
      anyDay,
      (agreements, state, today) => {
        const standing = standingOf(agreements, state, today);
        expect(standingOf([...agreements].reverse(), state, today)).toEqual(standing);
        const { signedOn, cancelThrough, servicesFrom } = standing;
        if (signedOn === null || cancelThrough === null || servicesFrom === null) return false;
        const ordered = servicesFrom > cancelThrough && cancelThrough >= signedOn;
        return (
          ordered &&
          (standing.standing !== 'signed' ||
            (today >= servicesFrom &&
              agreements.every(
                (other) => other.cancelledOn !== null || other.signedOn <= signedOn || periodOf(other, state).servicesFrom <= servicesFrom,
              ) &&
              agreements.every(({ cancelledOn }) => cancelledOn === null || cancelledOn <= signedOn)))
        );
      },
    ),
    { seed: SEED },
  );
});

const today = day('2026-11-21');
test.each<[string, string, string | null, string | undefined]>([
  ['2026-11-21', '2026-11-21', null, undefined],
  ['2026-11-21', '2026-11-20', null, undefined],
  ['2026-11-22', '2026-11-20', null, 'agreements.inFuture'],
  ['2026-11-20', '2026-11-21', null, 'agreements.disclosureLate'],
  ['2026-11-20', '2025-11-20', null, undefined],
  ['2026-11-20', '2025-11-19', null, 'agreements.disclosureLongBefore'],
  ['2026-11-20', '2026-11-20', '2026-11-20', undefined],
  ['2026-11-20', '2026-11-20', '2026-11-19', 'agreements.beforeSigning'],
])('G3: signed on %s after a statement of %s and cancelled on %s: %s', (signedOn, disclosureGivenOn, cancelledOn, code) => {
  expect(
    checkSigning(
      { signedOn: day(signedOn), disclosureGivenOn: day(disclosureGivenOn) },
      { today, cancelledOn: cancelledOn === null ? null : day(cancelledOn) },
    )?.code,
  ).toBe(code);
});

test('a cancellation lies between the signing and today, at any time of the term', () => {
  const check = (on: string) => checkCancelling(day(on), { today, signedOn: day('2025-01-10') })?.code;
  expect(['2025-01-09', '2025-01-10', '2026-11-21', '2026-11-22'].map(check)).toEqual([
    'agreements.beforeSigning',
    undefined,
    undefined,
    'agreements.inFuture',
  ]);
  expect([checkSinceCancelled(today, undefined), checkSinceCancelled(today, today)]).toEqual([undefined, undefined]);
  expect(checkSinceCancelled(addDays(today, -1), today)).toMatchObject({
    code: 'agreements.cancelledSince',
    fields: { signedOn: 'The client canceled on Nov 21, 2026. Only an agreement signed on that day or later counts.' },
  });
});

test('sentences say the days and why', () => {
  const standing = standingOf([one('2026-11-23')], 'NY', day('2026-11-24'));
  expect(agreementSentence(standing)).toBe(
    'Signed on Nov 23, 2026. The client may cancel until midnight of Nov 27, 2026; work may start on Nov 28, 2026.',
  );
  expect(waitSentence({ businessDays: 5, basis: 'unverified' }, 'Ohio')).toBe(
    'How long Ohio gives clients could not be verified, so the longest period of any state counts: five business days after the day of signing.',
  );
});

test.each([
  ['2026-05-31', 'signed'],
  ['2026-06-01', 'cancelled'],
  ['2026-06-02', 'cancelled'],
])('at the end of %s an agreement canceled on June 1 was %s', (day, standing) => {
  const on = parseCivilDate(day);
  if (!on) throw new Error(day);
  expect(standingOf(agreementsOn([one('2026-01-05', '2026-06-01')], on), 'NY', on).standing).toBe(standing);
});
