import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, Portfolio, Tradeline } from '../../report-files/rules/model.ts';
import { lineKeyOf } from './line-key.ts';
import { matchAccounts, type MatchDecision } from './match-accounts.ts';
import { account, collection, dollars, line, reportOf, singles, when } from './testing-lines.ts';
import { SEED } from '../../../tests/support/seed.ts';

type Read = readonly [Portfolio, BureauTrade];
const R = (trade: BureauTrade): Read => ['R', trade];
const decide = (kind: MatchDecision['kind'], a: BureauTrade, b: BureauTrade): MatchDecision => ({
  kind,
  a: { bureau: a.bureau, lineKey: lineKeyOf(a, false) },
  b: { bureau: b.bureau, lineKey: lineKeyOf(b, false) },
});
/** Accounts as sorted lists of what tells their lines apart. */
const grouping = ({ accounts }: Pick<CreditReport, 'accounts'>): string[] =>
  accounts
    .map(({ byBureau }) =>
      Object.values(byBureau)
        .flat()
        .map((trade) => JSON.stringify(trade))
        .sort()
        .join(' + '),
    )
    .sort();

describe('two lines of different bureaus', () => {
  const loan = (bureau: Bureau, fields: Partial<BureauTrade>) =>
    ['I', line(bureau, { creditorName: 'TEST LOAN SERVICER', balance: dollars(0), monthlyPayment: dollars(0), ...fields })] as const;
  const nothing = { balance: null, highCredit: null, creditLimit: null, monthlyPayment: null } as const;
  test.for<readonly [string, Read, Read, { method?: string; confidence?: number; proposed?: readonly [string, number] }]>([
    [
      'three characters readable in both are too few',
      R(line('TU', { accountNumberMasked: '5X0X1X3X1X3X****' })),
      R(line('EX', { accountNumberMasked: '550012XXXXXX', opened: when('2020-05'), creditorName: 'OTHER', ...nothing })),
      {},
    ],
    [
      'A: a number masked at every other place',
      R(line('TU', { accountNumberMasked: '5X0X1X3X1X3X****', ...nothing, balance: dollars(0) })),
      R(line('EX', { ...nothing, accountNumberMasked: '55001134123', balance: dollars(0), opened: when('2020-05-01') })),
      { method: 'rule-A', confidence: 0.97 },
    ],
    [
      'A: masked in different places',
      R(line('TU', nothing)),
      R(line('EX', { accountNumberMasked: '550012341234XXXX', opened: when('2020-05-01'), creditorName: 'X', ...nothing })),
      { method: 'rule-A', confidence: 0.97 },
    ],
    [
      'A: leading zeros lost',
      R(line('TU', { accountNumberMasked: '0055001234****', ...nothing })),
      R(line('EX', { accountNumberMasked: '55001234****', ...nothing })),
      { method: 'rule-A', confidence: 0.97 },
    ],
    [
      'B: last four, month and an amount',
      R(line('TU', { accountNumberMasked: '************1234' })),
      R(line('EQ', { accountNumberMasked: '**********1234', highCredit: dollars(880) })),
      { method: 'rule-B', confidence: 0.92 },
    ],
    [
      'B: number alone is proposed, not merged',
      R(line('TU', { ...nothing, highCredit: dollars(900) })),
      R(line('EX', { ...nothing, highCredit: dollars(900), opened: when('2020-06-02') })),
      { proposed: ['B', 0.75] },
    ],
    [
      'C: month and three amounts, no number',
      R(line('TU', { accountNumberMasked: 'XXXX' })),
      R(line('EX', { accountNumberMasked: '****', creditLimit: null })),
      { method: 'rule-C', confidence: 0.85 },
    ],
    [
      'C: not from zeros',
      R(
        line('TU', {
          accountNumberMasked: '',
          ...nothing,
          balance: dollars(0),
          monthlyPayment: dollars(0),
          creditLimit: dollars(0),
          creditorName: 'A',
        }),
      ),
      R(
        line('EX', {
          accountNumberMasked: '',
          ...nothing,
          balance: dollars(0),
          monthlyPayment: dollars(0),
          creditLimit: dollars(0),
          creditorName: 'B',
        }),
      ),
      {},
    ],
    [
      'C: against the numbers it is proposed',
      R(line('TU')),
      R(line('EX', { accountNumberMasked: '410099****' })),
      { proposed: ['C', 0.75] },
    ],
    [
      'D: name, month and high credit are proposed',
      R(line('TU', { accountNumberMasked: '', balance: dollars(1), creditLimit: null })),
      R(line('EX', { accountNumberMasked: '', monthlyPayment: dollars(2), creditorName: '1ST TEST BANK NA', highCredit: dollars(905) })),
      {},
    ],
    [
      'D: the same name',
      R(line('TU', { accountNumberMasked: '', balance: dollars(1), creditLimit: null })),
      R(line('EX', { accountNumberMasked: '', monthlyPayment: dollars(2), creditorName: 'FIRST TEST, INC', highCredit: dollars(905) })),
      { proposed: ['D', 0.75] },
    ],
    [
      'loans of one number but different amounts',
      loan('TU', { highCredit: dollars(6181) }),
      loan('EX', { highCredit: dollars(5500) }),
      { proposed: ['A', 0.75] },
    ],
    [
      'a month apart is allowed',
      R(line('TU', { accountNumberMasked: '****1234' })),
      R(line('EX', { accountNumberMasked: '****1234', opened: when('2020-06-01') })),
      { method: 'rule-B', confidence: 0.92 },
    ],
    ['two months apart is not', R(line('TU')), R(line('EX', { opened: when('2020-07-20') })), {}],
    ['different families', ['M', line('TU')], ['I', line('EX')], {}],
    ['an unknown family may be any', ['U', line('TU')], ['I', line('EX')], { method: 'rule-A', confidence: 0.97 }],
    ['a collection and an account', ['COLL', line('TU')], R(line('EX')), {}],
    ['a collection and an unknown', ['COLL', line('TU')], ['U', line('EX')], {}],
    [
      'collections by number',
      ['COLL', collection('TU')],
      ['COLL', collection('EX', { originalCreditor: 'ELSE' })],
      { method: 'rule-collection', confidence: 0.9 },
    ],
    [
      'collections by creditor, amount and day',
      ['COLL', collection('TU', { accountNumberMasked: '' })],
      ['COLL', collection('EX', { accountNumberMasked: '', balance: dollars(303), opened: when('2024-05-20') })],
      { method: 'rule-collection', confidence: 0.9 },
    ],
    [
      'collections of one clinic with different amounts',
      ['COLL', collection('TU', { accountNumberMasked: '' })],
      ['COLL', collection('EX', { accountNumberMasked: '', balance: dollars(80), highCredit: dollars(80) })],
      { proposed: ['collection', 0.75] },
    ],
    ['two lines of one bureau', R(line('TU')), R(line('TU')), {}],
  ])('%s', ([, a, b, { method, confidence, proposed }]) => {
    const matched = matchAccounts(reportOf(singles(a, b)), []);
    expect(matched.accounts.map(({ matchMethod, matchConfidence }) => [matchMethod, matchConfidence])).toEqual(
      method
        ? [[method, confidence]]
        : [
            ['single', undefined],
            ['single', undefined],
          ],
    );
    expect(matched.possibleMatches?.map(({ rule, confidence: sure }) => [rule, sure]) ?? []).toEqual(proposed ? [proposed] : []);
    for (const { because } of matched.possibleMatches ?? []) expect(because.length).toBeGreaterThan(0);
  });

  test('what was merged names its parts, and the report what it listed', () => {
    const matched = matchAccounts(reportOf(singles(R(line('EX', { creditorName: '' })), ['COLL', collection('TU')], R(line('TU')))), []);
    expect(matched.accounts.map(({ id, mergedIds, displayName }) => [id, mergedIds, displayName])).toEqual([
      ['line-1', ['line-3'], 'FIRST TEST BANK'],
      ['line-2', undefined, 'TEST COLLECTORS'],
    ]);
    expect(matched.accountsListed).toBe(3);
    expect(matched.accounts[0]?.differences).toEqual([]);
  });
});

