// Combined single-bureau reports: three files of one person, made of the three-bureau sample and of lines of our own.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import {
  account,
  bankruptcy,
  chargeOff,
  collection,
  fileOf,
  inquiry,
  line,
  reportOf,
  when,
} from '../../../account-matching/rules/testing-lines.ts';
import { matchAccounts } from '../../../account-matching/rules/match-accounts.ts';
import { lineRefOf } from '../../../account-matching/rules/line-key.ts';
import { type Bureau, BUREAUS } from '../../../report-files/rules/bureaus.ts';
import type { CreditReport, Tradeline } from '../../../report-files/rules/model.ts';
import { readCreditReport } from '../../../report-files/rules/read-credit-report.ts';
import { combineReports, formatOf, ownLineId } from './combine-reports.ts';
import { apart } from './testing-parts.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const FULL = 'truelink-json/mfsn_3b_report_full_deidentified.json';
const NATIVE = {
  EQ: 'equifax-json/equifax-openapi-example_creditReportResponse_2020.json',
  EX: 'experian-json/experian-sandbox_john-cann_creditprofile_v2.json',
  TU: 'transunion-xml/tu-xml_robert-uphold_07000_credit-report.xml',
} as const;

function read(path: string): CreditReport {
  const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (isRefusal(report)) throw new Error(`${path}: ${report.code}`);
  return report;
}

const bureausOf = ({ byBureau }: Tradeline): string => Object.keys(byBureau).sort().join(' ');
const shape = (report: CreditReport) =>
  report.accounts
    .map(
      (one) =>
        `${bureausOf(one)} ${Object.values(one.byBureau)
          .flat()
          .map(({ accountNumberMasked }) => accountNumberMasked)
          .sort()
          .join(' ')}`,
    )
    .sort();

describe('three single-bureau files of one person', () => {
  test('come to the accounts the vendor has of them, and to its public records', ({ skip }) => {
    skip(!existsSync(join(SAMPLES, FULL)), `no sample ${FULL}`);
    const report = read(FULL);
    const combined = matchAccounts(combineReports(apart(report)), []);
    expect(shape(combined)).toEqual(shape(report));
    expect(combined.accounts.filter((one) => bureausOf(one).length > 2)).toHaveLength(26);
    expect(combined.possibleMatches).toBeUndefined();
    expect(combined.inquiries).toHaveLength(report.inquiries.length);
    // The vendor lists two records (11 and 12) that are one: number and month agree.
    const records = (one: CreditReport) =>
      one.publicRecords
        .map(({ byBureau }) =>
          Object.values(byBureau)
            .flat()
            .map(({ reference }) => reference)
            .sort()
            .join(' '),
        )
        .sort();
    const alone = report.publicRecords.filter(({ id }) => ['public-record-11', 'public-record-12'].includes(id));
    const vendor = [
      ...records({ ...report, publicRecords: report.publicRecords.filter((one) => !alone.includes(one)) }),
      alone
        .flatMap((one) => records({ ...report, publicRecords: [one] }))
        .sort()
        .join(' '),
    ];
    expect(records(combined)).toEqual(vendor.sort());
    expect(combined.bureaus.map(({ bureau }) => bureau)).toEqual(['EQ', 'EX', 'TU']);
  });

  test('of three people stay apart, and no line is lost', ({ skip }) => {
    skip(
      Object.values(NATIVE).some((path) => !existsSync(join(SAMPLES, path))),
      'no samples of the bureaus',
    );
    const parts = BUREAUS.map((bureau) => ({ reportId: bureau, bureau, report: read(NATIVE[bureau]) }));
    const combined = matchAccounts(combineReports(parts), []);
    const count = (reports: readonly CreditReport[]) =>
      reports.flatMap(({ accounts }) => accounts.flatMap(({ byBureau }) => Object.values(byBureau).flat())).length;
    expect(count([combined])).toBe(count(parts.map(({ report }) => report)));
    expect(combined.accounts.filter((one) => bureausOf(one).length > 2)).toEqual([]);
    expect(combined.warnings).toHaveLength(parts.reduce((sum, { report }) => sum + report.warnings.length, 0));
    expect(new Set(combined.accounts.map(({ id }) => id)).size).toBe(combined.accounts.length);
  });
});

