// The field samples: the acceptance numbers of the field reference, section 10, and the two readings of the same data held together.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../platform/base/refusal.ts';
import type { Bureau } from './bureaus.ts';
import type { BureauTrade, CreditReport } from './model.ts';
import { BUREAUS } from './bureaus.ts';
import { readCreditReport } from './read-credit-report.ts';
import { summarize } from './report-summary.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const FULL = 'truelink-json/mfsn_3b_report_full_deidentified.json';
const PAGE = 'identityiq-html/iiq_3b_rendered_john-smith.html';

const has = (path: string): boolean => existsSync(join(SAMPLES, path));

function read(path: string): CreditReport {
  const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (isRefusal(report)) throw new Error(`${path}: ${report.code}`);
  return report;
}

const three = { accounts: 39, tradelines: { TUC: 25, EXP: 31, EQF: 24 }, collections: 12, inquiries: 18, publicRecords: 35 };
const tu = (accounts: number) => ({ accounts, tradelines: { TUC: accounts, EXP: 0, EQF: 0 } });

describe('acceptance numbers', () => {
  test.for([
    [FULL, three],
    [PAGE, three],
    [
      'truelink-json/mfsn_3b_report_excerpt_deidentified.json',
      { accounts: 6, tradelines: { TUC: 5, EXP: 4, EQF: 2 }, inquiries: 1, publicRecords: 1 },
    ],
    ['truelink-json/tui_neil-giddens_1b-transunion.json', { ...tu(18), collections: 3, inquiries: 9, publicRecords: 1 }],
    ['truelink-json/tui_db-record_example.json', { ...tu(18), collections: 3, inquiries: 9, publicRecords: 1 }],
    ['truelink-json/tui_db-record_example2.json', { ...tu(36), inquiries: 2, publicRecords: 1 }],
  ] as const)('%s', ([path, numbers], { skip }) => {
    skip(!has(path), `no sample ${path}`);
    expect(summarize(read(path))).toMatchObject(numbers);
  });

  test('scores, contacts and the checksum warning of the full report', ({ skip }) => {
    for (const path of [FULL, PAGE]) {
      skip(!has(path), `no sample ${path}`);
      const report = read(path);
      expect(summarize(report).scores).toEqual([
        { bureau: 'TUC', model: 'VANTAGE_3', value: 607 },
        { bureau: 'EXP', model: 'VANTAGE_3', value: 568 },
        { bureau: 'EQF', model: 'VANTAGE_3', value: 554 },
      ]);
      expect(report.creditors).toHaveLength(55);
      expect(report.warnings.map(({ code }) => code)).toContain('publicRecordsDifferFromSummary');
      const filings = report.publicRecords.flatMap(({ byBureau }) => Object.values(byBureau)).flat();
      expect(filings).toHaveLength(82);
    }
  });

  test('an outline without data is refused', ({ skip }) => {
    const path = 'truelink-json/tui_anne-markowitz_serviceproductobject_skeleton.json';
    skip(!has(path), `no sample ${path}`);
    expect(readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))))).toMatchObject({ code: 'reportFiles.noAccountData' });
  });

  test('no full SSN and no account number printed in full leaves the reader', ({ skip }) => {
    skip(!has(FULL), `no sample ${FULL}`);
    const text = JSON.stringify(read(FULL));
    expect(text).not.toContain('666010123');
    expect(text).not.toContain('607529225680354224');
    expect(text).toContain('**************4224');
  });
});

