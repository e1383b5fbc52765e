import { expect, test } from 'vitest';
import { parseCivilDate, type CivilDate } from '../../../platform/base/civil-date.ts';
import type { HistoryCell } from './history-schema.ts';
import { describeCell } from './history-words.ts';
import { groupByLine, isOneLine, type NamedLine } from './item-history.ts';

const day = (text: string): CivilDate => {
  const date = parseCivilDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};
const line = (id: string, change: Partial<NamedLine> = {}): NamedLine & { readonly id: string } => ({
  id,
  reportId: 'first',
  lineId: 'a1',
  bureau: 'EX',
  kind: 'tradeline',
  heading: 'NORTHGATE',
  accountNumberMasked: '4417****',
  reported: [],
  ...change,
});
const namesOf = (lines: readonly (NamedLine & { readonly id: string })[]) =>
  groupByLine(lines).map((group) => group.map(({ id }) => id).join(' '));

test('a line is one over the bureaus of a report, and over reports at its bureau', () => {
  expect(isOneLine(line('a'), line('b', { bureau: 'TU', heading: 'NORTHGATE REC' }))).toBe(true);
  expect(isOneLine(line('a'), line('b', { reportId: 'second', lineId: 'z9' }))).toBe(true);
  expect(isOneLine(line('a'), line('b', { reportId: 'second', bureau: 'TU' }))).toBe(false);
  expect(isOneLine(line('a'), line('b', { kind: 'inquiry' }))).toBe(false);
  expect(isOneLine(line('a'), line('b', { reportId: 'second', accountNumberMasked: '9902****' }))).toBe(false);
});

test('rows keep the order in which lines were first disputed, and an item links what two bureaus began apart', () => {
  const [ex1, card, tu1, ex2] = [
    line('ex1'),
    line('card', { lineId: 'c1', heading: 'SPRUCE CARD', accountNumberMasked: '6011****' }),
    line('tu1', { bureau: 'TU' }),
    line('ex2', { reportId: 'second', lineId: 'b7' }),
  ];
  expect(namesOf([ex1, card, tu1, ex2])).toEqual(['ex1 tu1 ex2', 'card']);
  // At TransUnion in one report, at Experian in another, and in the third at both.
  expect(
    namesOf([
      line('tu', { bureau: 'TU' }),
      line('ex', { reportId: 'second', lineId: 'b' }),
      line('both', { reportId: 'second', lineId: 'b', bureau: 'TU' }),
    ]),
  ).toEqual(['tu both ex']);
});

test('two lines of one report stay two rows, however alike a later report names one of them', () => {
  const masked = { accountNumberMasked: '****' };
  expect(namesOf([line('one'), line('two', { lineId: 'a2' }), line('later', { reportId: 'second', lineId: 'x' })])).toEqual([
    'one later',
    'two',
  ]);
  expect(namesOf([line('one', masked), line('two', { ...masked, lineId: 'a2' })])).toEqual(['one', 'two']);
});

test.each<[string, Partial<HistoryCell>, string]>([
  ['withdrawn', { state: 'withdrawn', mailedOn: null }, 'Withdrawn, not sent null quiet'],
  ['no mailing recorded', { mailedOn: null, overdueAfter: null }, 'Not mailed null waits'],
  ['the bureau has time', { overdueAfter: '2026-05-10' }, 'Answer due 2026-05-10 waits'],
  ['the last day', { overdueAfter: '2026-05-02' }, 'Answer due 2026-05-02 waits'],
  ['over', { overdueAfter: '2026-05-01' }, 'Overdue since 2026-05-02 late'],
  ['over, and an outcome is proposed', { overdueAfter: '2026-05-01', isProposed: true }, 'Outcome to decide null waits'],
  ['answered', { state: 'confirmed', answer: answer('confirmed', '2026-04-20') }, 'Confirmed as it was 2026-04-20 quiet'],
  ['removed, the day of the letter not known', { state: 'removed', answer: answer('removed', null) }, 'Removed 2026-04-25 done'],
  [
    'removed and back',
    { state: 'removed', answer: answer('removed', '2026-04-20'), cameBack: { on: '2026-05-01', reportId: 'r' } },
    'Removed, came back 2026-05-01 late',
  ],
])('%s', (_case, change, wanted) => {
  const cell = {
    state: 'in-progress',
    mailedOn: '2026-03-27',
    overdueAfter: '2026-05-01',
    answer: null,
    isProposed: false,
    cameBack: null,
  } as const;
  const { words, day: on, tone } = describeCell({ ...cell, ...change }, day('2026-05-02'));
  expect(`${words} ${on ?? 'null'} ${tone}`).toBe(wanted);
});

function answer(result: 'confirmed' | 'removed', answeredOn: string | null): NonNullable<HistoryCell['answer']> {
  return {
    result,
    source: 'hand',
    answeredOn,
    decidedOn: '2026-04-25',
    decidedBy: 'Test',
    explanation: '',
    changes: [],
    note: null,
    file: null,
  };
}
