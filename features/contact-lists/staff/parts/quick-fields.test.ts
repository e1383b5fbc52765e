import { expect, test } from 'vitest';
import { applySet, differingFields, wordsOf, type QuickValues } from './quick-fields.ts';

const LEAD: QuickValues = {
  category: 'lead',
  stage: 'new',
  urgency: 'High',
  ownerId: 'u1',
  source: null,
  followUpOn: '2026-11-20',
  tags: ['b', 'a'],
};
const nameOf = (id: string | null): string | undefined => (id === 'u1' ? 'Olivia' : undefined);

test('two readings differ in what was changed, and the order of tags is no difference', () => {
  expect(differingFields(LEAD, { ...LEAD, tags: ['a', 'b'] })).toEqual([]);
  expect(differingFields(LEAD, { ...LEAD, stage: 'lost', ownerId: null })).toEqual(['stage', 'ownerId']);
});

test('a change of tags leaves the others', () => {
  expect(applySet(LEAD, { addTags: ['c', 'a'], removeTags: ['b'] }).tags).toEqual(['a', 'c']);
  expect(applySet(LEAD, { urgency: null })).toEqual({ ...LEAD, urgency: null });
});

test('values are words people know', () => {
  expect((['stage', 'urgency', 'ownerId', 'source', 'followUpOn', 'tags'] as const).map((field) => wordsOf(LEAD, field, nameOf))).toEqual([
    'New',
    'High',
    'Olivia',
    'none',
    'Nov 20, 2026',
    'a, b',
  ]);
  expect(wordsOf({ ...LEAD, ownerId: 'u2' }, 'ownerId', nameOf)).toBe('someone who left');
});
