import { describe, expect, it, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { FIELD_WORDS, type ClaimField } from '../../disputes/rules/claim-fields.ts';
import { DISPUTE_INSTRUCTIONS, type DisputeInstruction } from '../../disputes/rules/dispute-instructions.ts';
import { NOT_THEIRS } from '../../disputes/rules/correct-words.ts';
import { DISPUTE_REASONS, type ReasonCode } from '../../disputes/rules/dispute-reasons.ts';
import type { EarlierResult } from '../../disputes/rules/earlier-disputes.ts';
import type { DisputeReason } from '../../disputes/rules/dispute-reason-shape.ts';
import { fieldsOf } from '../../disputes/rules/judge-claim.ts';
import { DETAIL_LABELS, PERSONAL_DETAILS } from '../../report-files/rules/personal-lines.ts';
import { composeLetter, TO_BE_CONFIRMED } from './compose-letter.ts';
import { earlierSentence } from './earlier-sentence.ts';
import type { LetterDocument } from './letter-document.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';
import { lintLetterText } from '../../disputes/rules/claim-linter.ts';

/** Labels whose value is read as a date. */
/** Right values of fields with a form of their own. */
const SAMPLES: Partial<Record<ClaimField, string>> = { chapter: '13', 'ssn-last4': '9876' };
const DATED: ReadonlySet<string> = new Set(['Filed', 'First delinquency']);
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
  correct: [{ field: 'balance', value: '900' }],
  facts: [{ text: 'I paid $334 on that day', source: 'client' }],
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
const earlierResult = (result: EarlierResult['result'], on: EarlierResult['on']): EarlierResult => ({
  result,
  on,
  sentOn: civilDate(2026, 9, 1),
  receivedOn: null,
});
const textOf = (letter: LetterDocument): string =>
  [
    letter.subject,
    ...letter.opening,
    ...letter.items.flatMap((i) => [i.heading, i.earlier ?? '', i.reason, ...i.facts, i.instruction]),
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
        reason: 'You report a balance of $1,234. It should be $900.',
        claims: [{ youReport: 'You report a balance of $1,234.', because: '', shouldBe: 'It should be $900.' }],
        facts: ['I paid $334 on that day.'],
        instruction: 'Please have FIRST BANK check its payment records, and correct the amounts or delete those that cannot be verified.',
      },
    ]);
  });
  it('asks for a reinvestigation and its results', () => {
    expect(textOf(letter)).toContain('under 15 U.S.C. 1681i(a)');
    expect(textOf(letter)).toContain('send the results to me in writing');
  });
  it('3.2: a letter carries the number of the report, where the bureau gave one', () =>
    expect(compose({ ...INPUT, reportNumber: '0421-77' }).identification).toContainEqual({ label: 'Report number', value: '0421-77' }));
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
    ['identity theft', 'letters.reasonNeedsDocuments', item({ reasonCode: 'identity-theft', correct: [] })],
    ['no right value', 'letters.itemWithoutCorrection', item({ correct: [] })],
    ['the value that is reported as the right one', 'letters.correctionRepeats', item({ correct: [{ field: 'balance', value: '1234' }] })],
    ['late months without names', 'letters.itemWithoutMonths', item({ reasonCode: 'late-payments-wrong', correct: [] })],
    [
      'late months that may still be reported',
      'letters.monthsTooRecent',
      item({ reasonCode: 'late-payments-too-old', correct: [], months: ['2020-01'] }),
    ],
    ['an age without a start', 'letters.startUnknown', item({ reasonCode: 'obsolete', correct: [] })],
    [
      'a document that is not in hand',
      'letters.documentMissing',
      item({ facts: [{ text: 'I paid.', source: 'document', document: null }] }),
    ],
    [
      'a fact that repeats the report',
      'letters.factRepeats',
      item({ facts: [{ text: 'TransUnion reports a balance of $1,234.', source: 'report' }] }),
    ],
    ['a reason for another kind', 'letters.reasonUnfit', item({ reasonCode: 'inquiry-not-authorized' })],
    ['an instruction for another kind', 'letters.instructionUnfit', item({ instructionCode: 'remove-inquiry' })],
    ['method of verification before results', 'letters.beforeResults', item({ instructionCode: 'explain-how-verified' })],
    ['a reinsertion before any result', 'letters.beforeResults', item({ reasonCode: 'reinserted', correct: [] })],
    ['a forbidden claim', 'letters.forbiddenClaim', item({ facts: ['There is no signed contract, so delete it'] })],
  ])('%s', (_name, code, input) => expect(composeLetter(input)).toMatchObject({ refused: true, code }));

  it('names each empty field', () => {
    expect(composeLetter(client({ city: '', state: 'null' }))).toMatchObject({
      fields: { 'client.city': 'This is empty.', 'client.state': 'This is not filled in.' },
    });
  });
  it('follow-ups are possible once there is a result', () => {
    const followUp = compose({
      ...item({
        reasonCode: 'verified-but-contradicted',
        instructionCode: 'explain-how-verified',
        correct: [],
        earlierResult: earlierResult('confirmed', civilDate(2026, 10, 1)),
      }),
    });
    expect(followUp.items[0]?.earlier).toBe(
      'I disputed this account in a letter mailed on September 1, 2026. You answered on October 1, 2026 that you verified it.',
    );
    expect(followUp.items[0]?.reason).toMatch(/^You answered that this account was verified\./);
    expect(followUp.subject).toMatch(/^Further dispute/);
  });
});

