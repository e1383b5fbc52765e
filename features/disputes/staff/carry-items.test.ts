import { expect, test } from 'vitest';
import { combineReports } from '../../credit-reports/rules/combining/combine-reports.ts';
import { apart } from '../../credit-reports/rules/combining/testing-parts.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import { account, chargeOff, line, reportOf } from '../../account-matching/rules/testing-lines.ts';
import type { DraftItemInput } from '../contract.ts';
import { carryItems, renameItems } from './carry-items.ts';

const report = reportOf([account('one', 'R', chargeOff('EX'), chargeOff('EQ')), account('two', 'R', line('EX'))]);
const parts = apart(report);
const combined = (...bureaus: readonly string[]) =>
  matchAccounts(combineReports(parts.filter(({ bureau }) => bureaus.includes(bureau))), []);
const own = (bureau: string) => parts.find((part) => part.bureau === bureau)?.report ?? report;
const item = (lineId: string): DraftItemInput => ({
  bureau: 'EX',
  kind: 'tradeline',
  lineId,
  reasonCode: 'balance-wrong',
  instructionCode: 'correct-balance',
  facts: [{ text: 'As my statement shows.', source: 'client' }],
  clientConfirmed: true,
});
const ids = (items: readonly DraftItemInput[]) => items.map(({ lineId }) => lineId);

test("items go from a bureau's own report to the combined one and back, with what was written", () => {
  const there = carryItems([item('one'), item('two')], own('EX'), combined('EX', 'EQ'));
  expect(ids(there)).toEqual(['EQ-one', 'EX-two']);
  expect(there[0]).toMatchObject({ reasonCode: 'balance-wrong', facts: [{ text: 'As my statement shows.' }] });
  // What the client said yes to was about the former report.
  const asked = [item('one'), item('two')].map((one) => ({ ...one, clientConfirmed: false }));
  expect(carryItems(there, combined('EX', 'EQ'), own('EX'))).toEqual(asked);
});

test('an id that names another creditor there is no reason to carry an item', () => {
  const other = reportOf([account('one', 'R', line('EX', { creditorName: 'SPRUCE CARD', accountNumberMasked: '700012341234****' }))]);
  expect(carryItems([item('one')], own('EX'), other)).toEqual([]);
});

test('when another bureau joins, items take the id their account goes by, each line once', () => {
  const items = [item('EX-one'), item('EX-two')];
  expect(renameItems(items, combined('EX'))).toBe(items);
  expect(ids(renameItems(items, combined('EX', 'EQ')))).toEqual(['EQ-one', 'EX-two']);
  expect(ids(renameItems([...items, item('EQ-one')], combined('EX', 'EQ')))).toEqual(['EQ-one', 'EX-two']);
});
