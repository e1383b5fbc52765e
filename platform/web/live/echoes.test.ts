import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

const event = (kind: string, contactId: string | null) => ({ kind, contactId, subject: { type: 'thing', id: 'r1' } });
const ADDED = { kind: 'tasks.added', contactId: 'c1' } as const;

test('the event of a change of this page is absorbed once', () => {
  const echoes = createEchoes();
  echoes.begin(ADDED)(true, 0);
  expect([1, 2].map((now) => echoes.absorb(event('tasks.added', 'c1'), now))).toEqual([true, false]);
});
test('an event that comes before the answer is handled, and no later one is taken for it', () => {
  const echoes = createEchoes();
  const done = echoes.begin(ADDED);
  expect(echoes.absorb(event('tasks.added', 'c1'), 0)).toBe(false);
  done(true, 1);
  expect(echoes.absorb(event('tasks.added', 'c1'), 2)).toBe(false);
});
test.each([
  ['another kind', event('tasks.removed', 'c1'), false],
  ['another contact', event('tasks.added', 'c2'), false],
  ['no contact known on its side', event('tasks.added', null), true],
])('%s', (_name, received, absorbed) => {
  const echoes = createEchoes();
  echoes.begin(ADDED)(true, 0);
  expect(echoes.absorb(received, 1)).toBe(absorbed);
});
test('a change whose contact is not known absorbs the first event of its kind', () => {
  const echoes = createEchoes();
  echoes.begin({ kind: 'tasks.completed', contactId: null })(true, 0);
  expect(echoes.absorb(event('tasks.completed', 'c9'), 1)).toBe(true);
});
test('a refused change absorbs nothing, nor does one long ago', () => {
  const echoes = createEchoes();
  echoes.begin(ADDED)(false, 0);
  expect(echoes.absorb(event('tasks.added', 'c1'), 1)).toBe(false);
  echoes.begin(ADDED)(true, 0);
  expect(echoes.absorb(event('tasks.added', 'c1'), 2_001)).toBe(false);
});
