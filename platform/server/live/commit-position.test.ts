import { expect, test } from 'vitest';
import { advance, cutBefore, hasSeen, includes, parsePosition, union, writePosition, type Position } from './commit-position.ts';

const at = (text: string): Position => parsePosition(text);
const seen = (position: Position): number[] => Array.from({ length: 20 }, (_, i) => i).filter((i) => hasSeen(position, i));
/** All positions over the transactions 4 to 7. */
const ALL = Array.from({ length: 4 * 16 }, (_, i) => ({
  next: 4 + (i >> 4),
  unfinished: [4, 5, 6, 7].filter((t) => t < 4 + (i >> 4) && (i & (1 << (t - 4))) !== 0),
}));

test.each(['10:10:', '5:10:5,7', '5:6:5'])('%s is read and written as PostgreSQL does', (text) =>
  expect(writePosition(at(text))).toBe(text),
);
test.each(['', '10', '10:10', '5:10:5,', '5:10:,5', 'a:b:', '10:10:;drop', '1:2:1:'])('%j is none', (text) =>
  expect(() => parsePosition(text)).toThrow('unknown form'),
);

test.each([
  ['5:10:5,7', 4, true],
  ['5:10:5,7', 5, false],
  ['5:10:5,7', 6, true],
  ['5:10:5,7', 9, true],
  ['5:10:5,7', 10, false],
] as const)('%s has seen %i: %s', (text, transaction, yes) => expect(hasSeen(at(text), transaction)).toBe(yes));

test('what is computed is what the sets of seen transactions say', () => {
  for (const a of ALL) {
    for (const b of ALL) {
      const [ofA, ofB] = [new Set(seen(a)), new Set(seen(b))];
      expect(includes(a, b)).toBe([...ofB].every((t) => ofA.has(t)));
      expect(new Set(seen(union(a, b)))).toEqual(new Set([...ofA, ...ofB]));
      for (const t of [4, 5, 6, 7]) {
        expect(seen(cutBefore(a, t))).toEqual(seen(a).filter((i) => i < t));
        if (includes(b, a) && hasSeen(b, t))
          expect(new Set(seen(advance(a, b, t)))).toEqual(new Set([...ofA, ...seen(b).filter((i) => i <= t)]));
      }
    }
  }
});
