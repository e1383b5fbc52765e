import { describe, expect, test } from 'vitest';
import type { BureauFile, BureauTrade, Tradeline } from '../../../report-files/rules/model.ts';
import {
  account,
  collectionAccount,
  collector,
  day,
  file,
  input,
  keyOf,
  line,
  on,
  report,
  reportOf,
  saying,
  says,
} from '../disputed/testing.ts';
import type { AnalysisInput, ClientStatement } from '../finding.ts';
import { reportedDeceased } from './deceased.ts';
import { mixedFile } from './mixed-file.ts';
import { personalData } from './personal-data.ts';
import { isMisspelling, personName, suffixesConflict } from '../../../report-files/rules/person-names.ts';
import { notResponsible } from './responsibility.ts';

type Case = readonly [what: string, given: AnalysisInput, said: string];

describe('names', () => {
  test.for([
    ['JOHN Q SMITH JR', { first: 'JOHN', last: 'SMITH', suffix: 'JR' }],
    ['Smith, John Q', { first: 'JOHN', last: 'SMITH', suffix: null }],
    ['JOHN SMITH, SR', { first: 'JOHN', last: 'SMITH', suffix: 'SR' }],
    ["Mr. Sean O'Neil", { first: 'SEAN', last: 'ONEIL', suffix: null }],
    ['CHER', undefined],
  ] as const)('%s', ([full, name]) => expect(personName(full)).toEqual(name));
  test.for([
    ['SMITH', 'SMYTH', true],
    ['JOHNSON', 'JOHNSTON', true],
    ['MARTIN', 'MARTNI', true],
    ['SMITH', 'SMITH', false],
    ['SMITH', 'JONES', false],
    ['KIM', 'KIN', false],
    ['MARTINEZ', 'MARTIN', false],
  ] as const)('%s and %s: %s', ([a, b, is]) => expect(isMisspelling(a, b)).toBe(is));
  test.for([
    ['JR', 'SR', true],
    ['II', 'III', true],
    ['JR', 'II', false],
    ['JR', null, false],
  ] as const)('%s against %s: %s', ([a, b, is]) => expect(suffixesConflict(a, b)).toBe(is));
});

describe("A30 not the client's to pay", () => {
  const late = (fields: Partial<BureauTrade> = {}) => line({ payStatus: 'late60', responsibility: 'authorized-user', ...fields });
  const at = (...lines: BureauTrade[]) => input(reportOf(account(lines)));
  const hit = 'A30 EQ FIRST TEST BANK';
  test.for<Case>([
    ['authorized user, late', at(late()), hit],
    ['terminated, charged off', at(late({ responsibility: 'terminated', payStatus: 'charge-off' })), hit],
    ['authorized user, current', at(late({ payStatus: 'current' })), '-'],
    ['joint', at(late({ responsibility: 'joint' })), '-'],
    ['responsibility not printed', at(late({ responsibility: 'undesignated' })), '-'],
    ['owner by another bureau', at(late(), line({ bureau: 'TU', responsibility: 'individual' })), '-'],
    ['late by another bureau only', at(late({ payStatus: 'current' }), late({ bureau: 'TU' })), hit.replace('EQ', 'TU')],
    ['blended', input(reportOf(account([late()], { blended: true }))), '-'],
  ])('%s', ([, given, said]) => expect(says(notResponsible, given)).toBe(said));
});

describe('A31 deceased', () => {
  const remark = (text: string) => input(reportOf(account([line({ remarks: [{ text }] })])));
  const alert = (text: string) => input(report({ bureaus: [file('TU', { alerts: [{ bureau: 'TU', kind: 'deceased', text }] })] }));
  test.for<Case>([
    ['alert', alert('SSN is of a person reported deceased'), 'A31 TU Deceased alert'],
    ['alert that denies it', alert('Input SSN is not recorded as deceased'), '-'],
    ['responsibility', input(reportOf(account([line({ responsibility: 'deceased' })]))), 'A31 EQ FIRST TEST BANK'],
    ['remark', remark('Consumer deceased'), 'A31 EQ FIRST TEST BANK'],
    ['joint holder', remark('Joint account holder deceased'), '-'],
    ['co-borrower', remark('Co-borrower deceased'), '-'],
    ['nothing', remark('Account closed by consumer'), '-'],
  ])('%s', ([, given, said]) => expect(says(reportedDeceased, given)).toBe(said));
  test('is grave', () => expect(reportedDeceased.run(remark('Consumer deceased'))[0]?.severity).toBe('high'));
});

