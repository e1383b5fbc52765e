import { describe, expect, it, test } from 'vitest';
import { civilDate } from '../../../../platform/base/civil-date.ts';
import { findMissing } from '../../rules/manual/manual-rules.ts';
import { countProblems, isEmpty } from './field-problems.ts';
import { entry, formOf, typedOf, type FormReport, type TypedTrade } from './form-report.ts';
import { clearMonth, fillOnTime, gridYears, hasEarlier, isOffered, monthAfterKey, newestMonth, toggleMonth } from './months.ts';
import { shownAs } from './shown-file.ts';
import { bureausToCopyTo, copyTrade, emptyTrade } from './trades.ts';
import { readTypedDate, tidyDate } from './typed-date.ts';

const TODAY = civilDate(2026, 3, 10);
const trade = (over: Partial<TypedTrade> = {}): TypedTrade => ({
  ...emptyTrade('EQ'),
  creditorName: 'First Bank',
  accountNumber: '5500',
  payStatus: 'late30',
  ...over,
});
const form = (over: Partial<FormReport> = {}): FormReport => ({
  ...formOf(null),
  reportDate: '2026-03-02',
  bureaus: ['EQ', 'EX'],
  trades: [entry(trade())],
  ...over,
});

test.each([
  ['3/2/2026', '2026-03-02'],
  ['03/2026', '2026-03'],
  ['2026', '2026'],
  ['2026-03-02', '2026-03-02'],
  ['Mar 2026', '2026-03'],
  ['March 2, 2026', '2026-03-02'],
  ['03-02-2026', '2026-03-02'],
  [' ', ''],
  ['3/26', undefined],
  ['soon', undefined],
  ['02/30/2026', undefined],
  ['13/2026', undefined],
  ['Foo 2026', undefined],
])('the date %j is kept as %j', (typed, kept) => {
  const date = readTypedDate(typed);
  expect(date.kind === 'date' ? date.text : undefined).toBe(kept);
});
test('a date is tidied once it is one', () =>
  expect(['3/2/2026', 'May 2020', 'soon'].map(tidyDate)).toEqual(['03/02/2026', '05/2020', 'soon']));

test('what was typed goes to the server and comes back as it was', () => {
  const typed = form({
    identities: [{ bureau: 'EQ', name: 'Pat Sample', ssnLast4: '1234', dateOfBirth: '03/14/1986', address: '' }],
    trades: [entry(trade({ opened: '05/2020', balance: '1,250.00', history: [{ month: '2026-01', code: '30' }] }))],
    inquiries: [entry({ bureau: 'EX', name: 'Lender', date: '02/2026', kind: 'hard' })],
    scores: [entry({ bureau: 'EQ', model: '', value: '640' })],
  });
  const sent = typedOf(typed);
  expect([sent.left, sent.typed.trades[0]?.opened, sent.typed.identities[0]?.dateOfBirth]).toEqual([0, '2020-05', '1986-03-14']);
  expect(typedOf(formOf(sent.typed))).toEqual(sent);
  expect(formOf(sent.typed).trades[0]?.value).toEqual(typed.trades[0]?.value);
});
test('what cannot be kept is left out alone, and counted', () => {
  const { typed, left } = typedOf(
    form({
      trades: [
        entry(trade({ opened: 'soon', balance: 'much', pastDue: '10', remarks: Array.from({ length: 12 }, (_, i) => `Remark ${i}`) })),
      ],
    }),
  );
  expect(left).toBe(3);
  expect(typed.trades[0]).toMatchObject({ opened: '', balance: '', pastDue: '10', creditorName: 'First Bank', remarks: { length: 10 } });
});
test('an empty line about the person is not sent', () => {
  expect(typedOf(form({ identities: [{ bureau: 'EQ', name: ' ', ssnLast4: '', dateOfBirth: '', address: '' }] })).typed.identities).toEqual(
    [],
  );
});

