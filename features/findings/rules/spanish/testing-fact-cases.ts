// Reports that say each fact no other case says.
import type { AnalysisInput } from '../finding.ts';
import {
  account as accountAt,
  bankruptcy,
  collectionAccount,
  collector,
  day as dayOf,
  dispute,
  file,
  input as inputOf,
  keyOf,
  line,
  on,
  report as reportOf,
  usd as dollars,
} from '../disputed/testing.ts';
import { account, civil, collection, day, grid, input, month, record, report, trade, usd } from '../testing.ts';

const charged = { payStatus: 'charge-off', payStatusRaw: 'Charge-off' } as const;
const late = { payStatus: 'late90', payStatusRaw: 'Late' } as const;
const ended = { closed: day('2023-02-10'), lastPayment: day('2023-02-09'), balance: usd(0) } as const;
const rated = (...months: readonly string[]) => ({
  adverseRatings: months.map((text) => ({ status: 'late30' as const, date: month(text), raw: 'Rate' })),
});
const delinquent = (bureau: 'TU' | 'EX' | 'EQ', iso: string) => trade({ bureau, firstDelinquency: day(iso) });
const reviewed = { monthsReviewed: 24, late60: 1, late90: 0 } as const;
const paidLine = trade({ ...charged, balance: usd(40) });
const closedLine = (fields: Parameters<typeof trade>[0]) => trade({ openClosed: 'closed', ...fields });
const closedByMe = (bare: ReturnType<typeof trade>): AnalysisInput =>
  input([account([bare])], { client: { statements: [{ kind: 'closed-by-me', lineKey: keyOf(bare) }] } });
const mixed = file('EQ', {
  identity: {
    ssnLast4: '9999',
    dobs: [on('1951-02-03')],
    names: [
      { full: 'PAT SAMPLE SR', kind: 'primary' },
      { full: 'JO OTHER', kind: 'aka' },
      { full: 'PAT SAMPEL', kind: 'aka' },
    ],
    addresses: [{ lines: ['5 OAK ST'], city: 'RENO', state: 'NV', zip: '89501', kind: 'current' }],
    employers: [{ name: 'ACME MINES' }],
  },
});
const minor = line({ creditorName: 'OLD STORE', opened: on('1990-01-05') });
const verified = line({ creditorName: 'VERIFIED BANK' });

const trafficked = trade({ ...charged });
const inCase = { payStatus: 'bankruptcy', payStatusRaw: 'Included in bankruptcy', balance: null } as const;
const cases = (...records: readonly ReturnType<typeof record>[]) => ({
  publicRecords: records.map((one, at) => ({ ...one, id: `public-record-${at + 1}` })),
});
const chapter7 = (status: string, filed: string, reference: string, bureau: 'TU' | 'EX' = 'TU') =>
  record('bankruptcy', { type: 'Chapter 7', status, filed: day(filed), reference }, bureau);
const drawn = (iso: string, accounts: Parameters<typeof report>[0]) => {
  const of = report(accounts, { reportDate: day(iso) });
  return { ...of, bureaus: of.bureaus.map((one) => ({ ...one, pulledOn: day(iso) })) };
};
const steady = account([trade({ creditorName: 'STEADY BANK', accountNumberMasked: '****9999', opened: day('2010-01-10') })], {
  id: 'account-2',
});
const gone = account([trade(charged)]);
const otherFiling = record('bankruptcy', { type: 'Chapter 7', status: 'Filed', filed: day('2018-09-10') });

