import { expect, test } from 'vitest';
import { nameFirst } from './entries.ts';

test.each([
  ['Last day to cancel: Maria Delgado', 'Maria Delgado', 'Maria Delgado: Last day to cancel'],
  ['Call · Maria Delgado', 'Maria Delgado', 'Maria Delgado: Call'],
  ['Follow up with Maria Delgado', 'Maria Delgado', 'Follow up with Maria Delgado'],
  ['Registration ends: OH, Toledo', undefined, 'Registration ends: OH, Toledo'],
])('%s', (title, name, words) => {
  const contact = name === undefined ? null : { id: '1', name };
  expect(nameFirst({ title, contact })).toBe(words);
});
