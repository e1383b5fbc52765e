import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { DISPUTE_REASONS } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { outline } from '../../../platform/base/document/outline.ts';
import { commonGround, groundOf } from '../../letters/rules/wording/letter-grounds.ts';
import { LETTER_GROUNDS, SHIPPED_LETTERS } from './library-letter.ts';
import { fittingLetters, varyOrder, varyWording, type RoundCase } from '../../letters/rules/wording/vary.ts';

const CASES = [1, 2, 3, 4, 7].flatMap((round) => [undefined, ...LETTER_GROUNDS].map((ground) => ({ round, ground })));
const NOT_IN_ROUND_ONE = ['reinserted', 'no-answer'] as const;
const seedOf = (n: number): string => `0192f000-0000-7000-8000-${n.toString(16).padStart(12, '0')}:EQ`;

test('words are found for every round and ground, and only such as fit', () => {
  for (const about of CASES) {
    const fitting = fittingLetters(SHIPPED_LETTERS, about);
    expect(fitting.length, JSON.stringify(about)).toBeGreaterThanOrEqual(2);
    for (const { grounds, rounds, use } of fitting) {
      expect(use).toBe('round');
      expect(rounds).toContain(Math.min(about.round, 4));
      expect(grounds.length === 0 || (about.ground !== undefined && grounds.includes(about.ground))).toBe(true);
    }
  }
});

test('every reason that a letter may be written for has a ground, and reasons of several grounds have none in common', () => {
  const other = (DISPUTE_REASONS as readonly DisputeReason[]).map(({ code }) => code).filter((code) => groundOf(code) === 'other');
  expect(other.toSorted()).toEqual([
    'alert-not-about-me',
    'alert-not-placed',
    'creditor-agreed',
    'identity-theft',
    'incomplete',
    'insurance-paid',
    'other-inaccuracy',
  ]);
  expect(commonGround(['balance-wrong', 'amounts-wrong'])).toBe('amounts');
  expect(commonGround(['balance-wrong', 'not-mine'])).toBeUndefined();
});

test('a policy, an age or a missing answer is never spoken of in the words of a general dispute', () => {
  const subjects = ['medical', 'obsolete', 'old-late-payments', 'inquiries', 'bankruptcy', 'mixed-file', 'personal-information'] as const;
  for (const ground of subjects)
    for (const round of [1, 2, 3, 4])
      expect(fittingLetters(SHIPPED_LETTERS, { round, ground }).filter(({ grounds }) => grounds.length === 0)).toEqual([]);
  for (const ground of NOT_IN_ROUND_ONE)
    expect(fittingLetters(SHIPPED_LETTERS, { round: 2, ground }).every(({ grounds }) => grounds.length > 0)).toBe(true);
  const medical = fittingLetters(SHIPPED_LETTERS, { round: 1, ground: 'medical' });
  expect(medical.flatMap(({ laws }) => laws)).toEqual([]);
});

// The chance that two of n·n equally likely pairs are the same is 1/(n·n). Over all pairs among 600 clients its spread is small.
test('two clients share opening and closing no more often than chance has it', () => {
  const clients = 600;
  for (const about of CASES) {
    const n = fittingLetters(SHIPPED_LETTERS, about).length;
    const counts = new Map<string, number>();
    for (let i = 0; i < clients; i += 1) {
      const wording = varyWording(SHIPPED_LETTERS, { ...about, seed: seedOf(i) });
      const pair = `${wording?.openingKey} ${wording?.closingKey}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
    const same = [...counts.values()].reduce((sum, count) => sum + (count * (count - 1)) / 2, 0) / ((clients * (clients - 1)) / 2);
    expect(same, `${JSON.stringify(about)}: ${n} letters`).toBeLessThan(1.25 / (n * n) + 0.003);
    expect(counts.size).toBe(n * n);
  }
});

const anyCase: fc.Arbitrary<RoundCase> = fc.record({
  seed: fc.uuid(),
  round: fc.integer({ min: 1, max: 9 }),
  ground: fc.constantFrom(undefined, ...LETTER_GROUNDS),
});

test('the choice is the same whenever it is asked, whatever the order of the library, and a round later it is made again', () => {
  fc.assert(
    fc.property(anyCase, (about) => {
      expect(varyWording(SHIPPED_LETTERS.toReversed(), about)).toEqual(varyWording([...SHIPPED_LETTERS], about));
    }),
  );
});

test('facts never change: items are the same ones in another order, and no words around them speak of one item', () => {
  const anyItems = fc.uniqueArray(fc.record({ key: fc.uuid(), facts: fc.array(fc.string()) }), {
    selector: ({ key }) => key,
    maxLength: 8,
  });
  fc.assert(
    fc.property(anyCase, anyItems, (about, items) => {
      const before = structuredClone(items);
      const ordered = varyOrder(items, about, ({ key }) => key);
      expect(ordered.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual(before.toSorted((a, b) => (a.key < b.key ? -1 : 1)));
      expect(items).toEqual(before);
      expect(varyOrder(items.toReversed(), about, ({ key }) => key)).toEqual(ordered);
      const wording = varyWording(SHIPPED_LETTERS, about);
      const said = [wording?.opening, wording?.closing].flatMap((part) => (part ? outline(part) : []));
      expect(said.filter(({ text }) => text.includes('{item.'))).toEqual([]);
    }),
  );
});
