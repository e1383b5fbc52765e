import { expect, test } from 'vitest';
import { responsesDue, unansweredFrom } from './response-clock.ts';

test('a bureau may answer through its 30th day; that it did not is said from the day after', () => {
  const opened = new Date('2026-03-01T18:00:00Z');
  expect([responsesDue(opened, 'UTC'), unansweredFrom(opened, 'UTC')]).toEqual(['2026-03-31', '2026-04-01']);
});
