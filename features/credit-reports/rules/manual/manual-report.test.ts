// Reports typed by hand: what is asked for, one thing at a time, and what becomes of what was typed.
import { describe, expect, test } from 'vitest';
import { civilDate } from '../../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../../../report-files/rules/model.ts';
import { manualReport, type ManualReport } from './manual-schema.ts';
import { readManualReport } from './manual-report.ts';

const TODAY = civilDate(2026, 3, 10);
type Trade = ManualReport['trades'][number];
const trade = (fields: Partial<Trade> = {}): Trade => ({
  bureau: 'EX',
  creditorName: 'First Test Bank',
  accountNumber: '5500123412341234',
  accountType: 'Credit card',
  portfolio: 'R',
  payStatus: 'late30',
  openClosed: 'open',
  responsibility: '',
  balance: '1,250.00',
  pastDue: '',
  highCredit: '$900',
  creditLimit: '',
  monthlyPayment: '',
  chargeOffAmount: '',
  opened: '2020-05',
  closed: '',
  reported: '2026-02-20',
  lastPayment: '',
  firstDelinquency: '',
  originalCreditor: '',
  remarks: [],
  history: [
    { month: '2025-12', code: 'OK' },
    { month: '2026-01', code: '30' },
  ],
  ...fields,
});
const typed = (fields: Partial<ManualReport> = {}): ManualReport => ({
  reportDate: '2026-03-02',
  provider: '',
  bureaus: ['EX'],
  scores: [],
  identities: [{ bureau: 'EX', name: 'Pat Sample', ssnLast4: '1234', dateOfBirth: '1980', address: '12 Elm St, Anytown, MA 02134' }],
  trades: [trade()],
  inquiries: [],
  publicRecords: [],
  ...fields,
});
function read(fields: Partial<ManualReport> = {}): CreditReport {
  const report = readManualReport(manualReport.parse(typed(fields)), TODAY);
  if (isRefusal(report)) throw new Error(report.message);
  return report;
}

describe('what is missing is said one thing at a time', () => {
  const inquiry = { bureau: 'EX', name: 'Lender', date: '', kind: 'hard' } as const;
  const record = { bureau: 'EX', kind: 'bankruptcy', status: '', filed: '', reference: '', court: '', chapter: '7' } as const;
  test.each<[Partial<ManualReport>, string]>([
    [{ reportDate: '', bureaus: [], trades: [] }, 'Enter the report date'],
    [{ reportDate: '2026-03' }, 'must be a whole day'],
    [{ reportDate: '2026-02-30' }, 'must be a whole day'],
    [{ reportDate: '2026-03-11' }, 'is in the future'],
    [{ bureaus: [], trades: [] }, 'Choose the bureaus'],
    [{ trades: [] }, 'at least one account'],
    [{ trades: [trade(), trade({ creditorName: '' })] }, 'Account 2 needs the name of the creditor'],
    [{ trades: [trade({ bureau: 'TU' })] }, 'First Test Bank) is at TransUnion'],
    [{ trades: [trade({ payStatus: '' })] }, 'needs a payment status'],
    [{ trades: [trade({ opened: '2020-13' })] }, 'a date that does not exist: 2020-13'],
    [{ trades: [trade({ history: [{ month: '2020-00', code: '30' }] })] }, 'a month that does not exist'],
    [
      {
        trades: [
          trade({
            history: [
              { month: '2020-01', code: '30' },
              { month: '2020-01', code: 'OK' },
            ],
          }),
        ],
      },
      'the month 2020-01 twice',
    ],
    [{ inquiries: [{ ...inquiry, name: '' }] }, 'Inquiry 1 needs the name'],
    [{ inquiries: [{ ...inquiry, bureau: 'EQ' }] }, 'Inquiry 1 is at Equifax'],
    [{ inquiries: [{ ...inquiry, date: '2026-99' }] }, 'Inquiry 1 has a date'],
    [{ publicRecords: [{ ...record, bureau: 'TU' }] }, 'Public record 1 is at TransUnion'],
    [{ scores: [{ bureau: 'EX', model: '', value: '12' }] }, 'Score 1 must be between'],
    [{ identities: [{ bureau: 'TU', name: '', ssnLast4: '', dateOfBirth: '', address: '' }] }, 'TransUnion, which is not among'],
    [{ identities: [{ bureau: 'EX', name: '', ssnLast4: '12', dateOfBirth: '', address: '' }] }, 'last four digits'],
  ])('%#', (fields, sentence) => {
    expect(readManualReport(manualReport.parse(typed(fields)), TODAY)).toMatchObject({
      code: 'creditReports.manualIncomplete',
      message: expect.stringContaining(sentence),
    });
  });
});

