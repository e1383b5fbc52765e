import { array, assert, boolean, constantFrom, nat, property } from 'fast-check';
import { expect, test } from 'vitest';
import { DISPUTE_REASONS } from '../../disputes/rules/dispute-reasons.ts';
import { answersOf, factsToConfirm, judgeAnswers, ownerSaid, withAnswers, FACT_ANSWERS } from './confirm-facts.ts';

const DOCUMENT = {
  sender: { name: 'Maria Delgado', lines: ['412 Alder St', 'Toledo, OH 43604'] },
  identification: [{ label: 'Date of birth', value: 'March 14, 1986' }],
  items: [
    {
      heading: 'NORTHGATE RECOVERY',
      accountNumberMasked: '••1234',
      reported: [],
      reason: 'You report the balance as $900. That is not correct. It should be $777.',
      claims: [{ youReport: 'You report the balance as $900.', because: 'That is not correct.', shouldBe: 'It should be $777.' }],
      facts: ['I made payments that are missing.'],
      instruction: 'Please correct the balance.',
    },
    { heading: 'Inquiry by HARBOR BANK', reported: [], reason: 'I did not apply there.', facts: [], instruction: 'Please remove it.' },
  ],
};
const ITEMS = [
  { id: 'a', kind: 'tradeline', reasonCode: 'balance-wrong' },
  { id: 'b', kind: 'inquiry', reasonCode: 'inquiry-not-authorized' },
] as const;
const FACTS = factsToConfirm(DOCUMENT, ITEMS);

test('a letter asks for the client, whose each line is, what is wrong, and what that rests on', () => {
  expect(FACTS.map(({ id, kind, text, expected }) => [id, kind, text, expected])).toEqual([
    ['person', 'person', 'Maria Delgado, 412 Alder St, Toledo, OH 43604. Date of birth: March 14, 1986.', 'true'],
    ['a/line', 'line', 'NORTHGATE RECOVERY, ••1234', 'mine'],
    ['a/claim/0', 'claim', 'You report the balance as $900. That is not correct. It should be $777.', 'true'],
    ['a/support/0', 'support', 'I made payments that are missing.', 'true'],
    ['b/line', 'line', 'Inquiry by HARBOR BANK', 'not-mine'],
    ['b/claim/0', 'claim', 'I did not apply there.', 'true'],
  ]);
});

test.each([
  ['tradeline', 'balance-wrong', 'mine'],
  ['tradeline', 'not-mine', 'not-mine'],
  ['tradeline', 'mixed-file', 'not-mine'],
  ['tradeline', 'not-responsible', null],
  ['public-record', 'record-satisfied', 'mine'],
  ['inquiry', 'inquiry-not-authorized', 'not-mine'],
  ['personal-information', 'address-not-mine', 'not-mine'],
  ['personal-information', 'name-misspelled', null],
  ['personal-information', 'ssn-wrong', null],
  ['tradeline', null, null],
] as const)('%s disputed as %s says: %s', (kind, reason, owner) => expect(ownerSaid(kind, reason)).toBe(owner));

test('a reason that only its owner can give never says that the line is another person’s', () => {
  for (const { code, itemKinds } of DISPUTE_REASONS)
    for (const kind of itemKinds) expect([null, 'mine', 'not-mine']).toContain(ownerSaid(kind, code));
});

const expectedAnswers = FACTS.map((fact) => ({ id: fact.id, answer: answersOf(fact)[0] }));

test('all answers as the letter says: it can be approved', () =>
  expect(judgeAnswers(withAnswers(FACTS, expectedAnswers))).toBe('all-true'));

test('one answer missing: it cannot be approved yet', () =>
  assert(
    property(nat(FACTS.length - 1), (gap) => {
      const some = expectedAnswers.filter((_, at) => at !== gap);
      expect(judgeAnswers(withAnswers(FACTS, some))).toBe('open');
    }),
  ));

test('one answer against the letter: it is denied, whatever else is answered', () =>
  assert(
    property(nat(FACTS.length - 1), array(boolean(), { minLength: FACTS.length, maxLength: FACTS.length }), (at, kept) => {
      const denied = FACTS[at];
      const answers = expectedAnswers.filter((_, index) => kept[index] === true && index !== at);
      if (denied) answers.push({ id: denied.id, answer: answersOf(denied)[1] });
      expect(judgeAnswers(withAnswers(FACTS, answers))).toBe('denied');
    }),
  ));

test('an answer that the fact does not ask for counts for nothing', () =>
  assert(
    property(constantFrom(...FACTS), constantFrom(...FACT_ANSWERS), (fact, answer) => {
      const [one] = withAnswers([fact], [{ id: fact.id, answer }]);
      expect(one?.answer).toBe(answersOf(fact).includes(answer) ? answer : null);
    }),
  ));