// What is on record, and nothing more: no answer is claimed that was not recorded, and nothing "must" be deleted.
test.each<[EarlierResult, string, string]>([
  [earlierResult('confirmed', civilDate(2026, 10, 1)), 'You answered on October 1, 2026 that you verified it.', 'balance-wrong'],
  [earlierResult('confirmed', null), 'You report it as before.', 'balance-wrong'],
  [earlierResult('corrected', civilDate(2026, 10, 1)), 'You answered on October 1, 2026 and changed it.', 'balance-wrong'],
  [earlierResult('corrected', null), 'You have changed it since.', 'balance-wrong'],
  [earlierResult('removed', civilDate(2026, 10, 1)), 'You answered on October 1, 2026 that you deleted it.', 'reinserted'],
  [earlierResult('removed', null), 'It was removed after that.', 'reinserted'],
  [earlierResult('unanswered', civilDate(2026, 10, 6)), 'I have received no result.', 'balance-wrong'],
])('%j is told as %s', (result, words, reasonCode) => {
  expect(earlierSentence('account', result, reasonCode)).toBe(`I disputed this account in a letter mailed on September 1, 2026. ${words}`);
});

test('a letter about no answer names the day of receipt where it is known, asks for the result, and demands nothing', () => {
  const known = { ...earlierResult('unanswered', civilDate(2026, 10, 5)), receivedOn: civilDate(2026, 9, 5) };
  const letter = compose(item({ reasonCode: 'not-answered', instructionCode: 'send-result', correct: [], earlierResult: known }));
  expect(letter.items[0]).toMatchObject({
    earlier: 'I wrote to you about this account in a letter mailed on September 1, 2026, which you received on September 5, 2026.',
    reason:
      'You report this account in my file. I disputed it before and have received no result of a reinvestigation. I should receive the result, as 15 U.S.C. 1681i(a)(6) provides.',
  });
  expect(letter.items[0]?.instruction).toMatch(/^Please send me the written result/);
  expect(textOf(letter)).not.toMatch(/must be deleted|must delete|30 days/i);
});