describe('many lines', () => {
  test('loans that share number and month are told apart by amounts', () => {
    const loans = (['TU', 'EX', 'EQ'] as const).flatMap((bureau) =>
      [6181, 5500].map((lent): Read => [
        'I',
        line(bureau, { highCredit: dollars(lent), balance: dollars(lent - 100), accountNumberMasked: '*******5186' }),
      ]),
    );
    const matched = matchAccounts(reportOf(singles(...loans.toReversed())), []);
    expect(
      matched.accounts.map(({ byBureau }) =>
        Object.values(byBureau)
          .flat()
          .map(({ highCredit }) => highCredit),
      ),
    ).toEqual([
      [550000, 550000, 550000],
      [618100, 618100, 618100],
    ]);
  });

  test('a second line of a bureau stays apart, and is said', () => {
    const matched = matchAccounts(reportOf(singles(R(line('TU', { balance: dollars(10) })), R(line('EX')), R(line('TU')))), []);
    expect(matched.accounts.map(({ id, mergedIds }) => [id, mergedIds])).toEqual([
      ['line-1', undefined],
      ['line-2', ['line-3']],
    ]);
    expect(matched.warnings.map(({ code }) => code)).toEqual(['secondLineOfAccount']);
  });

  test('two that fit equally well by amounts alone are asked about', () => {
    const unread = { accountNumberMasked: '' };
    const matched = matchAccounts(
      reportOf(
        singles(R(line('TU', { ...unread, creditorName: 'A' })), R(line('TU', { ...unread, creditorName: 'B' })), R(line('EX', unread))),
      ),
      [],
    );
    expect(matched.accounts).toHaveLength(3);
    expect(matched.possibleMatches).toHaveLength(2);
  });

  test('blended lines stay together and blended', () => {
    const blended: Tradeline = { ...account('b', 'R', line('TU'), line('EX')), matchMethod: 'blended', blended: true };
    const [merged, ...rest] = matchAccounts(reportOf([blended, account('c', 'R', line('EQ'))], { sourceFormat: 'mismo2' }), []).accounts;
    expect(rest).toEqual([]);
    expect(merged).toMatchObject({ id: 'b', blended: true, matchMethod: 'rule-A', mergedIds: ['c'] });
  });

  test('more lines than anyone has are left as they are, quickly', () => {
    const many = Array.from({ length: 3000 }, (_, at) => account(`m-${at}`, 'R', line(at % 2 === 0 ? 'TU' : 'EX')));
    const matched = matchAccounts(reportOf(many), []);
    expect(matched.accounts).toHaveLength(3000);
    expect(matched.warnings.map(({ code }) => code)).toEqual(['tooManyLinesToMatch']);
  });
});