describe('what becomes of one', () => {
  const of = (bureau: Bureau, accounts: readonly Tradeline[], fields: Partial<CreditReport> = {}, pulled = '2026-03-02') => ({
    reportId: `report-${bureau}`,
    bureau,
    report: reportOf(accounts, { sourceFormat: 'manual', bureaus: [fileOf(bureau, pulled)], ...fields }, pulled),
  });
  const equifax = of('EQ', [account('a', 'R', line('EQ')), account('b', 'COLL', collection('EQ'))]);
  const experian = of(
    'EX',
    [account('a', 'R', chargeOff('EX')), account('b', 'R', line('EX', { creditorName: '1ST TST BK' }))],
    { sourceFormat: 'experian-json' },
    '2026-03-09',
  );

  test('lines keep their own ids behind their bureau, also when another part joins', () => {
    const two = matchAccounts(combineReports([equifax, experian]), []);
    expect(two.accounts.map((one) => [one.id, bureausOf(one)])).toEqual([
      ['EQ-a', 'EQ EX'],
      ['EQ-b', 'EQ'],
      ['EX-a', 'EX'],
    ]);
    const three = matchAccounts(combineReports([experian, of('TU', [account('a', 'R', line('TU'))]), equifax]), []);
    expect(three.accounts.map((one) => [one.id, bureausOf(one)])).toEqual([
      ['EQ-a', 'EQ EX TU'],
      ['EQ-b', 'EQ'],
      ['EX-a', 'EX'],
    ]);
    expect(ownLineId(three, 'EX', 'EX-b')).toEqual({ reportId: 'report-EX', lineId: 'b' });
    expect(ownLineId(three, 'EX', 'EQ-b')).toBeNull();
    expect(ownLineId(equifax.report, 'EQ', 'EQ-b')).toBeNull();
  });

  test('it is dated like the newest; each bureau keeps its day and its format', () => {
    const report = combineReports([experian, equifax]);
    expect(report.reportDate).toEqual(when('2026-03-09'));
    expect(report.bureaus.map(({ bureau, pulledOn }) => [bureau, pulledOn?.iso])).toEqual([
      ['EQ', '2026-03-02'],
      ['EX', '2026-03-09'],
    ]);
    expect(BUREAUS.map((bureau) => formatOf(report, bureau))).toEqual(['manual', 'experian-json', 'combined']);
  });

  test("a person's word joins what the rules leave apart, and parts what they join", () => {
    const report = combineReports([equifax, experian]);
    const ref = (bureau: Bureau, at: number) => {
      const found = report.accounts[at]?.byBureau[bureau]?.[0];
      if (!found) throw new Error('no such line');
      return lineRefOf(found, false);
    };
    const parted = matchAccounts(report, [{ kind: 'different', a: ref('EQ', 0), b: ref('EX', 3) }]);
    expect(parted.accounts.map(bureausOf)).toEqual(['EQ', 'EQ', 'EX', 'EX']);
    const joined = matchAccounts(report, [
      { kind: 'different', a: ref('EQ', 0), b: ref('EX', 3) },
      { kind: 'same', a: ref('EQ', 0), b: ref('EX', 2) },
    ]);
    expect(joined.accounts.map(bureausOf)).toEqual(['EQ EX', 'EQ', 'EX']);
  });

  test.for([
    ['filed three days apart, the letters after the number left out', { filed: when('2020-02-06'), reference: '8341020GK' }, 1],
    ['four days apart', { filed: when('2020-02-07') }, 2],
    ['another number', { reference: '8341021' }, 2],
    ['no number at one bureau', { reference: '' }, 1],
    ['only the month known', { filed: when('2020-02') }, 1],
    ['only the month known, and no number', { filed: when('2020-02'), reference: '' }, 2],
    ['another day of that month', { filed: when('2020-02-20') }, 2],
    ['the first of that month, and more after the number', { filed: when('2020-02-01'), reference: '8341020-ABC-24/36' }, 1],
    ['another chapter', { chapter: '13' as const }, 2],
  ] as const)('public records: %s', ([, fields, count]) => {
    const report = matchAccounts(
      combineReports([
        of('EQ', [], { publicRecords: [bankruptcy('EQ', { chapter: '7' })] }),
        of('TU', [], { publicRecords: [bankruptcy('TU', fields)] }),
      ]),
      [],
    );
    expect(report.publicRecords).toHaveLength(count);
    expect(report.publicRecordsListed).toBe(2);
  });

  test("inquiries stay each bureau's, and two files of one bureau are never combined", () => {
    const report = combineReports([
      of('EQ', [], { inquiries: [inquiry('EQ', 'LENDER', '2026-01-05')] }),
      of('TU', [], { inquiries: [inquiry('TU', 'LENDER', '2026-01-05')] }),
    ]);
    expect(report.inquiries.map(({ id }) => id)).toEqual(['EQ-inquiry-EQ-LENDER-2026-01-05', 'TU-inquiry-TU-LENDER-2026-01-05']);
    expect(() => combineReports([equifax, equifax])).toThrow('Two parts of one bureau');
  });
});