describe('drafts', () => {
  const draft: LetterInput = { ...item({ reasonCode: null, instructionCode: null, facts: [], correct: [] }), draft: true };
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

/** A row for each personal detail that a reason fits; what follows a result fits them all. */
function detailRows({ details = PERSONAL_DETAILS }: DisputeReason): { label: string; value: string }[][] {
  return details.map((detail) => [{ label: DETAIL_LABELS[detail], value: 'AS PRINTED 12' }]);
}

describe('sentences', () => {
  test.each<[Partial<LetterItemInput>, string]>([
    [
      { reasonCode: 'paid-or-settled', correct: [] },
      'You report a balance of $1,234 and a past-due amount of $200. I paid it in full, or paid what the creditor agreed to accept. It should be reported as paid or settled, with nothing owed.',
    ],
    [
      { reasonCode: 'balance-wrong', reported: [], correct: [{ field: 'past-due', value: '$0' }] },
      'You report no past-due amount. It should be $0.',
    ],
    [
      {
        reasonCode: 'status-wrong',
        reported: [{ label: 'Payment status', value: 'Charged off' }],
        correct: [{ field: 'status', value: 'Current' }],
      },
      'You report the payment status “Charged off”. It should be “Current”.',
    ],
    [
      {
        reasonCode: 'dates-wrong',
        reported: [{ label: 'Opened', value: 'Mar 2019' }],
        correct: [
          { field: 'opened', value: '2018-03-02' },
          { field: 'closed', value: '2020-05' },
        ],
      },
      'You report the date opened as Mar 2019. You report no date closed. The date opened should be Mar 2, 2018. The date closed should be May 2020.',
    ],
    [
      { reasonCode: 'late-payments-wrong', correct: [], months: ['2024-03', '2024-01'] },
      'You report this account as late in Jan 2024 and Mar 2024. I paid on time in these months. These months should be shown as paid on time.',
    ],
    [
      { reasonCode: 'late-payments-too-old', instructionCode: 'remove-old-months', correct: [], months: ['2016-01'] },
      'You report this account as late in Jan 2016. This month is more than seven years old. Only these late marks should be removed. The rest of the account may stay.',
    ],
    [
      { reasonCode: 'unknown-collection', correct: [], reported: [] },
      'You report a collection by FIRST BANK, original creditor not named. The collector, the original creditor and the debt are all unknown to me. It should be removed from my file.',
    ],
    [
      {
        kind: 'inquiry',
        furnisher: 'Auto Finance',
        reasonCode: 'inquiry-not-authorized',
        instructionCode: 'remove-inquiry',
        correct: [],
        reported: [{ label: 'Date of inquiry', value: 'Mar 3, 2025' }],
      },
      'You list an inquiry by Auto Finance of Mar 3, 2025. I made no application there, have no account with that company and gave it no permission. The inquiry should be removed.',
    ],
  ])('%j', (over, sentence) => expect(compose(item(over)).items[0]?.reason).toBe(sentence));

  test.each([
    [{ text: 'TransUnion reports $5, while Experian reports $9', source: 'report' } as const, 'You report $5, while Experian reports $9.'],
    [{ text: ' I paid.\n In May', source: 'document', document: 'Receipt' } as const, 'I paid. In May. (Enclosed: Receipt.)'],
    ['Is it mine?', 'Is it mine?'],
  ])('fact %j', (fact, printed) => expect(compose(item({ facts: [fact] })).items[0]?.facts).toEqual([printed]));

  it('puts the words of the client before papers and reports', () =>
    expect(
      compose(
        item({
          facts: [
            { text: 'Experian reports $9.', source: 'report' },
            { text: 'It was paid.', source: 'document', document: 'Receipt' },
            { text: 'I paid.', source: 'client' },
          ],
        }),
      ).items[0]?.facts,
    ).toEqual(['I paid.', 'It was paid. (Enclosed: Receipt.)', 'Experian reports $9.']));

  it('counts what the letter is about', () => {
    const inquiry = {
      ...ITEM,
      correct: [],
      kind: 'inquiry' as const,
      reasonCode: 'inquiry-not-authorized',
      instructionCode: 'remove-inquiry',
    };
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
        for (const reported of kind === 'personal-information'
          ? detailRows(reason)
          : [[], labels.map((label) => ({ label, value: DATED.has(label) ? 'Feb 2012' : `${label.length} of it` }))]) {
          const [field] = fieldsOf(reason, kind);
          if (reason.needsStart && reported.length === 0) continue;
          const claim = {
            correct:
              reason.corrects === undefined || field === undefined
                ? []
                : [{ field, value: SAMPLES[field] ?? { date: '2012-09', money: '900', text: 'Sample' }[FIELD_WORDS[field].kind] }],
            months: reason.needsMonths === undefined ? [] : ['2015-01', '2015-02'],
            facts: [
              {
                text: NOT_THEIRS.has(code) ? 'I never dealt with them' : 'I paid $334 on that day',
                source: 'document' as const,
                document: 'Receipt',
              },
            ],
          };
          const instructions: readonly DisputeInstruction[] = DISPUTE_INSTRUCTIONS;
          const fitting = instructions.filter(
            (one) => one.itemKinds.includes(kind) && (!one.ofReason || reason.instructions.some((own) => own === one.code)),
          );
          for (const instruction of fitting) {
            const letter = compose({
              ...item({
                kind,
                reasonCode: code,
                instructionCode: instruction.code,
                reported,
                ...claim,
                earlierResult: earlierResult('unanswered', civilDate(2026, 10, 1)),
              }),
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

test.each([
  ['an earlier address', client({ earlierAddresses: ['Delete this or I will sue you, Lima, OH 45801'] })],
  ['another name', client({ otherNames: ['Maria Roe, UCC 1-308, without prejudice'] })],
  ['the name of a document', { ...INPUT, enclosures: ['Notice of intent to sue'] }],
])('X13, X16: no claim goes in as %s', (_what, input) => {
  expect(composeLetter(input)).toMatchObject({ code: 'letters.forbiddenClaim' });
});

test('facts that are not all the client’s own words do not stand under “In my words”', () => {
  const own = { text: 'I paid $334 on that day', source: 'client' as const };
  const printed = { text: 'Equifax reports a balance of $900.', source: 'report' as const };
  const marks = [[own], [own, printed]].map((facts) => {
    const letter = composeLetter({ ...INPUT, bureau: 'TU', items: [{ ...ITEM, facts }] });
    if (isRefusal(letter)) throw new Error(letter.message);
    return letter.items[0]?.otherFacts;
  });
  expect(marks).toEqual([undefined, true]);
});
