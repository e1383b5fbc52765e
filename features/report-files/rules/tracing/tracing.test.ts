// Reading with a trace reads the same, says what was taken, and finds again where each field comes from.
import { expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import { asArray, asMismo2, jointOrder, liability } from '../mismo/testing-mismo.ts';
import { account, grid, page, table } from '../idiq/testing-page.ts';
import { readCreditReport } from '../read-credit-report.ts';
import { bytesOf, collection, partition, trade, trueLink, withAttributes, withNumbers, wrapped, type Json } from '../testing.ts';
import { loan, tuXml } from '../transunion/testing-tu.ts';
import { lineAt, linesOfFile } from './line-fields.ts';
import { rowsOfLines } from './line-rows.ts';
import { locateLines } from './locate-lines.ts';
import { sameLines } from './same-lines.ts';
import { takenShare } from './taken-share.ts';
import { textAt } from './testing-places.ts';
import { traceReport, type TracedFile } from './trace-report.ts';

const lines: Json[] = [
  partition('R', trade('TUC', { currentBalance: '431' }), trade('EXP', { currentBalance: '150' })),
  partition('I', trade('EQF', { creditorName: 'SECOND TEST BANK', accountNumber: '4100998877665544', currentBalance: '77' })),
  partition('Y', collection('TUC'), collection('EQF')),
];
const report = wrapped(trueLink(lines));
const asPage = page({
  accounts: [
    account(
      'FIRST TEST BANK',
      table([
        ['Account #', { TUC: '5500****', EXP: '5500****' }],
        ['Account Status', { TUC: 'Open', EXP: 'Open' }],
        ['Payment Status', { TUC: 'Current', EXP: 'Late 30 Days' }],
        ['Balance', { TUC: '$431.00', EXP: '$150.00' }],
        ['Something New', { TUC: 'unheard', EXP: 'of' }],
      ]),
      grid(['Mar 26', 'Feb 26'], { TUC: ['OK', '30'], EXP: ['OK', 'OK'] }),
    ),
  ],
});
const FILES: Readonly<Record<string, string>> = {
  'TrueLink JSON': JSON.stringify(report),
  'TrueLink JSON of attributes': JSON.stringify(withAttributes(report)),
  'TrueLink JSON of numbers': JSON.stringify(withNumbers(report)),
  'TrueLink JSON inside JSON': JSON.stringify({ data: { ServiceProductObject: JSON.stringify(report) } }),
  Array: JSON.stringify(asArray()),
  'MISMO 2': asMismo2(),
  'IdentityIQ page': asPage,
  'TransUnion XML': tuXml({}, { trade: [loan, { ...loan, currentBalance: '000000077' }] }),
};

function trace(file: string): TracedFile {
  const traced = traceReport(bytesOf(file));
  if (isRefusal(traced)) throw new Error(traced.code);
  return traced;
}

test.for(Object.entries(FILES))('%s: the same report with and without a trace, and again', ([, file]) => {
  const traced = trace(file);
  expect(traced.report).toEqual(readCreditReport(bytesOf(file)));
  expect(traced.read()).toEqual(traced.report);
});

test.for(Object.entries(FILES))('%s: the balance of each line leads to its own place', ([, file]) => {
  const traced = trace(file);
  const all = linesOfFile(traced.report).filter(({ kind }) => kind === 'account');
  expect(all.length).toBeGreaterThan(0);
  const places = locateLines(traced, all).map((source) => source?.fields.get('balance')?.[0]);
  all.forEach((line, at) => {
    const found = lineAt(traced.report, line);
    const balance = found && 'balance' in found ? Number(found.balance) / 100 : undefined;
    const text = places[at] && textAt(file, places[at].path);
    expect([line.id, line.bureau, Number(/-?[\d,.]+/.exec(text ?? '')?.[0])]).toEqual([line.id, line.bureau, balance]);
  });
  expect(new Set(places.map((leaf) => leaf?.path)).size).toBe(all.length);
  // The file is as it was.
  expect(traced.read()).toEqual(traced.report);
});

test('what no field took is named, and what was taken is not', () => {
  const odd = trade('TUC', { somethingNew: 'unheard of', borrowerSsn: '666-00-1234', accountNumberOld: '5500123412341234' });
  const { untaken, values, taken, share } = takenShare(trace(JSON.stringify(wrapped(trueLink([partition('R', odd)])))));
  const example = (name: string) => untaken.find(({ path }) => path.endsWith(`/${name}`))?.example;
  expect(example('somethingNew')).toBe('unheard of');
  expect(example('borrowerSsn')).toBe('***-**-****');
  expect(example('accountNumberOld')).toBe('************1234');
  expect(untaken.map(({ path }) => path.split('/').at(-1))).not.toContain('currentBalance');
  expect(untaken.reduce((sum, { count }) => sum + count, 0)).toBe(values - taken);
  expect(share).toBeCloseTo(taken / values, 3);
  expect(takenShare(trace(asPage)).untaken.map(({ example: text }) => text)).toEqual(expect.arrayContaining(['unheard', 'of']));
});

test('of a file about several people no value is shown', () => {
  const joint = takenShare(trace(JSON.stringify(asArray(jointOrder()))));
  expect(joint.untaken.length).toBeGreaterThan(0);
  expect(joint.untaken.map(({ example }) => example)).toEqual(joint.untaken.map(() => null));
});

test('a line is found by what it says, twins by their order, and not where it says something else', () => {
  const twin = liability({ '@_UnpaidBalanceAmount': '300' });
  const file = trace(JSON.stringify(asArray({ CREDIT_LIABILITY: [twin, twin, liability({ '@_UnpaidBalanceAmount': '301' })] }))).report;
  const all = linesOfFile(file).filter(({ kind }) => kind === 'account');
  expect(sameLines(file, all, file)).toEqual(all);
  // A report stored before a field was read.
  const { monthlyPayment: _, ...less } = file.accounts[2]?.byBureau.EX?.[0] ?? file.accounts[2]?.byBureau.TU?.[0] ?? { monthlyPayment: 0 };
  expect(Object.keys(less).length).toBeGreaterThan(5);
  const other = trace(JSON.stringify(asArray({ CREDIT_LIABILITY: [liability({ '@_UnpaidBalanceAmount': '302' })] }))).report;
  expect(sameLines(file, all, other)).toEqual(all.map(() => undefined));
});

test('rows are in the words of the file, account numbers masked', () => {
  const file = trace(JSON.stringify(report));
  const [line] = linesOfFile(file.report);
  const [found] = rowsOfLines(file.report, line ? [line] : [], file, file.report);
  const row = (label: string) => found?.rows.find((one) => one.label === label)?.value;
  expect([row('Balance'), row('Opened'), row('Payment status'), row('Account number')]).toEqual([
    '431',
    '2020-05-14',
    'Current',
    '************1234',
  ]);
});

test('a rating of an earlier time is one row, with its date', () => {
  const rated = liability({ _PRIOR_ADVERSE_RATING: { '@_Type': 'Late60Days', '@_Code': '2', '@_Date': '2025-04-01' } });
  const file = trace(JSON.stringify(asArray({ CREDIT_LIABILITY: [rated] })));
  const [line] = linesOfFile(file.report);
  const [found] = rowsOfLines(file.report, line ? [line] : [], file, file.report);
  expect(found?.rows.filter(({ label }) => label === 'Earlier rating')).toEqual([
    { label: 'Earlier rating', value: 'Late 60 days, 2025-04-01' },
  ]);
});

test('each remark is one row in its own words, and codes have their meaning beside them', () => {
  const comment = (code: string, text: string): Json => ({ '@_SourceType': 'Experian', '@_Code': code, '@_Text': text });
  const rows = (fields: Parameters<typeof liability>[0]) => {
    const file = trace(JSON.stringify(asArray({ CREDIT_LIABILITY: [liability(fields)] })));
    const [line] = linesOfFile(file.report);
    return rowsOfLines(file.report, line ? [line] : [], file, file.report)[0]?.rows ?? [];
  };
  const remarks = rows({ CREDIT_COMMENT: [comment('1', 'MEDICAL'), comment('2', 'NOT PAID\nDirectory: 800 555 0100')] });
  expect(remarks.filter(({ label }) => label === 'Remark').map(({ value }) => value)).toEqual(['MEDICAL', 'NOT PAID']);
  expect(rows({ '@_AccountOwnershipType': '>Individual&lt;' }).map(({ value }) => value)).not.toContain('>Individual&lt;');
});