describe('what was typed', () => {
  test('is a report of the chosen bureaus', () => {
    const report = read({ bureaus: ['EX', 'TU'] });
    expect(report).toMatchObject({
      sourceFormat: 'manual',
      reportDate: { iso: '2026-03-02', precision: 'day' },
      accountsListed: 1,
      warnings: [],
    });
    // TransUnion was chosen and nothing was typed for it: nothing may be taken for deleted there.
    expect(report.bureaus.map(({ bureau, present, pulledOn }) => [bureau, present, pulledOn?.iso])).toEqual([
      ['EQ', 'not-ordered', undefined],
      ['EX', 'yes', '2026-03-02'],
      ['TU', 'no-hit', '2026-03-02'],
    ]);
    expect(report.bureaus[1]?.identity).toMatchObject({
      names: [{ full: 'Pat Sample', kind: 'primary' }],
      ssnLast4: '1234',
      dobs: [{ iso: '1980-01-01', precision: 'year' }],
    });
  });
  test('a blank amount is absent, a typed one is cents', () => {
    const line = read().accounts[0]?.byBureau.EX?.[0];
    expect([line?.balance, line?.highCredit, line && 'pastDue' in line, line && 'creditLimit' in line]).toEqual([
      125_000,
      90_000,
      false,
      false,
    ]);
  });
  test('an account number in full is masked; months come newest first', () => {
    const line = read().accounts[0]?.byBureau.EX?.[0];
    expect([line?.accountNumberMasked, line?.opened, line?.history.map(({ month }) => month)]).toEqual([
      '************1234',
      { iso: '2020-05-01', precision: 'month' },
      ['2026-01', '2025-12'],
    ]);
  });
  test.each([
    ['late60', 'late60'],
    ['60 days late', 'late60'],
    ['Collection/Chargeoff', 'collection-or-charge-off'],
    ['Charged off as bad debt', 'charge-off'],
    ['Paid as agreed', 'current'],
    ['???', 'unknown'],
  ])('status %j is %s', (words, status) => {
    expect(read({ trades: [trade({ payStatus: words })] }).accounts[0]?.byBureau.EX?.[0]?.payStatus).toBe(status);
  });
  test('collections, inquiries, records and scores', () => {
    const report = read({
      trades: [trade({ portfolio: 'COLL', originalCreditor: 'Anytown Clinic', payStatus: 'collection', firstDelinquency: '2024-02-03' })],
      inquiries: [{ bureau: 'EX', name: 'Lender', date: '2026-01', kind: 'unknown' }],
      publicRecords: [
        {
          bureau: 'EX',
          kind: 'bankruptcy',
          status: 'Discharged',
          filed: '2020-01-02',
          reference: '20-1',
          court: 'US Bankruptcy Court',
          chapter: '7',
        },
      ],
      scores: [
        { bureau: 'EX', model: 'FICO Score 8', value: '640' },
        { bureau: 'EX', model: 'VantageScore 3.0', value: '' },
      ],
    });
    expect(report.accounts[0]).toMatchObject({
      portfolio: 'COLL',
      category: 'medical-collection',
      originalCreditor: 'Anytown Clinic',
      negative: true,
    });
    expect(report.inquiries).toEqual([
      { id: 'inquiry-1', bureau: 'EX', name: 'Lender', date: { iso: '2026-01-01', precision: 'month' }, kind: 'unknown' },
    ]);
    expect(report.publicRecords[0]?.byBureau.EX?.[0]).toMatchObject({
      type: 'Bankruptcy chapter 7',
      chapter: '7',
      filed: { iso: '2020-01-02' },
    });
    expect(report.bureaus[1]?.scores.map(({ model, value }) => [model, value])).toEqual([
      ['FICO_8', 640],
      ['VANTAGE_3', null],
    ]);
  });
});

test('a Social Security number keeps its last four wherever it was typed, with a warning; numbers of other kinds stand', () => {
  const report = read({
    provider: 'Portal 219–09–5501',
    identities: [
      {
        bureau: 'EX',
        name: 'Pat Sample 219 09 5501',
        ssnLast4: '5501',
        dateOfBirth: '',
        address: '12 Elm St 219/09/5501, Anytown, MA 02134-1234',
      },
    ],
    trades: [
      trade({
        creditorName: 'BANK 219-09-5501',
        accountNumber: '219-09-5501',
        accountType: '2190 95501',
        payStatus: 'Paid 219_09_5501',
        originalCreditor: 'CLINIC 219.09.5501',
        remarks: ['SSN 219095501', 'Spouse 078-05-1120', 'Amount $219,095,501; call (419) 555-0147'],
      }),
    ],
    inquiries: [{ bureau: 'EX', name: 'LENDER 219\u00a009\u00a05501', date: '', kind: 'hard' }],
    scores: [{ bureau: 'EX', model: 'FICO ２１９-０９-５５０１', value: '700' }],
    publicRecords: [
      {
        bureau: 'EX',
        kind: 'judgment',
        status: 'Filed 219 - 09 - 5501',
        filed: '2020-01-02',
        reference: '219095502',
        court: 'Court 21909 5501',
        chapter: '',
      },
    ],
  });
  const { warnings, ...rest } = report;
  expect(JSON.stringify(rest).normalize('NFKC')).not.toMatch(/219[^\w,]{1,3}09|219_09|2190 95|219095501|078/);
  expect(JSON.stringify(rest)).toContain('$219,095,501; call (419) 555-0147');
  expect([
    report.accounts[0]?.byBureau.EX?.[0]?.accountNumberMasked,
    report.bureaus[1]?.identity.addresses[0]?.lines,
    report.publicRecords[0]?.byBureau.EX?.[0]?.reference,
  ]).toEqual(['*******5501', ['12 Elm St XXX-XX-5501, Anytown, MA 02134-1234'], '219095502']);
  expect(new Set(warnings.map(({ code }) => code))).toEqual(new Set(['ssnMasked']));
  expect(warnings.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      'report/provider',
      'accounts/0/creditorName',
      'accounts/0/remarks',
      'inquiries/0/name',
      'scores/EX/model',
      'identity/EX/address',
      'publicRecords/court',
    ]),
  );
});
