import { expect, test } from 'vitest';
import { activeFilters } from './active-filters.ts';
import type { FilterField } from './use-filter-fields.ts';

const FILTERS = ['stage', 'owner', 'followUp', 'tag', 'created'] as const;
const FIELDS: readonly FilterField[] = [
  { key: 'stage', label: 'Status', choices: [{ value: 'new', label: 'New' }] },
  {
    key: 'owner',
    label: 'Owner',
    choices: [
      { value: 'me', label: 'Me' },
      { value: 'none', label: 'No one' },
    ],
  },
  { key: 'followUp', label: 'Follow-up', choices: [{ value: 'overdue', label: 'Overdue' }] },
  { key: 'tag', label: 'Tag', choices: [] },
];
const told = (search: Readonly<Record<string, string>>) =>
  activeFilters(search, FIELDS, FILTERS).map(({ label, value }) => `${label}: ${value}`);

test('active filters are described in words', () => {
  expect(told({ stage: 'new', owner: 'me', followUp: 'overdue', tag: 'spanish', from: '2026-11-01' })).toEqual([
    'Status: New',
    'Owner: Me',
    'Follow-up: Overdue',
    'Tag: spanish',
    'Added: from Nov 1, 2026',
  ]);
});

test.each<Readonly<Record<string, string>>>([
  { stage: 'zzz' },
  { followUp: '__proto__' },
  { owner: 'constructor' },
  { tag: 'a\nb' },
  { from: '2026-02-30' },
  { until: 'x', q: 'maria' },
])('an unusable filter of a URL does nothing and is not shown: %o', (search) => {
  expect(told(search)).toEqual([]);
});

test('"mine" is shown only when the reader is known', () => {
  expect(
    activeFilters({ owner: 'me' }, [{ key: 'owner', label: 'Owner', choices: [{ value: 'none', label: 'No one' }] }], FILTERS),
  ).toEqual([]);
});

test('a tag that no contact has is shown as well, so that it can be removed', () => {
  const without = FIELDS.filter(({ key }) => key !== 'tag');
  expect(activeFilters({ tag: 'Gone' }, without, FILTERS)).toEqual([{ label: 'Tag', value: 'Gone', without: { tag: undefined } }]);
  expect(activeFilters({ tag: 'Gone' }, without, ['stage'])).toEqual([]);
});
