// The marked page of the report behind a letter: own lines, the words of the file, and a box around what is disputed and nothing else.
import { expect, test } from 'vitest';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { LineRows } from '../../report-files/rules/tracing/line-rows.ts';
import { composeLetter } from './compose-letter.ts';
import type { LetterDocument } from './letter-document.ts';
import type { LetterInput, LetterItemInput } from './letter-input.ts';

const inReport: LineRows = {
  rows: [
    { label: 'Creditor', value: 'FIRST BANK' },
    { label: 'Balance', value: '000001234' },
    { label: 'High balance', value: '000001234' },
    { label: 'Remark', value: '\u65e5' },
  ],
  months: [
    { month: '2024-01', value: '1' },
    { month: '2023-12', value: 'C' },
  ],
};
const item: LetterItemInput = {
  kind: 'tradeline',
  furnisher: 'FIRST BANK',
  accountNumberMasked: '****1111',
  reported: [
    { label: 'Balance', value: '$1,234' },
    { label: 'High balance', value: '$1,234' },
  ],
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  correct: [{ field: 'balance', value: '900' }],
  facts: ['I paid in May.'],
  inReport,
};

const inputOf = (items: readonly LetterItemInput[]): LetterInput => ({
  client: { name: 'Maria Alvarez', addressLines: ['1 Oak Street'], city: 'Reno', state: 'NV', zip: '89501' },
  bureau: 'TU',
  date: civilDate(2026, 11, 20),
  reportDate: civilDate(2026, 11, 3),
  draft: false,
  enclosures: [{ title: 'Photo ID', fileId: 'file-1' }],
  items,
});

function compose(input: LetterInput): LetterDocument {
  const letter = composeLetter(input);
  if (isRefusal(letter)) throw new Error(letter.message);
  return letter;
}

const marks = ({ extract }: LetterDocument, at = 0) => {
  const line = extract?.lines[at];
  return {
    whole: line?.whole,
    rows: line?.rows.filter(({ marked }) => marked).map(({ label }) => label),
    months: line?.history.flatMap(({ year, months }) => months.flatMap(({ marked }, month) => (marked ? [`${year}-${month + 1}`] : []))),
  };
};
const late: LetterItemInput = {
  ...item,
  reasonCode: 'late-payments-wrong',
  instructionCode: 'correct-payment-history',
  correct: [],
  months: ['2024-01'],
};
const said = 'You report a high balance of $1,234 and Jan 2024 as late.';
const fromFinding: LetterItemInput = {
  ...item,
  correct: [],
  claims: [{ source: 'finding:A1:1', youReport: said, because: 'I owed less.', shouldBe: 'It should be $900.' }],
};

test.for([
  ['the field that is corrected', item, { whole: false, rows: ['Balance'], months: [] }],
  ['the months', late, { whole: false, rows: [], months: ['2024-1'] }],
  [
    'the whole line',
    { ...item, reasonCode: 'not-mine', instructionCode: 'delete-if-unverified', correct: [] },
    { whole: true, rows: [], months: [] },
  ],
] as const satisfies readonly (readonly [string, LetterItemInput, ReturnType<typeof marks>])[])('marks %s', ([, one, expected]) => {
  expect(marks(compose(inputOf([one])))).toEqual(expected);
});

test('marks what the sentence of a finding quotes', () => {
  const { rows, months, whole } = marks(compose(inputOf([fromFinding])));
  expect([rows?.includes('High balance'), months, whole]).toEqual([true, ['2024-1'], false]);
});

test('a draft that does not say yet what is wrong marks nothing', () => {
  const items = [{ ...item, reasonCode: null, instructionCode: null, correct: [], facts: [] }];
  const open = compose({ ...inputOf(items), draft: true });
  expect(marks(open)).toEqual({ whole: false, rows: [], months: [] });
});

test('it is the first enclosure, by what it is, and every value it prints has its source', () => {
  const letter = compose({ ...inputOf([item, late]), reportNumber: '123 456' });
  expect(letter.enclosures).toEqual(['Extract of your report of November 3, 2026, items marked', 'Photo ID']);
  expect(letter.enclosedFiles?.map(({ title }) => title)).toEqual(['Photo ID']);
  expect(letter.extract).toMatchObject({
    heading: 'Extract of the report of November 3, 2026',
    reportNumber: '123 456',
    lines: [{ number: 1 }, { number: 2 }],
  });
  const sources = new Set(letter.sources?.map(({ text }) => text));
  for (const { rows, history } of letter.extract?.lines ?? [])
    for (const value of [...rows.map((row) => row.value), ...history.flatMap(({ months }) => months.map((month) => month.value))])
      expect([value, value === '' || sources.has(value)]).toEqual([value, true]);
  // A sign the letter font lacks would keep the letter from being made.
  expect(JSON.stringify(letter.extract)).not.toContain('\u65e5');
});

test('none is made or named where no line was found in the file, or the report has no date', () => {
  const { inReport: _, ...notFound } = item;
  const { reportDate: __, ...undated } = inputOf([item]);
  for (const letter of [compose(inputOf([notFound])), compose(undated)])
    expect([letter.extract, letter.enclosures]).toEqual([undefined, ['Photo ID']]);
});
