import { expect, test } from 'vitest';
import { grants } from '../../identity/rules/permissions.ts';
import { nameRight, partOfRight, sentenceOf, whyGranted } from './describe-right.ts';

test.each([
  [{ summary: 'Contacts, a page at a time', reads: true }, 'See contacts'],
  [
    { summary: 'What needs action now, and the numbers of the office, limited to what the person may see', reads: true },
    'See what needs action now, and the numbers of the office, limited to what the person may see',
  ],
  [
    { summary: 'Contacts that share an email, phone or name with a contact', reads: true },
    'See contacts that share an email, phone or name with a contact',
  ],
  [
    { summary: 'Show SSN and date of birth in full; recorded as activity', reads: false },
    'Show SSN and date of birth in full; recorded as activity',
  ],
  [{ summary: 'CSV of the problems; masked', reads: true }, 'See CSV of the problems'],
  [{ summary: 'Pass gates with a written reason, newest first', reads: true }, 'Pass gates with a written reason'],
])('%j: %s', (use, sentence) => {
  expect(sentenceOf(use)).toBe(sentence);
});

test('names of permissions and of their parts', () => {
  expect(nameRight('disputes:open-rounds')).toBe('Open rounds');
  expect(partOfRight('credit-reports:view')).toBe('creditReports');
});

test.each([
  [['*', 'contacts:*', 'contacts:view'], 'contacts:view', 'contacts:view'],
  [['*', 'contacts:*'], 'contacts:view', 'contacts:*'],
  [['*'], 'contacts:view', '*'],
  [['contact:*'], 'contacts:view', undefined],
] as const)('%j grant %s by %s', (patterns, permission, pattern) => {
  expect(whyGranted(patterns, permission)).toBe(pattern);
  expect(grants(patterns, permission)).toBe(pattern !== undefined);
});
