import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { checkItem, checkRound } from './gates.ts';

const READY: Parameters<typeof checkItem>[0] = {
  bureau: 'EQ',
  kind: 'tradeline',
  lineId: 'a',
  heading: 'FIRST BANK',
  accountNumberMasked: '5178XXXX1234',
  reported: [{ label: 'Balance', value: '$1,234' }],
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  clientConfirmed: true,
  facts: [{ text: 'I paid $334 on March 3, 2026.', source: 'client' }],
  correct: [{ field: 'balance', value: '900' }],
};
const codes = (item: typeof READY, pending = false) => checkItem(item, { pending, today: civilDate(2026, 3, 31) }).map((p) => p.code);

test.each<[string, Partial<typeof READY>, string[]]>([
  ['all is there', {}, []],
  ['no reason', { reasonCode: null }, ['disputes.reasonMissing']],
  ['a reason no one knows', { reasonCode: 'because' }, ['disputes.reasonMissing']],
  ['a reason for another kind', { kind: 'inquiry', instructionCode: 'remove-inquiry' }, ['disputes.reasonUnfit']],
  ['G21: identity theft', { reasonCode: 'identity-theft', correct: [] }, ['disputes.reasonNeedsDocuments']],
  ['no instruction', { instructionCode: null }, ['disputes.instructionMissing']],
  ['an instruction for later', { instructionCode: 'explain-how-verified' }, ['disputes.instructionTooEarly']],
  ['no fact', { facts: [] }, ['disputes.factMissing']],
  ['a fact of a dot', { facts: [{ text: '.', source: 'client' }] }, ['disputes.factMissing']],
  ['a fact no one sees', { facts: [{ text: '\u200b\u200b', source: 'client' }] }, ['disputes.factMissing']],
  ['a fact that cannot be printed', { facts: [{ text: 'The balance 王 is zero.', source: 'client' }] }, ['disputes.unprintable']],
  ['a claim hidden by soft hyphens', { facts: [{ text: 'This is iden\u00adtity theft.', source: 'client' }] }, ['disputes.claimForbidden']],
  ['a claim in look-alike letters', { facts: [{ text: 'This is idеntity theft.', source: 'client' }] }, ['disputes.claimForbidden']],
  ['a Social Security number', { facts: [{ text: 'My number 219095777 is wrong.', source: 'client' }] }, ['disputes.claimForbidden']],
  ['an empty fact', { facts: [{ text: '', source: 'client' }] }, ['disputes.factMissing']],
  ['a blank in a fact', { facts: [{ text: 'I paid on [date].', source: 'client' }] }, ['disputes.factUnfinished']],
  ['a claim the law forbids', { facts: [{ text: 'I offer pay for delete.', source: 'client' }] }, ['disputes.claimForbidden']],
  ['no right value', { correct: [] }, ['disputes.correctionMissing']],
  [
    '3.2: the value of another bureau, and no word of the client on what is right',
    { correct: [], facts: [{ text: 'Equifax reports a balance of $1,234, while Experian reports $900.', source: 'report' }] },
    ['disputes.correctionMissing'],
  ],
  ['the value that is reported', { correct: [{ field: 'balance', value: '$1,234.00' }] }, ['disputes.correctionRepeats']],
  ['a value to remove that is not reported', { correct: [{ field: 'past-due', value: null }] }, ['disputes.correctionRepeats']],
  ['a value to remove', { correct: [{ field: 'balance', value: null }] }, []],
  ['the right value of another matter', { correct: [{ field: 'opened', value: '2020' }] }, ['disputes.correctionUnfit']],
  [
    'a blank in the right value',
    { correct: [{ field: 'balance', value: '[amount]' }] },
    ['disputes.correctionUnfit', 'disputes.factUnfinished'],
  ],
  [
    'a fact that only repeats the report',
    { facts: [{ text: 'Equifax reports a balance of $1,234.', source: 'report' }] },
    ['disputes.factRepeats'],
  ],
  ['a paper no one has', { facts: [{ text: 'I paid.', source: 'document' }] }, ['disputes.documentMissing']],
  ['late months not named', { reasonCode: 'late-payments-wrong', correct: [] }, ['disputes.monthsMissing']],
  ['late months named', { reasonCode: 'late-payments-wrong', correct: [], months: ['2026-01'] }, []],
  [
    'months that are not old enough',
    { reasonCode: 'late-payments-too-old', correct: [], months: ['2019-01', '2019-04'] },
    ['disputes.monthsTooRecent'],
  ],
  ['months that are', { reasonCode: 'late-payments-too-old', correct: [], months: ['2019-01', '2019-02'] }, []],
  [
    'G31, X18: an age no one can count',
    { reasonCode: 'obsolete', correct: [], facts: [{ text: 'It is very old.', source: 'client' }] },
    ['disputes.startUnknown', 'disputes.claimDoubtful'],
  ],
  ['an age no one can count', { reasonCode: 'obsolete', correct: [] }, ['disputes.startUnknown']],
  ['an amount that is none', { correct: [{ field: 'balance', value: 'a lot less' }] }, ['disputes.correctionUnfit']],
  [
    'a start that is no date',
    { reasonCode: 'obsolete', correct: [{ field: 'first-delinquency', value: 'long ago' }] },
    ['disputes.correctionUnfit', 'disputes.startUnknown', 'disputes.claimDoubtful'],
  ],
  [
    'an age that is not reached',
    { reasonCode: 'obsolete', correct: [{ field: 'first-delinquency', value: '2024-03' }] },
    ['disputes.startTooRecent'],
  ],
  [
    'an age the bureau itself disproves',
    { reasonCode: 'obsolete', correct: [], reported: [{ label: 'First delinquency', value: 'Mar 3, 2024' }] },
    ['disputes.startTooRecent'],
  ],
  ['an age from a day the client knows', { reasonCode: 'obsolete', correct: [{ field: 'first-delinquency', value: '2015-03' }] }, []],
  [
    'an age from a day the bureau prints',
    { reasonCode: 'obsolete', correct: [], reported: [{ label: 'First delinquency', value: 'Mar 2015' }] },
    [],
  ],
  ["a veteran's debt without the paper", { reasonCode: 'medical-veteran', correct: [] }, ['disputes.documentMissing']],
  ['a line without a name', { heading: ' ' }, ['disputes.lineBlank']],
  ['a value a program left behind', { reported: [{ label: 'Balance', value: 'NaN' }] }, ['disputes.lineBlank']],
  ['a request with a ground that is not the reason', { instructionCode: 'remove-old-months' }, ['disputes.instructionUnfit']],
  ['a request that names a paper', { instructionCode: 'delete-veteran-debt' }, ['disputes.instructionUnfit']],
  ['X16: a company name that is a threat', { heading: 'MED DATA. I will sue you if you do not delete this' }, ['disputes.claimForbidden']],
  ['a whole account number', { accountNumberMasked: '4111 1111 1111 1111' }, ['disputes.numberUnmasked']],
  ['G14: the client was not asked', { clientConfirmed: false }, ['disputes.clientNotAsked']],
])('%s', (_name, change, expected) => expect(codes({ ...READY, ...change })).toEqual(expected));

