import { describe, expect, test } from 'vitest';
import type { BureauTrade, CreditReport } from '../../report-files/rules/model.ts';
import { creditorsToKnow, pairsKnownBefore, type CreditorPair } from './known-creditors.ts';
import { matchAccounts, type MatchDecision } from './match-accounts.ts';
import { collection, dollars, line, reportOf, singles, when } from './testing-lines.ts';

const KNOWN: readonly CreditorPair[] = [['COMENITY/VCTR', 'VICTORIAS SECRET']];
/** Nothing but month and high credit agrees; no number can be read. */
const one = (fields: Partial<BureauTrade> = {}): BureauTrade =>
  line('EX', { creditorName: 'COMENITY/VCTR', accountNumberMasked: 'XXXX', balance: dollars(10), ...fields });
const other = (fields: Partial<BureauTrade> = {}): BureauTrade =>
  line('TU', {
    creditorName: 'VICTORIAS SECRET',
    accountNumberMasked: 'XXXX',
    balance: dollars(22),
    creditLimit: dollars(0),
    monthlyPayment: dollars(0),
    ...fields,
  });
const found = (report: CreditReport, decisions: readonly MatchDecision[] = [], known = KNOWN): string[] =>
  pairsKnownBefore(matchAccounts(report, decisions), decisions, known).map(
    ({ a, b }) => `${a.bureau} ${a.heading} = ${b.bureau} ${b.heading}`,
  );
const cards = (...lines: readonly BureauTrade[]): CreditReport => reportOf(singles(...lines.map((one) => ['R', one] as const)));
const PAIR = 'EX COMENITY/VCTR = TU VICTORIAS SECRET';

describe('pairs of creditors a person has put together before', () => {
  test.each<readonly [string, CreditReport, readonly string[]]>([
    ['are put together where month and high credit agree', cards(one(), other()), [PAIR]],
    [
      'whichever bureau prints which name',
      cards(one({ bureau: 'TU' }), other({ bureau: 'EX' })),
      ['TU COMENITY/VCTR = EX VICTORIAS SECRET'],
    ],
    ['not when opened a month apart', cards(one(), other({ opened: when('2020-06-14') })), []],
    ['not when the high credit differs', cards(one(), other({ highCredit: dollars(950) })), []],
    [
      'not when the numbers can be read and differ',
      cards(one({ accountNumberMasked: '550012341234****' }), other({ accountNumberMasked: '771234567890****' })),
      [],
    ],
    ['not at one bureau', cards(one(), other({ bureau: 'EX' })), []],
    ['not when a second line of a bureau fits as well', cards(one(), other(), other({ balance: dollars(35) })), []],
    [
      'not a collection and an account',
      reportOf(singles(['R', one()], ['COLL', collection('TU', { creditorName: 'VICTORIAS SECRET' })])),
      [],
    ],
    ['not in a report whose source put its accounts together', { ...cards(one(), other()), sourceFormat: 'truelink-json' }, []],
    ['not under other names', cards(one(), other({ creditorName: 'VICTORIAS SECRETS' })), []],
  ])('%s', (_what, report, pairs) => expect(found(report)).toEqual(pairs));

  test('without an answer there is nothing to go by, and a person who said otherwise of these lines is right', () => {
    const report = cards(one(), other());
    expect(found(report, [], [])).toEqual([]);
    const [pair] = pairsKnownBefore(matchAccounts(report, []), [], KNOWN);
    if (!pair) throw new Error('No pair.');
    expect(found(report, [{ kind: 'different', ...pair }])).toEqual([]);
    const together = matchAccounts(report, [{ kind: 'same', ...pair }]);
    expect([together.accounts.length, found(report, [{ kind: 'same', ...pair }])]).toEqual([1, []]);
  });

  test('the names to look up are those of reports that need it, each once', () => {
    const report = cards(one(), other(), one({ bureau: 'EQ' }));
    expect(creditorsToKnow(report)).toEqual(['COMENITY/VCTR', 'VICTORIAS SECRET']);
    expect(creditorsToKnow({ ...report, sourceFormat: 'truelink-json' })).toEqual([]);
  });
});
