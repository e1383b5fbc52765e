import { expect, test } from 'vitest';
import { editDistance, nearWords } from './words-distance.ts';

test.each([
  ['maria', 'maria', 0],
  ['mariia', 'maria', 1],
  ['mria', 'maria', 1],
  ['marai', 'maria', 1],
  ['jonson', 'johnson', 1],
  ['smiht', 'smith', 1],
  ['smthi', 'smith', 2],
  ['anna', 'otto', 4],
  ['a', 'abcd', 3],
])('%s and %s are %i slips apart', (a, b, slips) => {
  expect(editDistance(a, b, 2)).toBe(slips);
  expect(editDistance(b, a, 2)).toBe(slips);
  expect(nearWords(a).includes(b)).toBe(slips <= 1);
});
