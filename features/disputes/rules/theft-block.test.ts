import { expect, test } from 'vitest';
import type { FileKind } from '../../files/rules/file-kinds.ts';
import { BLOCK_PAPERS, proposeBlocks } from './theft-block.ts';

const NOT_IN_ROUND = { code: 'disputes.reasonNeedsDocuments', message: 'No item of a round.', citation: null, blocks: true };
const item = {
  bureau: 'EX',
  kind: 'tradeline',
  lineId: 'a',
  heading: 'FIRST BANK',
  accountNumberMasked: '****7781',
  reasonCode: 'identity-theft',
  problems: [NOT_IN_ROUND],
} as const;
const ALL: readonly FileKind[] = ['photo-id', 'theft-report', 'theft-statement'];
const missing = (...args: Parameters<typeof proposeBlocks>) =>
  proposeBlocks(...args).flatMap(({ papers }) => papers.filter(({ held }) => !held).map(({ paper }) => paper));

test('G21: nothing is offered unless the client says so, and a block for each bureau where they do', () => {
  expect(proposeBlocks([{ ...item, reasonCode: 'not-mine' }], ALL)).toEqual([]);
  const blocks = proposeBlocks([item, { ...item, bureau: 'TU', lineId: 'b' }, { ...item, lineId: 'c' }], ALL);
  expect(blocks.map(({ bureau, items, ready }) => [bureau, items.map(({ lineId }) => lineId), ready])).toEqual([
    ['EX', ['a', 'c'], true],
    ['TU', ['b'], true],
  ]);
});

test('each of the four papers is missed by name', () => {
  expect(missing([item], [])).toEqual(['proof-of-identity', 'theft-report', 'signed-statement']);
  for (const [at, kind] of ALL.entries())
    expect(
      missing(
        [item],
        ALL.filter((one) => one !== kind),
      ),
    ).toEqual([BLOCK_PAPERS[at === 2 ? 3 : at]]);
  const notAsked = { code: 'disputes.clientNotAsked', message: 'Ask the client.', citation: null, blocks: true };
  expect(missing([{ ...item, problems: [NOT_IN_ROUND, notAsked] }], ALL)).toEqual(['item-list']);
  // A report that may be of someone else proves no identity.
  expect(missing([item], ['ssn-proof', 'theft-report', 'theft-statement'])).toEqual(['proof-of-identity']);
});

test('G23: what the client said of the entry before stops it, whatever papers there are; a warning does not', () => {
  const contradiction = {
    code: 'disputes.contradiction',
    message: 'The client disputed its balance on May 3.',
    citation: null,
    blocks: true,
  };
  expect(proposeBlocks([{ ...item, problems: [NOT_IN_ROUND, contradiction] }], ALL)).toMatchObject([
    { ready: false, doubts: ['The client disputed its balance on May 3.'] },
  ]);
  expect(proposeBlocks([{ ...item, problems: [NOT_IN_ROUND, { ...contradiction, blocks: false }] }], ALL)).toMatchObject([{ ready: true }]);
});
