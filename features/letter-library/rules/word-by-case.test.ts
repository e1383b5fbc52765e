// The words of the library around the items of a client's round.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lintLetterText } from '../../disputes/rules/claim-linter.ts';
import { DISPUTE_REASONS } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import type { EarlierResult } from '../../disputes/rules/earlier-disputes.ts';
import { likenessOf, MOST_ALIKE } from '../../disputes/rules/likeness.ts';
import { composeLetter } from '../../letters/rules/compose-letter.ts';
import type { RoundLetterDocument } from '../../letters/rules/letter-document.ts';
import type { LetterInput } from '../../letters/rules/letter-input.ts';
import { caseOf, holdsForAll } from '../../letters/rules/wording/known-of-round.ts';
import { fittingLetters } from '../../letters/rules/wording/vary.ts';
import { wordByCase } from '../../letters/rules/wording/word-by-case.ts';
import { addDays, civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { SHIPPED_LETTERS } from './library-letter.ts';
import { sampleInput } from './sample-item.ts';

const TODAY = civilDate(2026, 11, 27);
const TEXTS = SHIPPED_LETTERS.filter(({ use }) => use === 'round');
const REASONS = (DISPUTE_REASONS as readonly DisputeReason[]).filter(({ requires }) => requires === undefined);
const PAPER = { text: 'The paper says so.', source: 'document', document: 'Sample paper' } as const;

/** One item of the reason, with all that a letter asks for; disputed `times` before. */
function inputOf(reason: DisputeReason, times = 0, adds: EarlierResult['adds'] = ['facts']): LetterInput {
  const [itemKind] = reason.itemKinds;
  if (!itemKind) throw new Error(reason.code);
  const answered = times > 0 || reason.afterResults === true;
  const codes = { reasonCode: reason.code, instructionCode: reason.instructions[0] };
  const sample = sampleInput({ bureau: 'EX', itemKind, today: TODAY, answered, ...codes });
  return {
    ...sample,
    draft: false,
    enclosures: [PAPER.document],
    reportDate: addDays(TODAY, -3),
    items: sample.items.map(({ earlierResult, ...item }) => ({
      ...item,
      ...(reason.needsStart && { correct: [{ field: 'first-delinquency' as const, value: '2012-01-15' }] }),
      facts: [...item.facts, ...(reason.needsDocument ? [PAPER] : [])],
      ...(earlierResult && {
        earlierResult: { ...earlierResult, receivedOn: addDays(TODAY, -35), times: Math.max(times, 1), adds },
      }),
    })),
  };
}
function composed(input: LetterInput): RoundLetterDocument {
  const letter = composeLetter(input);
  if (isRefusal(letter)) throw new Error(`${input.items[0]?.reasonCode ?? ''}: ${letter.message}`);
  return letter;
}
const textsOf = ({ subject, opening, items, closing }: RoundLetterDocument): string[] => [
  subject,
  ...opening,
  ...items.flatMap(({ reason, facts, instruction }) => [reason, ...facts, instruction]),
  ...closing,
];
const words = ({ subject, opening, closing }: RoundLetterDocument): string => JSON.stringify([subject, opening, closing]);

const anyCase = fc.record({
  reason: fc.constantFrom(...REASONS),
  times: fc.integer({ min: 0, max: 5 }),
  adds: fc.subarray(['facts', 'document', 'ground'] as const),
  seed: fc.uuid(),
});

test('whatever the client, the ground and the round: the facts stay, the linter finds nothing, and the letter made again is the same', () => {
  fc.assert(
    fc.property(anyCase, ({ reason, times, adds, seed }) => {
      const input = inputOf(reason, times, adds);
      const plain = composed(input);
      const letter = wordByCase(plain, input, { texts: TEXTS, seed });
      const { subject: _s, opening, closing, sources, ...rest } = letter;
      const { subject: _p, opening: _o, closing: _c, sources: before, ...same } = plain;
      expect(rest).toEqual(same);
      expect(sources?.filter(({ from }) => from !== 'letter')).toEqual(before?.filter(({ from }) => from !== 'letter'));
      expect(lintLetterText([letter.subject, ...opening, ...closing].join('\n\n'))).toEqual([]);
      expect(words(letter)).not.toMatch(/[{}‹›]/u);
      expect(wordByCase(composed(input), input, { texts: TEXTS.toReversed(), seed })).toEqual(letter);
      // Only words whose claims hold are ever taken.
      const about = caseOf(input);
      const usable = about ? fittingLetters(TEXTS, about).filter(({ gates }) => holdsForAll(gates, input)) : [];
      if (usable.length === 0) expect(letter).toEqual(plain);
    }),
    { numRuns: 400 },
  );
});

describe('what words claim has to be so', () => {
  const balance = REASONS.find(({ code }) => code === 'balance-wrong');
  if (!balance) throw new Error('There is such a reason.');
  const said = (input: LetterInput): string[] =>
    Array.from({ length: 80 }, (_, at) => words(wordByCase(composed(input), input, { texts: TEXTS, seed: `client-${at}` })));

  test('a second letter without a new fact never says that something is new, and one without a new paper never that there is one', () => {
    for (const text of said(inputOf(balance, 1, []))) expect(text).not.toMatch(/\bnew\b|not seen|more to say|not told/iu);
    for (const text of said(inputOf(balance, 1, ['facts']))) expect(text).not.toMatch(/paper that you have not seen|copy is enclosed/iu);
    expect(said(inputOf(balance, 1, ['facts'])).some((text) => /new/u.test(text))).toBe(true);
  });

  test('rounds are counted by the disputes of the items, not by the number of the round', () => {
    for (const text of said(inputOf(balance))) expect(text).not.toMatch(/second|third|fourth|last one|earlier letter/iu);
    expect(said(inputOf(balance, 2)).join()).toMatch(/third letter/u);
    const first = inputOf(balance);
    const both = { ...first, items: [...first.items, ...inputOf(balance, 1).items] };
    expect(said(both)).toEqual(said(both).map(() => words(composed(both))));
  });

  test('an entry of which nothing is right has no right value announced', () => {
    const input = inputOf(balance);
    const removed = { ...input, items: input.items.map((item) => ({ ...item, correct: [{ field: 'balance' as const, value: null }] })) };
    for (const text of said(removed)) expect(text).not.toMatch(/right figure/u);
  });
});

// The worst case: two clients with the very same items, who even say the same in their own words. Grounds that any words fit keep half of the
// pairs of clients under the limit of G19, also there; subjects with few texts of their own do not, and are named here with what they reach.
const FEW_TEXTS = [
  'inquiries',
  'medical',
  'medical-veteran',
  'mixed-file',
  'obsolete',
  'old-late-payments',
  'personal-information',
  'spelling',
];

test.each(REASONS.filter(({ afterResults }) => !afterResults).map((reason) => [reason.code, reason] as const))(
  'G19: %s, the same items at sixty clients',
  (_code, reason) => {
    const input = inputOf(reason);
    const plain = composed(input);
    const letters = Array.from({ length: 60 }, (_, at) => wordByCase(plain, input, { texts: TEXTS, seed: `client-${at}` }));
    if (words(letters[0] ?? plain) === words(plain)) {
      expect(reason.code).toBe('in-bankruptcy');
      return;
    }
    const alike = letters.flatMap((one, at) => letters.slice(at + 1).map((other) => likenessOf(textsOf(one), [textsOf(other)])));
    const median = alike.toSorted((a, b) => a - b)[Math.floor(alike.length / 2)] ?? 100;
    const { ground = 'other' } = caseOf(input) ?? {};
    if (!FEW_TEXTS.includes(ground)) expect(median).toBeLessThanOrEqual(MOST_ALIKE);
    expect(new Set(letters.map(words)).size).toBeGreaterThanOrEqual(FEW_TEXTS.includes(ground) ? 4 : 12);
  },
);
