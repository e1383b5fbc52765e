import { expect, test } from 'vitest';
import { contactFilter } from './contact-filter.ts';
import { FILTER_READERS } from './filter-values.ts';

const TEXTS = [
  'yes',
  'no',
  'none',
  'lead',
  'client',
  'Lead',
  'new',
  'contacted',
  'graduated',
  'High',
  'high',
  'OH',
  'oh',
  'Ohio',
  'overdue',
  'soon',
  'later',
  'past-due',
  'owing',
  '2026-11-20',
  '2026-02-30',
  '20.11.2026',
  '0193a5b0-0000-7000-8000-000000000001',
  '0193A5B0-0000-7000-8000-00000000000A',
  '0193a5b0-0000-0000-0000-000000000001',
  'maria',
  '  maria  lopez ',
  'a\nb',
  'a\u202eb',
  '\u200b',
  'x'.repeat(40),
  'x'.repeat(41),
  'x'.repeat(60),
  'x'.repeat(61),
  'x'.repeat(80),
  'x'.repeat(81),
  "'; drop table contacts; --",
];

const { facets: _byScreens, ...READ } = contactFilter;

test('there is a reader for each part of a filter and no other', () => {
  expect(Object.keys(FILTER_READERS).toSorted()).toEqual(Object.keys(READ).toSorted());
});

test.each(Object.entries(READ))('%s is read as the contract reads it', (part, schema) => {
  const read = Object.entries(FILTER_READERS).find(([name]) => name === part)?.[1];
  for (const text of TEXTS) {
    const parsed = schema.safeParse(text);
    expect(read?.(text), JSON.stringify(text)).toBe(parsed.success && parsed.data !== '' ? parsed.data : undefined);
  }
});
