import { expect, test } from 'vitest';
import { isOverdue, listRemovable, momentOfName, nameBackup } from './backup-names.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * 24 * 3_600_000 - 1_000);

test('a name says when the backup was made; other names are none', () => {
  expect(momentOfName(nameBackup(new Date('2026-11-23T08:40:05.123Z')))).toEqual(new Date('2026-11-23T08:40:05.123Z'));
  expect(momentOfName('redress-2026-11-23T084005Z.tar.zst.age')).toEqual(new Date('2026-11-23T08:40:05Z'));
  for (const name of ['notes.txt', `${nameBackup(NOW)}.part`, `../${nameBackup(NOW)}`]) expect(momentOfName(name)).toBeUndefined();
});

test('after two months of nights seven days and four weeks are kept, and the latest of a day', () => {
  const nights = Array.from({ length: 60 }, (_, day) => nameBackup(daysAgo(day)));
  const twice = nameBackup(new Date(daysAgo(0).getTime() - 3_600_000));
  const removed = new Set(listRemovable([...nights, twice, 'notes.txt'], NOW));
  expect(nights.filter((name) => !removed.has(name))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21].map((day) => nights[day]));
  expect([removed.has(twice), removed.has('notes.txt')]).toEqual([true, false]);
});

test('the only backup is never removed, however old it is', () => {
  expect(listRemovable([nameBackup(daysAgo(400))], NOW)).toEqual([]);
});

test.each([
  [null, true],
  [3.1, true],
  [2.9, false],
])('a tested backup of %s days ago is overdue: %s', (days, overdue) => {
  expect(isOverdue(days === null ? null : daysAgo(days), NOW)).toBe(overdue);
});
