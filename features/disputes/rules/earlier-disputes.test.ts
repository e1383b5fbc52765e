import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import { checkEarlier, isSameLine, lastResult, type EarlierDispute, type LineName } from './earlier-disputes.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};
const TODAY = day('2026-06-01');
const FACTS = [{ text: 'I paid this on March 3, 2026.', source: 'client' as const }];
const LINE: LineName = { bureau: 'EX', kind: 'tradeline', heading: 'FIRST TEST BANK', accountNumberMasked: '5500*****', reported: [] };
const dispute = (fields: Partial<EarlierDispute> = {}): EarlierDispute => ({
  ...LINE,
  roundNumber: 1,
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  facts: FACTS,
  sentOn: day('2026-04-01'),
  receivedOn: null,
  overdueAfter: day('2026-05-06'),
  state: 'confirmed',
  answeredOn: day('2026-05-02'),
  ...fields,
});
const item = { bureau: 'EX' as const, reasonCode: 'balance-wrong', instructionCode: 'correct-balance', facts: FACTS };
const codes = (change: Partial<typeof item>, ...earlier: readonly EarlierDispute[]) =>
  checkEarlier({ ...item, ...change }, earlier, TODAY).map(({ code }) => code);

test.each<[string, Partial<EarlierDispute>, string | undefined]>([
  ['confirmed', {}, 'confirmed 2026-05-02'],
  ['confirmed on a day no one recorded', { answeredOn: null }, 'confirmed null'],
  ['recorded as unanswered', { state: 'unanswered', answeredOn: null }, 'unanswered 2026-05-06'],
  ['still waiting, and its time is over', { state: 'in-progress', answeredOn: null }, 'unanswered 2026-05-06'],
  ['on the last day', { state: 'in-progress', answeredOn: null, overdueAfter: TODAY }, undefined],
  ['without a recorded mailing', { state: 'in-progress', answeredOn: null, overdueAfter: null }, undefined],
])('a dispute %s', (_what, fields, expected) => {
  const found = lastResult([dispute(fields)], TODAY);
  expect(found && `${found.result} ${String(found.on)}`).toBe(expected);
});

test.each<[string, Partial<typeof item>, Partial<EarlierDispute>, string[]]>([
  ['the same again after confirmed', {}, {}, ['disputes.nothingNew']],
  ['the same again after no answer', {}, { state: 'unanswered' }, ['disputes.nothingNew']],
  ['the same again when the time ran out', {}, { state: 'in-progress' }, ['disputes.nothingNew']],
  ['while the bureau has time, another gate answers', {}, { state: 'in-progress', overdueAfter: TODAY }, []],
  ['the same again after a correction', {}, { state: 'corrected' }, []],
  ['with a new fact', { facts: [{ text: 'The lender wrote on May 20 that nothing is owed.', source: 'client' }] }, {}, []],
  ['with another reason', { reasonCode: 'paid-or-settled' }, {}, []],
  ['method of verification after confirmed', { instructionCode: 'explain-how-verified' }, {}, []],
  [
    'method of verification without an answer',
    { instructionCode: 'explain-how-verified' },
    { state: 'unanswered' },
    ['disputes.resultDiffers'],
  ],
  ['no result after no answer', { reasonCode: 'not-answered', instructionCode: 'send-result' }, { state: 'unanswered' }, []],
  [
    'no result after an answer',
    { reasonCode: 'not-answered', instructionCode: 'send-result' },
    {},
    ['disputes.resultDiffers', 'disputes.resultDiffers'],
  ],
  ['back again after removed', { reasonCode: 'reinserted', instructionCode: 'explain-reinsertion' }, { state: 'removed' }, []],
  [
    'back again though never removed',
    { reasonCode: 'reinserted', instructionCode: 'delete-if-unverified' },
    {},
    ['disputes.resultDiffers'],
  ],
  ['contradicted after confirmed', { reasonCode: 'verified-but-contradicted' }, {}, []],
])('%s', (_what, change, earlier, expected) => expect(codes(change, dispute(earlier))).toEqual(expected));

test('nothing is asked of a line that was never disputed, and the latest of several counts', () => {
  expect(codes({})).toEqual([]);
  expect(codes({}, dispute(), dispute({ roundNumber: 2, state: 'removed' }))).toEqual([]);
  const [refused] = checkEarlier(item, [dispute()], TODAY);
  expect([refused?.overridable, refused?.message]).toEqual([true, expect.stringContaining('Apr 1, 2026')]);
});

test.each<[string, Partial<LineName>, boolean]>([
  ['the same', {}, true],
  ['written otherwise', { heading: 'First Test Bank', accountNumberMasked: '5500XXXXX' }, true],
  ['a mask of another format', { accountNumberMasked: '550012***' }, true],
  ['another number', { accountNumberMasked: '5511*****' }, false],
  ['another bureau', { bureau: 'EQ' }, false],
  ['another company', { heading: 'OTHER BANK', accountNumberMasked: '5500*****' }, false],
  ['without a number', { accountNumberMasked: null }, false],
])('a line is found again: %s', (_what, fields, expected) => expect(isSameLine(LINE, { ...LINE, ...fields })).toBe(expected));

test('inquiries of one company are told apart by their days', () => {
  const inquiry = (value: string): LineName => ({
    ...LINE,
    kind: 'inquiry',
    accountNumberMasked: null,
    reported: [{ label: 'Date of inquiry', value }],
  });
  expect([isSameLine(inquiry('May 1, 2026'), inquiry('May 1, 2026')), isSameLine(inquiry('May 1, 2026'), inquiry('May 2, 2026'))]).toEqual([
    true,
    false,
  ]);
});
