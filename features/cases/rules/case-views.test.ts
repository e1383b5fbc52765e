import { expect, test } from 'vitest';
import { CASE_VIEWS, caseViewPath, viewOfFilter } from './case-views.ts';

test.each(CASE_VIEWS)('the path of "$label" opens that view and no other', ({ key }) => {
  const search = Object.fromEntries(new URL(caseViewPath(key), 'https://office.test').searchParams);
  expect(viewOfFilter(search)?.key).toBe(key);
  expect(viewOfFilter({ ...search, billing: 'paused' })).toBeUndefined();
});
