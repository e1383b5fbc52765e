// What must hold of every comparison. Pairs of reports are made by changing a read or synthetic one.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { type Bureau, BUREAUS } from '../../report-files/rules/bureaus.ts';
import type { BureauTrade, CreditReport, Portfolio } from '../../report-files/rules/model.ts';
import { matchAccounts } from '../../account-matching/rules/match-accounts.ts';
import {
  account,
  chargeOff,
  collection,
  dollars,
  inquiry,
  line,
  reportOf,
  singles,
  when,
} from '../../account-matching/rules/testing-lines.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';
import { compareReports, type Comparison } from './compare-reports.ts';
import { SEED } from '../../../tests/support/seed.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const FULL = 'truelink-json/mfsn_3b_report_full_deidentified.json';
const PAGE = 'identityiq-html/iiq_3b_rendered_john-smith.html';
const ARRAY = 'array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json';
const has = (path: string): boolean => existsSync(join(SAMPLES, path));
const read = (bytes: Uint8Array): CreditReport | undefined => {
  const report = readCreditReport(bytes);
  return isRefusal(report) ? undefined : matchAccounts(report, []);
};
const sample = (path: string): CreditReport => {
  const report = read(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (!report) throw new Error(`${path} was refused`);
  return report;
};

const pulledOn = (report: CreditReport, day: string): CreditReport => ({
  ...report,
  reportDate: when(day),
  bureaus: report.bureaus.map((file) => ({ ...file, pulledOn: when(day) })),
});
const events = ({ bureaus }: Comparison) => BUREAUS.flatMap((bureau) => bureaus[bureau].events);
const kinds = (comparison: Comparison): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { kind } of events(comparison)) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

const trade = fc
  .record({
    bureau: fc.constantFrom<Bureau>('TU', 'EX', 'EQ'),
    shape: fc.constantFrom(line, chargeOff, collection),
    mask: fc.constantFrom('', '****', '5500****', '550012341234****', '************1234', '5X0X1X3X'),
    day: fc.constantFrom('2018', '2018-05', '2018-05-30', '2018-06-01', '2021-01-01'),
    high: fc.constantFrom(null, 0, 900, 905),
    name: fc.constantFrom('', 'FIRST TEST BANK', 'ELSE'),
  })
  .map(({ bureau, shape, mask, day, high, name }): readonly [Portfolio, BureauTrade] => [
    shape === collection ? 'COLL' : 'R',
    shape(bureau, { accountNumberMasked: mask, opened: when(day), highCredit: high === null ? null : dollars(high), creditorName: name }),
  ]);
const asked = fc
  .tuple(fc.constantFrom<Bureau>('TU', 'EX', 'EQ'), fc.constantFrom('A', 'B'), fc.constantFrom('2024-01-01', '2026-01-01', '2026-01-02'))
  .map(([bureau, name, day]) => inquiry(bureau, name, day));
const report = fc
  .tuple(fc.array(trade, { maxLength: 12 }), fc.array(asked, { maxLength: 6 }))
  .map(([lines, inquiries]) => reportOf(singles(...lines), { inquiries }));

