import { expect, test } from 'vitest';
import { readSortNames } from './sort-names.ts';
import { noteBody } from './note-body.ts';

test.each([
  ['Maria Delgado', ['Maria Delgado', 'Delgado Maria']],
  ['Delgado, Maria', ['Delgado Maria']],
  [' Maria  de la Cruz ', ['Maria de la Cruz', 'de la Cruz Maria', 'la Cruz Maria de', 'Cruz Maria de la']],
  ['Acme', ['Acme']],
  ['Al', []],
  ['', []],
  ['Ann,', ['Ann,']],
])('%j may be sorted as', (typed, names) => expect(readSortNames(typed)).toEqual(names));
test('a hostile name stays small', () => expect(readSortNames('ab '.repeat(60)).length).toBeLessThanOrEqual(8));

test('a note keeps its lines and loses what no one sees', () => {
  expect(noteBody.parse(' Called.\r\nWill pay \u202eon Friday\u0007.\t😀 محمد \n')).toBe('Called.\nWill pay on Friday.\t😀 محمد');
  expect(noteBody.safeParse(' \u202e ').success).toBe(false);
  expect(noteBody.safeParse('x'.repeat(8001)).success).toBe(false);
});
