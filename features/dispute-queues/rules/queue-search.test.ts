import { expect, test } from 'vitest';
import { readQueueSearch, type QueueQuestion } from './queue-search.ts';

const ME = '01999999-0000-7000-8000-000000000001';

test.each<[Record<string, string>, QueueQuestion]>([
  [{}, { queue: 'open' }],
  [
    { queue: 'overdue', bureau: 'EQ', owner: 'me', q: ' Maria ', hold: 'no' },
    { queue: 'overdue', bureau: 'EQ', owner: ME, search: 'Maria', hold: 'no' },
  ],
  [
    { queue: 'next', owner: 'none' },
    { queue: 'next', owner: 'none' },
  ],
  // What an old or foreign address says and no queue knows.
  [{ queue: 'closed', state: 'draft', bureau: 'XX', owner: 'Bob', q: '  ', hold: 'maybe' }, { queue: 'open' }],
])('%j asks for %j', (search, question) => {
  expect(readQueueSearch(search, ME)).toEqual(question);
});
