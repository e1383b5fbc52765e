// Files about several people: whose each line is, and what of it is the client's.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchAccounts } from '../../../account-matching/rules/match-accounts.ts';
import { isRefusal } from '../../../../platform/base/refusal.ts';
import type { CreditReport } from '../model.ts';
import { countOthers, ownReport } from '../own-report.ts';
import { readCreditReport } from '../read-credit-report.ts';
import { subjectOf, summarize } from '../report-summary.ts';
import type { Json } from '../testing.ts';
import {
  asArray,
  asMismo2,
  asMismo3,
  borrower3,
  creditFile,
  file3,
  jointOrder,
  liability,
  liability3,
  link,
  source3,
  type Fields,
} from './testing-mismo.ts';

function read(source: string, person?: string): CreditReport {
  const report = readCreditReport(new TextEncoder().encode(source), person);
  if (isRefusal(report)) throw new Error(report.code);
  return report;
}
const array = (fields: Fields = jointOrder()): string => JSON.stringify(asArray(fields));
const presence = (report: CreditReport) => Object.fromEntries(report.bureaus.map(({ bureau, present }) => [bureau, present]));
const names = (report: CreditReport) =>
  report.accounts.map(({ displayName, byBureau }) => `${displayName} ${Object.keys(byBureau).join()}`);

describe.each([
  ['Array', array()],
  ['MISMO 2', asMismo2(jointOrder())],
])('a joint order as %s', (_name, source) => {
  test('each line says whose it is, and the file says who its people are', () => {
    const report = read(source);
    expect(report.accounts.map(({ displayName, owner }) => [displayName, owner])).toEqual([
      ['PAT CARD', 'client'],
      ['SAM CARD', 'other'],
      ['JOINT AUTO', 'joint'],
      ['SAM STORE', 'other'],
    ]);
    expect([report.inquiries.map(({ owner }) => owner), report.publicRecords.map(({ owner }) => owner)]).toEqual([
      ['client', 'other'],
      ['client', 'other'],
    ]);
    expect(report.people).toEqual([
      { id: 'person-1', name: 'PAT SAMPLE', ssnLast4: '1234', birth: { iso: '1980-01-05', precision: 'day' }, client: true },
      { id: 'person-2', name: 'SAM SAMPLE', ssnLast4: '5678', birth: { iso: '1979-07-08', precision: 'day' }, client: false },
    ]);
    expect(report.others).toEqual({ accounts: 2, inquiries: 1, publicRecords: 1 });
    expect(summarize(report)).toMatchObject({ accounts: 4, othersAccounts: 2, inquiries: 2, publicRecords: 2, scores: [{ value: 701 }] });
  });

  test("the first person's part: no line, name, address, score, statement, creditor or warning of the other", () => {
    const own = ownReport(read(source));
    expect(JSON.stringify(own)).not.toMatch(/\bSAM\b|5678|4444|6666|"value":5/);
    expect(names(own)).toEqual(['PAT CARD EX', 'JOINT AUTO EX,TU']);
    expect(presence(own)).toEqual({ EQ: 'no-hit', EX: 'yes', TU: 'yes' });
    expect([own.accountsListed, own.publicRecordsListed, own.people, countOthers(own)]).toEqual([2, 1, undefined, 4]);
  });

  test("the second person's part, when the second one is the client", () => {
    const own = ownReport(read(source, 'person-2'));
    expect(JSON.stringify(own)).not.toMatch(/\bPAT\b|1234|3333|"value":7|I MOVED/);
    expect(names(own)).toEqual(['SAM CARD EX', 'JOINT AUTO EX,EQ,TU', 'SAM STORE EQ']);
    expect(presence(own)).toEqual({ EQ: 'yes', EX: 'yes', TU: 'yes' });
    expect(subjectOf(own)).toMatchObject({
      name: 'SAM SAMPLE',
      ssnLast4: '5678',
      dateOfBirth: '1979-07-08',
      address: '99 SAM LANE, ANYTOWN, MA 02134',
    });
    expect(own.bureaus.flatMap(({ scores }) => scores.map(({ value }) => value)).sort()).toEqual([555, 560]);
  });
});

test('a joint MISMO 3 order', () => {
  const lines = [liability3('L1', source3('Experian')), liability3('L2', source3('Experian')), liability3('L3', source3('Equifax'))];
  const report = read(
    asMismo3({
      response: {
        CREDIT_RESPONSE_DETAIL: { CreditReportFirstIssuedDate: '2026-03-02', CreditRatingCodeType: 'Experian' },
        PARTIES: { PARTY: [borrower3('R1', 'PAT', 'Primary'), borrower3('R2', 'SAM', 'Secondary')] },
        CREDIT_FILES: {
          CREDIT_FILE: [
            file3('F1', 'Experian'),
            { ...file3('F2', 'Equifax'), PARTY: { INDIVIDUAL: { NAME: { FullName: 'SAM SAMPLE' } } } },
          ],
        },
        CREDIT_LIABILITIES: { CREDIT_LIABILITY: lines },
      },
      links: [link('F1', 'R1'), link('F2', 'R2'), link('L1', 'R1'), link('L2', 'R1'), link('L2', 'R2'), link('L3', 'R2')],
    }),
  );
  expect(report.accounts.map(({ owner }) => owner)).toEqual(['client', 'joint', 'other']);
  expect(ownReport(report).accounts.map(({ id }) => id)).toEqual(['account-1', 'account-2']);
  // Ids stay those of the whole file, so that what was chosen before still names the same line.
  expect(presence(ownReport(report))).toMatchObject({ EX: 'yes', EQ: 'no-hit' });
});

