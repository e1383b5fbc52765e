import { describe, expect, test } from 'vitest';
import { addressLines, cleanText, MOST_CHARACTERS } from './clean-text.ts';
import { phoneOf, zipOf } from './contact-values.ts';
import { decodeText, isPdf } from './decode-text.ts';
import { splitAddress } from './idiq/idiq-identity.ts';
import { maskAccountNumber, maskNumericAccount, ssnLast4 } from './masking.ts';
import { readDate } from './partial-date.ts';

describe('dates', () => {
  test.each([
    ['2015-09-02-07:00', '2015-09-02', 'day'],
    ['2015-09-02T23:30:00Z', '2015-09-02', 'day'],
    ['2015-09', '2015-09-01', 'month'],
    ['1985', '1985-01-01', 'year'],
    ['09/02/2015', '2015-09-02', 'day'],
    ['4/2/2015', '2015-04-02', 'day'],
    ['9/2015', '2015-09-01', 'month'],
  ])('%s', (text, iso, precision) => expect(readDate(text)).toEqual({ iso, precision }));
  test.each(['', '-', '--', '1900-01-01', '0001-01-01', '01/01/1900'])('%j is none', (text) => expect(readDate(text)).toBe('none'));
  test.each(['2015-02-30', '13/13/2015', '2015-9', 'yesterday', '99999-01-01', '2999-01-01'])('%j is impossible', (text) =>
    expect(readDate(text)).toBe('impossible'),
  );
});

describe('account numbers', () => {
  test.each([
    ['5148FPF1BP', '******F1BP'],
    ['607529225680354224', '**************4224'],
    ['HHNMSWHXMTHCT514THH', '***************4THH'],
    ['-4266 8217', '****8217'],
    ['123', '123'],
    ['', ''],
  ])('in full: %s becomes %s', (printed, kept) => expect(maskAccountNumber(printed)).toBe(kept));
  test.each(['5148FP****', '60752922568035**', '300632XXXX', '3X1X5X6', '8X9X3X6X3XIX0X0X3', 'XXXXX1234', '••••9876'])(
    'with the mask of its source: %s is kept',
    (printed) => expect(maskAccountNumber(printed)).toBe(printed),
  );
  test('as a number', () =>
    expect([maskNumericAccount(4266821712882431), maskNumericAccount(2 ** 60), maskNumericAccount(Infinity)]).toEqual([
      '************2431',
      '****',
      '',
    ]));
});

test.each([
  ['666-00-1234', '1234'],
  ['XXXXX1234', '1234'],
  [666_001_234, '1234'],
  [12, '0012'],
  ['', undefined],
  ['XXXXXXXXX', undefined],
  ['000000000', undefined],
])('last four of %j', (value, last4) => {
  expect(ssnLast4(value)).toBe(last4);
});

describe('text', () => {
  test.each([
    ['H&#x26;amp;R', 'H&R'],
    ['A&amp;amp;amp;B', 'A&B'],
    ['ERNST & YOUNG', 'ERNST & YOUNG'],
    ['  A\u00a0 B\n', 'A B'],
    ['&#0;&#xD800;x', 'x'],
    ['&bogus;', '&bogus;'],
  ])('%j', (text, clean) => expect(cleanText(text)).toBe(clean));
  test('is capped', () => expect(cleanText('a'.repeat(9000))).toHaveLength(MOST_CHARACTERS));
  test('address lines split where the source padded', () =>
    expect(addressLines('110 COURT AVE                  SUITE 300')).toEqual(['110 COURT AVE', 'SUITE 300']));
  test.each([
    [2134, '02134'],
    ['021340001', '02134-0001'],
    ['02134-0001', '02134-0001'],
    ['', undefined],
    [undefined, undefined],
  ])('ZIP %j', (value, zip) => expect(zipOf(value)).toBe(zip));
  test.each([
    ['6053573440', '(605) 357-3440'],
    ['1-605-357-3440', '(605) 357-3440'],
    ['', undefined],
    ['0', undefined],
  ])('phone %j', (text, phone) => expect(phoneOf(text)).toBe(phone));
  test.each([
    ['450 BIRCH AV\n FANTASY ISLAND, IL\n 60750', { lines: ['450 BIRCH AV'], city: 'FANTASY ISLAND', state: 'IL', zip: '60750' }],
    ['3820 N LOUISE AVE       \n SIOUX FALLS, SD 57104', { lines: ['3820 N LOUISE AVE'], city: 'SIOUX FALLS', state: 'SD', zip: '57104' }],
    ['PO BOX 1\nTOWN, MA\n02134 09/01/2022', { lines: ['PO BOX 1'], city: 'TOWN', state: 'MA', zip: '02134', date: '09/01/2022' }],
    ['', { lines: [] }],
  ])('address %j', (printed, address) => expect(splitAddress(printed)).toEqual(address));
});

describe('bytes', () => {
  test('are UTF-8, UTF-16 by their mark, or Windows-1252', () => {
    const wide = new Uint8Array([0xff, 0xfe, ...[...'{"é'].flatMap((char) => [char.charCodeAt(0), 0])]);
    expect([
      decodeText(new TextEncoder().encode('\ufeff é ')),
      decodeText(wide),
      decodeText(new Uint8Array([0x63, 0x61, 0x66, 0xe9])),
    ]).toEqual(['é', '{"é', 'café']);
  });
  test('a PDF is known by its first bytes, not by a mention', () => {
    const bytes = (text: string) => new TextEncoder().encode(text);
    expect([
      isPdf(bytes('%PDF-1.7')),
      isPdf(bytes('\ufeff\n%PDF-1.7')),
      isPdf(bytes('{"a": "see also <b>%PDF</b>"}')),
      isPdf(bytes('%PD')),
    ]).toEqual([true, true, false, false]);
  });
});
