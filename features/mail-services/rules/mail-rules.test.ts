// Prices and addresses as a mail service takes them.
import { describe, expect, test } from 'vitest';
import { BUREAU_ADDRESSES } from '../../letters/rules/bureau-addresses.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import { splitAddress } from './address-parts.ts';
import { priceOf, readPrices } from './prices.ts';

const TEXT = 'first-class=105 certified=790 certified-return-receipt=1040 sheet=12 color-sheet=25';
const PRICES = readPrices(TEXT);

describe('prices', () => {
  test.each([
    ['first-class', 1, false, false, 105 + 12],
    ['first-class', 3, true, false, 105 + 3 * 25],
    ['first-class', 3, false, true, 105 + 2 * 12],
    ['certified', 1, false, false, 790],
    ['certified-return-receipt', 4, false, true, 1040 + 12],
  ] as const)('%s, %i pages, color %s, double-sided %s: %i cents', (mailClass, pages, color, doubleSided, cents) => {
    expect(PRICES && priceOf(pages, { mailClass, color, doubleSided }, PRICES)).toBe(cents);
  });
  test.each(['', 'first-class=105', `${TEXT} sheet=12`, TEXT.replace('105', 'free'), TEXT.replace('sheet=12', 'paper=12')])(
    '%j is no table of prices',
    (text) => expect(readPrices(text)).toBeUndefined(),
  );
});

describe('addresses', () => {
  test('those of the bureaus have all parts', () => {
    const parts = BUREAUS.map((bureau) => splitAddress(BUREAU_ADDRESSES[bureau]));
    expect(parts).toMatchObject([
      { company: null, line1: 'P.O. Box 740256', city: 'Atlanta', state: 'GA', zip: '30374-0256' },
      { company: null, line1: 'P.O. Box 4500', city: 'Allen', state: 'TX', zip: '75013' },
      { company: 'Consumer Dispute Center', line1: 'P.O. Box 2000', line2: null, city: 'Chester', state: 'PA', zip: '19016-2000' },
    ]);
  });
  test('an apartment stays beside its street', () => {
    expect(splitAddress({ name: 'Maria Delgado', lines: ['412 Alder St', 'Apt 4', 'Toledo, OH 43604'] })).toMatchObject({
      company: null,
      line1: '412 Alder St',
      line2: 'Apt 4',
    });
  });
  test.each([
    ['a line too many', 'Maria Delgado', ['1 A St', 'Apt 4', 'Rear', 'Toledo, OH 43604']],
    ['no ZIP code', 'Maria Delgado', ['1 A St', 'Toledo, OH']],
    ['no street', 'Maria Delgado', ['Toledo, OH 43604']],
    ['a name too long', 'M'.repeat(41), ['1 A St', 'Toledo, OH 43604']],
    ['streets too long', 'Maria Delgado', ['1'.repeat(40), 'A'.repeat(11), 'Toledo, OH 43604']],
  ])('%s is said in a sentence', (_what, name, lines) => expect(splitAddress({ name, lines })).toMatch(/\.$/));
});
