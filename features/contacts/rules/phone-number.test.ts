import metadata from 'libphonenumber-js/max/metadata';
import { expect, test } from 'vitest';
import { normalizePhone } from './phone-number.ts';
import { US_PHONE_RANGES } from './us-phone-ranges.ts';

test.each([
  '4195550147',
  '419-555-0147',
  '(419) 555-0147',
  '419.555.0147',
  '1 419 555 0147',
  '+1 (419) 555-0147',
  '1-419-555-0147',
  ' 419 555 0147 ',
  '4 1 9 5 5 5 0 1 4 7',
])('%j is one number', (text) => expect(normalizePhone(text)).toEqual({ value: '+14195550147' }));

test.each(['(787) 555-0101', '340 642 1234', '671 646 1234', '684 633 1234', '670 234 5678', '800 555 0199', '555 555 0123'])(
  'territories and free numbers: %s',
  (text) => {
    expect('value' in normalizePhone(text)).toBe(!text.startsWith('555'));
  },
);

test.each([
  ['555-0147', /ten digits/],
  ['', /ten digits/],
  ['12', /ten digits/],
  ['+44 20 7946 0958', /ten digits/],
  ['419 555 0147 419', /ten digits/],
  ['no phone', /ten digits/],
  ['call 419 555 0147', /ten digits/],
  ['٠٤١٩', /ten digits/],
  ['[]', /ten digits/],
  ['419 555 0147 ext. 12', /extension/],
  ['9'.repeat(64), /ten digits/],
  ['999 234 5678', /no such/],
  ['211 555 0100', /no such/],
  ['419 055 0147', /no such/],
  ['000 000 0000', /no such|ten digits/],
  ['416 555 0147', /no such/],
])('%j is refused', (text, sentence) => expect(normalizePhone(text)).toEqual({ problem: expect.stringMatching(sentence) }));

test('the ranges are those the library itself carries', () => {
  expect(US_PHONE_RANGES.version).toBe(metadata.version);
  for (const region of ['US', 'AS', 'GU', 'MP', 'PR', 'VI'] as const)
    expect(US_PHONE_RANGES.countries[region]).toEqual(metadata.countries[region]);
});
