import { expect, test } from 'vitest';
import { account, report, trade, usd } from '../../findings/rules/testing.ts';
import type { DraftItemInput, Fact } from '../contract.ts';
import { giveFact } from './bulk-facts.ts';

const REPORT = report([
  account([trade({ bureau: 'EQ', balance: usd(890) }), trade({ bureau: 'EX', balance: usd(890) })]),
  account([trade({ bureau: 'EX', balance: usd(1240) })], { id: 'account-2' }),
]);
const item = (lineId: string, bureau: DraftItemInput['bureau'], facts: readonly Fact[] = []): DraftItemInput => ({
  bureau,
  kind: 'tradeline',
  lineId,
  reasonCode: null,
  instructionCode: null,
  facts: [...facts],
  clientConfirmed: true,
});
const ITEMS = [item('account-1', 'EQ'), item('account-1', 'EX'), item('account-2', 'EX')];
const PAID: Fact = { text: 'I was in the hospital in May 2025.', source: 'client' };

test.each<[string, Fact, number, readonly string[]]>([
  ['what the client says goes to all', PAID, 3, []],
  [
    'what the report shows goes where it shows it',
    { text: 'The report shows a balance of $890.', source: 'report' },
    2,
    ['account-2 EX: The report does not show $1'],
  ],
  [
    'a paper has to be named',
    { text: 'The receipt shows it.', source: 'document' },
    0,
    ['account-1 EQ: Choose', 'account-1 EX: Choose', 'account-2 EX: Choose'],
  ],
])('%s', (_case, fact, added, left) => {
  const given = giveFact(REPORT, ITEMS, () => true, fact);
  expect(given.added).toBe(added);
  expect(given.left.map(({ item: { lineId, bureau }, why }) => `${lineId} ${bureau}: ${why}`)).toEqual(
    left.map((text) => expect.stringContaining(text.replace('$1', '$890'))),
  );
  // Only who got it is asked again, and nothing else changes.
  expect(given.items.filter(({ clientConfirmed }) => !clientConfirmed)).toHaveLength(added);
  expect(given.items.map(({ facts }) => facts.length)).toEqual(given.items.map(({ clientConfirmed }) => (clientConfirmed ? 0 : 1)));
});

test('only those that are meant, none twice, and no more than an item takes', () => {
  const full = item(
    'account-1',
    'EX',
    Array.from({ length: 10 }, (_, i) => ({ text: `Fact ${i}.`, source: 'client' as const })),
  );
  const given = giveFact(
    REPORT,
    [item('account-1', 'EQ', [PAID]), full, item('account-2', 'EX')],
    ({ lineId }) => lineId === 'account-1',
    PAID,
  );
  expect([given.added, given.left.map(({ why }) => why)]).toEqual([0, ['It says this already.', 'It has 10 facts already.']]);
});
