import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

const event = (kind: string, contactId: string | null) => ({ kind, contactId, subject: { type: 'thing', id: 'r1' } });
const at = (time: number) => () => time;

test('the event of a change of this page is absorbed once, whether it comes before or after the answer', () => {
  const echoes = createEchoes();
  const done = echoes.begin({ kind: 'tasks.added', contactId: 'c1' }, at(0));
  done(true);
  expect([1, 2].map((now) => echoes.absorb(event('tasks.added', 'c1'), now))).toEqual([true, false]);

  const later = echoes.begin({ kind: 'tasks.added', contactId: 'c1' }, at(10));
  expect(echoes.absorb(event('tasks.added', 'c1'), 10_000)).toBe(true);
  later(true);
  expect(echoes.absorb(event('tasks.added', 'c1'), 10_001)).toBe(false);
});
test.each([
  ['another kind', event('tasks.removed', 'c1'), false],
  ['another contact', event('tasks.added', 'c2'), false],
  ['no contact known on its side', event('tasks.added', null), true],
])('%s', (_name, told, absorbed) => {
  const echoes = createEchoes();
  echoes.begin({ kind: 'tasks.added', contactId: 'c1' }, at(0))(true);
  expect(echoes.absorb(told, 1)).toBe(absorbed);
});
test('a change whose contact is not known absorbs the first event of its kind', () => {
  const echoes = createEchoes();
  echoes.begin({ kind: 'tasks.completed', contactId: null }, at(0))(true);
  expect(echoes.absorb(event('tasks.completed', 'c9'), 1)).toBe(true);
});
test('a refused change absorbs nothing, nor does one long ago', () => {
  const echoes = createEchoes();
  echoes.begin({ kind: 'tasks.added', contactId: 'c1' }, at(0))(false);
  expect(echoes.absorb(event('tasks.added', 'c1'), 1)).toBe(false);
  echoes.begin({ kind: 'tasks.added', contactId: 'c1' }, at(0))(true);
  expect(echoes.absorb(event('tasks.added', 'c1'), 2_001)).toBe(false);
});
