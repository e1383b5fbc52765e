import { expect, test } from 'vitest';
import { readAnswers } from '../support/answers.ts';
import { compare, readProgram } from '../support/row-types.ts';

test('rows are what their type says', () => {
  const program = readProgram();
  const answers = readAnswers(process.env.REDRESS_TEST_STATEMENTS ?? '');
  const faults = program.places.flatMap((place) => {
    const found = answers.get(place.name);
    return found ? compare(program, place, found).map((fault) => `${place.name} ${fault}`) : [`${place.name} NOT RUN`];
  });
  expect(faults).toEqual([]);
});
