import { expect, test } from 'vitest';
import type { CustomField } from '../../contact-fields/contract.ts';
import { checkForm, fillForm, inputOfForm, maskSsn } from './contact-form.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ANA = fillForm({ firstName: 'Ana', lastName: 'Rivera' });
const field = (kind: CustomField['kind'], id = '0192f000-0000-7000-8000-000000000001'): CustomField => ({
  id,
  version: 1,
  label: 'Own',
  kind,
  choices: kind === 'choice' ? ['Red'] : [],
});

test('two names are enough, and so is a company', () => {
  expect(checkForm(ANA, [], NOW)).toEqual({});
  expect(checkForm(fillForm({ company: 'Northgate Recovery' }), [], NOW)).toEqual({});
  expect(inputOfForm(ANA)).toMatchObject({
    category: 'client',
    language: 'en',
    phone: null,
    ssn: null,
    dateOfBirth: null,
    urgency: null,
    tags: [],
    custom: {},
  });
});

test('each field gets the sentence of the contract', () => {
  const problems = checkForm(
    {
      ...ANA,
      lastName: 'Ri\nvera',
      email: 'ana@',
      phone: '12',
      phoneWork: '1',
      zip: '3',
      ssn: '900-12-3456',
      dateOfBirth: '2015-03-04',
      followUpOn: '2026-02-30',
      tags: 'x'.repeat(41),
    },
    [],
    NOW,
  );
  expect(Object.keys(problems).sort()).toEqual([
    'dateOfBirth',
    'email',
    'followUpOn',
    'lastName',
    'phone',
    'phoneWork',
    'ssn',
    'tags',
    'zip',
  ]);
});

test.each<[CustomField['kind'], string, unknown]>([
  ['text', ' vip ', 'vip'],
  ['text', '', null],
  ['number', '12.5', 12.5],
  ['number', 'many', 'many'],
  ['date', '2026-01-02', '2026-01-02'],
  ['choice', 'Red', 'Red'],
  ['yes-no', 'true', true],
  ['yes-no', 'false', false],
  ['yes-no', '', null],
])('an custom field of kind %s with %j becomes %j', (kind, typed, value) => {
  const own = field(kind);
  expect(inputOfForm(fillForm({ [`custom.${own.id}`]: typed }), [own]).custom).toEqual({ [own.id]: value });
});

test('tags and custom fields are filled in, and custom fields of the office are there though empty', () => {
  const draft = fillForm({ firstName: 'Ana', tags: 'vip\nspanish', 'custom.x': 'Red', unknown: 'gone' });
  expect(inputOfForm(draft).tags).toEqual(['vip', 'spanish']);
  expect(draft['custom.x']).toBe('Red');
  expect('unknown' in draft).toBe(false);
  const own = field('text');
  expect(fillForm({}, [own])[`custom.${own.id}`]).toBe('');
});

test('a number is never shown beyond its last four digits', () => {
  expect(maskSsn('219-09-9998')).toBe('•••-••-9998');
  expect(maskSsn('2190')).toBe('••••');
  expect(maskSsn('')).toBe('');
});
