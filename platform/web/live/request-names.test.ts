import { expect, test } from 'vitest';
import { nameRequests } from './request-names.ts';

test('a request keeps its name until it has an answer', () => {
  const { header, answered } = nameRequests(([name]) => name === 'create');
  const first = header(['create'], { a: 1 });
  expect(header(['create'], { a: 1 })).toEqual(first);
  expect(header(['create'], { a: 2 })).not.toEqual(first);
  answered(['create'], { a: 1 });
  expect(header(['create'], { a: 1 })).not.toEqual(first);
  expect(header(['list'], {})).toEqual({});
  expect(header(['create'], { file: new File(['x'], 'x') })).toEqual({});
});
