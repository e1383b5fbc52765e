// The field samples of TransUnion's own formats: numbers counted from the files, and lines checked by hand against them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { BureauTrade, CreditReport } from '../model.ts';
import { readCreditReport } from '../read-credit-report.ts';
import { summarize } from '../report-summary.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../../shared/samples');
const XML = 'transunion-xml/tu-xml_robert-uphold_07000_credit-report.xml';
const FIXED = 'transunion-ffr/tu41-ffr_theresa-cuffey.txt';
const DISCLOSURE = 'transunion-disclosure-json/tu-disclosure_neil-giddens_creditBureau.json';
const INVESTIGATION = 'transunion-disclosure-json/tu-investigation_creditbureau.json';
const INVESTIGATION_XML = 'truelink-xml/tui_investigation_credit-bureau.xml';
const TRUELINK = 'truelink-json/tui_neil-giddens_1b-transunion.json';

const has = (path: string): boolean => existsSync(join(SAMPLES, path));

function read(path: string): CreditReport {
  const report = readCreditReport(new Uint8Array(readFileSync(join(SAMPLES, path))));
  if (isRefusal(report)) throw new Error(`${path}: ${report.code}`);
  return report;
}

const lines = (report: CreditReport): readonly BureauTrade[] => report.accounts.flatMap(({ byBureau }) => byBureau.TU ?? []);
const history = ({ history: cells }: BureauTrade): string => cells.map(({ code }) => code).join(' ');

test.for([
  [
    XML,
    {
      format: 'tu-xml',
      accounts: 32,
      collections: 0,
      inquiries: 5,
      publicRecords: 0,
      reportDate: '2022-01-27',
      negatives: 2,
      scores: [{ bureau: 'TUC', model: 'VANTAGE_3', value: 667 }],
      warnings: [],
    },
  ],
  [
    FIXED,
    { format: 'tu4r', accounts: 6, collections: 1, inquiries: 6, publicRecords: 1, reportDate: '2015-07-27', negatives: 6, warnings: [] },
  ],
  [DISCLOSURE, { format: 'tu-disclosure', accounts: 18, collections: 3, inquiries: 9, publicRecords: 0, reportDate: '2021-11-12' }],
  [
    INVESTIGATION,
    { format: 'tu-disclosure', accounts: 10, collections: 0, inquiries: 0, publicRecords: 1, reportDate: '2018-03-09', negatives: 7 },
  ],
] as const)('%s', ([path, numbers], { skip }) => {
  skip(!has(path), `no sample ${path}`);
  expect(summarize(read(path))).toMatchObject({ ...numbers, tradelines: { TUC: numbers.accounts, EXP: 0, EQF: 0 } });
});

test('the model report has a score and no accounts', ({ skip }) => {
  const path = 'transunion-xml/tu-xml_robert-uphold_model-report.xml';
  skip(!has(path), `no sample ${path}`);
  const summary = summarize(read(path));
  expect(summary.accounts).toBe(0);
  expect(summary.scores.length).toBeGreaterThan(0);
});

describe('lines checked by hand', () => {
  test('XML: one late account of 32, one late month in another, numbers masked', ({ skip }) => {
    skip(!has(XML), `no sample ${XML}`);
    const [loan, store, ...rest] = lines(read(XML));
    expect(loan).toMatchObject({
      creditorName: '5/3 BANK NA',
      payStatus: 'late30',
      balance: 1_601_500,
      pastDue: 18_900,
      opened: { iso: '2020-02-06' },
      responsibility: 'joint',
    });
    expect(store).toMatchObject({ accountNumberMasked: '********2006', closed: { iso: '2021-10-17' }, condition: 'closed' });
    expect(store?.history).toHaveLength(48);
    const late = rest.filter((line) => line.history.some(({ code }) => code === '30'));
    expect(late.map(({ creditorName }) => creditorName)).toEqual(['AES/NCT']);
    // The 40th month back from October 2021.
    expect(late[0]?.history.find(({ code }) => code === '30')?.month).toBe('2018-07');
  });
  test('fixed format: four months of late payments that get worse, newest first', ({ skip }) => {
    skip(!has(FIXED), `no sample ${FIXED}`);
    const [, card] = lines(read(FIXED));
    expect(card).toMatchObject({ creditorName: 'BK OF AMER', payStatus: 'late120', balance: 70_700, pastDue: 19_300, creditLimit: 50_000 });
    expect([card?.history[0]?.month, card && history(card)]).toEqual(['2015-05', '90 60 30 OK OK OK OK']);
  });
  test('disclosure: months agree with TransUnion’s TrueLink report of the same person', ({ skip }) => {
    skip(!has(DISCLOSURE) || !has(TRUELINK), 'no samples of this person');
    // One number is used for two accounts, of which one is late. The sandbox moved its dates between the files; the order stays.
    const late = (path: string) =>
      new Map(
        lines(read(path))
          .filter(({ payStatus }) => payStatus === 'late120')
          .map((line) => [line.accountNumberMasked, history(line).slice(0, 44)]),
      );
    const [disclosed, merged] = [late(DISCLOSURE), late(TRUELINK)];
    expect(disclosed.size).toBe(4);
    expect(disclosed).toEqual(merged);
    expect([...disclosed.values()][0]).toBe('120 120 120 120 120 120 120 90 60 OK OK OK');
  });
  test('investigation: what was deleted, what was verified, the same in JSON and XML', ({ skip }) => {
    skip(!has(INVESTIGATION) || !has(INVESTIGATION_XML), 'no samples of the investigation');
    const json = read(INVESTIGATION);
    expect(json.results?.map(({ heading, result, lineId }) => [heading, result, lineId])).toEqual([
      ['CHAPTER 7 BANKRUPTCY DISCHARGED', 'verified', 'public-record-1'],
      ['JC PENNEY', 'deleted', undefined],
    ]);
    expect(json.bureaus.find(({ bureau }) => bureau === 'TU')?.fileNumber).toBe('300010987-109');
    expect(json).toEqual(read(INVESTIGATION_XML));
  });
  test('no full SSN or account number leaves the readers', ({ skip }) => {
    for (const path of [XML, FIXED, DISCLOSURE, INVESTIGATION, INVESTIGATION_XML]) {
      skip(!has(path), `no sample ${path}`);
      expect(JSON.stringify(read(path))).not.toMatch(
        /666-?48-?4418|666-?31-?7164|666-?40-?3077|666-?86-?6871|600888322006|5178019326438907|722022453/,
      );
    }
  });
});
