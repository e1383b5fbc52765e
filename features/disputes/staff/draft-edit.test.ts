import { describe, expect, it, test } from 'vitest';
import type { DraftItemInput } from '../contract.ts';
import { addItems, changeItems, copyToBureaus, itemKey, joinItems, newItem, removeItems, sameItems, takeItems } from './draft-edit.ts';

const item = (over: Partial<DraftItemInput> = {}): DraftItemInput => ({
  ...newItem({ bureau: 'EQ', kind: 'tradeline', lineId: 'a' }),
  ...over,
});
const only = (i: DraftItemInput) => new Set([itemKey(i)]);
const fact = (text: string, source: 'report' | 'client' = 'client') => ({ text, source });

test('choosing twice changes nothing, and an item chosen again is as it was', () => {
  const done = item({ reasonCode: 'not-mine', facts: [fact('No.')] });
  expect(addItems([done], [done])).toEqual([done]);
  expect(addItems(removeItems([done], only(done)), [done], new Map([[itemKey(done), done]]))).toEqual([done]);
  const confirmed = { ...done, clientConfirmed: true };
  expect(addItems([], [done], new Map([[itemKey(done), confirmed]]))).toEqual([done]);
});

describe('another reason', () => {
  test.each([
    ['brings its usual instruction', item(), 'delete-if-unverified'],
    ['keeps an instruction that fits', item({ instructionCode: 'separate-files' }), 'separate-files'],
    ['replaces one that does not', item({ instructionCode: 'correct-balance' }), 'delete-if-unverified'],
  ])('%s', (_, before, instruction) => {
    expect(changeItems([before], only(before), { reasonCode: 'not-mine' })[0]?.instructionCode).toBe(instruction);
  });
  it('leaves an instruction given with it', () => {
    expect(changeItems([item()], only(item()), { reasonCode: 'not-mine', instructionCode: 'separate-files' })[0]?.instructionCode).toBe(
      'separate-files',
    );
  });
});

describe('the answer of the client', () => {
  const confirmed = item({ reasonCode: 'not-mine', instructionCode: 'delete-if-unverified', facts: [fact('No.')], clientConfirmed: true });
  test.each<[Partial<Pick<DraftItemInput, 'reasonCode' | 'instructionCode' | 'facts'>>, boolean]>([
    [{ reasonCode: 'duplicate' }, false],
    [{ facts: [fact('Other.')] }, false],
    [{ instructionCode: 'separate-files' }, true],
    [{ reasonCode: 'not-mine' }, true],
    [{ facts: [fact('No. ')] }, true],
  ])('after %j it counts: %s', (change, counts) => {
    expect(changeItems([confirmed], only(confirmed), change)[0]?.clientConfirmed).toBe(counts);
  });
});

test('copying to other bureaus leaves facts of the report behind and asks the client again', () => {
  const from = item({
    reasonCode: 'balance-wrong',
    instructionCode: 'correct',
    facts: [fact('Equifax reports $5.', 'report'), fact('I paid.')],
    clientConfirmed: true,
  });
  const there = item({ bureau: 'EX', facts: [fact('Experian reports $6.', 'report'), fact('Old.')] });
  const [, ex, tu] = copyToBureaus([from, there], from, ['EQ', 'EX', 'TU']);
  expect(ex).toEqual({ ...from, bureau: 'EX', facts: [fact('Experian reports $6.', 'report'), fact('I paid.')], clientConfirmed: false });
  expect(tu).toEqual({ ...from, bureau: 'TU', facts: [fact('I paid.')], clientConfirmed: false });
});

test('prepared items take the place of those chosen, which keep their own facts; the client is asked about each', () => {
  const mine = item({ reasonCode: 'not-mine', facts: [fact('Mine.'), fact('Both.')], clientConfirmed: true });
  const prepared = item({ reasonCode: 'not-answered', instructionCode: 'send-result', facts: [fact('Both.')], clientConfirmed: true });
  const other = item({ lineId: 'b', reasonCode: 'reinserted' });
  expect(takeItems([mine], [prepared, other])).toEqual([
    { ...prepared, facts: [fact('Both.'), fact('Mine.')], clientConfirmed: false },
    { ...other, clientConfirmed: false },
  ]);
});

describe('joining two versions', () => {
  const a = item();
  const b = item({ lineId: 'b' });
  const changed = (i: DraftItemInput, reasonCode: string) => ({ ...i, reasonCode });
  const yes = item({ reasonCode: 'x', clientConfirmed: true });
  const no = { ...yes, clientConfirmed: false };
  const written = { ...yes, instructionCode: 'separate-files' };
  test.each([
    ['mine alone', [a], [changed(a, 'x')], [a], [changed(a, 'x')], 0, 0],
    ['theirs alone', [a], [a], [changed(a, 'y')], [changed(a, 'y')], 1, 0],
    ['both, differently', [a], [changed(a, 'x')], [changed(a, 'y')], [changed(a, 'x')], 0, 1],
    ['both, alike', [a], [changed(a, 'x')], [changed(a, 'x')], [changed(a, 'x')], 0, 0],
    ['each added one', [], [a], [b], [a, b], 1, 0],
    ['they removed it', [a], [a], [], [], 1, 0],
    ['they removed what I changed', [a], [changed(a, 'x')], [], [changed(a, 'x')], 0, 1],
    ['I removed what they left', [a, b], [b], [a, b], [b], 0, 0],
    ['the client took back a yes while I wrote', [yes], [written], [no], [{ ...written, clientConfirmed: false }], 0, 1],
    ['the confirmed item was removed or sent while I wrote', [yes], [written], [], [{ ...written, clientConfirmed: false }], 0, 1],
    ['I got the yes while they wrote', [no], [yes], [changed(no, 'y')], [yes], 0, 1],
  ])('%s', (_, base, mine, theirs, items, fromThem, bothChanged) => {
    expect(joinItems(base, mine, theirs)).toEqual({ items, fromThem, bothChanged });
  });
});

test('trailing blanks are no change: the server trims', () => {
  expect(sameItems([item({ facts: [fact('A ')] })], [item({ facts: [fact('A')] })])).toBe(true);
});
