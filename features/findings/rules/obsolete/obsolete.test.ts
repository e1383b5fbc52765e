import { describe, expect, test } from 'vitest';
import { addDays } from '../../../../platform/base/civil-date.ts';
import type { BureauTrade, CreditReport, PublicRecord } from '../../../report-files/rules/model.ts';
import { addLegalYears, lastDayOfCollection } from '../obsolescence.ts';
import { civil, collection, day, findings, findingsOf, grid, month, record, report, year } from '../testing.ts';
import { obsoleteCollection } from './obsolete-collection.ts';
import { obsoleteLatePayments } from './obsolete-late-payments.ts';
import { obsoleteBankruptcy } from './obsolete-bankruptcy.ts';
import { obsoleteRecords } from './obsolete-records.ts';

test.for([
  ['2019-03-15', '2026-09-11'],
  ['2020-02-29', '2027-08-27'],
  ['2023-09-02', '2031-03-01'],
  ['2021-08-31', '2029-02-27'],
] as const)('C8 a first delinquency of %s may be reported through %s', ([from, last]) => {
  expect(lastDayOfCollection(civil(from))).toBe(last);
});
test.for([
  ['2019-12-31', 7, '2026-12-31'],
  ['2020-02-29', 7, '2027-03-01'],
  ['2016-02-29', 10, '2026-03-01'],
  ['2016-02-29', 4, '2020-02-29'],
  ['2026-11-20', 2, '2028-11-20'],
  ['2028-02-29', 2, '2030-03-01'],
  ['2028-02-29', 5, '2033-03-01'],
  ['2026-12-31', 5, '2031-12-31'],
] as const)('C8, C12: %s plus %i years is %s', ([from, years, to]) => {
  expect(addLegalYears(civil(from), years)).toBe(to);
});

test.for([
  ['2026-03-01', '2027-02-28', '2033-02-28'],
  ['2028-02-29', '2029-02-28', '2035-02-28'],
  ['2026-12-31', '2027-12-30', '2033-12-30'],
] as const)('C5c: an alert asked for on %s stands through %s, an extended one through %s', ([from, initial, extended]) => {
  expect([1, 7].map((years) => addDays(addLegalYears(civil(from), years), -1))).toEqual([initial, extended]);
});

const drawn = (iso: string, fields: Partial<CreditReport> = {}): Partial<CreditReport> => ({
  bureaus: [],
  reportDate: day(iso),
  ...fields,
});

describe('A1 obsolete collection', () => {
  const dofd = (firstDelinquency: BureauTrade['firstDelinquency'], bureau: BureauTrade['bureau'] = 'TU') =>
    collection({ ...(firstDelinquency ? { firstDelinquency } : {}), bureau });
  test.for([
    ['the day after the last', dofd(day('2019-03-15')), drawn('2026-09-12'), 1],
    ['the last day itself', dofd(day('2019-03-15')), drawn('2026-09-11'), 0],
    ['a month counts from its last day', dofd(month('2019-03')), drawn('2026-09-27'), 0],
    ['and is too old after that', dofd(month('2019-03')), drawn('2026-09-28'), 1],
    ['a year counts from its last day', dofd(year('2018')), drawn('2026-06-29'), 0],
    ['and is too old after that', dofd(year('2018')), drawn('2026-06-30'), 1],
    ['Experian rounds to the first of the month', dofd(day('2019-03-01'), 'EX'), drawn('2026-09-12'), 0],
    ['no first delinquency', dofd(undefined), drawn('2040-01-01'), 0],
    ['a report for a mortgage', dofd(day('2010-03-15')), drawn('2026-09-12', { sourceFormat: 'mismo3' }), 0],
  ] as const)('%s', ([, account, fields, count]) => {
    expect(findings(obsoleteCollection, report([account], fields))).toHaveLength(count);
  });

  const old = { firstDelinquency: day('2015-01-10') };
  test.for([
    ['charge-off', { ...old, payStatus: 'charge-off' }, {}, 1],
    ['current', { ...old }, {}, 0],
    ['settled does not say which', { ...old, payStatus: 'settled' }, {}, 0],
    ['student loan', { ...old, payStatus: 'charge-off' }, { category: 'student' }, 0],
    ['old by every other date', { payStatus: 'charge-off', opened: day('2001-01-01'), lastPayment: day('2002-01-01') }, {}, 0],
  ] as const)('%s', ([, line, of, count]) => {
    expect(findingsOf(obsoleteCollection, line, of)).toHaveLength(count);
  });

  test('a lender’s report says that its use may be exempt', () => {
    const values = (sourceFormat: CreditReport['sourceFormat']) =>
      findings(obsoleteCollection, report([dofd(day('2015-03-15'))], { sourceFormat }))[0]?.values.map(({ label }) => label);
    expect(values('tu-xml')).toContain('Exempt uses');
    expect(values('truelink-json')).not.toContain('Exempt uses');
  });
});

