import { expect, test } from 'vitest';
import { parseCivilDate } from '../../../platform/base/civil-date.ts';
import type { RowPlan } from '../rules/read-row.ts';
import { checkOffThread, type RowsStep } from './check-off-thread.ts';

const today = parseCivilDate('2026-11-22');
if (!today) throw new Error('no such day');
const plan: RowPlan = {
  columns: ['firstName'],
  ownFields: [],
  today,
  options: { mode: 'skip', known: 'skip', category: 'lead', ownerId: null, owners: {}, source: null, tags: [] },
};

test.each<[string, number, number, number, readonly string[], string | null]>([
  ['as many as there may be, blank ones left out', 3, 0, 0, ['Ann', 'Ben', 'Cid'], null],
  [
    'one more is not read',
    2,
    0,
    0,
    ['Ann', 'Ben'],
    'This list has more than 2 rows. Please split the file and import the parts one after the other.',
  ],
  ['those read before a crash count', 3, 2, 1, ['Ben', 'Cid'], null],
  [
    'and are not counted twice',
    2,
    2,
    1,
    ['Ben'],
    'This list has more than 2 rows. Please split the file and import the parts one after the other.',
  ],
])('%s', async (_name, most, done, read, names, unreadable) => {
  const bytes = new TextEncoder().encode('First Name\nAnn\n\nBen\n \nCid\n\n');
  const steps: RowsStep[] = [];
  for await (const step of checkOffThread({ bytes, format: { encoding: 'utf-8', delimiter: ',' }, done, read, most, plan, batch: 10 }))
    steps.push(step);
  expect(steps.flatMap((step) => step.rows.map(({ cells }) => cells[0]))).toEqual(names);
  expect(steps.at(-1)?.unreadable).toBe(unreadable);
});
