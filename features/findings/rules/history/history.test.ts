import { expect, test } from 'vitest';
import { civil, day, findingsOf, grid, usd } from '../testing.ts';
import { impossibleJump } from './impossible-jump.ts';
import { lateAfterClosing } from './late-after-closing.ts';

test.for([
  ['OK 60', []],
  ['30 90', []],
  ['OK 90 OK 60', ['Feb 2023']],
  ['30 120', ['Feb 2023']],
  ['OK 30 60 90 120', []],
  ['90 OK', []],
  ['90 150', []],
  ['60 150', []],
  ['120 180', []],
  ['OK ND 90', []],
  ['OK UNK 90', []],
  ['ZB 90', []],
  ['OK CO', []],
  ['OK COLL', []],
  ['CO 90', []],
  ['OK', []],
] as const)('A19 impossibleJump: %s', ([codes, months]) => {
  const found = findingsOf(impossibleJump, { history: grid('2023-01', codes) });
  expect(found.flatMap(({ values }) => values.map(({ label }) => label.split(' to ')[1]))).toEqual(months);
  expect(findingsOf(impossibleJump, { history: grid('2023-01', codes) }, { category: 'student' })).toEqual([]);
});
test('A19 impossibleJump needs months that follow each other', () => {
  expect(findingsOf(impossibleJump, { history: [...grid('2023-03', '90'), ...grid('2023-01', 'OK')] })).toEqual([]);
  expect(findingsOf(impossibleJump, { history: grid('2022-12', 'OK 90') }), 'over the new year').toHaveLength(1);
});

// 29 days late on January 31 is 57 days late on February 28, but 60 days late on March 31 after February 28.
test.for([
  ['reported at the end of the month, a short second month', '2026-03-31', '2023-01', 1],
  ['a second month of 31 days', '2026-03-31', '2023-02', 0],
  ['a second month of 30 days', '2026-03-31', '2023-03', 1],
  ['reported within the month', '2026-03-30', '2023-01', 0],
] as const)('A19 impossibleJump, two stages: %s', ([, reported, first, count]) => {
  expect(findingsOf(impossibleJump, { reported: day(reported), history: grid(first, 'OK 60') })).toHaveLength(count);
});

const closed = { closed: day('2023-02-10'), lastPayment: day('2023-02-09'), balance: usd(0), history: grid('2023-01', 'OK OK 30 60') };
test.for([
  ['late after it was paid off', {}, 1],
  ['still owing', { balance: usd(5) }, 0],
  ['balance not printed', { balance: null }, 0],
  ['paid later', { lastPayment: day('2023-04-01') }, 0],
  ['late in the month of closing', { history: grid('2023-01', 'OK 30') }, 0],
  ['charge-off', { payStatus: 'charge-off' }, 0],
  ['settled', { payStatus: 'settled' }, 0],
  ['remark of a charge-off', { remarks: [{ text: 'Charged off as bad debt' }] }, 0],
  ['sold', { soldTo: 'BUYER' }, 0],
  ['charge-off months only', { history: grid('2023-01', 'OK OK CO CO') }, 0],
  ['closed in a year', { closed: { iso: civil('2023-01-01'), precision: 'year' } }, 0],
] as const)('A20 lateAfterClosing: %s', ([, line, count]) => {
  expect(findingsOf(lateAfterClosing, { ...closed, ...line })).toHaveLength(count);
});
test('A20 lateAfterClosing needs both dates', () => {
  const { closed: _, ...open } = closed;
  const { lastPayment: __, ...unpaid } = closed;
  expect([...findingsOf(lateAfterClosing, open), ...findingsOf(lateAfterClosing, unpaid)]).toEqual([]);
});
