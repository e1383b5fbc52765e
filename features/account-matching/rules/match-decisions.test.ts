import { describe, expect, test } from 'vitest';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { matchAccounts, type MatchDecision } from './match-accounts.ts';
import { account, decide, dollars, line, reportOf, revolving as R, singles, when } from './testing-lines.ts';

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
