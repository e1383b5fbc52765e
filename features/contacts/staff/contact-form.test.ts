import { expect, test } from 'vitest';
import { checkForm, fillForm, inputOfForm, maskSsn, SECRET_FIELDS } from './contact-form.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const ANA = fillForm({ firstName: 'Ana', lastName: 'Rivera' });

test('two names are enough', () => {
  expect(checkForm(ANA, NOW)).toEqual({});
  expect(inputOfForm(ANA)).toMatchObject({ category: 'client', phone: null, ssn: null, dateOfBirth: null, urgency: null });
});

test('each field gets the sentence of the contract', () => {
  const problems = checkForm({ ...ANA, lastName: ' ', email: 'ana@', phone: '12', zip: '3', ssn: '900-12-3456', dateOfBirth: '2015-03-04' }, NOW);
  expect(Object.keys(problems).sort()).toEqual(['dateOfBirth', 'email', 'lastName', 'phone', 'ssn', 'zip']);
});

test('a number is never shown beyond its last four digits', () => {
  expect(maskSsn('219-09-9998')).toBe('•••-••-9998');
  expect(maskSsn('2190')).toBe('••••');
  expect(maskSsn('')).toBe('');
});

test('SSN and date of birth never enter a draft', () => {
  expect(SECRET_FIELDS).toEqual(expect.arrayContaining(['ssn', 'dateOfBirth']));
});