describe('A32 mixed file', () => {
  const street = { kind: 'previous' as const, lines: ['12 OAK AVE'], city: 'X', state: 'MA', zip: '02134' };
  const lived = (text: string): ClientStatement => ({ kind: 'never-lived-at', text });
  const at = (
    identity: Partial<BureauFile['identity']>,
    client: Partial<AnalysisInput['client']> = {},
    accounts: readonly Tradeline[] = [],
  ) => input(report({ bureaus: [file('EQ', { identity }), file('EX')], accounts }), { client });
  const known = { ssnLast4: '1234', dateOfBirth: day('1980-01-01'), names: ['Pat Sample'] };
  const hit = 'A32 EQ Mixed file';
  const minor = (fields: Partial<BureauTrade> = {}) => account([line({ opened: on('1997-12'), ...fields })]);
  test.for<Case>([
    ['SSN and year of birth: 6', at({ ssnLast4: '9999', dobs: [on('1951')] }, known), hit],
    ['SSN alone: 3', at({ ssnLast4: '9999' }, known), '-'],
    ['SSN 3 and one address 1', at({ ssnLast4: '9999', addresses: [street] }, { ...known, statements: [lived('12 Oak Avenue')] }), hit],
    [
      'the address listed twice counts once; birth 3 + address 1',
      at({ dobs: [on('1951')], addresses: [street, street] }, { ...known, statements: [lived('12 Oak Ave')] }),
      hit,
    ],
    [
      'one address listed twice and a suffix: 3',
      at(
        { names: [{ full: 'PAT SAMPLE SR', kind: 'aka' }], addresses: [street, street] },
        { ...known, names: ['Pat Sample Jr'], statements: [lived('12 Oak Ave')] },
      ),
      '-',
    ],
    ['addresses the client said nothing of', at({ ssnLast4: '9999', addresses: [street] }, { ...known, addresses: ['9 Elm St'] }), '-'],
    [
      'suffix 2 and unknown name 2',
      at(
        {
          names: [
            { full: 'PAT SAMPLE SR', kind: 'aka' },
            { full: 'QUINN OTHER', kind: 'aka' },
          ],
        },
        { ...known, names: ['Pat Sample Jr'] },
      ),
      hit,
    ],
    [
      'suffix 2 and a married name 0',
      at(
        {
          names: [
            { full: 'PAT SAMPLE SR', kind: 'aka' },
            { full: 'PAT OTHER', kind: 'former' },
          ],
        },
        { ...known, names: ['Pat Sample Jr'] },
      ),
      '-',
    ],
    ['birth 3, opened at 17: 2', at({ dobs: [on('1951')] }, known, [minor()]), hit],
    ['opened at 17 and shared', at({ dobs: [on('1951')] }, known, [minor({ responsibility: 'joint' })]), '-'],
    ['opened perhaps at 18', at({ dobs: [on('1951')] }, known, [minor({ opened: on('1998-01') })]), '-'],
    ['same year of birth, year only', at({ ssnLast4: '9999', dobs: [on('1980')] }, known), '-'],
    [
      'nothing known of the client, two numbers and two years in the file',
      at({ ssnLast4: '1234', ssnVariants: ['9999'], dobs: [on('1980'), on('1951')] }),
      hit,
    ],
    ['nothing known and nothing odd', at({ ssnLast4: '1234', dobs: [on('1980')] }), '-'],
  ])('%s', ([, given, said]) => expect(says(mixedFile, given)).toBe(said));

  test('an unknown account of one bureau counts 2, of two bureaus nothing', () => {
    const statement: ClientStatement = { kind: 'not-applied', lineKey: keyOf(line()) };
    const given = (lines: BureauTrade[]) => at({ dobs: [on('1951')] }, { ...known, statements: [statement] }, [account(lines)]);
    expect(says(mixedFile, given([line()]))).toBe(hit);
    expect(says(mixedFile, given([line(), line({ bureau: 'EX' })]))).toBe('-');
  });
});

