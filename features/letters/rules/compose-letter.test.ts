import { describe, expect, it, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { DISPUTE_INSTRUCTIONS } from '../../disputes/rules/dispute-instructions.ts';
import { DISPUTE_REASONS, type ReasonCode } from '../../disputes/rules/dispute-reasons.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { composeLetter, TO_BE_CONFIRMED } from './compose-letter.ts';
import type { LetterDocument } from './letter-document.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import { lintLetterText } from '../../disputes/rules/claim-linter.ts';

const ITEM: LetterItemInput = {
  kind: 'tradeline',
  furnisher: 'FIRST BANK',
  accountNumberMasked: '5178XXXX1234',
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  reported: [
    { label: 'Balance', value: '$1,234' },
    { label: 'Past due', value: '$200' },
  ],
  facts: [{ text: 'I owed $900 on that day', source: 'client' }],
};
const INPUT: LetterInput = {
  client: {
    name: 'Maria Alvarez',
    addressLines: ['1420 Oak Grove Avenue', 'Apt 3B'],
    city: 'Springfield',
    state: 'IL',
    zip: '62704',
    dateOfBirth: civilDate(1980, 1, 5),
    ssnLast4: '1234',
  },
  bureau: 'TU',
  date: civilDate(2026, 11, 20),
  draft: false,
  items: [ITEM],
  enclosures: ['Copy of my photo ID'],
};
const item = (over: Partial<LetterItemInput>): LetterInput => ({ ...INPUT, items: [{ ...ITEM, ...over }] });
const client = (over: Partial<LetterInput['client']>): LetterInput => ({ ...INPUT, client: { ...INPUT.client, ...over } });
function compose(input: LetterInput): LetterDocument {
  const letter = composeLetter(input);
  if (isRefusal(letter)) throw new Error(`${letter.code}: ${letter.message}`);
  return letter;
}
const textOf = (letter: LetterDocument): string =>
  [
    letter.subject,
    ...letter.opening,
    ...letter.items.flatMap((i) => [i.heading, i.reason, ...i.facts, i.instruction]),
    ...letter.closing,
  ].join('\n');

describe('a letter', () => {
  const letter = compose(INPUT);
  it('carries who, to whom and when', () => {
    expect(letter).toMatchObject({
      title: 'Dispute letter to TransUnion, November 20, 2026',
      language: 'en',
      draft: false,
      bureau: 'TU',
      sender: { name: 'Maria Alvarez', lines: ['1420 Oak Grove Avenue', 'Apt 3B', 'Springfield, IL 62704'] },
      recipient: { name: 'TransUnion LLC', lines: ['Consumer Dispute Center', 'P.O. Box 2000', 'Chester, PA 19016-2000'] },
      identification: [
        { label: 'Date of birth', value: 'January 5, 1980' },
        { label: 'Social Security number, last four', value: '1234' },
      ],
      subject: 'Dispute of one account in my TransUnion credit file',
      enclosures: ['Copy of my photo ID'],
    });
  });
  it("states the item with the bureau's own figures", () => {
    expect(letter.items).toEqual([
      {
        heading: 'FIRST BANK',
        accountNumberMasked: '5178XXXX1234',
        reported: ITEM.reported,
        reason: 'The balance of $1,234, the past-due amount of $200, or both, as reported on this account, are not correct.',
        facts: ['I owed $900 on that day.'],
        instruction: 'Please have FIRST BANK check its payment records, and correct the amounts or delete those that cannot be verified.',
      },
    ]);
  });
  it('asks for a reinvestigation and its results', () => {
    expect(textOf(letter)).toContain('under 15 U.S.C. 1681i(a)');
    expect(textOf(letter)).toContain('send the results to me in writing');
  });
  it('leaves out identification it was not given', () => {
    const { dateOfBirth: _d, ssnLast4: _s, ...bare } = INPUT.client;
    expect(compose({ ...INPUT, client: bare }).identification).toEqual([]);
  });
});

describe('what is refused', () => {
  test.each<[string, string, LetterInput]>([
    ['no items', 'letters.noItems', { ...INPUT, items: [] }],
    ['no name', 'letters.unresolvedField', client({ name: ' ' })],
    ["a program's blank as name", 'letters.unresolvedField', client({ name: 'undefined' })],
    ['a template field as city', 'letters.unresolvedField', client({ city: '{{city}}' })],
    ['no street', 'letters.unresolvedField', client({ addressLines: ['', ' '] })],
    ['no zip', 'letters.unresolvedField', client({ zip: '' })],
    ['no furnisher', 'letters.unresolvedField', item({ furnisher: '' })],
    ['an object printed as text', 'letters.unresolvedField', item({ reported: [{ label: 'Balance', value: '[object Object]' }] })],
    ['an empty enclosure', 'letters.unresolvedField', { ...INPUT, enclosures: [''] }],
    ['a template field in a fact', 'letters.unresolvedField', item({ facts: ['I paid {{amount}}'] })],
    ['a blank to fill in', 'letters.unresolvedField', item({ facts: ['I paid on ________'] })],
    ['a bracket to fill in', 'letters.unresolvedField', item({ facts: ['I paid on [date]'] })],
    ['a whole SSN', 'letters.unmaskedNumber', client({ ssnLast4: '123456789' })],
    ['a whole account number', 'letters.unmaskedNumber', item({ accountNumberMasked: '4111 1111 1111 1111' })],
    ['no reason', 'letters.itemWithoutReason', item({ reasonCode: null })],
    ['an unknown reason', 'letters.itemWithoutReason', item({ reasonCode: 'because' })],
    ['no instruction', 'letters.itemWithoutInstruction', item({ instructionCode: null })],
    ['no fact', 'letters.itemWithoutFact', item({ facts: [] })],
    ['blank facts', 'letters.itemWithoutFact', item({ facts: ['  ', { text: '', source: 'client' }] })],
    ['identity theft', 'letters.reasonNeedsDocuments', item({ reasonCode: 'identity-theft' })],
    ['a reason for another kind', 'letters.reasonUnfit', item({ reasonCode: 'inquiry-not-authorized' })],
    ['an instruction for another kind', 'letters.instructionUnfit', item({ instructionCode: 'remove-inquiry' })],
    ['method of verification before results', 'letters.beforeResults', item({ instructionCode: 'explain-how-verified' })],
    ['a reinsertion before any result', 'letters.beforeResults', item({ reasonCode: 'reinserted' })],
    ['a forbidden claim', 'letters.forbiddenClaim', item({ facts: ['There is no signed contract, so delete it'] })],
  ])('%s', (_name, code, input) => expect(composeLetter(input)).toMatchObject({ refused: true, code }));

  it('names each empty field', () => {
    expect(composeLetter(client({ city: '', state: 'null' }))).toMatchObject({
      fields: { 'client.city': 'This is empty.', 'client.state': 'This is not filled in.' },
    });
  });
  it('follow-ups are possible once there is a result', () => {
    const followUp = compose({
      ...item({ reasonCode: 'verified-but-contradicted', instructionCode: 'explain-how-verified' }),
      earlierResult: civilDate(2026, 10, 1),
    });
    expect(textOf(followUp)).toContain('October 1, 2026');
    expect(followUp.subject).toMatch(/^Further dispute/);
  });
});

describe('drafts', () => {
  const draft: LetterInput = { ...item({ reasonCode: null, instructionCode: null, facts: [] }), draft: true };
  it('may lack reason, instruction and facts, and say so', () => {
    expect(compose(draft)).toMatchObject({
      draft: true,
      title: 'Draft: Dispute letter to TransUnion, November 20, 2026',
      items: [{ reason: TO_BE_CONFIRMED.reason, facts: [], instruction: TO_BE_CONFIRMED.instruction }],
    });
  });
  it('may not lack a name', () =>
    expect(composeLetter({ ...draft, client: { ...draft.client, name: '' } })).toMatchObject({ code: 'letters.unresolvedField' }));
});

describe('sentences', () => {
  test.each<[Partial<LetterItemInput>, string]>([
    [{ reasonCode: 'paid-or-settled' }, 'I have paid or settled this account, and you still report a balance of $1,234.'],
    [
      { reasonCode: 'paid-or-settled', reported: [{ label: 'Balance', value: '$0' }] },
      'I have paid or settled this account, and you do not report it so.',
    ],
    [{ reasonCode: 'balance-wrong', reported: [] }, 'The amount reported as owed on this account is not correct.'],
    [
      { reasonCode: 'status-wrong', reported: [{ label: 'Payment status', value: 'Charged off' }] },
      'You report the status of this account as "Charged off". That is not correct.',
    ],
    [
      {
        reasonCode: 'late-payments-wrong',
        reported: [
          { label: 'Times 30 days late', value: '1' },
          { label: 'Times 60 days late', value: '0' },
        ],
      },
      'The payment history of this account is not correct: you report it as 30 days late 1 time.',
    ],
    [
      {
        kind: 'inquiry',
        furnisher: 'Auto Finance',
        reasonCode: 'inquiry-not-authorized',
        instructionCode: 'remove-inquiry',
        reported: [{ label: 'Date of inquiry', value: 'Mar 3, 2025' }],
      },
      'I did not apply for credit with Auto Finance and did not authorize this inquiry of Mar 3, 2025.',
    ],
  ])('%j', (over, sentence) => expect(compose(item(over)).items[0]?.reason).toBe(sentence));

  test.each([
    [{ text: 'i paid', source: 'report' } as const, 'I paid. (Shown in my credit report.)'],
    [{ text: ' I paid.\n In May', source: 'document' } as const, 'I paid. In May. (I have a document that shows this.)'],
    ['Is it mine?', 'Is it mine?'],
  ])('fact %j', (fact, printed) => expect(compose(item({ facts: [fact] })).items[0]?.facts).toEqual([printed]));

  it('counts what the letter is about', () => {
    const inquiry = { ...ITEM, kind: 'inquiry' as const, reasonCode: 'inquiry-not-authorized', instructionCode: 'remove-inquiry' };
    expect(compose({ ...INPUT, items: [ITEM, ITEM, inquiry] }).subject).toBe(
      'Dispute of two accounts and one inquiry in my TransUnion credit file',
    );
  });

  // Every reason with every instruction that fits it: no blank, no claim the linter forbids, one or more whole sentences.
  test.each(DISPUTE_REASONS.filter((r: DisputeReason) => !r.requires).map((r) => [r.code, r] as const))(
    'of %s are clean with and without reported values',
    (code: ReasonCode, reason: DisputeReason) => {
      const labels = [
        'Balance',
        'Past due',
        'Payment status',
        'Status',
        'Opened',
        'Closed',
        'Last payment',
        'Filed',
        'First delinquency',
        'Credit limit',
        'Responsibility',
        'Account type',
        'Original creditor',
        'Date of inquiry',
        'Times 30 days late',
      ];
      for (const kind of reason.itemKinds) {
        for (const reported of [[], labels.map((label) => ({ label, value: `${label.length} of it` }))]) {
          for (const instruction of DISPUTE_INSTRUCTIONS.filter((i) => (i.itemKinds as readonly string[]).includes(kind))) {
            const letter = compose({
              ...item({ kind, reasonCode: code, instructionCode: instruction.code, reported }),
              earlierResult: civilDate(2026, 10, 1),
            });
            const text = textOf(letter);
            expect(text).not.toMatch(/undefined|null|\{|\}|\s{2}(?!\n)|\.\.|,\.| ,|609/);
            expect(letter.items[0]?.reason).toMatch(/^[A-Z"].*\.$/);
            expect(lintLetterText(text)).toEqual([]);
          }
        }
      }
    },
  );
});