describe('decisions', () => {
  const [tu, ex, eq] = [line('TU'), line('EX'), line('EQ')];
  const far = line('EX', {
    accountNumberMasked: '9999888877776666',
    opened: when('2001-01-05'),
    creditorName: 'ELSEWHERE',
    highCredit: dollars(7),
  });
  const ids = (report: CreditReport, decisions: readonly MatchDecision[]) =>
    matchAccounts(report, decisions).accounts.map(({ id, mergedIds = [] }) => [id, ...mergedIds]);
  const vendor = reportOf([account('p1', 'R', tu, ex, eq)], { sourceFormat: 'truelink-json' });

  test.for<readonly [string, CreditReport, readonly MatchDecision[], string[][]]>([
    ['none', reportOf(singles(R(tu), R(ex))), [], [['line-1', 'line-2']]],
    ['different wins over rules', reportOf(singles(R(tu), R(ex))), [decide('different', ex, tu)], [['line-1'], ['line-2']]],
    [
      'a third line goes to one of the parted',
      reportOf(singles(R(tu), R(ex), R(eq))),
      [decide('different', tu, ex)],
      [['line-1'], ['line-2', 'line-3']],
    ],
    ['same wins over guards', reportOf(singles(R(tu), R(far))), [decide('same', tu, far)], [['line-1', 'line-2']]],
    ['same of one bureau is not followed', reportOf(singles(R(ex), R(far))), [decide('same', ex, far)], [['line-1'], ['line-2']]],
    [
      'the last word counts',
      reportOf(singles(R(tu), R(far))),
      [decide('same', tu, far), decide('different', far, tu)],
      [['line-1'], ['line-2']],
    ],
    [
      'different wins over same by way of a third',
      reportOf(singles(R(tu), R(far), R(eq))),
      [decide('same', tu, far), decide('different', far, eq)],
      [['line-1', 'line-2'], ['line-3']],
    ],
    ['about lines that are not there', reportOf(singles(R(tu))), [decide('same', line('EQ'), far)], [['line-1']]],
    ['a vendor partition without decisions', vendor, [], [['p1']]],
    ['a vendor partition split', vendor, [decide('different', tu, ex), decide('different', tu, eq)], [['p1'], ['p1-EX']]],
    [
      'vendor partitions merged',
      reportOf([account('p1', 'R', tu), account('p2', 'I', far)], { sourceFormat: 'idiq-html' }),
      [decide('same', tu, far)],
      [['p1', 'p2']],
    ],
  ])('%s', ([, report, decisions, expected]) => {
    expect(ids(report, decisions)).toEqual(expected);
  });

  test('a split by hand is marked so, and the report without it is the old one', () => {
    const split = matchAccounts(vendor, [decide('different', tu, ex)]);
    expect(split.accounts.map(({ matchMethod }) => matchMethod)).toEqual(['manual', 'manual']);
    expect(matchAccounts(vendor, [])).toBe(vendor);
  });
});

