import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Portfolio } from '../../report-files/rules/model.ts';
import { lineKeyOf } from './line-key.ts';
import { matchAccounts } from './match-accounts.ts';
import { decide, dollars, line, reportOf, singles, when, type Read } from './testing-lines.ts';
import { SEED } from '../../../tests/support/seed.ts';

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
