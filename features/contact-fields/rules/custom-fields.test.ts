import { expect, test } from 'vitest';
import { checkCustomValues, fieldChoices, fieldLabel, mergeCustomValues, misfitOfChoices, type CustomValue } from './custom-fields.ts';
import { customValues } from '../../contacts/rules/contact-schema.ts';

const id = (n: number): string => `00000000-0000-4000-8000-00000000000${n}`;
const FIELDS = [
  { id: id(1), label: 'Plan', kind: 'choice', choices: ['Gold', 'Silver'] },
  { id: id(2), label: 'Paid', kind: 'yes-no', choices: [] },
  { id: id(3), label: 'Since', kind: 'date', choices: [] },
  { id: id(4), label: 'Score', kind: 'number', choices: [] },
  { id: id(5), label: 'Memo', kind: 'text', choices: [] },
] as const;

test.each<[number, CustomValue, boolean]>([
  [1, 'Gold', true],
  [1, 'gold', false],
  [1, true, false],
  [2, true, true],
  [2, false, true],
  [2, 'yes', false],
  [3, '2026-02-28', true],
  [3, '2026-02-30', false],
  [3, 20260228, false],
  [4, 1.5, true],
  [4, '1.5', false],
  [5, 'x', true],
  [5, 1, false],
  [6, 'x', false],
  [6, null, true],
  [1, null, true],
])('field %i takes %j: %s', (field, value, fits) => {
  expect(Object.keys(checkCustomValues(FIELDS, { [id(field)]: value }, {}))).toEqual(fits ? [] : [`custom.${id(field)}`]);
});

test('what stood there before may stay, and fields that are not given keep their value', () => {
  expect(checkCustomValues(FIELDS, { [id(1)]: 'Bronze', [id(7)]: 'old' }, { [id(1)]: 'Bronze', [id(7)]: 'old' })).toEqual({});
  expect(mergeCustomValues({ a: 1, b: 'x', c: true }, { b: null, c: '', d: false })).toEqual({ a: 1, d: false });
});

test('a value called __proto__ goes nowhere', () => {
  expect(Object.entries(customValues.parse(JSON.parse('{"__proto__":{"polluted":1}}')))).toEqual([]);
  expect('polluted' in {}).toBe(false);
});

test.each([
  ['{"constructor":"x"}'],
  [`{"${id(1)}":["a"]}`],
  [`{"${id(1)}":{"a":1}}`],
  ['[]'],
  [`{"${id(1)}":1e999}`],
  [`{"${id(1)}":"a\\u202eb"}`],
])('hostile values %s are refused', (json) => {
  expect(customValues.safeParse(JSON.parse(json)).success).toBe(false);
});

test.each(['SSN', 'Spouse ssn', 'Social  Security no', 'ITIN'])('a field called %s belongs under seal', (label) =>
  expect(fieldLabel.safeParse(label).success).toBe(false),
);
test('choices stand once each, and only where there is something to choose', () => {
  expect(fieldChoices.safeParse(['Gold', 'gold']).success).toBe(false);
  expect(
    [misfitOfChoices('choice', []), misfitOfChoices('text', ['a']), misfitOfChoices('choice', ['a']), misfitOfChoices('text', [])].map(
      (problem) => problem === undefined,
    ),
  ).toEqual([false, false, true, true]);
});
