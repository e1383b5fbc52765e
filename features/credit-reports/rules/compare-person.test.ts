import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import { isRefusal } from '../../../platform/base/refusal.ts';
import { comparePerson, pickPerson, type KnownPerson } from './compare-person.ts';
import { fileOf, reportOf, when } from '../../account-matching/rules/testing-lines.ts';
import type { CreditReport, IdentityVariants } from '../../report-files/rules/model.ts';
import { readCreditReport } from '../../report-files/rules/read-credit-report.ts';

const SAMPLES = process.env['REDRESS_SAMPLES'] ?? join(import.meta.dirname, '../../../../shared/samples');
const ELM = { kind: 'current', lines: ['12 N ELM ST APT 4'], city: 'ANYTOWN', state: 'MA', zip: '02134-1111' } as const;

function reportNaming(...files: readonly Partial<IdentityVariants>[]): CreditReport {
  const empty = { names: [], dobs: [], addresses: [], employers: [], phones: [] };
  return reportOf([], {
    bureaus: files.map((identity, at) =>
      fileOf((['TU', 'EX', 'EQ'] as const)[at] ?? 'TU', '2026-03-02', { identity: { ...empty, ...identity } }),
    ),
  });
}
const named = (full: string, kind: 'primary' | 'aka' | 'former' | 'spouse' = 'primary') => ({ names: [{ full, kind }] });
const known = (fields: Partial<KnownPerson> = {}): KnownPerson => ({
  firstName: 'Maria',
  lastName: 'Sample',
  otherNames: [],
  ssnLast4: '1234',
  dateOfBirth: parseCivilDate('1980-05-14') ?? null,
  birthYear: null,
  addresses: [],
  ...fields,
});
const said = (report: CreditReport, person: KnownPerson) =>
  comparePerson(report, person).map(({ what, stops }) => (stops ? `${what} stops` : what));

const same = { ...named('MARIA SAMPLE'), ssnLast4: '1234', dobs: [when('1980-05-14')], addresses: [ELM] };

describe('the person of a report', () => {
  test.for<readonly [string, CreditReport, KnownPerson, readonly string[]]>([
    ['the same', reportNaming(same), known(), []],
    ['no one named', reportNaming({}), known(), []],
    ['nothing known of the contact', reportNaming(same), known({ firstName: '', lastName: '', ssnLast4: null, dateOfBirth: null }), []],
    ['another SSN at every bureau', reportNaming({ ...same, ssnLast4: '9999' }, { ...same, ssnLast4: '8888' }), known(), ['ssn stops']],
    ['another SSN at one bureau', reportNaming({ ...same, ssnLast4: '9999' }, same), known(), []],
    ['the SSN among the variants', reportNaming({ ...same, ssnLast4: '9999', ssnVariants: ['1234'] }), known(), []],
    ['a last name by marriage', reportNaming({ ...same, ...named('MARIA NEWNAME') }), known(), ['name']],
    [
      'a last name by marriage and another birth date',
      reportNaming({ ...same, ...named('MARIA NEWNAME'), dobs: [when('1980-05-15')] }),
      known(),
      ['name', 'birth stops'],
    ],
    ['another name, the SSN the same', reportNaming({ ...same, ...named('JOSE OTHER') }), known(), ['name']],
    [
      'another name and birth, the SSN the same',
      reportNaming({ ...same, ...named('JOSE OTHER'), dobs: [when('1955')] }),
      known(),
      ['name stops', 'birth stops'],
    ],
    [
      'another name and birth, no SSN',
      reportNaming({ ...named('JOSE OTHER'), dobs: [when('1955-01-02')] }),
      known(),
      ['name stops', 'birth stops'],
    ],
    ['another name and nothing else', reportNaming(named('JOSE OTHER')), known(), ['name stops']],
    [
      'another name at the same address',
      reportNaming({ ...named('JOSE OTHER'), addresses: [ELM] }),
      known({ addresses: [{ line1: '12 Elm Street', city: 'Anytown', state: 'MA', zip: '02134' }] }),
      ['name'],
    ],
    ['only the birth date differs', reportNaming({ ...same, dobs: [when('1981-05-14')] }), known(), ['birth stops']],
    ['another birth date at one bureau', reportNaming({ ...same, dobs: [when('1981-05-14')] }, same), known(), []],
    ['a year of birth that fits', reportNaming({ ...same, dobs: [when('1980')] }), known(), []],
    ['only the year is known', reportNaming(same), known({ dateOfBirth: null, birthYear: 1980 }), []],
    ['only another year is known', reportNaming(same), known({ dateOfBirth: null, birthYear: 1962 }), ['birth stops']],
    [
      'moved away',
      reportNaming(same),
      known({ addresses: [{ line1: '9 Oak Ave', city: 'Elsewhere', state: 'TX', zip: '75001' }] }),
      ['address'],
    ],
    [
      'a spouse is not the person',
      reportNaming({
        names: [
          { full: 'MARIA SAMPLE', kind: 'spouse' },
          { full: 'JOSE OTHER', kind: 'primary' },
        ],
      }),
      known({ ssnLast4: null }),
      ['name stops'],
    ],
  ])('%s', ([, report, person, expected]) => {
    expect(said(report, person)).toEqual(expected);
  });

  test.for<readonly [string, string, string, boolean]>([
    ['JOHN SMITH', 'John', 'Smith', true],
    ['SMITH JOHN', 'John', 'Smith', true],
    ['SMITH, JOHN A', 'John', 'Smith', true],
    ['JON SMITH', 'John', 'Smith', true],
    ['BILL SMITH JR', 'William', 'Smith', true],
    ['J SMITH', 'John', 'Smith', true],
    ['JOHN A SMYTHE', 'John', 'Smith', false],
    ['JOSÉ PEÑA', 'Jose', 'Pena', true],
    ['MARIA LOPEZ GARCIA', 'Maria', 'Lopez', true],
    ['ANN LEE-JONES', 'Ann', 'Jones', true],
    ["SEAN O'BRIEN", 'Sean', 'Obrien', true],
    ['JOHN SMITH', 'Jane', 'Smith', false],
    ['ROBERT SMITH', 'Richard', 'Smith', false],
    ['JOHN JONES', 'John', 'Smith', false],
  ])('%s for %s %s: %s', ([full, firstName, lastName, alike]) => {
    expect(said(reportNaming(named(full)), known({ firstName, lastName, ssnLast4: null, dateOfBirth: null }))).toEqual(
      alike ? [] : ['name stops'],
    );
  });

  test('other names of the contact count', () => {
    expect(said(reportNaming(named('MARIA BEFORE')), known({ otherNames: ['Maria Before'] }))).toEqual([]);
  });

  test('sentences give both values, of SSNs the last four digits', () => {
    const messages = comparePerson(reportNaming({ ...named('JOSE OTHER'), ssnLast4: '9999', dobs: [when('1955-01-02')] }), known()).map(
      ({ message }) => message,
    );
    expect(messages).toEqual([
      "The report lists SSNs ending in 9999; this contact's ends in 1234.",
      'The report names JOSE OTHER; this contact is Maria Sample.',
      "The report gives Jan 2, 1955 as the date of birth; this contact's is May 14, 1980.",
    ]);
  });
});