describe('A33 personal information', () => {
  const at = (identity: Partial<BureauFile['identity']>, client: Partial<AnalysisInput['client']> = {}) =>
    input(report({ bureaus: [file('EX', { identity })] }), { client });
  const name = (full: string, kind: 'primary' | 'former' | 'spouse' = 'primary') => ({ names: [{ full, kind }] });
  const home = (kind: 'current' | 'previous', street: string) => ({
    addresses: [{ kind, lines: [street], city: 'Reno', state: 'NV', zip: '89501' }],
  });
  const pat = { names: ['Pat Sample'] };
  test.for<Case>([
    ['misspelt', at(name('PAT SAMPEL'), pat), 'A33 EX Name: PAT SAMPEL'],
    ['as known, with a middle name', at(name('PAT Q SAMPLE'), pat), '-'],
    ['former name', at(name('PAT MAIDEN', 'former'), pat), '-'],
    ['a spouse', at(name('PAM SAMPEL', 'spouse'), pat), '-'],
    [
      'a name the client does not know',
      at(name('QUINN OTHER'), { statements: [{ kind: 'unknown-name', text: 'Quinn Other' }] }),
      'A33 EX Name: QUINN OTHER',
    ],
    ['names unknown to us', at(name('PAT SAMPEL')), '-'],
    ['another birthday', at({ dobs: [on('1980-01-02')] }, { dateOfBirth: day('1980-01-01') }), 'A33 EX Date of birth: Jan 2, 1980'],
    ['the year fits', at({ dobs: [on('1980')] }, { dateOfBirth: day('1980-05-06') }), '-'],
    ['birthday unknown to us', at({ dobs: [on('1980')] }), '-'],
    [
      'current address unlike every known one',
      at(home('current', '77 PINE RD'), { addresses: ['12 Elm Street, Reno'] }),
      'A33 EX Address: 77 PINE RD, Reno, NV 89501',
    ],
    ['the same street in other words', at(home('current', '12 N ELM ST APT 4'), { addresses: ['12 North Elm Street'] }), '-'],
    ['a previous address no one spoke of', at(home('previous', '77 PINE RD'), { addresses: ['12 Elm Street'] }), '-'],
    [
      'a previous address the client denies',
      at(home('previous', '77 PINE RD'), { statements: [{ kind: 'never-lived-at', text: '77 Pine Road' }] }),
      'A33 EX Address: 77 PINE RD, Reno, NV 89501',
    ],
    ['addresses unknown to us', at(home('current', '77 PINE RD')), '-'],
    [
      'an employer unlike every known one',
      at({ employers: [{ name: 'ACME MINES' }] }, { employers: ['Reno Schools'] }),
      'A33 EX Employer: ACME MINES',
    ],
    ['an employer with a word in common', at({ employers: [{ name: 'RENO SCHOOL DISTRICT' }] }, { employers: ['Reno Schools'] }), '-'],
    ['employers unknown to us', at({ employers: [{ name: 'ACME MINES' }] }), '-'],
  ])('%s', ([, given, said]) => expect(says(personalData, given)).toBe(said));
  test('what the client did not say is asked quietly', () => {
    expect(personalData.run(at(home('current', '77 PINE RD'), { addresses: ['12 Elm Street'] }))[0]).toMatchObject({
      severity: 'low',
      suggestedReason: 'address-not-mine',
      lineId: 'identity/addresses/0',
    });
  });
});

test('a collection and no client data say nothing of a person', () => {
  const given = saying(report({ accounts: [collectionAccount([collector()])] }));
  expect([notResponsible, reportedDeceased, mixedFile, personalData].map((analysis) => says(analysis, given))).toEqual([
    '-',
    '-',
    '-',
    '-',
  ]);
});
