import { describe, expect, test } from 'vitest';
import type { BureauTrade } from '../../report-files/rules/model.ts';
import { chargeOff, dollars, line, when } from '../../account-matching/rules/testing-lines.ts';
import { compareLines } from './testing-pairs.ts';

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
