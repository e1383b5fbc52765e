import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { addressState, chooseAddress, type AddressFacts } from './address-state.ts';
import { isSamePlace, LONGEST_LINE, mailingAddress, postalLines } from './mailing-address.ts';
import { PURPOSES, purposesFor, type AddressPurpose } from './recipient-kinds.ts';
import { alikeIn, mayBeOne, nameKey } from './recipient-names.ts';
import { contactsOf, foundIn } from './report-contacts.ts';
import { BUREAU_KEYS, SHIPPED_RECIPIENTS } from './shipped-recipients.ts';

const PREMIER = { nameLine: 'First Premier Bank', lines: ['3820 N Louise Ave'], city: 'Sioux Falls', state: 'SD', zip: '57107' };

test.each([
  ['as it is', {}, true],
  ['a state that the ZIP code is not in', { state: 'TX' }, 'ZIP 57107 is in South Dakota, not Texas.'],
  ['no ZIP code', { zip: '' }, 'Please enter a ZIP code with five digits.'],
  ['four digits', { zip: '5710' }, 'Please enter a ZIP code with five digits.'],
  ['ZIP+4', { zip: '571070001' }, true],
  ['no state', { state: '' }, 'Please choose a state.'],
  ['no street', { lines: ['', ' '] }, 'Please enter a street or a box.'],
  ['more lines than the window of an envelope shows', { lines: ['Attn: Disputes', 'Suite 5', '3820 N Louise Ave'] }, 'At most 2 lines.'],
  ['a line that the window cuts', { nameLine: 'X'.repeat(LONGEST_LINE + 1) }, `At most ${LONGEST_LINE} characters.`],
  ['a card number', { lines: ['4111 1111 1111 1111'] }, false],
  ['a Social Security number', { nameLine: 'Maria 219-09-5501' }, false],
  [
    'a mark that turns the direction of text',
    { nameLine: 'First \u202ePremier' },
    'Please enter this on one line, without hidden characters.',
  ],
] as const)('an address: %s', (_, change, want) => {
  const read = mailingAddress.safeParse({ ...PREMIER, ...change });
  expect(read.success).toBe(want === true);
  if (typeof want === 'string') expect(read.error?.issues.map(({ message }) => message)).toContain(want);
});

test.each([
  ['P.O. Box 4500', 'PO BOX 4500', true],
  ['POB 60610', 'P. O. Box 60610', true],
  ['3820 North Louise Avenue', '3820 N LOUISE AVE', true],
  ['35 N Lake Ave, Suite 5', '35 N LAKE AVE STE 5', true],
  ['P.O. Box 4500', 'P.O. Box 4501', false],
  ['35 N Lake Ave', '35 S Lake Ave', false],
])('%s and %s are the same place: %s', (a, b, same) => {
  expect(isSamePlace({ ...PREMIER, lines: [a] }, { ...PREMIER, lines: [b], zip: '57107-0001' })).toBe(same);
});

const DAY = civilDate(2026, 11, 1);
const at = (purpose: AddressPurpose, facts: Partial<AddressFacts> = {}): AddressFacts => ({
  purpose,
  verifiedOn: DAY,
  returnedOn: null,
  replacedBy: null,
  removed: false,
  ...facts,
});

test.each([
  [{}, 'verified'],
  [{ verifiedOn: null }, 'not-verified'],
  [{ returnedOn: DAY }, 'returned'],
  [{ verifiedOn: null, returnedOn: DAY }, 'returned'],
  [{ replacedBy: 'x', returnedOn: DAY }, 'replaced'],
  [{ removed: true, replacedBy: 'x' }, 'removed'],
] as const)('an address with %j is %s', (facts, state) => {
  expect(addressState(at('disputes', facts))).toBe(state);
});

test.each([
  ['of its purpose', 'disputes', [at('general'), at('disputes')], 1],
  ['general mail for want of one', 'direct-disputes', [at('general'), at('disputes')], 0],
  ['not an unverified one before a verified stand-in', 'direct-disputes', [at('direct-disputes', { verifiedOn: null }), at('general')], 1],
  ['the one verified last', 'disputes', [at('disputes'), at('disputes', { verifiedOn: civilDate(2026, 11, 20) })], 1],
  ['nothing stands in for a billing error', 'billing-errors', [at('general'), at('disputes')], 'none'],
  [
    'an unverified one is only offered',
    'disputes',
    [at('disputes', { returnedOn: DAY }), at('disputes', { verifiedOn: null })],
    'not-verified',
  ],
  ['mail came back', 'disputes', [at('disputes', { returnedOn: DAY }), at('disputes', { removed: true })], 'returned'],
  ['none', 'disputes', [at('disputes', { replacedBy: 'x' })], 'none'],
] as const)('a letter takes the address %s', (_, purpose, addresses, want) => {
  const chosen = chooseAddress(addresses, purpose);
  if (typeof want === 'number') expect(chosen).toBe(addresses[want]);
  else expect(chosen).toMatchObject({ problem: want });
});

