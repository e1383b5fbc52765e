// A line that was chosen is found again though people said in the meantime which lines are one account.
import { expect, test } from 'vitest';
import { MARIA } from '../../../db/demo/demo-people.ts';
import { demoReport } from '../../../db/demo/demo-report.ts';
import { civilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { Bureau } from '../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../report-files/rules/model.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { findReportLine } from '../../report-files/rules/report-lines.ts';
import { placeLine, placeLines, type ChosenLine } from './place-line.ts';

const read = readCreditReport(new Uint8Array(demoReport(MARIA, civilDate(2026, 3, 2))));
if (isRefusal(read)) throw new Error(read.message);
const report: CreditReport = read;
const whole = account((one) => one.displayName.includes('NORTHGATE'));
const chosen = (bureau: Bureau, id = whole.id): ChosenLine => {
  const line = findReportLine(report, 'tradeline', id, bureau);
  if (!line) throw new Error('No such line.');
  return line;
};
function account(fits: (one: Tradeline) => boolean): Tradeline {
  const found = report.accounts.find(fits);
  if (!found) throw new Error('No such account.');
  return found;
}
const only = (id: string, ...bureaus: Bureau[]): Tradeline => ({
  ...whole,
  id,
  byBureau: Object.fromEntries(Object.entries(whole.byBureau).filter(([bureau]) => bureaus.some((one) => one === bureau))),
});
const grouped = (...accounts: Tradeline[]): CreditReport => ({
  ...report,
  accounts: [...report.accounts.filter(({ id }) => id !== whole.id), ...accounts],
});
const placeOf = (at: CreditReport, line: ChosenLine): string | undefined => placeLine(at, line)?.lineId;

test('split off, it goes by the id of its new account; the others keep theirs', () => {
  const split = grouped(only(whole.id, 'EQ', 'TU'), only('new', 'EX'));
  expect((['EQ', 'EX', 'TU'] as const).map((bureau) => placeOf(split, chosen(bureau)))).toEqual([whole.id, 'new', whole.id]);
});
test('put into another account, its old id leads to that one', () => {
  expect(placeOf(grouped({ ...only('first', 'EQ', 'EX'), mergedIds: [whole.id] }), chosen('EX'))).toBe('first');
});
test('another line that goes by its id now is not taken for it', () => {
  const other = {
    ...only(whole.id, 'EX'),
    byBureau: { EX: (whole.byBureau.EX ?? []).map((trade) => ({ ...trade, creditorName: 'SOMEBODY ELSE' })) },
  };
  expect([placeOf(grouped(other, only('new', 'EX')), chosen('EX')), placeOf(grouped(other), chosen('EX'))]).toEqual(['new', undefined]);
});
test('of two lines that read alike none is meant, unless one says what was said', () => {
  const older = {
    ...only('older', 'EX'),
    byBureau: { EX: (whole.byBureau.EX ?? []).map((trade) => ({ ...trade, payStatus: 'current' as const })) },
  };
  expect([
    placeOf(grouped(only('one', 'EX'), only('two', 'EX')), chosen('EX')),
    placeOf(grouped(only('one', 'EX'), older), chosen('EX')),
  ]).toEqual([undefined, 'one']);
});
test('no line is two of those chosen, and who kept its id comes first', () => {
  const split = grouped(only('new', 'EX'));
  expect(placeLines(split, [chosen('EX'), { ...chosen('EX'), lineId: 'new' }]).map((line) => line?.lineId)).toEqual([undefined, 'new']);
});
test('an inquiry stays where it is', () => {
  const [inquiry] = report.inquiries;
  const line = inquiry && findReportLine(report, 'inquiry', inquiry.id, inquiry.bureau);
  expect(line && placeLine(report, line)).toEqual(line);
});
