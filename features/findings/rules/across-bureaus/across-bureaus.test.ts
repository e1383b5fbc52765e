import { expect, test } from 'vitest';
import type { BureauTrade, Tradeline } from '../../../report-files/rules/model.ts';
import { account, day, findings, month, report, trade, usd } from '../testing.ts';
import { fieldDifferences } from './field-differences.ts';

type Fields = Partial<BureauTrade>;
const groups = (tu: Fields, ex: Fields, of: Partial<Tradeline> = {}): string[] =>
  findings(fieldDifferences, [
    account([trade({ openClosed: 'closed', ...tu }), trade({ bureau: 'EX', openClosed: 'closed', ...ex })], of),
  ]).map(({ key }) => key.split(':').at(-1) ?? '');

test.for([
  ['balance', { balance: usd(200) }, { balance: usd(500) }, ['owed']],
  [
    'balance and past due are two questions',
    { balance: usd(200), pastDue: usd(0) },
    { balance: usd(500), pastDue: usd(90) },
    ['owed', 'past-due'],
  ],
  ['a few dollars', { balance: usd(200) }, { balance: usd(209) }, []],
  ['a percent', { balance: usd(20000) }, { balance: usd(20200) }, []],
  ['one of them not printed', { balance: usd(200) }, { balance: null }, []],
  ['reported 31 days apart', { balance: usd(200) }, { balance: usd(500), reported: day('2026-02-07') }, ['owed']],
  ['reported 32 days apart', { balance: usd(200) }, { balance: usd(500), reported: day('2026-02-06') }, []],
  [
    'in use, another month',
    { balance: usd(200), openClosed: 'open' },
    { balance: usd(500), openClosed: 'open', reported: day('2026-02-25') },
    [],
  ],
  ['in use, same month', { balance: usd(200), openClosed: 'open' }, { balance: usd(500), openClosed: 'open' }, ['owed']],
  ['current and charged off', {}, { payStatus: 'charge-off' }, ['status']],
  ['30 and 60 days late', { payStatus: 'late30' }, { payStatus: 'late60' }, ['status']],
  ['charge-off and collection', { payStatus: 'collection' }, { payStatus: 'charge-off' }, []],
  ['paid or closed says neither', { payStatus: 'paid-or-closed' }, { payStatus: 'charge-off' }, []],
  ['unknown', { payStatus: 'unknown' }, { payStatus: 'charge-off' }, []],
  ['status of another time', {}, { payStatus: 'charge-off', reported: day('2025-01-01') }, []],
  ['limit', { creditLimit: usd(500) }, { creditLimit: usd(5000) }, ['limit']],
  ['no limit', { creditLimit: usd(0) }, { creditLimit: usd(5000) }, []],
  ['high balance, neither of which is the worse', { highCredit: usd(500) }, { highCredit: usd(700) }, []],
  ['opened 32 days apart', { opened: day('2015-05-10') }, { opened: day('2015-06-11') }, ['opened']],
  ['opened, rounded', { opened: day('2015-05-31') }, { opened: day('2015-06-01') }, []],
  ['opened, year only', { opened: day('2015-05-31') }, { opened: { ...day('2015-01-01'), precision: 'year' } }, []],
  ['dates closed, neither of which is the worse', { closed: day('2020-05-10') }, { closed: month('2021-05') }, []],
  ['closed date not printed', { closed: day('2020-05-10') }, {}, []],
  ['last payments, neither of which is the worse', { lastPayment: day('2020-05-10') }, { lastPayment: day('2021-05-10') }, []],
  ['a good account open and closed', { openClosed: 'open' }, {}, ['open-closed']],
  ['open and closed at different times', { openClosed: 'open' }, { reported: day('2025-01-10') }, []],
  [
    'a payment after the other report',
    { lastPayment: day('2026-03-09') },
    { lastPayment: day('2026-01-10'), reported: day('2026-03-04') },
    [],
  ],
  ['responsibility of a good account', {}, { responsibility: 'authorized-user' }, []],
  [
    'responsibility of a bad account',
    { payStatus: 'late60' },
    { payStatus: 'late60', responsibility: 'authorized-user' },
    ['responsibility'],
  ],
  ['undesignated', {}, { responsibility: 'undesignated' }, []],
  ['dispute flags', { disputeFlag: 'none' }, { disputeFlag: 'consumer-disputes' }, []],
  ['remarks', { remarks: [{ text: 'Closed' }] }, { remarks: [] }, []],
  ['status and limit are two questions', { creditLimit: usd(500) }, { creditLimit: usd(5000), payStatus: 'late90' }, ['status', 'limit']],
] as const satisfies readonly (readonly [string, Fields, Fields, readonly string[]])[])(
  'A23 fieldDifferences: %s',
  ([, tu, ex, expected]) => {
    expect(groups(tu, ex)).toEqual(expected);
    expect(groups(tu, ex, { blended: true }), 'blended').toEqual([]);
    expect(groups(tu, ex, { matchConfidence: 0.85 }), 'put together with doubt').toEqual([]);
  },
);

