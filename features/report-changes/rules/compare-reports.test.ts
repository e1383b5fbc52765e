// Pairs of reports are made by changing a synthetic one: no pair of successive reports of one real person is published.
import { describe, expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, HistoryCell, Portfolio } from '../../report-files/rules/model.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import {
  account,
  bankruptcy,
  chargeOff,
  collection,
  dollars,
  fileOf,
  inquiry,
  line,
  reportOf,
  when,
} from '../../account-matching/rules/testing-lines.ts';
import { compareReports, type BureauComparison, type CompareOptions } from './compare-reports.ts';

const LATER = '2026-04-05';
const of = (...accounts: readonly (readonly [Portfolio, BureauTrade])[]) =>
  accounts.map(([portfolio, trade], at) => account(`a${at + 1}`, portfolio, trade));
const compareLines = (
  before: readonly (readonly [Portfolio, BureauTrade])[],
  after: readonly (readonly [Portfolio, BureauTrade])[],
  options?: CompareOptions,
): BureauComparison => compareReports(reportOf(of(...before)), reportOf(of(...after), {}, LATER), options).bureaus.EX;
const grid = (cells: Readonly<Record<string, HistoryCell['code']>>): HistoryCell[] =>
  Object.entries(cells)
    .sort(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, code]) => ({ month, code, raw: code }));

describe('one line, changed', () => {
  const [card, off] = [line('EX'), chargeOff('EX')];
  type Change = readonly [string, Partial<BureauTrade>, string, readonly string[]];
  const tables: readonly (readonly [BureauTrade, readonly Change[]])[] = [
    [
      card,
      [
        ['nothing', {}, 'unchanged', []],
        [
          'balance and dates of an open account',
          {
            balance: dollars(740),
            reported: when('2026-03-20'),
            lastPayment: when('2026-03-01'),
            highCredit: dollars(950),
            monthlyPayment: dollars(30),
          },
          'unchanged',
          [],
        ],
        ['late', { payStatus: 'late30', pastDue: dollars(25) }, 'worsened', ['Payment status worse', 'Past due worse']],
        ['a higher limit', { creditLimit: dollars(1500) }, 'improved', ['Credit limit better']],
        ['a limit left out', { creditLimit: null }, 'unchanged', []],
        ['a day rounded to the month', { opened: when('2020-05-01') }, 'unchanged', []],
        ['only the month of opening', { opened: when('2020-05') }, 'unchanged', []],
        ['another responsibility', { responsibility: 'authorized-user' }, 'updated', ['Responsibility neutral']],
        ['closed', { openClosed: 'closed', closed: when('2026-03-01') }, 'updated', ['Open or closed neutral']],
        ['a status that is not known', { payStatus: 'unknown' }, 'unchanged', []],
        ['a new name after a sale', { creditorName: 'BOUGHT BANK' }, 'unchanged', []],
      ],
    ],
    [
      off,
      [
        [
          'paid',
          { payStatus: 'paid-was-charge-off', balance: dollars(0), pastDue: dollars(0) },
          'improved',
          ['Payment status better', 'Past due better', 'Balance better'],
        ],
        ['one code for both', { payStatus: 'collection-or-charge-off' }, 'unchanged', []],
        [
          'made good',
          { payStatus: 'paid-or-closed', balance: dollars(0), pastDue: dollars(0), remarks: [] },
          'improved',
          ['Payment status better', 'Past due better', 'Balance better'],
        ],
        ['interest added', { balance: dollars(720), pastDue: dollars(720) }, 'worsened', ['Past due worse', 'Balance worse']],
        [
          'less owed but a remark more',
          { balance: dollars(650), remarks: [{ text: 'Included in Chapter 13' }] },
          'updated',
          ['Balance better', 'Remarks worse'],
        ],
        [
          'dispute noted',
          { disputeFlag: 'consumer-disputes', remarks: [{ text: 'Consumer disputes this account' }] },
          'updated',
          ['Dispute note neutral'],
        ],
        ['first delinquency moved later', { firstDelinquency: when('2024-02-01') }, 're-aged', ['First delinquency worse']],
        ['first delinquency moved earlier', { firstDelinquency: when('2023-01-01') }, 'improved', ['First delinquency better']],
        ['first delinquency only as a year', { firstDelinquency: when('2024') }, 'unchanged', []],
        ['first delinquency over the end of a month', { firstDelinquency: when('2023-07-05') }, 're-aged', ['First delinquency worse']],
        ['opened later', { opened: when('2018-05-10') }, 're-aged', ['Opened neutral']],
      ],
    ],
  ];
  test.for(tables.flatMap(([base, changes]) => changes.map((change) => [change[0], base, change] as const)))(
    '%s',
    ([, base, [, fields, kind, effects]]) => {
      const {
        events: [event, ...more],
      } = compareLines([['R', base]], [['R', { ...base, ...fields }]]);
      expect(more).toEqual([]);
      expect([event?.kind, event?.previousLineId, event?.nextLineId]).toEqual([kind, 'a1', 'a1']);
      const said = event?.changes.map(({ label, effect }) => `${label} ${effect}`) ?? [];
      expect(said).toEqual(effects);
      expect(event?.evidence === null).toBe(kind !== 're-aged');
    },
  );

  test('a later activity is suspect only when no payment caused it', () => {
    const base = chargeOff('EX', { lastActivity: when('2023-05-01'), lastPayment: when('2023-01-15') });
    const kind = (fields: Partial<BureauTrade>) =>
      compareLines([['R', base]], [['R', { ...base, lastActivity: when('2026-03-01'), ...fields }]]).events[0]?.kind;
    expect([kind({}), kind({ lastPayment: when('2026-03-01') })]).toEqual(['re-aged', 'updated']);
  });

  test('a date moved over the end of a month is rounding, and one that is no longer given says nothing', () => {
    const { firstDelinquency: _, ...without } = off;
    const kind = (before: BureauTrade, after: BureauTrade) => compareLines([['R', before]], [['R', after]]).events[0]?.kind;
    expect(kind(off, without)).toBe('unchanged');
    expect(kind(chargeOff('EX', { opened: when('2018-03-31') }), chargeOff('EX', { opened: when('2018-04-01') }))).toBe('updated');
  });

  test('dates of an account in good standing are never re-aged', () => {
    const [before, after] = [line('EX', { firstDelinquency: when('2021-01-05') }), line('EX', { firstDelinquency: when('2022-01-05') })];
    expect(compareLines([['R', before]], [['R', after]]).events[0]?.kind).toBe('worsened');
  });
});

