import { expect, test } from 'vitest';
import { pickColumns } from './use-chosen-columns.ts';

const COLUMNS = [
  { key: 'name', initially: true },
  { key: 'email', initially: true },
  { key: 'city', initially: false },
];

test.each([
  [undefined, 'name email'],
  ['city', 'name city'],
  ['city,email', 'name email city'],
  ['city,constructor', 'name city'],
  ['nothing', 'name email'],
  ['', 'name email'],
])('the columns asked for as %o are %s', (asked, shown) => {
  expect(
    pickColumns(COLUMNS, asked)
      .map(({ key }) => key)
      .join(' '),
  ).toBe(shown);
});
