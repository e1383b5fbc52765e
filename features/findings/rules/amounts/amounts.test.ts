import { describe, expect, test } from 'vitest';
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import type { BureauTrade } from '../../../report-files/rules/model.ts';
import { account, civil, collection, day, findings, findingsOf, grid, month, report, trade, usd } from '../testing.ts';
import { chargeOffBalance } from './charge-off-balance.ts';
import { chargeOffAmountMissing } from './charge-off-amount-missing.ts';
import { currentWithPastDue } from './current-with-past-due.ts';
import { lateWithoutAmount } from './late-without-amount.ts';
import { limitMissing } from './limit-missing.ts';
import { paidButOwing } from './paid-but-owing.ts';
import { paidOnTimeButDerogatory } from './paid-on-time-but-derogatory.ts';
import { unfittingPaymentRating } from './payment-rating.ts';
import { soldWithBalance } from './sold-with-balance.ts';

const remark = (...texts: string[]) => ({ remarks: texts.map((text) => ({ text })) });
const owing = { balance: usd(500) };

describe('A11 sold with a balance', () => {
  test.for([
    ['Account transferred or sold', 1],
    ['Transferred to another lender', 1],
    ['Transferred to another lender or claim purchased.', 1],
    ['Purchased by another lender', 1],
    ['Transfer', 1],
    ['Sold to: JEFFERSON CAPITAL', 1],
    ['Placed for collection', 0],
    ['Assigned to attorney or collection agency', 0],
    ['Purchased from FIRST TEST BANK', 0],
    ['Account transferred from another lender', 0],
    ['Transferred to recovery', 0],
    ['Collateral sold to auction', 0],
    ['Charged off as bad debt', 0],
  ] as const)('%s: %i', ([text, count]) => {
    expect(findingsOf(soldWithBalance, { ...owing, ...remark(text) })).toHaveLength(count);
    expect(findingsOf(soldWithBalance, { balance: usd(0), pastDue: null, ...remark(text) }), 'nothing owed').toEqual([]);
    expect(findingsOf(soldWithBalance, { pastDue: usd(20), ...remark(text) })).toHaveLength(count);
  });
  test.for([
    ['condition', { condition: 'transferred', conditionRaw: 'T' }, 1],
    ['condition printed otherwise', { condition: 'transferred', conditionRaw: 'Derogatory' }, 0],
    ['sold to', { soldTo: 'BUYER' }, 1],
  ] as const)('%s', ([, line, count]) => {
    expect(findingsOf(soldWithBalance, { ...owing, ...line })).toHaveLength(count);
  });
  test('a buyer at the same bureau makes it surer', () => {
    const sold = account([trade({ ...owing, soldTo: 'BUYER' })]);
    const sure = (bureau: BureauTrade['bureau']) =>
      findings(soldWithBalance, [sold, collection({ bureau }, { id: 'buyer' })])[0]?.confidence;
    expect([sure('TU'), sure('EX')]).toEqual([0.85, 0.65]);
  });
});

describe('A12 charge-off balance', () => {
  const chargedOff = {
    payStatus: 'charge-off',
    payStatusRaw: 'Charge-off',
    balance: usd(900),
    pastDue: usd(900),
    chargeOffAmount: usd(900),
  } as const;
  const paid = { payStatus: 'paid-was-charge-off', payStatusRaw: 'Paid charge-off', balance: usd(0) } as const;
  const of = (fields: Partial<BureauTrade>) => report([account([trade(fields)])]);
  test.for([
    ['a plain one', [], chargedOff, 0],
    ['one that was less before', [of({ ...chargedOff, balance: usd(400) })], chargedOff, 0],
    ['one that has grown above the amount charged off', [], { ...chargedOff, chargeOffAmount: usd(400) }, 1],
    ['one a tenth above it', [], { ...chargedOff, chargeOffAmount: usd(825) }, 0],
    ['without the amount charged off', [], { ...chargedOff, chargeOffAmount: null }, 0],
    ['paid before', [of(paid)], chargedOff, 1],
    ['paid before, still owing then', [of({ ...paid, balance: usd(5) })], chargedOff, 0],
    ['at zero before, not paid', [of({ ...chargedOff, balance: usd(0) })], chargedOff, 0],
    ['paid before, no balance', [of(paid)], { ...chargedOff, balance: usd(0) }, 0],
    ['paid before, balance of an open card', [of(paid)], { ...chargedOff, payStatus: 'current' }, 0],
    ['another account paid', [of({ ...paid, accountNumberMasked: '****9999' })], chargedOff, 0],
  ] as const)('%s', ([, earlier, now, count]) => {
    expect(findings(chargeOffBalance, of(now), { earlier })).toHaveLength(count);
  });
  test.for([
    ['2026-03-09', 'closed-by-me', 0],
    ['2026-03-09', 'paid', 1],
    ['2026-03-10', 'paid', 0],
    [undefined, 'paid', 0],
  ] as const)('the client says on %s: %s', ([on, kind, count]) => {
    const statement = { kind, lineKey: lineKeyOf(trade(chargedOff), false), ...(on ? { on: civil(on) } : {}) };
    expect(findings(chargeOffBalance, of(chargedOff), { client: { statements: [statement] } })).toHaveLength(count);
  });
});