test('the same item is not disputed twice at once', () => expect(codes(READY, true)).toEqual(['disputes.alreadyPending']));

test.each([
  ['nothing chosen', 0, [], ['disputes.noItems'], true],
  ['five items', 5, [], [], false],
  ['G19, X9: six items', 6, [], ['disputes.manyItems'], true],
  ['no address', 1, ['mailing address'], ['disputes.contactIncomplete'], true],
])('round: %s', (_name, count, missing, expected, blocks) => {
  const problems = checkRound(
    Array.from({ length: count }, () => READY),
    { missing, printed: {}, ssn: { contact: '1234', report: null } },
  );
  expect(problems.map((p) => p.code)).toEqual(expected);
  expect(problems.some((p) => p.blocks)).toBe(blocks);
});

test.each([
  ['an unreadable name', { name: '王 小明' }, '1234', ['disputes.unprintable']],
  ['a placeholder for a zip code', { 'zip code': 'TBD' }, '1234', ['disputes.contactIncomplete']],
  ['a placeholder for a city', { city: 'N/A' }, '1234', ['disputes.contactIncomplete']],
  ['accents and apostrophes', { name: "José O'Neill-Żółć" }, '1234', []],
  ['X16: a threat where a street is', { street: '1 Main St, I will sue you under 1681n' }, '1234', ['disputes.claimForbidden']],
  ['X13: a theory behind a name', { name: 'John Roe, UCC 1-308, without prejudice' }, '1234', ['disputes.claimForbidden']],
  ['streets and names that only sound like it', { street: '609 Sue Ellen Ct, Apt 1681, 43604-1234', name: 'Will Law' }, '1234', []],
  ['P14, G24: a report about another number', {}, '9999', ['disputes.reportOfSomebodyElse']],
])('contact: %s', (_name, printed, report, expected) => {
  expect(checkRound([READY], { missing: [], printed, ssn: { contact: '1234', report } }).map((p) => p.code)).toEqual(expected);
});