test('A23 fieldDifferences asks about the worse value only, at its own bureau; the better one supports it', () => {
  const found = findings(fieldDifferences, [
    account([
      trade({ openClosed: 'closed', balance: usd(200) }),
      trade({ bureau: 'EX', openClosed: 'closed', balance: usd(500) }),
      trade({ bureau: 'EQ', openClosed: 'closed', balance: usd(200) }),
    ]),
  ]);
  expect(found).toMatchObject([
    {
      bureau: 'EX',
      facts: ['Experian reports a balance of $500, while Equifax reports $200.'],
      suggestedReason: 'balance-wrong',
      question: 'Did you owe $500 on this account as of Mar 10, 2026?',
      wrongAnswer: 'no',
    },
  ]);
});
test.for([
  ['a charge-off is asked about, a current account is not', {}, { payStatus: 'charge-off' }, 'EX'],
  ['the same the other way around', { payStatus: 'charge-off' }, {}, 'TU'],
  ['the lower limit', { creditLimit: usd(500) }, { creditLimit: usd(5000) }, 'TU'],
  ['the later opening', { opened: day('2015-05-10') }, { opened: day('2016-05-10') }, 'EX'],
  ['the closed one of two good lines', { openClosed: 'open' }, {}, 'EX'],
  ['the open one of two bad lines', { openClosed: 'open', payStatus: 'charge-off' }, { payStatus: 'charge-off' }, 'TU'],
] as const satisfies readonly (readonly [string, Fields, Fields, string])[])('A23 fieldDifferences, worse: %s', ([, tu, ex, bureau]) => {
  const found = findings(fieldDifferences, [
    account([trade({ openClosed: 'closed', ...tu }), trade({ bureau: 'EX', openClosed: 'closed', ...ex })]),
  ]);
  expect(found.map((one) => one.bureau)).toEqual([bureau]);
});
test('A23 fieldDifferences does not name a bureau that is too old to compare', () => {
  const [found] = findings(fieldDifferences, [
    account([
      trade({ openClosed: 'closed', balance: usd(200) }),
      trade({ bureau: 'EX', openClosed: 'closed', balance: usd(500) }),
      trade({ bureau: 'EQ', openClosed: 'closed', balance: usd(900), reported: day('2024-01-01') }),
    ]),
  ]);
  expect(found?.facts).toEqual(['Experian reports a balance of $500, while TransUnion reports $200.']);
});
test('A23 fieldDifferences: a bureau that does not report the account is no error, one that lists it twice says nothing certain', () => {
  expect(findings(fieldDifferences, [account([trade({ balance: usd(200) })])])).toEqual([]);
  expect(
    findings(fieldDifferences, [
      account([
        trade({ opened: day('2015-05-10') }),
        trade({ opened: day('2015-05-10') }),
        trade({ bureau: 'EX', opened: day('2018-05-10') }),
      ]),
    ]),
  ).toEqual([]);
});

test('A23 says open and closed in a sentence', () => {
  const lines = [trade({ openClosed: 'open' }), trade({ bureau: 'EX', openClosed: 'closed' })];
  expect(findings(fieldDifferences, report([account(lines)])).map(({ facts }) => facts)).toEqual([
    ['Experian reports the account as closed, while TransUnion reports it as open.'],
  ]);
});
