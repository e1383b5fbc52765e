import { expect, test } from 'vitest';
import { joinProblems, maskCells } from './problem-line.ts';

test.each(['219095501', '219-09-5501', '219 09 5501', '219–09–5501', 'SSN: 219.09.5501 (old)', '２１９-09-5501'])(
  '%s is masked wherever it appears',
  (cell) => expect(maskCells(['x', cell], new Set())).toEqual(['x', '••••']),
);
test.each(['(419) 555-0147', '+14195550147', '43604', '3/14/1986', '12 Elm St', ''])('%j stays', (cell) =>
  expect(maskCells([cell], new Set())).toEqual([cell]),
);
test('columns with identity are masked whatever they hold, but not where they are empty', () =>
  expect(maskCells(['3/14/1986', '', 'x'], new Set([0, 1]))).toEqual(['••••', '', 'x']));
test('many problems of a row are cut short', () => {
  expect(
    joinProblems(
      [
        { column: 0, problem: 'No.' },
        { column: -1, problem: 'Row.' },
      ],
      ['Email'],
    ),
  ).toBe('Email: No. Row.');
  expect(
    joinProblems(
      Array.from({ length: 7 }, (_, column) => ({ column, problem: 'No.' })),
      ['a'],
    ),
  ).toMatch(/ And 2 more\.$/);
});
