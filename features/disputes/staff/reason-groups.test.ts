import { expect, test } from 'vitest';
import { listReasons } from '../rules/dispute-reasons.ts';
import { fittingInstructions, groupReasons } from './reason-groups.ts';

test.each(['tradeline', 'inquiry', 'public-record'] as const)('every reason of a %s is offered once and has an instruction', (kind) => {
  const offered = groupReasons([kind]).flatMap((group) => group.items.map((item) => item.value));
  expect(offered.toSorted()).toEqual(
    listReasons(kind)
      .map((reason) => reason.code)
      .toSorted(),
  );
  for (const code of offered) expect(fittingInstructions(kind, code).length, code).toBeGreaterThan(0);
});

test('several kinds at once are offered only what fits all', () => {
  const both = groupReasons(['tradeline', 'inquiry']).flatMap((group) => group.items.map((item) => item.value));
  expect(both).toContain('duplicate');
  expect(both).not.toContain('late-payments-wrong');
});