describe('the sentences at the fields know all that keeps a report from being finished', () => {
  const inquiry = { bureau: 'EX', name: 'Lender', date: '', kind: 'hard' } as const;
  test.each<[string, Partial<FormReport>]>([
    ['no date', { reportDate: '' }],
    ['a day to come', { reportDate: '2026-03-11' }],
    ['no bureau', { bureaus: [] }],
    ['nothing listed', { trades: [] }],
    ['no creditor', { trades: [entry(trade({ creditorName: ' ' }))] }],
    ['a bureau that is not of the report', { trades: [entry(trade({ bureau: 'TU' }))] }],
    ['no status', { trades: [entry(trade({ payStatus: '' }))] }],
    ['an inquiry of no one', { inquiries: [entry({ ...inquiry, name: '' })] }],
    ['an inquiry elsewhere', { inquiries: [entry({ ...inquiry, bureau: 'TU' })] }],
    ['a score that is none', { scores: [entry({ bureau: 'EX', model: '', value: '12' })] }],
    [
      'someone at a bureau that is not in the report',
      { identities: [{ bureau: 'TU', name: 'Pat', ssnLast4: '', dateOfBirth: '', address: '' }] },
    ],
    ['half an SSN', { identities: [{ bureau: 'EX', name: '', ssnLast4: '12', dateOfBirth: '', address: '' }] }],
    [
      'a record elsewhere',
      { publicRecords: [entry({ bureau: 'TU', kind: 'bankruptcy', status: '', filed: '', reference: '', court: '', chapter: '7' })] },
    ],
  ])('%s', (_, over) => {
    const wrong = form(over);
    expect(findMissing(typedOf(wrong).typed, TODAY)).toBeDefined();
    expect(countProblems(wrong, true, TODAY) > 0 || isEmpty(wrong)).toBe(true);
  });
  it('and find nothing in a report that is one', () => {
    expect([findMissing(typedOf(form()).typed, TODAY), countProblems(form(), true, TODAY)]).toEqual([undefined, 0]);
  });
  test.each(['1,2,3', 'much', '$-5', '1250.5'])('the amount %j is said to be none', (balance) =>
    expect(countProblems(form({ trades: [entry(trade({ balance }))] }), false, TODAY)).toBe(1),
  );
});

describe('the same account at another bureau', () => {
  const [a, b] = [entry(trade()), entry(trade({ creditorName: 'Second Bank' }))];
  it('comes right after it and differs only by the bureau', () => {
    const copied = copyTrade(form({ trades: [a, b] }), a.key, 'EX');
    expect(copied?.form.trades.map(({ value }) => `${value.creditorName} ${value.bureau}`)).toEqual([
      'First Bank EQ',
      'First Bank EX',
      'Second Bank EQ',
    ]);
    expect(copied?.form.trades[1]).toEqual({ key: copied?.key, value: { ...a.value, bureau: 'EX' } });
  });
  it('is offered where it is not typed yet', () => {
    expect(bureausToCopyTo(a.value, [a, entry(trade({ bureau: 'TU', creditorName: 'FIRST  bank' }))], ['EQ', 'EX', 'TU'])).toEqual(['EX']);
    expect(bureausToCopyTo(emptyTrade('EQ'), [entry(emptyTrade('EX'))], ['EQ', 'EX'])).toEqual(['EX']);
  });
});

describe('months', () => {
  const late = [{ month: '2026-01', code: '30' as const }];
  test('a code chosen again is removed, another one replaces it, the newest comes first', () => {
    expect(toggleMonth(late, '2026-01', '30')).toEqual([]);
    expect(toggleMonth(late, '2026-01', '60')).toEqual([{ month: '2026-01', code: '60' }]);
    expect(toggleMonth(late, '2026-02', 'CO').map(({ month }) => month)).toEqual(['2026-02', '2026-01']);
    expect(clearMonth(late, '2025-01')).toBe(late);
  });
  test('two years at first, more on request, never more than ten', () => {
    expect(gridYears([], '2026-03', 0)).toEqual([2026, 2025, 2024]);
    expect(gridYears([{ month: '2021-05', code: 'CO' }], '2026-03', 0).at(-1)).toBe(2021);
    expect([gridYears([], '2026-03', 20).at(-1), hasEarlier([], '2026-03', 20), hasEarlier([], '2026-03', 0)]).toEqual([2016, false, true]);
  });
  test('none after the report', () => {
    expect(newestMonth('', '2026-11-21')).toBe('2026-11');
    expect(['2026-04', '2026-03', '2016-04', '2016-03'].map((month) => isOffered(month, newestMonth('2026-03-02', '2026-11-21')))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
  test('the rest on time starts with the account', () => {
    expect(fillOnTime(late, '2026-02', '12/15/2025')).toEqual([
      { month: '2026-02', code: 'OK' },
      ...late,
      { month: '2025-12', code: 'OK' },
    ]);
    expect(fillOnTime([], '2026-02', '')).toHaveLength(24);
  });
  test('arrows move by month and by year, inside the sheet', () => {
    expect(['ArrowLeft', 'ArrowDown', 'ArrowUp', 'a'].map((key) => monthAfterKey('2026-01', key, [2026, 2025]))).toEqual([
      '2025-12',
      '2025-01',
      undefined,
      undefined,
    ]);
  });
});

test('pictures are known by their bytes; a page is never shown', async () => {
  const kinds = await Promise.all(
    [new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47])]), new Blob(['<html>']), new Blob(['%PDF'], { type: 'application/pdf' })].map(
      shownAs,
    ),
  );
  expect(kinds.map(({ kind, file }) => [kind, file.type])).toEqual([
    ['picture', 'image/png'],
    ['other', ''],
    ['pdf', 'application/pdf'],
  ]);
});
