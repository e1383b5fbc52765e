import { expect, test } from 'vitest';
import { lineKeyOf } from '../../../account-matching/rules/line-key.ts';
import { civil, findingsOf, trade } from '../testing.ts';
import { closedByClient } from './closed-by-client.ts';

const said = { kind: 'closed-by-me', lineKey: lineKeyOf(trade(), false), on: civil('2026-01-05') } as const;
const remark = (text: string) => ({ remarks: [{ text }] });
test.for([
  ['no remark', said, {}, 1],
  ['by the creditor', said, remark('Canceled by credit grantor'), 1],
  ['by the consumer', said, remark("Account closed at consumer's request"), 0],
  ['by the customer', said, remark('Credit line closed - consumer request - reported by subscriber.'), 0],
  ['code XA', said, { complianceCode: 'XA' }, 0],
  ['code XB', said, { complianceCode: 'XB' }, 1],
  ['shown as open', said, { openClosed: 'open' }, 1],
  ['closed after the report', { ...said, on: civil('2026-03-10') }, {}, 0],
  ['another line', { ...said, lineKey: 'acct|9999|' }, {}, 0],
  ['another bureau', { ...said, bureau: 'EX' }, {}, 0],
  ['this bureau', { ...said, bureau: 'TU' }, {}, 1],
  ['another statement', { ...said, kind: 'paid' }, {}, 0],
] as const)('A25 closedByClient: %s', ([, statement, line, count]) => {
  expect(findingsOf(closedByClient, line, {}, { client: { statements: [statement] } })).toHaveLength(count);
});
test('A25 closedByClient is silent unless the client says so', () => {
  expect(findingsOf(closedByClient, remark('Canceled by credit grantor'))).toEqual([]);
});
