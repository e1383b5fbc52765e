import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findConflict } from './match-conflict.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, Portfolio, Tradeline } from '../../report-files/rules/model.ts';
import { lineKeyOf } from './line-key.ts';
import { matchAccounts, type MatchDecision } from './match-accounts.ts';
import {
  decisionsAbout,
  findLine,
  linesOfAccount,
  mayBeMatched,
  refOf,
  decideOneAccount,
  decideTwoAccounts,
  splitChoices,
  splitOff,
  type SplitChoice,
} from './regroup.ts';
import { account, collection, dollars, line, reportOf, singles, when } from './testing-lines.ts';
import { SEED } from '../../../tests/support/seed.ts';

const bureausOf = ({ accounts }: Pick<CreditReport, 'accounts'>): string[] =>
  accounts
    .map(({ byBureau }) =>
      Object.values(byBureau)
        .flat()
        .map(({ bureau }) => bureau)
        .sort()
        .join('+'),
    )
    .sort();
const choice = (of: Tradeline, bureau: Bureau, place?: number): SplitChoice => {
  const found = splitChoices(of).find((one) => one.bureau === bureau && one.place === place);
  if (!found) throw new Error('That cannot be split off.');
  return found;
};
const only = (report: CreditReport): Tradeline => {
  const [first, ...rest] = report.accounts;
  if (!first || rest.length > 0) throw new Error('There is not exactly one account.');
  return first;
};
const [tu, ex, eq] = [line('TU'), line('EX'), line('EQ')];
const vendor = reportOf([account('p1', 'R', tu, ex, eq)], { sourceFormat: 'truelink-json' });

describe('splitting off', () => {
  test.for<Bureau>(['EQ', 'EX', 'TU'])('%s leaves the other two of a vendor partition together', (bureau) => {
    const split = matchAccounts(vendor, splitOff(only(vendor), choice(only(vendor), bureau)));
    expect(bureausOf(split)).toEqual([bureau, (['EQ', 'EX', 'TU'] as const).filter((one) => one !== bureau).join('+')].sort());
    expect(split.accounts.every(({ matchMethod }) => matchMethod === 'manual')).toBe(true);
  });

  test('the line that held two others together leaves them together', () => {
    // TransUnion and Equifax have nothing readable in common; Experian fits both.
    const held = reportOf(
      singles(
        [
          'R',
          line('TU', {
            accountNumberMasked: '5500****',
            balance: null,
            highCredit: null,
            creditLimit: null,
            monthlyPayment: null,
            opened: when('2020-06-20'),
          }),
        ],
        ['R', line('EX', { accountNumberMasked: '550012341234', opened: when('2020-05-14') })],
        ['R', line('EQ', { accountNumberMasked: '****1234', opened: when('2020-05-01') })],
      ),
    );
    const decisions = decideOneAccount(...pair(matchAccounts(held, []).accounts));
    const one = only(matchAccounts(held, decisions));
    const split = splitOff(one, choice(one, 'EX'));
    const after = [...decisions.filter((d) => !split.some((s) => isPair(d, s))), ...split];
    expect(bureausOf(matchAccounts(held, after))).toEqual(['EQ+TU', 'EX']);
  });

  test('the second line of a bureau can be split off, unless it cannot be told from the first', () => {
    const second = line('EX', { accountNumberMasked: '660012341234****' });
    const twice = reportOf([account('p1', 'R', tu, ex, second)], { sourceFormat: 'truelink-json' });
    expect(bureausOf(matchAccounts(twice, splitOff(only(twice), choice(only(twice), 'EX', 2))))).toEqual(['EX', 'EX+TU']);
    expect(splitChoices(account('p2', 'R', tu, ex, ex)).map(({ bureau, place }) => [bureau, place])).toEqual([
      ['EX', undefined],
      ['TU', undefined],
    ]);
    expect(splitChoices(account('p3', 'R', tu))).toEqual([]);
  });
});

