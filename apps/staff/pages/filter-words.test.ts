import { expect, test } from 'vitest';
import { filterWords } from './filter-words.ts';

const FIELDS = [
  { key: 'category', label: 'Category', choices: [{ value: 'lead', label: 'Lead' }] },
  { key: 'owner', label: 'Owner', choices: [{ value: 'u1', label: 'Olivia Brandt (you)' }] },
  { key: 'billing', label: 'Billing', choices: [{ value: 'owing', label: 'Past due or failed' }] },
  { key: 'location', label: 'Location', choices: [] },
];

test.each<[Readonly<Record<string, string>>, string]>([
  [{}, ''],
  [{ category: 'lead', billing: 'owing' }, 'Category: Lead, Billing: Past due or failed'],
  [{ owner: 'u1' }, 'Owner: Olivia Brandt (you)'],
  [{ owner: 'u2', location: 'l1' }, 'Owner: A former colleague, Location: A closed location'],
  [{ tag: 'VIP', q: 'smith' }, 'Tag: VIP, Words: smith'],
  [{ stuck: 'yes', from: '2026-11-02' }, 'Alert: Stuck in onboarding, Added from: Nov 2, 2026'],
])('%j names every part', (search, words) => {
  expect(
    filterWords(search, FIELDS)
      .map(({ label, value }) => `${label}: ${value}`)
      .join(', '),
  ).toBe(words);
});
