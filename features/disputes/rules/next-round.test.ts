import { expect, test } from 'vitest';
import { addDays, parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { EarlierDispute } from './earlier-disputes.ts';
import { checkEarlier } from './earlier-disputes.ts';
import { proposeForLine, type HeldPaper, type LineNow } from './next-round.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};
const [SENT, ANSWERED, TODAY] = [day('2026-01-10'), day('2026-02-12'), day('2026-04-01')];
const PAPER = '00000000-0000-7000-8000-00000000000a';
const line: LineNow['line'] = {
  bureau: 'EX',
  kind: 'tradeline',
  lineId: 'now',
  heading: 'NORTHGATE',
  accountNumberMasked: '4417****',
  reported: [{ label: 'Balance', value: '$890' }],
};
const before = (change: Partial<EarlierDispute> = {}): EarlierDispute => ({
  ...line,
  roundNumber: 1,
  sentOn: SENT,
  receivedOn: null,
  overdueAfter: addDays(SENT, 35),
  state: 'confirmed',
  answeredOn: ANSWERED,
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  facts: [
    { text: 'I paid $400 of it.', source: 'client' },
    { text: 'Equifax reports $900.', source: 'report' },
  ],
  correct: [{ field: 'balance', value: '$777' }],
  months: [],
  ...change,
});
const paper = (change: Partial<HeldPaper> = {}): HeldPaper => ({
  id: PAPER,
  title: 'Bank statement',
  receivedOn: addDays(SENT, 20),
  ...change,
});
const proposed = (
  earlier: readonly EarlierDispute[],
  {
    papers = [],
    reportedOn = addDays(ANSWERED, 20),
    now = line,
  }: { papers?: HeldPaper[]; reportedOn?: CivilDate | null; now?: LineNow['line'] } = {},
) => proposeForLine({ line: now, reportedOn, earlier }, papers, TODAY);

test.each<[string, readonly EarlierDispute[], Parameters<typeof proposed>[1], readonly string[]]>([
  ['confirmed: ask how (C6)', [before()], {}, ['procedure balance-wrong explain-how-verified']],
  ['how was asked before', [before({ instructionCode: 'explain-how-verified' })], {}, []],
  [
    'a paper came since (A45)',
    [before()],
    { papers: [paper()] },
    ['new-document verified-but-contradicted explain-how-verified', 'procedure balance-wrong explain-how-verified'],
  ],
  [
    'a paper of before the letter is not new',
    [before()],
    { papers: [paper({ receivedOn: SENT })] },
    ['procedure balance-wrong explain-how-verified'],
  ],
  [
    'a paper that a letter named is not new',
    [before({ facts: [{ text: 'It shows $777.', source: 'document', documentId: PAPER }] })],
    { papers: [paper()] },
    ['procedure balance-wrong explain-how-verified'],
  ],
  ['no answer was recorded (A44)', [before({ state: 'unanswered', answeredOn: null })], {}, ['no-answer not-answered send-result']],
  [
    'the time ran out, though no one recorded it',
    [before({ state: 'in-progress', answeredOn: null })],
    {},
    ['no-answer not-answered send-result'],
  ],
  ['the bureau still has time', [before({ state: 'in-progress', answeredOn: null, overdueAfter: TODAY })], {}, []],
  ['not mailed', [before({ state: 'in-progress', answeredOn: null, overdueAfter: null })], {}, []],
  ['an outcome waits for a decision', [before({ state: 'in-progress', answeredOn: null, isProposed: true })], {}, []],
  [
    'no answer to the second letter either',
    [before({ state: 'unanswered' }), before({ state: 'unanswered', reasonCode: 'not-answered', instructionCode: 'send-result' })],
    {},
    [],
  ],
  ['removed, and a later report lists it (A43)', [before({ state: 'removed' })], {}, ['reinserted reinserted explain-reinsertion']],
  ['removed, put back with a notice', [before({ state: 'removed', noticeOn: ANSWERED })], {}, ['reinserted balance-wrong correct-balance']],
  ['removed after this report', [before({ state: 'removed' })], { reportedOn: ANSWERED }, []],
  ['removed, the day of the report is not known', [before({ state: 'removed' })], { reportedOn: null }, []],
  ['corrected as asked', [before({ state: 'corrected', correct: [{ field: 'balance', value: '890' }] })], {}, []],
  ['corrected, another value than asked', [before({ state: 'corrected' })], {}, ['still-wrong balance-wrong correct-balance']],
  ['corrected after this report', [before({ state: 'corrected' })], { reportedOn: ANSWERED }, []],
  ['never disputed', [], {}, []],
])('%s', (_case, earlier, now, wanted) => {
  expect(proposed(earlier, now).map(({ kind, item }) => `${kind} ${item.reasonCode ?? ''} ${item.instructionCode ?? ''}`)).toEqual(wanted);
});

test('the client is asked again, nothing a bureau printed goes along, and each says what is missing', () => {
  const [contradicted, procedure] = proposed([before()], { papers: [paper()] });
  expect(procedure).toMatchObject({
    needs: null,
    item: { lineId: 'now', clientConfirmed: false, correct: [{ field: 'balance', value: '$777' }] },
  });
  expect(procedure?.item.facts.map(({ text }) => text)).toEqual(['I paid $400 of it.']);
  expect(contradicted).toMatchObject({ needs: expect.stringMatching(/document shows/), item: { facts: [], correct: [] } });
  expect(contradicted?.why).toBe('Since the letter of Jan 10, 2026 the client gave: Bank statement.');
  // After a letter about how the bureau answered, what was wrong in the first place is said again.
  expect(
    proposed([before(), before({ reasonCode: 'not-answered', instructionCode: 'send-result', correct: [] })])[0]?.item.reasonCode,
  ).toBe('balance-wrong');
});

test('what needs nothing more passes the gate against the same again (G17)', () => {
  for (const earlier of [[before()], [before({ state: 'unanswered' as const })], [before({ state: 'removed' as const })]])
    for (const { item } of proposed(earlier))
      expect(
        checkEarlier({ ...item, correct: item.correct ?? [], months: item.months ?? [] }, earlier, TODAY).map(({ code }) => code),
      ).toEqual([]);
});
