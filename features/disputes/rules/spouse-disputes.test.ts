import { expect, test } from 'vitest';
import { checkSpouse } from './spouse-disputes.ts';

test.each<[string | null, string[], boolean]>([
  ['balance-wrong', ['not-mine'], true],
  ['not-mine', ['balance-wrong'], true],
  ['mixed-file', ['status-wrong', 'paid-or-settled'], true],
  ['not-mine', ['not-mine'], false],
  ['balance-wrong', ['late-payments-wrong'], false],
  ['status-wrong', ['not-mine'], false],
  ['balance-wrong', [], false],
  [null, ['not-mine'], false],
])('X1: “%s” beside %j of the linked spouse warns: %s', (reasonCode, ofSpouse, warns) => {
  const found = checkSpouse({ reasonCode }, ofSpouse);
  expect(found.map(({ code, blocks }) => [code, blocks])).toEqual(warns ? [['disputes.spouseDisagrees', false]] : []);
  if (warns) expect(found[0]?.message).toMatch(/^The linked spouse disputes this account as “/);
});
