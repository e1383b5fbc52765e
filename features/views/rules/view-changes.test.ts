import { expect, test } from 'vitest';
import { addressOf, contentOf, isChanged } from './view-changes.ts';

const VIEW = { id: 'v1', query: { q: 'maria', sort: 'name' }, columns: ['name', 'phone'] };

test('a view goes into the address and comes back', () => {
  expect(addressOf(VIEW)).toEqual({ q: 'maria', sort: 'name', view: 'v1', cols: 'name,phone' });
  expect(contentOf(addressOf(VIEW))).toEqual({ query: VIEW.query, columns: VIEW.columns });
  expect(contentOf({})).toEqual({ query: {}, columns: null });
});

test.each([
  [{ sort: 'name', q: 'maria', cols: 'phone,name', view: 'v1' }, false],
  [{ q: 'maria', sort: 'name', cols: 'name' }, true],
  [{ q: 'maria', sort: 'name' }, true],
  [{ q: 'maria', cols: 'name,phone' }, true],
  [{ q: 'maria', sort: 'name', tag: 'x', cols: 'name,phone' }, true],
])('the page at %o differs from the view: %s', (search, changed) => {
  expect(isChanged(VIEW, search)).toBe(changed);
});
