import { expect, test } from 'vitest';
import { matchNumbers, type NumberedLetter } from './match-numbers.ts';

const letters: readonly NumberedLetter[] = [
  { id: 'a', number: 1, code: 'A1B2-C3D4', zip: '30374' },
  { id: 'b', number: 2, code: 'FFFF-0000', zip: '75013' },
  { id: 'c', number: 3, code: '1234-5678', zip: null },
];
// 22 digits whose last one fits, as labels have them.
const [one, two, three] = ['9407111899560000000017', '9407111899560000000024', '9407111899560000000031'];

test.each<[what: string, typed: string, given: Record<string, string>, problems: readonly string[]]>([
  ['numbers alone go in the order of the batch', `${one}\n\n${two}\n${three}`, { a: one, b: two, c: three }, []],
  ['spaces, hyphens and small letters do not matter', `9407 1118 9956 0000 0000 17\nea123-456789us`, { a: one, b: 'EA123456789US' }, []],
  ['a code or a place names its letter', `ffff-0000 ${one}\n3. ${two}`, { b: one, c: two }, []],
  ['the others take the letters that are left', `2 ${one}\n${two}\n${three}`, { b: one, a: two, c: three }, []],
  ['a barcode carries the ZIP code of its label', `42030374${one}\n420750131234${two}`, { a: one, b: two }, []],
  [
    'a label of another ZIP code is given to no letter',
    `42075013${one}`,
    {},
    ['This label is for ZIP code 75013, and letter 1 goes to 30374.'],
  ],
  ['a digit that was misread', `${one.slice(0, -1)}5`, {}, ['The last digit of this number does not fit. Scan or type it again.']],
  ['twice the same', `${one}\n${one}`, { a: one }, ['This number is there twice.']],
  ['a letter named twice', `1 ${one}\n1 ${two}`, { a: one }, ['Letter 1 has a number already.']],
  ['a letter that is not there', `9 ${one}`, {}, ['No letter of this batch has this code or place.']],
  [
    'more numbers than letters',
    `${one}\n${two}\n${three}\n9400111899560000000014`,
    { a: one, b: two, c: three },
    ['There are more numbers than letters.'],
  ],
  ['no number', 'Hello', {}, ['This is no tracking number: it has 10 to 34 letters and digits.']],
])('%s', (_what, typed, given, problems) => {
  const found = matchNumbers(typed, letters);
  expect(Object.fromEntries(found.numbers)).toEqual(given);
  expect(found.problems.map(({ sentence }) => sentence)).toEqual(problems);
});
