import { expect, test } from 'vitest';
import type { CivilDate } from '../../../platform/base/civil-date.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import type { BureauTrade, CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { checkExclusions, type Exclusion } from './exclusion-gate.ts';

const trade = (fields: Partial<BureauTrade> = {}): BureauTrade => ({
  bureau: 'TU',
  creditorName: 'FIRST TEST BANK',
  accountNumberMasked: '451234XXXX',
  responsibility: 'individual',
  payStatus: 'current',
  payStatusRaw: 'Current',
  opened: { iso: '2015-05-14' as CivilDate, precision: 'day' },
  remarks: [],
  history: [],
  ...fields,
});
const account = (id: string, ...lines: readonly BureauTrade[]): Tradeline => ({
  id,
  matchMethod: 'vendor-partition',
  displayName: 'FIRST TEST BANK',
  category: 'card',
  portfolio: 'R',
  differences: [],
  negative: false,
  negativeReasons: [],
  byBureau: Object.fromEntries(lines.map((line) => [line.bureau, [line]])),
});
const report = (...accounts: readonly Tradeline[]): CreditReport => ({
  sourceFormat: 'truelink-json',
  parserVersion: 'test',
  warnings: [],
  bureaus: [],
  inquiries: [],
  publicRecords: [],
  creditors: [],
  accounts,
});
const item = { bureau: 'TU', kind: 'tradeline', lineId: 'a', reasonCode: 'balance-wrong' } as const;
const exclusion = (fields: Partial<Exclusion> = {}): Exclusion => ({
  said: 'right',
  saidAt: new Date('2026-03-18T02:00:00Z'),
  bureau: 'TU',
  kind: 'tradeline',
  lineKey: lineKeyOf(trade(), false),
  reasonCode: 'balance-wrong',
  statement: null,
  ...fields,
});
const otherMask = lineKeyOf(trade({ accountNumberMasked: '4512XXXXXX' }), false);

test.for<[what: string, of: CreditReport, exclusion: Partial<Exclusion>, codes: readonly string[]]>([
  ['the line, bureau and reason', report(account('a', trade())), {}, ['disputes.clientDenied']],
  ['another reason', report(account('a', trade())), { reasonCode: 'status-wrong' }, []],
  ['another bureau', report(account('a', trade(), trade({ bureau: 'EQ' }))), { bureau: 'EQ' }, []],
  [
    'any bureau, named by a line of another one',
    report(account('a', trade(), trade({ bureau: 'EQ', accountNumberMasked: '9999' }))),
    { bureau: null, lineKey: lineKeyOf(trade({ accountNumberMasked: '9999' }), false) },
    ['disputes.clientDenied'],
  ],
  ['a mask of another format', report(account('a', trade())), { lineKey: otherMask }, ['disputes.clientDenied']],
  [
    'a mask that two lines fit',
    report(account('a', trade()), account('b', trade({ accountNumberMasked: '451299XXXX' }))),
    { lineKey: otherMask },
    [],
  ],
  [
    'a mask that another line has itself',
    report(account('a', trade()), account('b', trade({ accountNumberMasked: '4512XXXXXX' }))),
    { lineKey: otherMask },
    [],
  ],
  ['set aside', report(account('a', trade())), { said: 'set-aside' }, ['disputes.setAside']],
])('%s', ([, of, fields, codes]) => {
  expect(checkExclusions([exclusion(fields)], of, item, 'America/New_York').map(({ code }) => code)).toEqual(codes);
});

test("the word of the client counts more than what was set aside, and its day is the office's", () => {
  const [problem, ...more] = checkExclusions(
    [exclusion(), exclusion({ said: 'set-aside', saidAt: new Date('2026-03-19T12:00:00Z') })],
    report(account('a', trade())),
    item,
    'America/New_York',
  );
  expect([problem?.blocks, problem?.message, more]).toEqual([
    true,
    'The client said on Mar 17, 2026 that this is right as reported. Ask again, or remove the item.',
    [],
  ]);
});