describe('putting together', () => {
  const far = line('EX', {
    accountNumberMasked: '9999888877776666',
    opened: when('2001-01-05'),
    creditorName: 'ELSEWHERE',
    highCredit: dollars(7),
  });

  test('takes the whole of both accounts, though a rule would leave a line behind', () => {
    const read = reportOf(singles(['R', tu], ['R', eq], ['R', far]));
    const [one, other] = pair(matchAccounts(read, []).accounts);
    expect(bureausOf(matchAccounts(read, decideOneAccount(one, other)))).toEqual(['EQ+EX+TU']);
  });

  test('what was split comes together again, and the other way round', () => {
    const split = splitOff(only(vendor), choice(only(vendor), 'EX'));
    const [one, other] = pair(matchAccounts(vendor, split).accounts);
    expect(bureausOf(matchAccounts(vendor, [...split, ...decideOneAccount(one, other)]))).toEqual(['EQ+EX+TU']);
    expect(bureausOf(matchAccounts(vendor, [...split, ...decideOneAccount(one, other), ...split]))).toEqual(['EQ+TU', 'EX']);
  });

  test('not where a bureau lists both, nor a collection with its account', () => {
    const [a, b, c] = [account('a', 'R', tu, ex), account('b', 'R', far), account('c', 'COLL', collection('EQ'))];
    expect([mayBeMatched(a, b), mayBeMatched(a, c), mayBeMatched(b, account('d', 'U', eq)), mayBeMatched(a, a)]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe('under another mask of the number', () => {
  // A page hides the end of the number, a data file keeps only the end.
  const [page, file] = [{ accountNumberMasked: '55001234****' }, { accountNumberMasked: '********5678' }];
  const inPage = reportOf([account('p', 'R', line('TU', page), line('EX', page))], { sourceFormat: 'idiq-html' });
  const inFile = reportOf([account('p', 'R', line('TU', file), line('EX', file))], { sourceFormat: 'truelink-json' });

  test('a decision holds, and the last word counts across both', () => {
    const split = splitOff(only(inPage), choice(only(inPage), 'EX'));
    expect(bureausOf(matchAccounts(inFile, split))).toEqual(['EX', 'TU']);
    const again = decideOneAccount(...pair(matchAccounts(inFile, split).accounts));
    expect(bureausOf(matchAccounts(inFile, [...split, ...again]))).toEqual(['EX+TU']);
    expect(bureausOf(matchAccounts(inPage, [...split, ...again]))).toEqual(['EX+TU']);
    expect(bureausOf(matchAccounts(inPage, [...again, ...split]))).toEqual(['EX', 'TU']);
  });

  test('an account knows what was decided of its lines', () => {
    const split = splitOff(only(inPage), choice(only(inPage), 'EX'));
    expect(decisionsAbout(only(inFile), split)).toEqual({ together: [], apart: [] });
    const [one] = matchAccounts(inFile, split).accounts;
    expect(one && decisionsAbout(one, split).apart).toHaveLength(1);
    const { account: holder } = findLine(inFile, refOf(only(inPage), line('EX', page))) ?? {};
    expect(holder?.id).toBe('p');
  });
});

describe('whatever the report', () => {
  const read = fc
    .record({
      bureau: fc.constantFrom<Bureau>('TU', 'EX', 'EQ'),
      portfolio: fc.constantFrom<Portfolio>('R', 'I', 'COLL', 'U'),
      day: fc.constantFrom('2020-05', '2020-05-30', '2020-06-01', '2018-01-01'),
      high: fc.constantFrom(null, 900, 905),
      at: fc.nat(99),
    })
    .map(({ bureau, portfolio, day, high, at }): readonly [Portfolio, BureauTrade] =>
      // Each number is printed in full, so that every line has a key of its own.
      [
        portfolio,
        line(bureau, {
          accountNumberMasked: `55001234${String(at).padStart(4, '0')}`,
          opened: when(day),
          highCredit: high === null ? null : dollars(high),
        }),
      ],
    );
  const reads = fc.uniqueArray(read, {
    maxLength: 9,
    selector: ([portfolio, trade]) => `${trade.bureau} ${lineKeyOf(trade, portfolio === 'COLL')}`,
  });
  const report = fc.oneof(
    reads.map((lines) => reportOf(singles(...lines))),
    reads.map((lines) =>
      reportOf(lines.length === 0 ? [] : [account('p', 'R', ...lines.map(([, trade]) => trade))], { sourceFormat: 'truelink-json' }),
    ),
  );
  const acts = fc.array(fc.tuple(fc.nat(8), fc.nat(8), fc.nat(3)), { maxLength: 5 });

  test('each act does what it says, after any others', () => {
    fc.assert(
      fc.property(report, acts, (source, picks) => {
        let standing: MatchDecision[] = [];
        for (const [x, y, z] of picks) {
          const { accounts } = matchAccounts(source, standing);
          const [one, other] = [accounts[x % Math.max(1, accounts.length)], accounts[y % Math.max(1, accounts.length)]];
          if (!one || !other) continue;
          const away = splitChoices(one)[z];
          const said = away
            ? splitOff(one, away)
            : mayBeMatched(one, other)
              ? (z % 2 === 0 ? decideOneAccount : decideTwoAccounts)(one, other)
              : [];
          if (said.length === 0) continue;
          expect(findConflict(standing, said)).toBeUndefined();
          standing = [...standing.filter((d) => !said.some((s) => isPair(d, s))), ...said];
          const after = matchAccounts(source, standing);
          const holder = (trade: BureauTrade): Tradeline | undefined =>
            after.accounts.find((a) => linesOfAccount(a).some((l) => text(l) === text(trade)));
          for (const { kind, a, b } of said)
            expect([kind, findLine(after, a)?.account.id === findLine(after, b)?.account.id]).toEqual([kind, kind === 'same']);
          if (!away) continue;
          const staying = linesOfAccount(one).filter((l) => !away.lines.includes(l));
          expect(new Set(staying.map((l) => holder(l)?.id)).size).toBe(1);
          expect(away.lines.every((l) => holder(l)?.id !== holder(staying[0] ?? l)?.id)).toBe(true);
        }
      }),
      { seed: SEED, numRuns: 500 },
    );
  });
});

function pair(accounts: readonly Tradeline[]): readonly [Tradeline, Tradeline] {
  const [one, other] = accounts;
  if (!one || !other || accounts.length > 2) throw new Error(`There are ${accounts.length} accounts.`);
  return [one, other];
}
const text = (trade: BureauTrade): string => JSON.stringify({ ...trade, payStatus: '' });
function isPair(x: MatchDecision, y: MatchDecision): boolean {
  const name = ({ a, b }: MatchDecision): string =>
    [a, b]
      .map(({ bureau, lineKey }) => `${bureau} ${lineKey}`)
      .sort()
      .join(' & ');
  return name(x) === name(y);
}