describe('whatever the report', () => {
  const masks = fc.constantFrom(
    '',
    '****',
    'XXXXXXXX',
    '5500*******',
    '550012341234****',
    '5X0X1X3X',
    '************1234',
    '00550012****',
    '-',
    '••••••',
    'X'.repeat(5000),
    '5'.repeat(5000),
    '#1#2#3',
    '١٢٣٤',
    'ＡＢＣＤ',
  );
  const read = fc
    .record({
      bureau: fc.constantFrom<Bureau>('TU', 'EX', 'EQ'),
      portfolio: fc.constantFrom<Portfolio>('R', 'I', 'M', 'O', 'C', 'COLL', 'U'),
      mask: masks,
      day: fc.constantFrom('2020', '2020-05', '2020-05-30', '2020-06-01', '2018-01-01'),
      name: fc.constantFrom('', 'FIRST TEST BANK', '1ST TEST BK', 'ELSE'),
      high: fc.constantFrom(null, 0, 900, 905),
      balance: fc.constantFrom(null, 0, 150),
      from: fc.constantFrom(undefined, 'TEST CLINIC'),
    })
    .map(({ bureau, portfolio, mask, day, name, high, balance, from }): Read => [
      portfolio,
      line(bureau, {
        accountNumberMasked: mask,
        opened: when(day),
        creditorName: name,
        highCredit: high === null ? null : dollars(high),
        balance: balance === null ? null : dollars(balance),
        ...(from && { originalCreditor: from }),
      }),
    ]);
  const reads = fc.array(read, { maxLength: 14 });
  const withDecisions = reads.chain((lines) =>
    fc.tuple(
      fc.constant(lines),
      fc.array(fc.tuple(fc.nat(13), fc.nat(13), fc.boolean()), { maxLength: 4 }).map((picks) =>
        picks.flatMap(([x, y, same]) => {
          const [a, b] = [lines[x], lines[y]];
          return a && b ? [decide(same ? 'same' : 'different', a[1], b[1])] : [];
        }),
      ),
    ),
  );

  test('no line is lost or doubled, and no account has a bureau twice', () => {
    fc.assert(
      fc.property(withDecisions, ([lines, decisions]) => {
        const matched = matchAccounts(reportOf(singles(...lines)), decisions);
        const all = matched.accounts.flatMap(({ byBureau }) => Object.values(byBureau).flat());
        expect(all.map((trade) => JSON.stringify({ ...trade, payStatus: '' })).sort()).toEqual(
          lines.map(([, trade]) => JSON.stringify({ ...trade, payStatus: '' })).sort(),
        );
        for (const { byBureau } of matched.accounts) for (const list of Object.values(byBureau)) expect(list).toHaveLength(1);
        expect(matched.accounts.flatMap(({ id, mergedIds = [] }) => [id, ...mergedIds]).sort()).toEqual(
          lines.map((_, at) => `line-${at + 1}`).sort(),
        );
      }),
      { seed: SEED },
    );
  });

  test('matching what is matched changes nothing', () => {
    fc.assert(
      fc.property(withDecisions, ([lines, decisions]) => {
        const once = matchAccounts(reportOf(singles(...lines)), decisions);
        expect(matchAccounts(once, decisions)).toEqual(once);
      }),
      { seed: SEED },
    );
  });

  test('the order of the lines does not matter for what is put together', () => {
    fc.assert(
      fc.property(
        reads.chain((lines) => fc.tuple(fc.constant(lines), fc.shuffledSubarray(lines, { minLength: lines.length }))),
        ([lines, shuffled]) => {
          expect(grouping(matchAccounts(reportOf(singles(...shuffled)), []))).toEqual(
            grouping(matchAccounts(reportOf(singles(...lines)), [])),
          );
        },
      ),
      { seed: SEED },
    );
  });

  test('lines a person parted are never in one account', () => {
    fc.assert(
      fc.property(withDecisions, ([lines, decisions]) => {
        const last = decisions.filter(({ kind }, at) => kind === 'different' && at === decisions.length - 1);
        for (const { accounts } of [matchAccounts(reportOf(singles(...lines)), decisions)]) {
          for (const { byBureau, portfolio } of accounts) {
            const keys = new Set(
              Object.values(byBureau)
                .flat()
                .map((trade) => `${trade.bureau} ${lineKeyOf(trade, portfolio === 'COLL')}`),
            );
            for (const { a, b } of last)
              if (a.bureau !== b.bureau) expect(keys.has(`${a.bureau} ${a.lineKey}`) && keys.has(`${b.bureau} ${b.lineKey}`)).toBe(false);
          }
        }
      }),
      { seed: SEED },
    );
  });
});
