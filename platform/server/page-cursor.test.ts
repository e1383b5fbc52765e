import { expect, test } from 'vitest';
import { z } from 'zod';
import { pageCursor } from './page-cursor.ts';

const cursor = pageCursor('tasks', z.tuple([z.iso.date(), z.int()]));
const rows = [1, 2, 3].map((id) => ({ on: '2026-11-22', id }));
const { next } = cursor.page(rows, 2, ({ on, id }) => [on, id]);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a page ends where the next one begins, and the last page has no next', () => {
  expect(cursor.page(rows, 2, ({ on, id }) => [on, id]).rows.map(({ id }) => id)).toEqual([1, 2]);
  expect(cursor.read(next ?? '')).toEqual(['2026-11-22', 2]);
  expect(cursor.page(rows, 3, ({ on, id }) => [on, id])).toEqual({ rows, next: null });
  expect(cursor.page([], 3, () => ['2026-11-22', 0])).toEqual({ rows: [], next: null });
});

test('without a cursor a list begins at its beginning', () => {
  expect(cursor.read(undefined)).toBeUndefined();
});

test.each([
  ['of another list', pageCursor('notes', z.tuple([z.iso.date(), z.int()])).page(rows, 2, ({ on, id }) => [on, id]).next],
  ['with another key', encode(['tasks', '2026-02-30', 2])],
  ['with too short a key', encode(['tasks', '2026-11-22'])],
  ['without a name', encode(['2026-11-22', 2])],
  ['that is an object', encode({ 0: 'tasks' })],
  ['that is null', encode(null)],
  ['that is no JSON', Buffer.from('tasks').toString('base64url')],
  ['of an earlier version', '2026-11-22_2'],
  ['that is empty', ''],
])('a cursor %s is refused', (_which, text) => {
  expect(cursor.read(text ?? '')).toMatchObject({ code: 'app.cursorUnknown' });
});
