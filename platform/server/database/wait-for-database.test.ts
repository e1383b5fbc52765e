import { expect, test } from 'vitest';
import { DatabaseUnavailable, isForNow } from './database-unavailable.ts';
import { waitForDatabase } from './wait-for-database.ts';

const failed = (code: string, message: string): Error => Object.assign(new Error(message), { code });

test('is asked again until it answers; said once, and once when it is there', async () => {
  const said: string[] = [];
  const problems = [failed('ECONNREFUSED', 'connect ECONNREFUSED'), failed('57P03', 'the database system is starting up')];
  await waitForDatabase(
    async () => {
      const problem = problems.shift();
      if (problem) throw problem;
    },
    { say: (line) => said.push(line), pausesMs: [0] },
  );
  expect(said).toEqual([expect.stringContaining('connect ECONNREFUSED'), 'The database answers. Starting.']);
});

test.each([
  ['a wrong password', '28P01'],
  ['a database that does not exist', '3D000'],
])('%s is not waited for', async (_name, code) => {
  const problem = failed(code, 'refused');
  await expect(waitForDatabase(() => Promise.reject(problem), { say: () => undefined, pausesMs: [0] })).rejects.toBe(problem);
});

test('a start that failed because the database went away is one for another try; a missing file is not', () => {
  const lost = new DatabaseUnavailable(failed('ECONNRESET', 'read ECONNRESET'));
  expect(isForNow(new Error('Database migration failed', { cause: lost }))).toBe(true);
  expect(isForNow(Object.assign(failed('ENOENT', 'no such socket'), { syscall: 'connect' }))).toBe(true);
  expect(isForNow(Object.assign(failed('ENOENT', 'no such file'), { syscall: 'open' }))).toBe(false);
  expect(isForNow(new Error('The data was written by a newer version of Redress.'))).toBe(false);
});