describe('lines that name no one', () => {
  const joint = jointOrder();
  const without = (file: string): Fields => liability({ '@BorrowerID': '', '@CreditFileID': file, _CREDITOR: { '@_Name': 'LOST BANK' } });
  const owners = (fields: Fields) => read(array({ ...joint, ...fields })).accounts.map(({ owner }) => owner);
  test('belong to whom the credit file belongs', () =>
    expect(owners({ CREDIT_LIABILITY: [without('F-EX-B1'), without('F-EX-B2')] })).toEqual(['client', 'other']));
  test('belong to the only person with a file', () => {
    const file = (owner: string, status: string): Fields =>
      creditFile('Experian', { '@CreditFileID': owner, '@BorrowerID': owner, '@_ResultStatusType': status });
    const CREDIT_FILE = [file('B1', 'FileReturned'), file('B2', 'NoFileReturnedNoHit')];
    expect(owners({ CREDIT_FILE, CREDIT_LIABILITY: without('') })).toEqual(['client']);
    expect(read(array({ ...joint, CREDIT_FILE, CREDIT_LIABILITY: without('') }), 'person-2').accounts.map(({ owner }) => owner)).toEqual([
      'other',
    ]);
  });
  test('are not used when both have one, and that is said', () => {
    const report = read(array({ ...joint, CREDIT_LIABILITY: [without('')], CREDIT_INQUIRY: [], CREDIT_PUBLIC_RECORD: [] }));
    expect(report.accounts.map(({ owner }) => owner)).toEqual(['other']);
    expect(report.warnings).toContainEqual(
      expect.objectContaining({ code: 'ownerUnknown', message: expect.stringContaining('1 line does not say') }),
    );
  });
  test('of someone the order does not name are not the client’s', () => {
    const [client] = [joint['BORROWER']].flat() as Json[];
    const report = read(array({ ...joint, BORROWER: client ?? null }));
    expect(report.accounts.map(({ owner }) => owner)).toEqual(['client', 'other', 'joint', 'other']);
    expect(report.people?.map(({ name }) => name)).toEqual(['PAT SAMPLE', 'SAM SAMPLE']);
  });
});

test('one person listed twice is one', () => {
  const report = read(
    array({
      BORROWER: [
        { '@BorrowerID': 'B1', '@_UnparsedName': 'PAT SAMPLE', '@_SSN': '666-00-1234' },
        { '@BorrowerID': 'B2', '@_UnparsedName': 'PATRICIA SAMPLE', '@_SSN': '666001234' },
      ],
      CREDIT_LIABILITY: [liability(), liability({ '@BorrowerID': 'B2' })],
    }),
  );
  expect([report.people, report.accounts.map(({ owner }) => owner)]).toEqual([undefined, [undefined, undefined]]);
});

test('matching puts no line of one person to a line of the other', () => {
  const same = (owner: string, source: string): Fields =>
    liability({ '@BorrowerID': owner, '@CreditFileID': '', CREDIT_REPOSITORY: { '@_SourceType': source } });
  const report = read(
    array({ ...jointOrder(), CREDIT_LIABILITY: [same('B1', 'Experian'), same('B2', 'TransUnion'), same('B1 B2', 'TransUnion')] }),
  );
  const matched = matchAccounts(report, []);
  expect(matched.accounts.map(({ owner, byBureau }) => `${owner ?? ''} ${Object.keys(byBureau).join()}`)).toEqual([
    'joint EX,TU',
    'other TU',
  ]);
});

test('whatever owners a file gives, the part of a person has nothing of another alone, and is its own part', () => {
  const owner = fc.constantFrom('B1', 'B2', 'B1 B2', '', 'B9');
  const files = fc.constantFrom('', 'F-EX-B1', 'F-EX-B2', 'F-EQ-B2');
  const line = fc.record({ owner, file: files, source: fc.constantFrom('Experian', 'Equifax', 'TransUnion', 'Other') });
  const joint = jointOrder();
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), fc.constantFrom('person-1', 'person-2'), (lines, person) => {
      const named = lines.map((one, at): Fields => ({
        ...liability({ '@BorrowerID': one.owner, '@CreditFileID': one.file, '@_AccountIdentifier': `41110000${1000 + at}0000` }),
        _CREDITOR: { '@_Name': `CREDITOR ${one.owner.replace(' ', '+') || 'NONE'} ${at} END` },
        CREDIT_REPOSITORY: { '@_SourceType': one.source },
      }));
      const report = read(array({ ...joint, CREDIT_LIABILITY: named }), person);
      const own = ownReport(report);
      const others = person === 'person-1' ? 'B2' : 'B1';
      expect(JSON.stringify(own)).not.toContain(`CREDITOR ${others} `);
      expect(JSON.stringify(own)).not.toContain('"owner":"other"');
      expect(ownReport(own)).toEqual(own);
      // Each line of the file is in the part of someone, or its owner is not known, or its bureau has no file of the client.
      expect((own.accountsListed ?? 0) + (own.others?.accounts ?? 0)).toBe(lines.length);
    }),
    { numRuns: 150 },
  );
});
