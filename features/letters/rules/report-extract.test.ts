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

test('marks the ratings that a finding is about', () => {
  const rated = {
    ...fromFinding,
    inReport: { ...inReport, rows: [...inReport.rows, { label: 'Earlier rating', value: 'Rate 3, 2018-01-01' }] },
  };
  const said = 'You give this account the earlier rating 60 days late (Jan 2018).';
  const [claim] = rated.claims ?? [];
  const letter = compose(inputOf([{ ...rated, ...(claim && { claims: [{ ...claim, youReport: said }] }) }]));
  expect(marks(letter)).toEqual({ whole: false, rows: ['Earlier rating'], months: [] });
});

const claimed = (youReport: string, shouldBe: string): LetterItemInput => ({
  ...fromFinding,
  claims: [{ source: 'finding:A1:1', youReport, because: '', shouldBe }],
});
const named = (letter: LetterDocument) => letter.extract?.lines[0]?.rows.filter((row) => row.named).map(({ label }) => label);

test('a value that only shows what is wrong is named in the letter, and not disputed', () => {
  const letter = compose(
    inputOf([claimed('You report a high balance of $1,234 and a balance of $1,234.', 'The balance should not be more than $900.')]),
  );
  expect([marks(letter).rows, named(letter)]).toEqual([['Balance', 'High balance'], ['High balance']]);
});

test.for([
  ['It is older than 15 U.S.C. 1681c(a)(4) and (c)(1) allow to be reported, and should be removed.', true],
  ['The account should be listed once.', true],
  ['The inquiry should be removed if no permissible purpose is shown.', true],
  ['Under 15 U.S.C. 1681c(a)(5) these late marks should be removed. The rest of the account may stay.', false],
  ['The credit limit should be shown.', false],
  ['The note should be removed.', false],
  ['The date opened should be a day after I turned 18, or the account should be removed.', false],
] as const)('“%s” is about the whole entry: %s', ([shouldBe, whole]) => {
  expect(marks(compose(inputOf([claimed('You report a high balance of $1,234.', shouldBe)]))).whole).toBe(whole);
});

test('marks the months between two that are named as the ends of a time', () => {
  const months = ['2021-04', '2021-03', '2021-02', '2021-01'].map((month) => ({ month, value: '1' }));
  const late = claimed(
    'You show this account as 30 days late in each of 3 months from Jan 2021 to Mar 2021.',
    'The history should be checked.',
  );
  expect(marks(compose(inputOf([{ ...late, inReport: { ...inReport, months } }]))).months).toEqual(['2021-1', '2021-2', '2021-3']);
});

test('marks the count of late payments that is disputed', () => {
  const rows = ['30', '60', '90'].map((days) => ({ label: `Times ${days} days late`, value: '8' }));
  const counted = claimed(
    'You count this account as 90 days or more late 8 times.',
    'The count of late payments should be checked and corrected.',
  );
  const letter = compose(inputOf([{ ...counted, inReport: { rows, months: [] } }]));
  expect([marks(letter).rows, named(letter)]).toEqual([['Times 90 days late'], []]);
});
