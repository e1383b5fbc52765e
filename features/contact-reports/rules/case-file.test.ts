import { expect, test } from 'vitest';
import { civilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { listEvents, writeCaseFile, type CaseFacts, type CaseLetter } from './case-file.ts';

const day = (month: number, of: number): CivilDate => civilDate(2026, month, of);
const LETTER: CaseLetter = {
  roundNumber: 1,
  bureau: 'EQ',
  recipient: 'Equifax Information Services LLC',
  mailedOn: day(1, 10),
  method: 'certified',
  trackingNumber: '9407',
  receivedOn: day(1, 14),
  receivedHow: 'return-receipt',
  overdueAfter: day(2, 13),
};
const FACTS: CaseFacts = {
  kind: 'attorney',
  language: 'en',
  zone: 'America/New_York',
  today: day(4, 1),
  signedOn: day(1, 2),
  reportDays: [day(1, 5), day(3, 1)],
  rounds: [{ number: 1, openedOn: day(1, 9) }],
  letters: [LETTER],
  answers: [],
  items: [],
  itemsCut: false,
};
const said = (facts: Partial<CaseFacts>): readonly string[] => listEvents({ ...FACTS, ...facts }).map(({ on, what }) => `${on} ${what}`);

test('everything stands in the order of its days', () => {
  expect(said({})).toEqual([
    '2026-01-02 The agreement was signed.',
    '2026-01-05 A credit report was read.',
    '2026-01-09 Round 1 of disputes was opened.',
    '2026-01-10 The letter of round 1 to Equifax was mailed: USPS certified, number 9407.',
    '2026-01-14 Equifax received the letter of round 1 (return receipt).',
    '2026-02-13 The time of Equifax to answer the letter of round 1 was over.',
    '2026-03-01 A credit report was read.',
  ]);
});

const over = /time of Equifax/u;
test.each<[string, Partial<CaseFacts>, boolean]>([
  ['while it runs', { today: day(2, 13) }, false],
  ['on the day after', { today: day(2, 14) }, true],
  ['after an answer in time', { answers: [{ roundNumber: 1, bureau: 'EQ', result: 'confirmed', answeredOn: day(2, 13) }] }, false],
  ['after a late answer', { answers: [{ roundNumber: 1, bureau: 'EQ', result: 'confirmed', answeredOn: day(2, 14) }] }, true],
  ['after an answer to another letter', { answers: [{ roundNumber: 2, bureau: 'EQ', result: 'confirmed', answeredOn: day(2, 1) }] }, true],
])('a bureau is called silent only when its time is over: %s', (_when, facts, silent) =>
  expect(said(facts).some((sentence) => over.test(sentence))).toBe(silent),
);

test('an estimated day says so, and answers of a day are one line', () => {
  const facts = {
    letters: [{ ...LETTER, receivedOn: null, receivedHow: null }],
    answers: (['removed', 'removed', 'confirmed'] as const).map((result) => ({
      roundNumber: 1,
      bureau: 'EQ' as const,
      result,
      answeredOn: day(2, 20),
    })),
  };
  expect(said(facts)).toContain(
    '2026-02-13 The time of Equifax to answer the letter of round 1 was over, counted from an estimated day of receipt.',
  );
  expect(said(facts)).toContain('2026-02-20 Equifax answered: 2 removed, 1 confirmed as it was.');
});

test('a letter of the library has no round, and no day where no answer is owed', () => {
  const letter = { ...LETTER, roundNumber: null, bureau: null, recipient: 'Northgate Recovery', overdueAfter: null };
  expect(said({ letters: [letter] }).filter((sentence) => sentence.includes('Northgate'))).toEqual([
    '2026-01-10 The letter to Northgate Recovery was mailed: USPS certified, number 9407.',
    '2026-01-14 Northgate Recovery received the letter (return receipt).',
  ]);
  expect(writeCaseFile({ ...FACTS, letters: [letter] }).at(-1)?.table).toBeNull();
});

test('days that limit a suit are for attorneys only', () => {
  const headings = (facts: Partial<CaseFacts>) => writeCaseFile({ ...FACTS, ...facts }).map(({ heading }) => heading);
  expect(headings({}).at(-1)).toContain('1681p');
  expect(headings({ kind: 'complaint' }).join(' ')).not.toContain('1681p');
});
