// Whose report a file is: the client's identity, and what of an order for two is the other person's.
import { expect, test } from 'vitest';
import type { Bureau } from '../bureaus.ts';
import type { CreditReport } from '../model.ts';
import { summarize } from '../report-summary.ts';
import { readReport } from '../testing.ts';
import { asArray, borrower, creditFile, liability, repository, score, type Fields } from './testing-mismo.ts';

const read = (fields: Fields = {}): CreditReport => readReport(asArray(fields));
const codes = ({ warnings }: CreditReport): string[] => warnings.map(({ code }) => code);
const fileOf = (report: CreditReport, bureau: Bureau) => report.bureaus.find((file) => file.bureau === bureau);
const joint = {
  BORROWER: [
    borrower({ '@BorrowerID': 'B2', '@_PrintPositionType': 'CoBorrower', '@_UnparsedName': 'SAM SAMPLE', '@_SSN': '666005678' }),
    borrower(),
  ],
};

test("the client's identity and scores; the other person's accounts are counted and not named", () => {
  const own = creditFile('Equifax');
  const other = {
    ...creditFile('Equifax', { '@CreditFileID': 'F2', '@BorrowerID': 'B2', '@_ResultStatusType': 'NoFileReturnedNoHit' }),
    _BORROWER: { '@_UnparsedName': 'SAM SAMPLE', '@_SSN': '666005678' },
  };
  const report = read({
    ...joint,
    CREDIT_FILE: [other, own],
    CREDIT_SCORE: [score('Equifax', '701', '2026-03-02'), score('Equifax', '555', '2026-03-03', { '@BorrowerID': 'B2' })],
    CREDIT_LIABILITY: [
      liability(),
      liability({ '@BorrowerID': 'B1 B2' }),
      liability({ '@BorrowerID': 'B2', _CREDITOR: { '@_Name': 'SAM BANK' } }),
    ],
  });
  expect(summarize(report)).toMatchObject({ client: { name: 'PAT SAMPLE', ssnLast4: '1234' }, accounts: 3, scores: [{ value: 701 }] });
  expect(summarize(report).othersAccounts).toBe(1);
  expect(report.accounts.map(({ owner }) => owner)).toEqual(['client', 'joint', 'other']);
  expect(JSON.stringify(report.warnings)).not.toMatch(/\bSAM\b/);
  expect(codes(report)).toEqual(['severalPeople']);
});
test("what only the other person's file holds makes no bureau present", () => {
  const report = read({
    ...joint,
    CREDIT_FILE: [creditFile('Equifax', { '@_ResultStatusType': 'NoFileReturnedNoHit' })],
    CREDIT_LIABILITY: liability({ '@BorrowerID': 'B2', CREDIT_REPOSITORY: repository('Equifax') }),
  });
  expect(fileOf(report, 'EQ')).toMatchObject({ present: 'no-hit', identity: { names: [] } });
  expect(codes(report)).toContain('clientNoFile');
});
test.for([
  ['ALEX H OTHER', true],
  ['SAMPLE, PAT', false],
  ['PAT Q SAMPLE JR', false],
  ['', false],
] as const)('ordered for "%s": warned %s', ([name, warned]) =>
  expect(codes(read({ BORROWER: borrower({ '@_UnparsedName': name }) })).includes('borrowerDiffers')).toBe(warned),
);
test('when no bureau names anyone, the borrower of the order is used', () => {
  expect(summarize(read({ CREDIT_FILE: [creditFile('Experian', { _BORROWER: null })] })).client).toMatchObject({
    name: 'PAT SAMPLE',
    ssnLast4: '1234',
  });
});
test('identity by bureau: month of birth, address without its repeated tail, last four of the SSN', () => {
  expect(fileOf(read(), 'EQ')?.identity).toEqual({
    names: [{ full: 'PAT SAMPLE', kind: 'primary' }],
    ssnLast4: '1234',
    dobs: [{ iso: '1980-01-01', precision: 'month' }],
    employers: [],
    phones: [],
    addresses: [{ kind: 'current', lines: ['12 ELM ST'], city: 'ANYTOWN', state: 'MA', zip: '02134-0001' }],
  });
});