describe('the JSON and the page of the same report', () => {
  test('agree on every account in every field both carry', ({ skip }) => {
    skip(!has(FULL) || !has(PAGE), 'no samples of the full report');
    const [json, html] = [read(FULL), read(PAGE)];
    expect(html.accounts.map(({ displayName }) => displayName)).toEqual(json.accounts.map(({ displayName }) => displayName));
    json.accounts.forEach((account, at) => {
      const other = html.accounts[at];
      expect([other?.portfolio, other?.originalCreditor]).toEqual([account.portfolio, account.originalCreditor]);
      // A page names no industry, which is what tells a shop's card and a utility from others.
      if (!['retail-card', 'utility'].includes(account.category)) expect(other?.category).toBe(account.category);
      for (const bureau of BUREAUS) {
        const [mine, theirs] = [account.byBureau[bureau] ?? [], other?.byBureau[bureau] ?? []];
        expect(theirs.length).toBe(mine.length);
        mine.forEach((line, index) => expect(carried(theirs[index]), `${account.displayName} ${bureau}`).toEqual(carried(line)));
      }
    });
  });

  test('agree on months both have', ({ skip }) => {
    skip(!has(FULL) || !has(PAGE), 'no samples of the full report');
    const [json, html] = [read(FULL), read(PAGE)];
    let compared = 0;
    json.accounts.forEach((account, at) =>
      BUREAUS.forEach((bureau) => {
        const cells = html.accounts[at]?.byBureau[bureau]?.[0]?.history ?? [];
        // The sample page was drawn by dates that drift (history-months.ts): where they did, a month is missing and another moved.
        if (cells.some(({ code }) => code === 'ND')) return;
        const printed = new Map(cells.map(({ month, code }) => [month, code]));
        for (const { month, code, raw } of account.byBureau[bureau]?.[0]?.history ?? []) {
          const other = printed.get(month);
          if (other === undefined) continue;
          compared++;
          expect(other, `${account.displayName} ${bureau} ${month} ${raw}`).toBe(code);
        }
      }),
    );
    expect(compared).toBeGreaterThan(600);
  });

  test('agree on identities, inquiries, public records and contacts', ({ skip }) => {
    skip(!has(FULL) || !has(PAGE), 'no samples of the full report');
    const [json, html] = [read(FULL), read(PAGE)];
    const identity = (report: CreditReport, bureau: Bureau) => {
      const { names, dobs, addresses } = report.bureaus.find((file) => file.bureau === bureau)?.identity ?? {};
      return {
        names: new Set(names?.map(({ full, kind }) => `${kind} ${full}`)),
        dobs,
        addresses: addresses?.map(({ kind, lines, city, state, zip }) => ({ kind, lines, city, state, zip })),
      };
    };
    for (const bureau of BUREAUS) expect(identity(html, bureau)).toEqual(identity(json, bureau));
    const asked = (report: CreditReport) =>
      report.inquiries.map(({ bureau, name, date, business }) => [bureau, date?.iso, name, business].join('|')).sort();
    expect(asked(html)).toEqual(asked(json));
    const contacts = (report: CreditReport) =>
      report.creditors.map(({ name, lines, city, state, zip, phone }) => [name, ...lines, city, state, zip, phone].join('|'));
    expect(contacts(html)).toEqual(contacts(json));
    // The page names no one responsible for a record.
    const records: unknown = JSON.parse(
      JSON.stringify(json.publicRecords, (key, value: unknown) => (key === 'responsibility' ? undefined : value)),
    );
    expect(html.publicRecords).toEqual(records);
  });
});

/** The fields a page prints, of a line; codes of remarks, flags and counts are the JSON's alone. */
function carried(line: BureauTrade | undefined): unknown {
  if (!line) return undefined;
  const {
    responsibility,
    payStatus,
    payStatusRaw,
    conditionRaw,
    opened,
    reported,
    statusDate,
    lastPayment,
    balance,
    highCredit,
    accountTypeText,
    remarks,
    creditLimit,
    pastDue,
    monthlyPayment,
    termMonths,
  } = line;
  return {
    creditLimit,
    pastDue,
    monthlyPayment,
    termMonths,
    responsibility,
    payStatus,
    payStatusRaw,
    conditionRaw,
    opened,
    reported,
    statusDate,
    lastPayment,
    balance,
    highCredit,
    accountTypeText,
    remarks: remarks.map(({ text }) => text),
  };
}
