import { describe, expect, test } from 'vitest';
import type { BureauTrade } from '../../report-files/rules/model.ts';
import { lineKeyOf } from '../../account-matching/rules/line-key.ts';
import { account, chargeOff, collection, dollars, line, when } from '../../account-matching/rules/testing-lines.ts';
import type { BureauComparison, CompareOptions } from './compare-reports.ts';
import { compareLines, type Lines } from './testing-pairs.ts';

describe('lines that come and go', () => {
  const kinds = ({ events }: BureauComparison) => events.map(({ kind, heading }) => `${kind} ${heading}`);
  const gone = chargeOff('EX');
  const deleted = [{ bureau: 'EX' as const, lineKey: lineKeyOf(gone, false), account: account('old', 'R', gone), trade: gone }];

  test.for<readonly [string, Lines, Lines, CompareOptions, readonly string[]]>([
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