test.for([
  ['past due', { pastDue: usd(120) }, 1],
  ['nothing past due', { pastDue: usd(0) }, 0],
  ['not printed', { pastDue: null }, 0],
  ['late', { pastDue: usd(120), payStatus: 'late30' }, 0],
  ['paid or closed', { pastDue: usd(120), payStatus: 'paid-or-closed' }, 0],
  ['code 11', { pastDue: usd(120), payStatus: 'unknown', statusCode: '11' }, 1],
  ['code 71', { pastDue: usd(120), statusCode: '71' }, 0],
] as const)('A13 currentWithPastDue: %s', ([, line, count]) => {
  expect(findingsOf(currentWithPastDue, line)).toHaveLength(count);
});
test('A13 currentWithPastDue says what is printed', () => {
  expect(findingsOf(currentWithPastDue, { pastDue: usd(120) })[0]?.facts).toEqual([
    'TransUnion reports $120 past due on an account it also reports as “Current”.',
  ]);
  expect(
    findings(currentWithPastDue, [
      account([trade({ pastDue: usd(120) }), trade({ bureau: 'EX', pastDue: usd(120) })], { blended: true }),
    ]).map(({ bureau, facts }) => [bureau, facts[0]]),
  ).toEqual([[null, 'The merged report reports $120 past due on an account it also reports as “Current”.']]);
});

test.for([
  ['paid', { condition: 'paid', conditionRaw: 'Paid' }, 'high'],
  ['paid by code', { condition: 'paid', conditionRaw: 'A2' }, 'high'],
  ['paid, printed otherwise', { condition: 'paid', conditionRaw: 'Derogatory' }, undefined],
  ['paid charge-off', { payStatus: 'paid-was-charge-off' }, 'high'],
  ['settled', { payStatus: 'settled' }, 'high'],
  ['code 62', { statusCode: '62' }, 'high'],
  ['code 97', { statusCode: '97' }, undefined],
  ['paid or closed says neither', { payStatus: 'paid-or-closed' }, undefined],
  ['closed', { condition: 'closed' }, undefined],
  ['remark', remark('Closed or paid account/zero balance'), 'high'],
  ['remark that denies it', remark('Unpaid balance reported as a loss by credit grantor.'), undefined],
  ['partial payment', remark('Paying under a partial payment agreement'), undefined],
  ['the client’s own statement', remark('**CONSUMER STATEMENT** ACCOUNT PAID IN FULL'), undefined],
] as const)('A14 paidButOwing: %s', ([, line, severity]) => {
  expect(findingsOf(paidButOwing, { ...owing, ...line })[0]?.severity).toBe(severity);
  expect(findingsOf(paidButOwing, { balance: usd(0), pastDue: usd(0), monthlyPayment: null, ...line })).toEqual([]);
  expect(findingsOf(paidButOwing, { balance: usd(0), monthlyPayment: usd(25), ...line })[0]?.severity).toBe(severity && 'low');
});

test.for([
  ['late with $0 past due', {}, 1],
  ['an amount', { pastDue: usd(25) }, 0],
  ['not printed', { pastDue: null }, 0],
  ['nothing owed', { balance: usd(0) }, 0],
  ['closed', { openClosed: 'closed' }, 0],
  ['current', { payStatus: 'current' }, 0],
  ['code 80', { payStatus: 'unknown', statusCode: '80' }, 1],
  ['code 97', { statusCode: '97' }, 0],
] as const)('A15 lateWithoutAmount: %s', ([, line, count]) => {
  expect(
    findingsOf(lateWithoutAmount, { payStatus: 'late60', pastDue: usd(0), balance: usd(300), openClosed: 'open', ...line }),
  ).toHaveLength(count);
});