describe('whatever the report', () => {
  test('compared with itself on another day, nothing is new and nothing is gone', () => {
    fc.assert(
      fc.property(report, (one) => {
        const matched = matchAccounts(one, []);
        expect(Object.keys(kinds(compareReports(matched, pulledOn(matched, '2026-04-05')))).filter((kind) => kind !== 'unchanged')).toEqual(
          [],
        );
        expect(Object.keys(kinds(compareReports(one, pulledOn(matched, '2026-04-05')))).filter((kind) => kind !== 'unchanged')).toEqual([]);
      }),
      { seed: SEED },
    );
  });

  test('the other way around, what was new is gone', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        const [before, after] = [one, pulledOn(two, '2026-04-05')];
        const confirmed = { confirmedComplete: BUREAUS };
        const [there, back] = [
          events(compareReports(before, after, confirmed)),
          events(compareReports(after, pulledOn(one, '2026-05-06'), confirmed)),
        ];
        const of = (list: typeof there, ...wanted: string[]) =>
          list
            .filter(({ kind }) => wanted.includes(kind))
            .map(({ bureau, line: what, lineKey }) => `${bureau} ${what} ${lineKey}`)
            .sort();
        expect(of(back, 'deleted')).toEqual(of(there, 'added', 'duplicate'));
        expect(of(there, 'deleted')).toEqual(of(back, 'added', 'duplicate'));
      }),
      { seed: SEED },
    );
  });

  test('every line of both reports is spoken of once', () => {
    fc.assert(
      fc.property(report, report, (one, two) => {
        const compared = compareReports(one, pulledOn(two, '2026-04-05'), { confirmedComplete: BUREAUS });
        const lines = (r: CreditReport) => r.accounts.length + r.inquiries.length;
        expect(events(compared).filter(({ previousLineId }) => previousLineId !== null)).toHaveLength(lines(one));
        expect(events(compared).filter(({ nextLineId }) => nextLineId !== null)).toHaveLength(lines(two));
      }),
      { seed: SEED },
    );
  });

  test('a file cut to less than half deletes nothing', () => {
    const many = Array.from({ length: 9 }, (_, at) =>
      account(`a${at}`, 'R', line('EX', { accountNumberMasked: `4${String(at).repeat(6)}****`, opened: when(`20${10 + at}-01-01`) })),
    );
    fc.assert(
      fc.property(fc.subarray(many, { maxLength: 4 }), (kept) => {
        expect(kinds(compareReports(reportOf(many), reportOf(kept, {}, '2026-04-05')))['deleted']).toBeUndefined();
      }),
      { seed: SEED },
    );
  });
});

describe('the samples', () => {
  test.for([FULL, PAGE, ARRAY])('%s against itself', (path, { skip }) => {
    skip(!has(path), `no sample ${path}`);
    const one = sample(path);
    const compared = compareReports(one, pulledOn(one, '2029-01-31'));
    expect(Object.keys(kinds(compared))).toEqual(['unchanged']);
    expect(BUREAUS.map((bureau) => compared.bureaus[bureau].compared)).toEqual([true, true, true]);
  });

  test('the data file and the page of one pull tell of no change, though numbers are masked at different ends', ({ skip }) => {
    skip(!has(FULL) || !has(PAGE), 'no samples of the full report');
    const [json, html] = [sample(FULL), pulledOn(sample(PAGE), '2022-10-25')];
    for (const compared of [compareReports(json, html), compareReports(html, pulledOn(json, '2022-11-30'))])
      expect(Object.keys(kinds(compared))).toEqual(['unchanged']);
  });

  test('a page that was cut off anywhere deletes nothing', ({ skip }) => {
    skip(!has(PAGE), `no sample ${PAGE}`);
    const bytes = new Uint8Array(readFileSync(join(SAMPLES, PAGE)));
    const whole = sample(PAGE);
    for (let part = 1; part < 12; part++) {
      const cut = read(bytes.subarray(0, Math.floor((bytes.length * part) / 12)));
      if (cut) expect(kinds(compareReports(whole, pulledOn(cut, '2022-10-25')))['deleted'], `${part} twelfths`).toBeUndefined();
    }
  });

  test('lines removed from one bureau are gone there and nowhere else', ({ skip }) => {
    skip(!has(FULL), `no sample ${FULL}`);
    const one = sample(FULL);
    const accounts = one.accounts.map((each) =>
      each.portfolio !== 'COLL'
        ? each
        : { ...each, byBureau: Object.fromEntries(Object.entries(each.byBureau).filter(([bureau]) => bureau !== 'EX')) },
    );
    const compared = compareReports(one, pulledOn({ ...one, accounts }, '2022-10-25'));
    const deleted = (bureau: Bureau) => compared.bureaus[bureau].events.filter(({ kind }) => kind === 'deleted');
    expect([deleted('EQ').length, deleted('EX').length, deleted('TU').length]).toEqual([0, 3, 0]);
    expect(deleted('EX').every(({ negative, nextLineId }) => negative && nextLineId === null)).toBe(true);
  });
});
