import { describe, expect, test } from 'vitest';
import type { Tradeline } from '../../report-files/rules/model.ts';
import { matchAccounts } from './match-accounts.ts';
import { account, dollars, line, reportOf, revolving as R, singles, type Read } from './testing-lines.ts';

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

  test('a second line of a bureau stays apart, with a warning', () => {
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
