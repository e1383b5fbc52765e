import { expect, test } from 'vitest';
import { account, civil, day, record, report, trade, usd } from '../../findings/rules/testing.ts';
import type { BureauTrade, Tradeline } from '../../report-files/rules/model.ts';
import type { DraftItemInput } from '../contract.ts';
import { checkReasonInReport } from './reason-in-report.ts';
import { suggestAccountFacts } from './suggest-facts.ts';

/** True when the reason may be given for a card with these fields. */
function fits(
  reasonCode: string,
  fields: Partial<BureauTrade> = {},
  { of = {}, others = [], ...item }: { of?: Partial<Tradeline>; others?: Tradeline[] } & Partial<DraftItemInput> = {},
): boolean {
  const file = report([account([trade(fields)], of), ...others]);
  const chosen = { bureau: 'TU', kind: 'tradeline', lineId: 'account-1', reasonCode, facts: [], ...item } as const;
  const problems = checkReasonInReport(file, chosen, civil('2026-11-26'));
  expect(problems.every(({ code, blocks }) => code === 'disputes.reasonNotReported' && blocks)).toBe(true);
  return problems.length === 0;
}

test.for([
  ['unknown-collection', {}, { payStatus: 'collection' }],
  ['closed-not-open', { closed: day('2020-01-01') }, { openClosed: 'open' }],
  [
    'closed-by-client',
    { remarks: [{ text: 'Account closed at consumer’s request' }] },
    { remarks: [{ text: 'Closed by credit grantor' }] },
  ],
  ['not-in-bankruptcy', {}, { remarks: [{ text: 'Included in Chapter 13' }] }],
  ['deceased-wrong', {}, { responsibility: 'deceased' }],
  ['medical-recent', { opened: day('2024-02-03') }, { opened: day('2026-02-03') }],
] as const)('%s needs its line to say so', ([reason, not, so]) => {
  expect([fits(reason, not), fits(reason, so)]).toEqual([false, true]);
  // What a finding looked for itself is not judged again.
  const claims = { claims: [{}] } as Partial<DraftItemInput>;
  expect(fits(reason, not, claims)).toBe(true);
});

test('listed more than once: only beside a line of the same name, number or amount', () => {
  const other = (fields: Partial<BureauTrade>) =>
    account([trade({ creditorName: 'OTHER LENDER', accountNumberMasked: '****9876', ...fields })], { id: 'account-2' });
  expect(fits('duplicate')).toBe(false);
  expect(fits('duplicate', { balance: usd(70) }, { others: [other({ balance: usd(80) })] })).toBe(false);
  expect(fits('duplicate', {}, { others: [other({ bureau: 'EQ', accountNumberMasked: '****1234' })] })).toBe(false);
  expect(fits('duplicate', {}, { others: [other({ accountNumberMasked: '****1234' })] })).toBe(true);
  expect(fits('duplicate', { balance: usd(70) }, { others: [other({ balance: usd(70) })] })).toBe(true);
  expect(fits('duplicate', {}, { others: [other({ originalCreditor: 'FIRST TEST BANK' })] })).toBe(true);
});

test('days that cannot be are not given as the right ones', () => {
  const days = (field: 'opened' | 'closed' | 'first-delinquency', value: string, more: Parameters<typeof fits>[2] = {}) =>
    fits('dates-wrong', {}, { correct: [{ field, value }], ...more });
  expect([days('opened', '2031-02-01'), days('opened', '2014-02-01'), days('closed', '2026-11-30')]).toEqual([false, true, true]);
  expect([days('first-delinquency', '2015-04'), days('first-delinquency', '2015-05')]).toEqual([false, true]);
  // A collector's line begins after the debt did, and a paper may show what the report has wrong.
  expect(days('first-delinquency', '2011-01', { of: { portfolio: 'COLL' } })).toBe(true);
  expect(days('first-delinquency', '2011-01', { facts: [{ text: 'The letter shows it.', source: 'document' }] })).toBe(true);
});

test.for([
  ['record-dismissed', 'Dismissed', false],
  ['record-dismissed', 'Filed', true],
  ['record-satisfied', 'Satisfied', false],
  ['record-satisfied', 'Unsatisfied', true],
] as const)('%s of a record that is reported as %s', ([reasonCode, status, fits]) => {
  const records = report([], { publicRecords: [record('judgment', { status })] });
  const [one] = records.publicRecords;
  const [bureau] = Object.keys(one?.byBureau ?? {}) as ('EQ' | 'EX' | 'TU')[];
  const item = { bureau: bureau ?? 'TU', kind: 'public-record', lineId: one?.id ?? '', reasonCode, facts: [] } as const;
  expect(checkReasonInReport(records, item, civil('2026-11-26')).length === 0).toBe(fits);
});

test('a line that combines several bureaus shows of none what it reports', () => {
  const of = account([trade({ bureau: 'EX' })], { blended: true });
  const files = { present: ['EQ', 'EX', 'TU'] as const, ofSeveralDays: false };
  expect(suggestAccountFacts(of, 'EX', files)).toEqual([]);
  const check = (text: string) => {
    const facts = [{ text, source: 'report' as const }];
    const item = { bureau: 'EX', kind: 'tradeline', lineId: 'account-1', reasonCode: 'not-mine', facts } as const;
    return checkReasonInReport(report([of]), item, civil('2026-11-26')).map(({ code, blocks }) => [code, blocks]);
  };
  expect(check('Experian reports this account; TransUnion does not.')).toEqual([['disputes.factNotInReport', true]]);
  expect(check('Experian reports this account.')).toEqual([['disputes.blended', false]]);
});

test('no account with the company of an inquiry: not beside one of its name, unless that is denied as well', () => {
  const of = (name: string) => ({ id: 'inquiry-1', bureau: 'TU' as const, name, date: day('2026-10-01'), kind: 'hard' as const });
  const item = { bureau: 'TU', kind: 'inquiry', lineId: 'inquiry-1', reasonCode: 'inquiry-not-authorized', facts: [] } as const;
  const check = (name: string, denied: boolean) => {
    const other = { kind: 'tradeline', lineId: 'account-1', reasonCode: denied ? 'not-mine' : 'balance-wrong' } as const;
    const file = report([account([trade({ creditorName: 'LAKESIDE CREDIT BANK' })])], { inquiries: [of(name)] });
    return checkReasonInReport(file, item, civil('2026-11-26'), [item, other]).length;
  };
  expect([
    check('LAKESIDE BANK NA', false),
    check('LAKESIDE BANK NA', true),
    check('LAKEVIEW LENDING', false),
    check('BANK', false),
  ]).toEqual([1, 0, 0, 0]);
});
