import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOverridable, openGates, OVERRIDABLE_GATES, passGates } from './overridable-gates.ts';

const CODES = [...Object.keys(OVERRIDABLE_GATES), 'disputes.alreadyPending', 'agreements.none', 'agreements.cancelled', 'toString'];
const problem = fc.record({
  code: fc.constantFrom(...CODES),
  message: fc.constant('Why.'),
  citation: fc.constant(null),
  blocks: fc.boolean(),
});

test('a reason passes the gates of the list and no other, and none without a reason', () => {
  fc.assert(
    fc.property(fc.array(problem), fc.array(fc.constantFrom(...CODES)), (problems, overridden) => {
      const { left, passed } = passGates(problems, overridden);
      return (
        left.length + passed.length === problems.filter(({ blocks }) => blocks).length &&
        passed.every(({ code }) => isOverridable(code) && overridden.includes(code)) &&
        left.every(({ code }) => !isOverridable(code) || !overridden.includes(code))
      );
    }),
  );
});

test('a gate is asked about once, however many letters it stops', () => {
  const many = { code: 'disputes.manyItems', message: 'Equifax', citation: null, blocks: true };
  expect(openGates([many, { ...many, message: 'Experian' }, { ...many, code: 'agreements.none' }])).toEqual(['disputes.manyItems']);
});