describe('which person of a file the contact is', () => {
  const MARIA = { id: 'person-1', name: 'MARIA SAMPLE', ssnLast4: '1234', birth: when('1980-05-14'), client: true };
  const JOSE = { id: 'person-2', name: 'JOSE SAMPLE', ssnLast4: '9999', birth: when('1978-02-03'), client: false };
  const junior = { ...JOSE, name: 'MARIA SAMPLE JR' };
  const nothing = known({ firstName: '', lastName: '', ssnLast4: null, dateOfBirth: null });
  test.for<readonly [string, Parameters<typeof pickPerson>[0], KnownPerson, string | undefined]>([
    ['all agrees with one', [MARIA, JOSE], known(), 'person-1'],
    ['the second', [MARIA, JOSE], known({ firstName: 'Jose', ssnLast4: '9999', dateOfBirth: null }), 'person-2'],
    ['the name alone', [MARIA, JOSE], known({ ssnLast4: null, dateOfBirth: null }), 'person-1'],
    ['names alike, told apart by SSN', [MARIA, junior], known({ dateOfBirth: null }), 'person-1'],
    ['names alike and nothing else known', [MARIA, junior], known({ ssnLast4: null, dateOfBirth: null }), undefined],
    ['nothing known of the contact', [MARIA, JOSE], nothing, undefined],
    ['the name of one with the SSN of the other', [MARIA, JOSE], known({ ssnLast4: '9999', dateOfBirth: null }), undefined],
    ['a name with another SSN', [MARIA, JOSE], known({ ssnLast4: '7777', dateOfBirth: null }), undefined],
    [
      'a name with another date of birth',
      [MARIA, JOSE],
      known({ ssnLast4: null, dateOfBirth: parseCivilDate('1999-01-01') ?? null }),
      undefined,
    ],
    ['a last name by marriage', [MARIA, JOSE], known({ lastName: 'Newname' }), 'person-1'],
    ['a person without a name beside', [MARIA, { id: 'person-2', name: null, client: false }], known(), 'person-1'],
    ['neither', [MARIA, JOSE], known({ firstName: 'Ann', lastName: 'Other', ssnLast4: '7777' }), undefined],
  ])('%s', ([, people, person, id]) => expect(pickPerson(people, person)?.id).toBe(id));
});

describe('the persons of the samples', () => {
  test.for([
    ['truelink-json/mfsn_3b_report_full_deidentified.json', 'John', 'Smith', '0123', '1985-04-12'],
    ['array-mismo-json/array-sandbox_donald-blair_credmo3bReport.json', 'Donald', 'Blair', null, '1940-06-09'],
  ] as const)('%s is taken for its own and stopped for others', ([path, firstName, lastName, ssnLast4, birth], { skip }) => {
    const file = join(SAMPLES, path);
    skip(!existsSync(file), `no sample ${path}`);
    const report = readCreditReport(new Uint8Array(readFileSync(file)));
    if (isRefusal(report)) throw new Error(report.code);
    const own = known({ firstName, lastName, ssnLast4, dateOfBirth: parseCivilDate(birth) ?? null });
    expect(comparePerson(report, own)).toEqual([]);
    expect(
      comparePerson(report, { ...own, dateOfBirth: null, ssnLast4: null, firstName: 'Someone', lastName: 'Different' }).map(
        ({ what, stops }) => [what, stops],
      ),
    ).toEqual([['name', true]]);
    expect(comparePerson(report, known()).some(({ stops }) => stops)).toBe(true);
  });
});
