import { describe, expect, test } from 'vitest';
import type { CreditReport } from '../../report-files/rules/model.ts';
import { bankruptcy, inquiry, line, reportOf, when } from '../../account-matching/rules/testing-lines.ts';
import { compareReports } from './compare-reports.ts';
import { accountsOf, LATER } from './testing-pairs.ts';

describe('inquiries and public records', () => {
  const filed = (inquiries: CreditReport['inquiries'], publicRecords: CreditReport['publicRecords'] = []) => ({ inquiries, publicRecords });
  const events = (before: Partial<CreditReport>, after: Partial<CreditReport>) =>
    compareReports(reportOf(accountsOf([['R', line('EX')]]), before), reportOf(accountsOf([['R', line('EX')]]), after, LATER))
      .bureaus.EX.events.filter(({ line: what }) => what !== 'tradeline')
      .map(({ kind, line: what, heading, evidence }) => `${kind} ${what} ${heading}${evidence ? ' (by itself)' : ''}`);
  test.for<readonly [string, Partial<CreditReport>, Partial<CreditReport>, readonly string[]]>([
    [
      'kept under a longer name',
      filed([inquiry('EX', 'TEST AUTO', '2025-11-03')]),
      filed([inquiry('EX', 'TEST AUTO INC', '2025-11-04')]),
      ['unchanged inquiry TEST AUTO INC'],
    ],
    ['gone', filed([inquiry('EX', 'TEST AUTO', '2025-11-03')]), filed([]), ['deleted inquiry TEST AUTO']],
    ['gone after two years', filed([inquiry('EX', 'TEST AUTO', '2024-04-20')]), filed([]), ['deleted inquiry TEST AUTO (by itself)']],
    [
      'made twice on one day, one gone',
      filed([inquiry('EX', 'A', '2025-11-03'), inquiry('EX', 'A', '2025-11-03')]),
      filed([inquiry('EX', 'A', '2025-11-03')]),
      ['deleted inquiry A', 'unchanged inquiry A'],
    ],
    [
      'soft ones come and go',
      filed([inquiry('EX', 'A', '2025-11-03', { kind: 'soft' })]),
      filed([inquiry('EX', 'B', '2026-03-03', { kind: 'soft' })]),
      [],
    ],
    ['new', filed([]), filed([inquiry('EX', 'B', '2026-03-03')]), ['added inquiry B']],
    ['of another bureau', filed([inquiry('TU', 'A', '2025-11-03')]), filed([]), []],
    [
      'a bankruptcy discharged',
      filed([], [bankruptcy('EX')]),
      filed([], [bankruptcy('EX', { status: 'Discharged', reference: '8341020GK', filed: when('2020-02-05') })]),
      ['improved public-record Chapter 7 bankruptcy'],
    ],
    ['a bankruptcy gone', filed([], [bankruptcy('EX')]), filed([]), ['deleted public-record Chapter 7 bankruptcy']],
    [
      'a bankruptcy past its ten years',
      filed([], [bankruptcy('EX', { filed: when('2016-03-01') })]),
      filed([]),
      ['deleted public-record Chapter 7 bankruptcy (by itself)'],
    ],
    [
      'another case',
      filed([], [bankruptcy('EX')]),
      filed([], [bankruptcy('EX', { reference: '999', filed: when('2025-01-01') })]),
      ['deleted public-record Chapter 7 bankruptcy', 'added public-record Chapter 7 bankruptcy'],
    ],
  ])('%s', ([, before, after, expected]) => {
    expect(events(before, after)).toEqual(expected);
  });
});