describe('A2 obsolete late payment', () => {
  test.for([
    ['2026-03-31', 0],
    ['2026-04-01', 1],
  ] as const)('late in March 2019, report of %s: %i', ([on, count]) => {
    const late = collection({ history: grid('2019-02', 'OK 60 OK') });
    expect(findings(obsoleteLatePayments, report([late], drawn(on)))).toHaveLength(count);
    expect(findings(obsoleteLatePayments, report([late], drawn(on, { sourceFormat: 'mismo2' })))).toHaveLength(0);
  });
  test('names the months only, and leaves out what is no late month', () => {
    const [found] = findingsOf(obsoleteLatePayments, { history: grid('2017-01', 'OK 30 60 CO COLL ND UNK OK') });
    expect(found?.facts).toEqual(['TransUnion shows this account as late in Feb 2017 and Mar 2017, in a report of Mar 15, 2026.']);
    expect(findingsOf(obsoleteLatePayments, { history: grid('2017-01', 'OK CO COLL ND UNK PP') })).toEqual([]);
  });
});

const outcome = (analysis: typeof obsoleteBankruptcy, records: readonly PublicRecord[], fields: Partial<CreditReport> = {}) =>
  findings(analysis, report([], { ...fields, publicRecords: records })).map(({ basis, suggestedReason }) => `${basis} ${suggestedReason}`);

test.for([
  ['ten years and a day', record('bankruptcy', { filed: day('2016-03-14'), chapter: '7' }), ['statute obsolete']],
  ['ten years to the day', record('bankruptcy', { filed: day('2016-03-15'), chapter: '7' }), []],
  ['month only', record('bankruptcy', { filed: month('2016-03'), chapter: '7' }), []],
  ['rounded by Equifax', record('bankruptcy', { filed: day('2016-03-01'), chapter: '7' }, 'EQ'), []],
  ['chapter 7 of eight years', record('bankruptcy', { filed: day('2018-01-10'), chapter: '7' }), []],
  ['chapter 13 of eight years', record('bankruptcy', { filed: day('2018-01-10'), type: 'Chapter 13 Bankruptcy' }), ['practice null']],
  ['chapter 13 of six years', record('bankruptcy', { filed: day('2020-01-10'), chapter: '13' }), []],
  ['no filing date', record('bankruptcy', { resolved: day('2001-01-10'), chapter: '7' }), []],
  ['another record', record('judgment', { filed: day('2001-01-10') }), []],
] as const)('A3 obsoleteBankruptcy: %s', ([, filed, expected]) => {
  expect(outcome(obsoleteBankruptcy, [filed])).toEqual(expected);
  expect(outcome(obsoleteBankruptcy, [filed], { sourceFormat: 'mismo3' })).toEqual([]);
});

test.for([
  ['judgment', record('judgment', { filed: day('2019-03-14') }), 1],
  ['judgment of seven years to the day', record('judgment', { filed: day('2019-03-15') }), 0],
  ['judgment without a date', record('judgment', { resolved: day('2001-01-01') }), 0],
  ['paid lien', record('tax-lien', { status: 'Released', filed: day('2001-01-01'), resolved: day('2019-03-14') }), 1],
  ['lien paid lately', record('tax-lien', { status: 'Released', filed: day('2001-01-01'), resolved: day('2024-03-14') }), 0],
  ['unpaid lien', record('tax-lien', { status: 'Unpaid', filed: day('2001-01-01'), resolved: day('2001-03-14') }), 0],
  ['lien not paid', record('tax-lien', { status: 'Not satisfied', filed: day('2001-01-01'), resolved: day('2001-03-14') }), 0],
  ['arrest', record('other', { type: 'Arrest record', filed: month('2018-03') }), 1],
  ['other', record('other', { type: 'Divorce', filed: month('2001-03') }), 0],
] as const)('A4 obsoleteRecords: %s', ([, filed, count]) => {
  expect(outcome(obsoleteRecords, [filed]).filter((one) => one === 'statute obsolete')).toHaveLength(count);
  const listed = filed.kind === 'judgment' || filed.kind === 'tax-lien';
  expect(
    outcome(obsoleteRecords, [filed]).filter((one) => one === 'practice null'),
    'by policy',
  ).toHaveLength(listed ? 1 : 0);
  expect(outcome(obsoleteRecords, [filed], { sourceFormat: 'mismo2' })).toEqual([]);
});

test('A4 says what the bureau says of the lien: released is not yet paid', () => {
  const lien = record('tax-lien', { type: 'State tax lien', status: 'Released', resolved: day('2019-03-14') });
  const [found] = findings(obsoleteRecords, report([], { publicRecords: [lien] }));
  expect(found?.facts).toEqual([
    'TransUnion lists “State tax lien” as “Released” with the date Mar 14, 2019, in a report of Mar 15, 2026.',
  ]);
});
