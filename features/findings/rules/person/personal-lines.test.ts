// The personal details of a bureau's file as lines: one for a value, whose they are, and what their keys hold.
import { expect, test } from 'vitest';
import { isSameDetail, personalLines, type PersonalLine } from '../../../report-files/rules/personal-lines.ts';
import { findReportLine } from '../../../report-files/rules/report-lines.ts';
import { file, on, report } from '../disputed/testing.ts';

const HOME = { kind: 'current', lines: ['12 Elm St'], city: 'Reno', state: 'NV', zip: '89501' } as const;
const FILE = report({
  bureaus: [
    file('EQ', {
      identity: {
        names: [
          { full: 'MARIA ALVAREZ', kind: 'primary' },
          { full: 'ALVAREZ, MARIA', kind: 'aka' },
          { full: 'JUAN ALVAREZ', kind: 'spouse' },
          { full: 'JUAN ALVAREZ SR', kind: 'aka', owner: 'other' },
        ],
        ssnLast4: '4321',
        ssnVariants: ['9999'],
        dobs: [on('1980-03-04'), on('1961-01-01')],
        addresses: [HOME, { ...HOME, lines: ['12 ELM STREET'], zip: '89501-1234' }, { ...HOME, lines: ['77 Pine Rd'], owner: 'other' }],
        employers: [{ name: 'ACME MINES' }],
        phones: ['(775) 555-0142'],
      },
      alerts: [
        { bureau: 'EQ', kind: 'freeze', text: 'Frozen' },
        { bureau: 'EQ', kind: 'deceased', text: 'Consumer is deceased' },
        { bureau: 'EQ', kind: 'extended-fraud', text: 'Extended fraud alert', owner: 'other' },
      ],
    }),
    file('EX', { identity: { addresses: [{ ...HOME, kind: 'previous', lines: ['12 Elm Street, Apt 2'] }] } }),
    file('TU', { present: 'no-hit', identity: { names: [{ full: 'MARIA ALVAREZ', kind: 'primary' }] } }),
  ],
});
const shown = ({ lineId, heading }: PersonalLine): string => `${lineId} ${heading}`;

test('a value printed twice is one line, and what is another person’s, a freeze and a bureau without a file are none', () => {
  expect(personalLines(FILE, 'EQ').map(shown)).toEqual([
    'identity/names/0 Name: MARIA ALVAREZ',
    'identity/addresses/0 Address: 12 Elm St, Reno, NV 89501',
    'identity/dobs/0 Date of birth: Mar 4, 1980',
    'identity/dobs/1 Date of birth: Jan 1, 1961',
    'identity/ssnLast4 Social Security number ending in 4321',
    'identity/ssnVariants/0 Social Security number ending in 9999',
    'identity/employers/0 Employer: ACME MINES',
    'identity/phones/0 Phone number: (775) 555-0142',
    'alerts/1 Deceased alert: Consumer is deceased',
  ]);
  expect(personalLines(FILE, 'TU')).toEqual([]);
});

test('the place of a repeated value names its line, and the same value at another bureau is the same detail', () => {
  expect(findReportLine(FILE, 'personal-information', 'identity/addresses/1', 'EQ')?.lineId).toBe('identity/addresses/0');
  expect(findReportLine(FILE, 'personal-information', 'identity/addresses/2', 'EQ')).toBeUndefined();
  const [own, other] = [personalLines(FILE, 'EQ')[1], personalLines(FILE, 'EX')[0]];
  expect([own?.lineKey === other?.lineKey, isSameDetail(own?.reported ?? [], other?.reported ?? [])]).toEqual([true, true]);
});

test('keys, which are stored in the clear, hold no birth date and no digit of a Social Security number', () => {
  const keys = personalLines(FILE, 'EQ').filter(({ detail }) => detail === 'birth-date' || detail === 'ssn');
  expect(new Set(keys.map(({ lineKey }) => lineKey))).toEqual(new Set(['per|birth-date', 'per|ssn']));
});