test('whatever addresses there are, a letter never takes one that is not verified, came back, or is gone', () => {
  const facts = [null, DAY].flatMap((verifiedOn) =>
    [null, DAY].flatMap((returnedOn) =>
      [null, 'x'].flatMap((replacedBy) => [true, false].map((removed) => ({ verifiedOn, returnedOn, replacedBy, removed }))),
    ),
  );
  for (const purpose of PURPOSES) {
    expect(purposesFor(purpose)[0]).toBe(purpose);
    const addresses = PURPOSES.flatMap((one) => facts.map((rest) => at(one, rest)));
    const chosen = chooseAddress(addresses, purpose);
    expect(chosen).toEqual(at(purpose));
    const without = addresses.filter((one) => addressState(one) !== 'verified');
    expect(chooseAddress(without, purpose)).toMatchObject({ problem: 'not-verified' });
  }
});

test.each([
  ['CAPITAL ONE, N.A.', 'Capital One NA', true],
  ['SYNCB/CARE CREDIT', 'SYNCB CARE CREDIT', true],
  ['Ｃapital One', 'CAPITAL ONE', true],
  ['CAPITAL ONE AUTO', 'CAPITAL ONE', false],
])('%s is found as %s: %s', (a, b, same) => {
  expect(nameKey(a) === nameKey(b)).toBe(same);
});

test.each([
  ['FIRST PREMIER BANK', 'First Premier', true],
  ['FIRST PREMER', 'First Premier Bank', true],
  ['FST PRMR', 'First Premier Bank', false],
  ['PORTFOLIO RECOV ASSOC', 'Portfolio Recovery Associates', true],
  ['DISCOVER', 'WELLS FARGO', false],
  ['MIDLAND CREDIT MGMT', 'MIDFIRST BANK', false],
  ['.', 'DISCOVER', false],
])('%s may be %s: %s', (a, b, may) => {
  expect(mayBeOne(a, b)).toBe(may);
  expect(alikeIn([{ called: b }])(a)).toHaveLength(may ? 1 : 0);
});

const creditors: CreditReport['creditors'] = [
  {
    name: 'FIRST PREMIER BANK',
    lines: ['3820 N LOUISE AVE'],
    city: 'SIOUX FALLS',
    state: 'SD',
    zip: '57107',
    phone: '(605) 357-3440',
    bureau: 'TU',
  },
  { name: 'First Premier Bank', lines: ['3820 N LOUISE AVE'], city: 'SIOUX FALLS', state: 'SD', zip: '57107', bureau: 'TU' },
  { name: 'BAD ZIP BANK', lines: ['1 MAIN ST'], city: 'AUSTIN', state: 'TX', zip: '57104' },
  { name: 'NO ADDRESS LLC', lines: [] },
  { name: 'OF ANOTHER PERSON', lines: ['1 MAIN ST'], city: 'AUSTIN', state: 'TX', zip: '78701', owner: 'other' },
  { name: '***', lines: ['1 MAIN ST'], city: 'AUSTIN', state: 'TX', zip: '78701' },
  { name: 'LONG', lines: ['1 MAIN ST '.repeat(50)], city: 'AUSTIN', state: 'TX', zip: '78701', phone: '1' },
];

test('a report offers what mail could reach, says why of the rest, and nothing of another person', () => {
  expect(
    contactsOf({ creditors }).map(({ place, name, phone, address, problem }) => [place, name, phone, address?.zip ?? null, problem]),
  ).toEqual([
    [0, 'FIRST PREMIER BANK', '+16053573440', '57107', null],
    [2, 'BAD ZIP BANK', null, null, 'The report prints “1 MAIN ST, AUSTIN, TX, 57104”. ZIP 57104 is in South Dakota, not Texas.'],
    [3, 'NO ADDRESS LLC', null, null, 'The report prints no address.'],
    [6, 'LONG', null, null, expect.stringContaining('At most 40 characters.')],
  ]);
  expect(foundIn({ bureau: 'TU' }, civilDate(2026, 8, 26))).toBe('TransUnion report of Aug 26, 2026');
  expect(foundIn({ bureau: null }, null)).toBe('Credit report');
});

test('every address that comes with the program is one that could be typed, and no name leads to two', () => {
  expect(SHIPPED_RECIPIENTS.length).toBeGreaterThan(15);
  for (const { addresses } of SHIPPED_RECIPIENTS)
    for (const { nameLine, lines, city, state, zip } of addresses)
      expect(mailingAddress.parse({ nameLine, lines, city, state, zip })).toEqual({ nameLine, lines, city, state, zip });
  const names = SHIPPED_RECIPIENTS.flatMap(({ name, aliases }) => [name, ...aliases].map(nameKey));
  expect(new Set(names).size).toBe(names.length);
  const ids = SHIPPED_RECIPIENTS.flatMap(({ id, addresses }) => [id, ...addresses.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(ids.length);
  // Only the bureaus' own count as verified before a person looked.
  const verified = SHIPPED_RECIPIENTS.filter(({ addresses }) => addresses.some((one) => one.verified)).map(({ key }) => key);
  expect(verified).toEqual(BUREAUS.map((bureau) => BUREAU_KEYS[bureau]));
  expect(postalLines(SHIPPED_RECIPIENTS[2]?.addresses[0] ?? PREMIER)).toEqual([
    'Consumer Dispute Center',
    'P.O. Box 2000',
    'Chester, PA 19016-2000',
  ]);
});
