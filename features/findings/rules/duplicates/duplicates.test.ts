import { expect, test } from 'vitest';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import { account, collection, day, findings, month, trade, usd } from '../testing.ts';
import { duplicateLines } from './duplicate-lines.ts';
import { twoCollectors } from './two-collectors.ts';

const card = { balance: usd(500), highCredit: usd(900), opened: day('2020-05-14') } as const;
test.for([
  ['the very same', {}, {}, 1],
  ['opened a week later', { opened: day('2020-05-21'), highCredit: usd(800) }, {}, 1],
  ['opened eight days later, another amount', { opened: day('2020-05-22'), highCredit: usd(800) }, {}, 0],
  ['opened eight days later, same amount', { opened: day('2020-05-22') }, {}, 1],
  ['another number, all else the same', { accountNumberMasked: '****9999' }, {}, 1],
  ['another number and balance', { accountNumberMasked: '****9999', balance: usd(400) }, {}, 0],
  ['another number, another day', { accountNumberMasked: '****9999', opened: day('2021-05-14') }, {}, 0],
  ['no number, same balance', { accountNumberMasked: '' }, {}, 1],
  ['no number, same month only', { accountNumberMasked: '', opened: month('2020-06') }, {}, 0],
  ['at zero', { balance: usd(0) }, {}, 0],
  ['not printed', { balance: null }, {}, 0],
  ['another bureau', { bureau: 'EX' }, {}, 0],
  ['another creditor', { creditorName: 'SECOND TEST BANK' }, {}, 0],
  ['another kind', {}, { category: 'auto' }, 0],
  ['blended', {}, { blended: true }, 0],
] as const)('A9 duplicateLines: %s', ([, line, of, count]) => {
  expect(
    findings(duplicateLines, [account([trade(card)]), account([trade({ ...card, ...line })], { id: 'account-2', ...of })]),
  ).toHaveLength(count);
});
test.for([
  ['five loans of one day with the head of one number', { accountNumberMasked: '300632XXXX', highCredit: usd(800) }, 0],
  ['and with one amount, but other balances', { accountNumberMasked: '300632XXXX', balance: usd(400) }, 0],
  ['and with everything the same', { accountNumberMasked: '300632XXXX' }, 1],
  ['the whole end, another amount', { highCredit: usd(800) }, 0],
  ['the whole end, the same amount', { opened: day('2019-01-01') }, 1],
] as const)('A9 duplicateLines, loans: %s', ([, line, count]) => {
  const loan = (fields: Partial<BureauTrade>, id: string) =>
    account([trade({ ...card, ...fields })], { id, category: 'installment', portfolio: 'I' });
  expect(
    findings(duplicateLines, [
      loan('accountNumberMasked' in line ? { accountNumberMasked: line.accountNumberMasked } : {}, 'a'),
      loan(line, 'b'),
    ]),
  ).toHaveLength(count);
});
test('A9 duplicateLines within one account, and in threes', () => {
  expect(findings(duplicateLines, [account([trade(card), trade(card)])])).toHaveLength(1);
  expect(findings(duplicateLines, [account([trade(card), trade(card), trade(card)])])).toHaveLength(3);
});
test.for([
  ['two loans of one day', { balance: usd(400) }, 0],
  ['with another number', { accountNumberMasked: '****9999' }, 0],
  ['the very same', {}, 1],
] as const)('A9 duplicateLines, student loans: %s', ([, line, count]) => {
  const loan = (fields: Partial<BureauTrade>, id: string) =>
    account([trade({ ...card, ...fields })], { id, category: 'student', portfolio: 'I' });
  expect(findings(duplicateLines, [loan({}, 'a'), loan(line, 'b')])).toHaveLength(count);
});
test('A9 duplicateLines leaves a charge-off at $0 beside its buyer alone', () => {
  expect(
    findings(duplicateLines, [account([trade({ payStatus: 'charge-off', balance: usd(0) })]), collection({ balance: usd(500) })]),
  ).toEqual([]);
});

const debt = { balance: usd(500), firstDelinquency: day('2023-01-10') } as const;
test.for([
  ['the same debt', {}, 1],
  ['ten percent more', { balance: usd(555) }, 1],
  ['more than that', { balance: usd(560) }, 0],
  ['another first delinquency', { firstDelinquency: day('2023-02-10') }, 0],
  ['closed', { openClosed: 'closed' }, 0],
  ['paid', { balance: usd(0) }, 0],
  ['another original creditor', { originalCreditor: 'OTHER CLINIC' }, 0],
  ['the same collector', { creditorName: 'TEST COLLECTORS' }, 0],
  ['another bureau', { bureau: 'EX' }, 0],
] as const)('A10 twoCollectors: %s', ([, line, count]) => {
  const second = { creditorName: 'OTHER COLLECTORS', ...debt, ...line };
  expect(findings(twoCollectors, [collection(debt), collection(second, { id: 'account-2' })])).toHaveLength(count);
});
test('A10 twoCollectors is silent without the dates and without the original creditor', () => {
  const { firstDelinquency: _, ...undated } = debt;
  expect(findings(twoCollectors, [collection(undated), collection({ creditorName: 'OTHER COLLECTORS', ...undated })])).toEqual([]);
  expect(
    findings(twoCollectors, [
      collection({ ...debt, originalCreditor: '' }),
      collection({ creditorName: 'OTHER COLLECTORS', ...debt, originalCreditor: '' }),
    ]),
  ).toEqual([]);
});