describe('the payment history', () => {
  const before = grid({ '2026-02': 'OK', '2026-01': '60', '2025-12': '30', '2025-11': 'OK', '2024-03': '30' });
  test.for<readonly [string, Readonly<Record<string, HistoryCell['code']>>, readonly string[]]>([
    ['moved on by a month, the oldest lost', { '2026-03': 'OK', '2026-02': 'OK', '2026-01': '60', '2025-12': '30', '2025-11': 'OK' }, []],
    [
      'a late month corrected',
      { '2026-02': 'OK', '2026-01': 'OK', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Jan 2026: 60 days late > On time, better'],
    ],
    [
      'less late',
      { '2026-02': 'OK', '2026-01': '30', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Jan 2026: 60 days late > 30 days late, better'],
    ],
    [
      'a mark removed',
      { '2026-02': 'OK', '2026-01': '60', '2025-12': 'ND', '2025-11': 'OK' },
      ['Payment history, Dec 2025: 30 days late > No data, better'],
    ],
    ['a good month without data', { '2026-02': 'ND', '2026-01': '60', '2025-12': '30', '2025-11': 'UNK' }, []],
    [
      'a good month turned late',
      { '2026-02': '30', '2026-01': '60', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Feb 2026: On time > 30 days late, worse'],
    ],
    [
      'a new late month',
      { '2026-03': '30', '2026-02': 'OK', '2026-01': '60', '2025-12': '30', '2025-11': 'OK' },
      ['Payment history, Mar 2026:  > 30 days late, worse'],
    ],
    ['no history at all', {}, []],
  ])('%s', ([, after, expected]) => {
    const [event] = compareLines([['R', line('EX', { history: before })]], [['R', line('EX', { history: grid(after) })]]).events;
    expect(event?.changes.map(({ label, before: was, after: is, effect }) => `${label}: ${was} > ${is}, ${effect}`)).toEqual(expected);
  });
});

describe('lines that come and go', () => {
  const kinds = ({ events }: BureauComparison) => events.map(({ kind, heading }) => `${kind} ${heading}`);
  const gone = chargeOff('EX');
  const deleted = [{ bureau: 'EX' as const, lineKey: lineKeyOf(gone, false), account: account('old', 'R', gone), trade: gone }];

  test.for<
    readonly [
      string,
      readonly (readonly [Portfolio, BureauTrade])[],
      readonly (readonly [Portfolio, BureauTrade])[],
      CompareOptions,
      readonly string[],
    ]
  >([
    [
      'gone',
      [
        ['R', line('EX')],
        ['R', gone],
      ],
      [['R', line('EX')]],
      {},
      ['deleted SECOND TEST BANK', 'unchanged FIRST TEST BANK'],
    ],
    [
      'new',
      [['R', line('EX')]],
      [
        ['R', line('EX')],
        ['R', gone],
      ],
      {},
      ['added SECOND TEST BANK', 'unchanged FIRST TEST BANK'],
    ],
    [
      'back again',
      [['R', line('EX')]],
      [
        ['R', line('EX')],
        ['R', gone],
      ],
      { deleted },
      ['re-inserted SECOND TEST BANK', 'unchanged FIRST TEST BANK'],
    ],
    [
      'back with another mask',
      [],
      [['R', { ...gone, accountNumberMasked: '410099887766XXXX', opened: when('2018-03-01') }]],
      { deleted },
      ['re-inserted SECOND TEST BANK'],
    ],
    [
      'like one that is gone, but another number',
      [],
      [['R', { ...gone, accountNumberMasked: '999999****' }]],
      { deleted },
      ['added SECOND TEST BANK'],
    ],
    [
      'like one that is gone, but another month',
      [],
      [['R', { ...gone, opened: when('2021-03-10') }]],
      { deleted },
      ['added SECOND TEST BANK'],
    ],
    [
      'back at another bureau is nothing here',
      [],
      [['R', gone]],
      { deleted: deleted.map((one) => ({ ...one, bureau: 'TU' as const })) },
      ['added SECOND TEST BANK'],
    ],
    ['still there is not back', [['R', gone]], [['R', gone]], { deleted }, ['unchanged SECOND TEST BANK']],
    [
      'a debt sold on',
      [['COLL', collection('EX')]],
      [
        [
          'COLL',
          collection('EX', {
            creditorName: 'NEXT AGENCY',
            accountNumberMasked: '1212****',
            balance: dollars(315),
            highCredit: dollars(315),
            opened: when('2026-01-09'),
          }),
        ],
      ],
      {},
      ['sold-on NEXT AGENCY'],
    ],
    [
      'another debt of the clinic',
      [['COLL', collection('EX')]],
      [
        [
          'COLL',
          collection('EX', {
            creditorName: 'NEXT AGENCY',
            accountNumberMasked: '1212****',
            balance: dollars(90),
            highCredit: dollars(90),
            opened: when('2026-01-09'),
          }),
        ],
      ],
      {},
      ['deleted TEST COLLECTORS', 'added NEXT AGENCY'],
    ],
    [
      'the same line twice',
      [['R', gone]],
      [
        ['R', gone],
        ['R', gone],
      ],
      {},
      ['duplicate SECOND TEST BANK', 'unchanged SECOND TEST BANK'],
    ],
    [
      'a collection beside its original',
      [['R', gone]],
      [
        ['R', gone],
        ['COLL', collection('EX', { originalCreditor: 'SECOND TEST BANK', balance: dollars(700) })],
      ],
      {},
      ['duplicate TEST COLLECTORS', 'unchanged SECOND TEST BANK'],
    ],
    [
      'a loan moved to another servicer',
      [['I', line('EX', { creditLimit: null })]],
      [['I', line('EX', { creditorName: 'NEW SERVICER', accountNumberMasked: '777****', creditLimit: null, balance: dollars(10) })]],
      {},
      ['unchanged NEW SERVICER'],
    ],
    [
      'printed with the other end of the number',
      [['R', line('EX')]],
      [['R', line('EX', { accountNumberMasked: '************9876' })]],
      {},
      ['unchanged FIRST TEST BANK'],
    ],
    [
      'the same furnisher and number, opened at another time',
      [['R', gone]],
      [['R', { ...gone, opened: when('2020-03-10') }]],
      {},
      ['re-aged SECOND TEST BANK'],
    ],
  ])('%s', ([, before, after, options, expected]) => {
    const padding = Array.from(
      { length: 3 },
      (_, at) =>
        [
          'M',
          line('EX', {
            creditorName: 'PADDING',
            accountNumberMasked: `99${at}${at}${at}${at}8****`,
            opened: when(`200${at}-01-01`),
            highCredit: dollars(1000 + at),
          }),
        ] as const,
    );
    const compared = compareLines([...before, ...padding], [...after, ...padding], options);
    expect(kinds(compared).filter((kind) => !kind.includes('PADDING'))).toEqual(expected);
  });

  test('a line past its seven years left by itself', () => {
    const old = chargeOff('EX', { firstDelinquency: when('2019-02-01') });
    const evidence = (trade: BureauTrade) =>
      compareLines(
        [
          ['R', trade],
          ['R', line('EX')],
        ],
        [['R', line('EX')]],
      ).events[0]?.evidence;
    expect([evidence(old), evidence(gone)]).toEqual([expect.stringContaining('Feb 2019'), null]);
  });
});

describe('inquiries and public records', () => {
  const filed = (inquiries: CreditReport['inquiries'], publicRecords: CreditReport['publicRecords'] = []) => ({ inquiries, publicRecords });
  const events = (before: Partial<CreditReport>, after: Partial<CreditReport>) =>
    compareReports(reportOf(of(['R', line('EX')]), before), reportOf(of(['R', line('EX')]), after, LATER))
      .bureaus.EX.events.filter(({ line: what }) => what !== 'tradeline')
      .map(({ kind, line: what, heading, evidence }) => `${kind} ${what} ${heading}${evidence ? ' (by itself)' : ''}`);
  test.for<readonly [string, Partial<CreditReport>, Partial<CreditReport>, readonly string[]]>([
    [
      'kept under a longer name',
      filed([inquiry('EX', 'TEST AUTO', '2025-11-03')]),
      filed([inquiry('EX', 'TEST AUTO INC', '2025-11-04')]),
      ['unchanged inquiry TEST AUTO INC'],
    ],
    ['gone', filed([inquiry('EX', 'TEST AUTO', '2025-11-03')]), filed([]), ['deleted inquiry TEST AUTO']],
    ['gone after two years', filed([inquiry('EX', 'TEST AUTO', '2024-04-20')]), filed([]), ['deleted inquiry TEST AUTO (by itself)']],
    [
      'made twice on one day, one gone',
      filed([inquiry('EX', 'A', '2025-11-03'), inquiry('EX', 'A', '2025-11-03')]),
      filed([inquiry('EX', 'A', '2025-11-03')]),
      ['deleted inquiry A', 'unchanged inquiry A'],
    ],
    [
      'soft ones come and go',
      filed([inquiry('EX', 'A', '2025-11-03', { kind: 'soft' })]),
      filed([inquiry('EX', 'B', '2026-03-03', { kind: 'soft' })]),
      [],
    ],
    ['new', filed([]), filed([inquiry('EX', 'B', '2026-03-03')]), ['added inquiry B']],
    ['of another bureau', filed([inquiry('TU', 'A', '2025-11-03')]), filed([]), []],
    [
      'a bankruptcy discharged',
      filed([], [bankruptcy('EX')]),
      filed([], [bankruptcy('EX', { status: 'Discharged', reference: '8341020GK', filed: when('2020-02-05') })]),
      ['improved public-record Chapter 7 bankruptcy'],
    ],
    ['a bankruptcy gone', filed([], [bankruptcy('EX')]), filed([]), ['deleted public-record Chapter 7 bankruptcy']],
    [
      'a bankruptcy past its ten years',
      filed([], [bankruptcy('EX', { filed: when('2016-03-01') })]),
      filed([]),
      ['deleted public-record Chapter 7 bankruptcy (by itself)'],
    ],
    [
      'another case',
      filed([], [bankruptcy('EX')]),
      filed([], [bankruptcy('EX', { reference: '999', filed: when('2025-01-01') })]),
      ['deleted public-record Chapter 7 bankruptcy', 'added public-record Chapter 7 bankruptcy'],
    ],
  ])('%s', ([, before, after, expected]) => {
    expect(events(before, after)).toEqual(expected);
  });
});

describe('what may not be compared', () => {
  const many = Array.from({ length: 6 }, (_, at) =>
    account(`a${at}`, 'R', line('EX', { accountNumberMasked: `4${at}${at}${at}${at}${at}****`, opened: when(`201${at}-01-01`) })),
  );
  const files = (fields: Partial<ReturnType<typeof fileOf>>) => ({
    bureaus: (['EQ', 'EX', 'TU'] as const).map((bureau) => fileOf(bureau, LATER, bureau === 'EX' ? fields : {})),
  });
  const warned = (code: string) => ({ warnings: [{ code, message: '', severity: 'warning' as const }] });
  const says = (accounts: number, inquiries: number) => ({ declaredSummary: { EX: { accounts, inquiries } } });
  test.for<readonly [string, CreditReport, CreditReport, { incomplete: boolean; reason: RegExp }]>([
    ['no hit', reportOf(many), reportOf([], files({ present: 'no-hit' }), LATER), { incomplete: false, reason: /found no file/ }],
    ['frozen', reportOf(many), reportOf([], files({ present: 'frozen' }), LATER), { incomplete: false, reason: /frozen/ }],
    ['frozen and empty', reportOf(many), reportOf([], files({ frozen: true }), LATER), { incomplete: false, reason: /frozen/ }],
    ['failed', reportOf(many), reportOf([], files({ present: 'error' }), LATER), { incomplete: false, reason: /not be reached/ }],
    ['not ordered', reportOf(many), reportOf([], files({ present: 'not-ordered' }), LATER), { incomplete: false, reason: /holds no file/ }],
    [
      'no file in a one-bureau page',
      reportOf(many),
      reportOf([], { bureaus: [fileOf('TU', LATER)] }, LATER),
      { incomplete: false, reason: /holds no file/ },
    ],
    [
      'no file before',
      reportOf([], { bureaus: [] }),
      reportOf(many, {}, LATER),
      { incomplete: false, reason: /earlier report holds no file/ },
    ],
    ['the same day', reportOf(many), reportOf([]), { incomplete: false, reason: /pulled on Mar 2, 2026/ }],
    [
      'an older file handed on',
      reportOf(many),
      reportOf(many.slice(0, 5), { bureaus: [fileOf('EX', '2026-02-01'), fileOf('TU', LATER)] }, LATER),
      { incomplete: false, reason: /pulled on Feb 1, 2026, before/ },
    ],
    [
      'after a dispute, not a full disclosure',
      reportOf(many),
      reportOf(many.slice(0, 5), { ...warned('notFullDisclosure'), sourceFormat: 'tu-disclosure' }, LATER),
      { incomplete: true, reason: /does not hold all/ },
    ],
    [
      'an order not finished',
      reportOf(many),
      reportOf(many.slice(0, 5), warned('orderNotFinished'), LATER),
      { incomplete: true, reason: /could not be read/ },
    ],
    [
      'a score alone',
      reportOf([], { inquiries: [inquiry('EX', 'A', '2025-11-03')] }),
      reportOf([], warned('scoreOnly'), LATER),
      { incomplete: true, reason: /nothing at all/ },
    ],
    [
      'a list without any inquiries',
      reportOf(many, { inquiries: ['A', 'B', 'C'].map((name) => inquiry('EX', name, '2025-11-03')) }),
      reportOf(many, {}, LATER),
      { incomplete: true, reason: /no inquiries at all/ },
    ],
    [
      'entered by hand',
      reportOf(many),
      reportOf(many.slice(0, 5), { sourceFormat: 'manual' }, LATER),
      { incomplete: true, reason: /^The new report was entered by hand/ },
    ],
    [
      'entered by hand before',
      reportOf(many, { sourceFormat: 'manual' }),
      reportOf(many.slice(0, 5), {}, LATER),
      { incomplete: true, reason: /^The earlier report was entered by hand/ },
    ],
    [
      'made for a lender',
      reportOf(many),
      reportOf(many.slice(0, 5), { sourceFormat: 'mismo2' }, LATER),
      { incomplete: true, reason: /lender/ },
    ],
    [
      'made for a lender before',
      reportOf(many, { sourceFormat: 'mismo3' }),
      reportOf(many.slice(0, 5), { sourceFormat: 'mismo3' }, LATER),
      { incomplete: true, reason: /lender/ },
    ],
    ['less than half', reportOf(many), reportOf(many.slice(0, 2), {}, LATER), { incomplete: true, reason: /2 of 6/ }],
    [
      'cut short',
      reportOf(many),
      reportOf(many.slice(0, 5), warned('pageCutShort'), LATER),
      { incomplete: true, reason: /could not be read/ },
    ],
    [
      'shorter than it says',
      reportOf(many, says(6, 0)),
      reportOf(many.slice(0, 4), says(6, 0), LATER),
      { incomplete: true, reason: /more accounts/ },
    ],
    ['inquiries missing', reportOf(many, says(6, 0)), reportOf(many, says(6, 3), LATER), { incomplete: true, reason: /more inquiries/ }],
  ])('%s', ([, before, after, { incomplete, reason }]) => {
    const { compared, events, looksIncomplete, reason: said } = compareReports(before, after).bureaus.EX;
    expect([compared, events, looksIncomplete]).toEqual([false, [], incomplete]);
    expect(said).toMatch(reason);
  });

  test('a person may say that it is complete', () => {
    const { compared, events } = compareReports(reportOf(many), reportOf(many.slice(0, 2), {}, LATER), { confirmedComplete: ['EX'] })
      .bureaus.EX;
    expect([compared, events.filter(({ kind }) => kind === 'deleted').length]).toEqual([true, 4]);
  });

  test.for(['manual', 'mismo2', 'mismo3'] as const)(
    '%s: what is listed is compared, and a person may say that the rest is gone',
    (sourceFormat) => {
      expect(compareReports(reportOf(many), reportOf(many, { sourceFormat }, LATER)).bureaus.EX).toMatchObject({
        compared: true,
        looksIncomplete: false,
      });
      const { compared, events } = compareReports(reportOf(many), reportOf(many.slice(0, 5), { sourceFormat }, LATER), {
        confirmedComplete: ['EX'],
      }).bureaus.EX;
      expect([compared, events.filter(({ kind }) => kind === 'deleted').length]).toEqual([true, 1]);
    },
  );

  test('each bureau may come from another earlier report', () => {
    const previous: Partial<Record<Bureau, CreditReport>> = { EX: reportOf(many) };
    const { EX, TU } = compareReports(previous, reportOf(many, {}, LATER)).bureaus;
    expect([EX.compared, TU.compared, TU.reason]).toEqual([true, false, 'There is no earlier report with a file from TransUnion.']);
  });
});
