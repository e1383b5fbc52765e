import { expect, test } from 'vitest';
import { mergeUntouched } from './merge-untouched.ts';

test.each([
  ['untouched values stay', { a: '1' }, { a: '1' }, { a: '1' }, { a: '1' }],
  ['what only they changed is theirs', { a: '1' }, { a: '1' }, { a: '2' }, { a: '2' }],
  ['what only I changed is mine', { a: '3' }, { a: '1' }, { a: '1' }, { a: '3' }],
  ['what both changed is mine, for the comparison to show', { a: '3' }, { a: '1' }, { a: '2' }, { a: '3' }],
  ['what I cleared stays cleared', { a: '' }, { a: '1' }, { a: '2' }, { a: '' }],
  ['a field that is new on their side is kept', { a: '1' }, { a: '1' }, { a: '1', b: '2' }, { a: '1', b: '2' }],
])('%s', (_name, mine, base, saved, merged) => {
  expect(mergeUntouched<Record<string, string>>(mine, base, saved)).toEqual(merged);
});
