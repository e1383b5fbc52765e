import { expect, test } from 'vitest';
import { civilDate } from '../../../../platform/base/civil-date.ts';
import { readListFilter, readSort } from './read-list-filter.ts';

const ME = '0193a5b0-0000-7000-8000-000000000001';
const settings = { me: ME, today: civilDate(2026, 11, 20) };

test('the address of a list becomes the question put to the server', () => {
  expect(
    readListFilter({ q: 'maria', stage: 'contacted', owner: 'me', from: '2026-11-01', until: '2026-11-20', tag: 'spanish' }, settings),
  ).toEqual({
    search: 'maria',
    stage: 'contacted',
    owner: ME,
    createdFrom: '2026-11-01',
    createdUntil: '2026-11-20',
    tag: 'spanish',
  });
  expect(readListFilter({ followUp: 'overdue' }, settings)).toEqual({ followUp: 'overdue', today: '2026-11-20' });
});

test.each<Readonly<Record<string, string>>>([
  { category: 'victim' },
  { stage: 'new; drop table' },
  { urgency: 'high' },
  { owner: '1' },
  { state: 'Ohio' },
  { from: '2026-02-30' },
  { archived: 'no' },
  { q: 'x'.repeat(81) },
  { tag: 'a\nb' },
  { location: 'here' },
  { surprise: 'yes', q: '' },
])('what is unusable in an address is left out: %o', (search) => {
  expect(readListFilter(search, settings)).toEqual({});
});

test('the filter of the page overrides the URL', () => {
  expect(readListFilter({ category: 'client' }, { ...settings, fixed: { category: 'lead' } })).toEqual({ category: 'lead' });
  expect(readListFilter({ owner: 'me' }, { ...settings, me: undefined })).toEqual({});
});

test('an unknown sort is newest first', () => {
  expect([readSort({ sort: 'name' }), readSort({ sort: 'colour' }), readSort({})]).toEqual(['name', 'newest', 'newest']);
});
