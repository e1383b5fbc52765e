import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSsns, maskSsns } from './ssn-pattern.ts';

const KNOWN = { endings: new Set(['5501']) };

test.each([
  '219-09-5501',
  '219 09 5501',
  '219.09.5501',
  '219–09–5501',
  '219—09—5501',
  '219‑09‑5501',
  '219−09−5501',
  '219/09/5501',
  '219\\09\\5501',
  '219 - 09 - 5501',
  '219 _ 09_5501',
  '219·09·5501',
  '219\u00a009\u00a05501',
  '219\u202f09\u20095501',
  '219\t09\n5501',
  '２１９－０９－５５０１',
  '٢١٩-٠٩-٥٥٠١',
  '२१९-०९-५५०१',
  '𝟚𝟙𝟡-𝟘𝟡-𝟝𝟝𝟘𝟙',
  '②①⑨-⓪⑨-⑤⑤⓪①',
  '2\u200b19-0\u00ad9-55\u206001',
  '2\u033819-09-5501',
  '219-09\u200b-\u200b5501',
])('%j is masked wherever it appears', (number) => {
  for (const search of [{}, KNOWN, { loose: false }])
    expect(maskSsns(`My number, ${number}. On 05/12/2023.`, search)).toBe('My number, XXX-XX-5501. On 05/12/2023.');
});

test.each([
  '219095501',
  '2190 95501',
  '21909 5501',
  '2190-95501',
  '21909 - 5501',
  '219 095501',
  '219-095501',
  '219095 501',
  '219095-501',
  '2 1 9 0 9 5 5 0 1',
  '２１９０９５５０１',
  '219_095501',
])('%j is masked by itself, and with a known ending', (number) => {
  expect(maskSsns(`My number is ${number}.`)).toBe('My number is XXXXX5501.');
  expect(maskSsns(`My number is ${number}.`, KNOWN)).toBe('My number is XXXXX5501.');
  expect(maskSsns(`My number is ${number}.`, { endings: new Set(['1111']) })).toBe(`My number is ${number}.`);
  expect(maskSsns(`My number is ${number}.`, { loose: false })).toBe(`My number is ${number}.`);
});

test.each([
  'SSN219095501',
  'ssn_219095501.json',
  'SSN #219095501',
  'SSN on file: 219095501',
  'Social Security number 219095501',
  'report_219095501.pdf',
])('%j is one by what stands before', (text) => expect(maskSsns(text)).toBe(text.replace('219095501', 'XXXXX5501')));

const OTHERS = [
  '43604-1234',
  'Toledo, OH 43604-1234',
  'Toledo, OH 43604 1234',
  'ZIP 43604 1234',
  '(419) 555-0147',
  '419-555-0147',
  '419.555.0147',
  '+1 419 555 0147',
  '$219,095,501',
  '$219,09',
  '$1,219 09 5501',
  '219,095,501',
  '****5501',
  '***-**-5501',
  'XXX-XX-5501',
  '219095***',
  '219095501***',
  '5178 05** **** 5501',
  'May 2, 2025',
  '2025-05-02',
  '05/02/2025',
  '12/05/2023 08/14/2024',
  '2026-01-02 12:30',
  'late 120 05/2023',
  '120 - 05/2023',
  '30 60 90 120',
  '30 60 90',
  'Account number 219095502',
  'Case no. 219095502',
  'case 219095502',
  'Invoice #219095502',
  'A219095502',
  '219095502B',
  '000-12',
  '900123456',
  '666121234',
  '000121234',
  '219000000',
  '219090000',
  '1234567890',
  '21909550',
  '15 U.S.C. 1681i(a)(1)',
  '20260312_123456',
  'routing number 041000124',
  '640 2019',
  'since 2019 43604',
];
test.each(OTHERS)('%j is something else', (text) =>
  expect([maskSsns(text), maskSsns(text, { loose: false }), maskSsns(text, KNOWN)]).toEqual([text, text, text]),
);

test('places are those of the text as it was', () => {
  const text = '🙂 \u200b２１９–09–55\u200b01 and 078-05-1120';
  expect(findSsns(text).map(({ index, end, last4 }) => [text.slice(index, end), last4])).toEqual([
    ['２１９–09–55\u200b01', '5501'],
    ['078-05-1120', '1120'],
  ]);
});

describe('any number', () => {
  const digits = (count: number) => fc.array(fc.nat(9), { minLength: count, maxLength: count }).map((list) => list.join(''));
  const zero = fc.constantFrom(0x30, 0xff10, 0x660, 0x966, 0x1d7d8, 0x1d7f6, 0x1a80, 0x1a90);
  const between = fc
    .array(fc.constantFrom('-', '–', '‑', '/', '.', '_', '·', ' ', '\u00a0', '\u2003'), { minLength: 1, maxLength: 3 })
    .map((list) => list.join(''));
  const words = fc.constantFrom('', 'My SSN is ', 'note: ', 'Ich heiße ', 'account ');

  test('written as 3-2-4 leaves its last four', () => {
    fc.assert(
      fc.property(
        words,
        digits(3),
        digits(2),
        digits(4),
        between,
        between,
        zero,
        words,
        (before, area, middle, last, one, two, start, after) => {
          fc.pre(!/^(?:19|20)/.test(last));
          const spelled = `${area}${one}${middle}${two}${last}`.replaceAll(/\d/g, (digit) => String.fromCodePoint(start + Number(digit)));
          const shown = maskSsns(`${before}${spelled} ${after}`);
          expect(shown).toBe(`${before}XXX-XX-${last} ${after}`);
          expect(maskSsns(shown)).toBe(shown);
        },
      ),
    );
  });
  test('with a known ending leaves its last four, however it is grouped', () => {
    fc.assert(
      fc.property(digits(9), fc.array(fc.nat(7), { maxLength: 3 }), between, (number, cuts, gap) => {
        const spelled = [...number].map((digit, at) => (cuts.includes(at) ? `${digit}${gap}` : digit)).join('');
        expect(maskSsns(`x ${spelled} y`, { endings: new Set([number.slice(-4)]) })).toMatch(
          new RegExp(`^x XXX(?:-XX-|XX)${number.slice(-4)} y$`),
        );
      }),
    );
  });
  test('masking any text ends, keeps what has no digits and is done once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const shown = maskSsns(text);
        expect(maskSsns(shown)).toBe(shown);
        if (!/\p{N}/u.test(text)) expect(shown).toBe(text);
      }),
    );
  });
});
