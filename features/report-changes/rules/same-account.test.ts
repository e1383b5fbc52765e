import { expect, test } from 'vitest';
import type { BureauTrade, Portfolio } from '../../report-files/rules/model.ts';
import { matchLineOf } from '../../account-matching/rules/match-line.ts';
import { account, line, when } from '../../account-matching/rules/testing-lines.ts';
import { sameAccount } from './same-account.ts';

const of = (portfolio: Portfolio, ...lines: readonly BureauTrade[]) => {
  const whole = account('a1', portfolio, ...lines);
  const [tu] = whole.byBureau.TU ?? [];
  if (!tu) throw new Error('no line at TransUnion');
  return { account: whole, line: matchLineOf(tu, portfolio) };
};
const [eq, tu] = [line('EQ'), line('TU')];
/** The same card after TransUnion wrote it again under the buyer's name and number. */
const renumbered = line('TU', { creditorName: 'BUYER BANK', accountNumberMasked: '990011112222****' });
const before = of('R', eq, tu);

test('a line written again is known by its account at another bureau', () => {
  expect(sameAccount(before, of('R', eq, renumbered))).toBe(1);
  expect(sameAccount(of('R', eq, line('EX'), tu), of('R', eq, line('EX'), renumbered))).toBe(2);
});

test.each([
  ['no other bureau lists it', of('R', renumbered)],
  ['the other bureau lists another account', of('R', line('EQ', { accountNumberMasked: '770012341234****' }), renumbered)],
  ['the other bureau hides its number', of('R', line('EQ', { accountNumberMasked: '****' }), renumbered)],
  ['one of two other bureaus lists another account', of('R', eq, line('EX', { accountNumberMasked: '770012341234****' }), renumbered)],
  ['it is of another kind', of('I', eq, renumbered)],
  ['number and month of opening both differ', of('R', eq, { ...renumbered, opened: when('2021-09-01') })],
  ['a bureau lists it twice', of('R', eq, renumbered, { ...renumbered, creditorName: 'BUYER BANK 2' })],
])('but not when %s', (_when, after) => expect(sameAccount(of('R', eq, line('EX'), tu), after)).toBeUndefined());
