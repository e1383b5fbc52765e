import { expect, test } from 'vitest';
import { EVER_BANKRUPT, saidOfFile } from './file-questions.ts';

test.each([
  [EVER_BANKRUPT, 'right', 'no', 'bankruptcy'],
  [EVER_BANKRUPT, 'wrong', 'no', 'no-bankruptcy'],
  // Questions were once all put so that a yes says that the report is wrong.
  [EVER_BANKRUPT, 'wrong', 'yes', 'bankruptcy'],
  [EVER_BANKRUPT, 'unsure', 'no', undefined],
  [EVER_BANKRUPT, 'asked', 'no', undefined],
  ['Does this card have a credit limit?', 'wrong', 'yes', undefined],
] as const)('“%s”, answered %s where %s is wrong, says %s', (question, answer, wrongAnswer, expected) =>
  expect(saidOfFile({ question, answer, wrongAnswer })).toBe(expected),
);