test.for([
  ['rating with status 11', { statusCode: '11', paymentRating: '0' }, 1],
  ['rating with status 13', { statusCode: '13', paymentRating: '0' }, 0],
  ['none with status 11', { statusCode: '11' }, 0],
  ['none with status 05', { statusCode: '05' }, 1],
  ['none with status 05 at a bureau that prints none', { statusCode: '05', bureau: 'EX' }, 0],
  ['no raw status', { paymentRating: '1' }, 0],
  ['DF', { statusCode: 'DF', paymentRating: '1' }, 0],
] as const)('A16 paymentRating: %s', ([, line, count]) => {
  expect(
    findings(unfittingPaymentRating, [account([trade({ statusCode: '13', paymentRating: '0' })]), account([trade(line)], { id: 'other' })]),
  ).toHaveLength(count);
});

const paidOnTime = {
  condition: 'paid',
  conditionRaw: 'Paid',
  payStatus: 'current',
  worstStatus: 'current',
  history: grid('2023-01', 'OK OK ZB'),
  ...remark('Charged off as bad debt'),
} as const;
test.for([
  ['paid on time', {}, 1],
  ['no such remark', remark('Closed'), 0],
  ['disputed', remark('Disputes the charge-off'), 0],
  ['one late month', { history: grid('2023-01', 'OK 30 OK') }, 0],
  ['an unknown month', { history: grid('2023-01', 'OK UNK OK') }, 0],
  ['no history', { history: [] }, 0],
  ['late counted', { late30: 1 }, 0],
  ['worst status', { worstStatus: 'charge-off' }, 0],
  ['not paid', { condition: 'closed' }, 0],
  ['code 13 rated 0', { statusCode: '13', paymentRating: '0' }, 1],
  ['code 13 rated L', { statusCode: '13', paymentRating: 'L' }, 0],
] as const)('A17 paidOnTimeButDerogatory: %s', ([, line, count]) => {
  expect(findingsOf(paidOnTimeButDerogatory, { ...paidOnTime, ...line })).toHaveLength(count);
});
test('A17 paidOnTimeButDerogatory leaves collections out', () => {
  expect(findingsOf(paidOnTimeButDerogatory, paidOnTime, { portfolio: 'COLL' })).toEqual([]);
});

test.for([
  ['97 without it', { statusCode: '97', chargeOffAmount: null }, 1],
  ['64 without it', { statusCode: '64' }, 1],
  ['97 with it', { statusCode: '97', chargeOffAmount: usd(10) }, 0],
  ['no raw status', { payStatus: 'charge-off' }, 0],
  ['a bureau that never prints it', { statusCode: '97', bureau: 'EX' }, 0],
] as const)('A18 chargeOffAmountMissing: %s', ([, line, count]) => {
  expect(
    findings(chargeOffAmountMissing, [
      account([trade({ statusCode: '97', chargeOffAmount: usd(100) })]),
      account([trade(line)], { id: 'other' }),
    ]),
  ).toHaveLength(count);
});

const noLimit = { openClosed: 'open', creditLimit: usd(0), highCredit: usd(300) } as const;
test.for([
  ['$0', {}, {}, 1],
  ['not printed', { creditLimit: null }, {}, 1],
  ['limit', { creditLimit: usd(500) }, {}, 0],
  ['never used', { highCredit: usd(0) }, {}, 0],
  ['closed', { openClosed: 'closed' }, {}, 0],
  ['closed by its date', { closed: month('2020-05') }, {}, 0],
  ['installment', {}, { portfolio: 'I' }, 0],
  ['charge card', { accountTypeText: 'Charge account' }, {}, 0],
  ['high balance is the limit', remark('Amount in H/C column is credit limit'), {}, 0],
  ['a bureau that prints no limits', { bureau: 'EX' }, {}, 0],
] as const)('A24 limitMissing: %s', ([, line, of, count]) => {
  const other = account([trade({ creditLimit: usd(1000), opened: day('2019-01-01') })], { id: 'other' });
  expect(findings(limitMissing, [other, account([trade({ ...noLimit, ...line })], of)])).toHaveLength(count);
});