export const FACT_CASES: readonly AnalysisInput[] = [
  input([account([trade({ ...charged, firstDelinquency: day('2015-01-10') })])]),
  input([account([trade(rated('2018-01', '2018-03'))])]),
  input(
    report([], {
      publicRecords: [
        record('tax-lien', { status: 'Released', filed: day('2005-01-01'), resolved: day('2010-01-01') }),
        { ...record('judgment', { filed: day('2015-01-01') }), id: 'public-record-2' },
        { ...record('bankruptcy', { filed: day('2020-01-01'), resolved: day('2026-05-01') }), id: 'public-record-3' },
      ],
    }),
  ),
  input([
    account([
      trade({ balance: usd(100), highCredit: usd(300), closed: day('2020-01-10'), firstDelinquency: day('2019-01-10') }),
      trade({ balance: usd(100), highCredit: usd(300), closed: day('2021-01-10'), firstDelinquency: day('2020-01-10') }),
    ]),
  ]),
  input([account([paidLine])], { client: { statements: [{ kind: 'paid', lineKey: keyOf(paidLine), on: civil('2025-01-10') }] } }),
  input([account([trade({ statusCode: '13' })]), account([trade({ statusCode: '13', paymentRating: '0' })], { id: 'account-2' })]),
  input([
    account([
      trade({ ...late, openClosed: 'open', balance: usd(900), pastDue: usd(90) }),
      closedLine({ bureau: 'EX', balance: usd(100), pastDue: usd(0) }),
    ]),
    account([trade({ creditLimit: usd(100) }), trade({ bureau: 'EX', creditLimit: usd(9000) })]),
    account([trade(late), trade({ ...late, bureau: 'EX', responsibility: 'authorized-user' })]),
  ]),
  input([account([trade({ openClosed: 'open', highCredit: usd(300) })]), account([trade({ creditLimit: usd(500) })], { id: 'account-2' })]),
  closedByMe(trade({ openClosed: 'open' })),
  closedByMe(closedLine({ remarks: [{ text: 'Account closed by credit grantor' }] })),
  input([account([trade({ ...charged, chargeOffDate: day('2017-01-10') })])]),
  input([
    account([delinquent('TU', '2019-01-10')]),
    collection({ firstDelinquency: day('2020-01-10') }, { id: 'account-2' }),
    collection({ originalCreditor: 'OTHER', firstDelinquency: day('2020-01-10'), chargeOffDate: day('2019-06-10') }, { id: 'account-3' }),
  ]),
  input([account([delinquent('EQ', '2020-01-10'), delinquent('EX', '2021-01-10'), delinquent('TU', '2022-01-10')])]),
  input([account([trade({ ...ended, ...rated('2024-02', '2024-04') })])]),
  input([account([trade({ ...ended, ...rated('2024-02'), history: grid('2023-06', '30') })])]),
  input([account([trade({ ...ended, ...rated('2024-02', '2024-04'), history: grid('2023-06', '30') })])]),
  input([account([trade({ lastPayment: day('2026-08-10') })])]),
  input([account([trade({ opened: day('2015-05-14') })])], { client: { dateOfBirth: civil('2000-01-01') } }),
  input([
    account([
      trade({
        opened: day('2025-10-10'),
        adverseRatings: [
          { status: 'late90', date: month('2025-10'), raw: 'Rate' },
          { status: 'late120', date: month('2025-11'), raw: 'Rate' },
        ],
      }),
    ]),
  ]),
  input([account([trade({ late30: 0, late60: 0, late90: 1, history: grid('2024-01', '60 OK') })])]),
  ...[rated('2025-02', '2025-04'), rated('2025-02')].flatMap((ratings) =>
    ['OK', '30', '30 30'].map((codes) =>
      input([
        account([
          trade({ ...reviewed, ...ratings, late30: codes === 'OK' ? 0 : codes.split(' ').length, history: grid('2025-06', codes) }),
        ]),
      ]),
    ),
  ),
  inputOf(
    reportOf({
      accounts: [accountAt([line({ payStatus: 'collection', balance: dollars(0), opened: on('2020-05-14') })])],
      publicRecords: [bankruptcy({ chapter: '13' })],
    }),
    { client: { statements: [{ kind: 'bankruptcy', on: dayOf('2022-07-01'), text: 'Chapter 7' }] } },
  ),
  inputOf(
    reportOf({
      accounts: [accountAt([line({ bankruptcy: { state: 'discharged', chapter: '7' } })])],
      publicRecords: [record('bankruptcy', { type: 'Bankruptcy', status: 'Discharged' }, 'EQ')],
    }),
    { client: { statements: [{ kind: 'no-bankruptcy' }] } },
  ),
  inputOf(reportOf({ bureaus: [mixed, file('EX'), file('TU')], accounts: [accountAt([minor])] }), {
    client: {
      names: ['Pat Sample Jr'],
      addresses: ['9 Elm St, Reno, NV 89501'],
      employers: ['Reno Schools'],
      ssnLast4: '1234',
      dateOfBirth: dayOf('1980-04-05'),
      statements: [
        { kind: 'unknown-name', text: 'JO OTHER' },
        { kind: 'never-lived-at', text: '5 OAK ST, RENO, NV 89501' },
        { kind: 'not-applied', lineKey: keyOf(minor) },
      ],
    },
  }),
  inputOf(
    reportOf({
      accounts: [
        collectionAccount([collector({ originalCreditor: 'CITY HOSPITAL', balance: dollars(0), payStatus: 'paid-was-collection' })]),
        collectionAccount([collector({ accountTypeText: 'Medical debt', balance: dollars(0), highCredit: dollars(90) })], {
          id: 'account-2',
        }),
        collectionAccount(
          [collector({ balance: dollars(0) }), collector({ bureau: 'EX', balance: dollars(0), remarks: [{ text: 'Medical' }] })],
          {
            id: 'account-3',
          },
        ),
      ],
    }),
  ),
  inputOf(
    reportOf({
      accounts: [
        accountAt([verified, line({ bureau: 'EX' })], {
          differences: [
            { field: 'opened', values: { EQ: 'May 14, 2020', EX: 'Feb 1, 2019' } },
            { field: 'responsibility', values: { EQ: 'Individual', EX: 'Authorized user' } },
            { field: 'payStatus', values: { EQ: 'Charge-off', EX: 'Current' } },
            { field: 'openClosed', values: { EQ: 'Open', EX: 'Closed' } },
            { field: 'pastDue', values: { EQ: '$90', EX: '$0' } },
          ],
        }),
      ],
    }),
    { disputes: [dispute(verified, { outcome: 'verified', outcomeOn: dayOf('2026-02-01') })] },
  ),
  input(drawn('2026-03-15', [gone, steady]), {
    earlier: [drawn('2026-01-15', [gone, steady]), drawn('2026-02-15', [steady])],
  }),
  input([account([trafficked], { blended: true })], {
    client: { statements: [{ kind: 'trafficking-documents', lineKey: keyOf(trafficked) }] },
  }),
  input(
    report([], {
      publicRecords: [
        {
          ...otherFiling,
          byBureau: {
            ...otherFiling.byBureau,
            ...record('bankruptcy', { type: 'Chapter 7', status: 'Filed', filed: day('2018-03-10') }, 'EX').byBureau,
          },
        },
      ],
    }),
  ),
  input(
    report(
      [],
      cases(
        chapter7('Discharged', '2012-03-27', '1111111'),
        chapter7('Discharged', '2017-07-21', '2222222'),
        chapter7('Discharged', '2022-07-21', '3333333'),
      ),
    ),
  ),
  input(report([account([trade(inCase)])], cases(chapter7('Dismissed', '2023-07-21', '1111111')))),
];
