// The queue itself: one job never runs twice at the same time, people take turns, and a job waits by how often it failed.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { databaseKind, freshDatabase, type TestDatabase } from '../../tests/support/databases.ts';
import { until } from '../../tests/support/until.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import type { Database } from './database/open-database.ts';
import { defineJob, type JobCall, type JobDefinition } from './feature.ts';
import { openJobQueue, type JobQueue, type JobTimes } from './jobs.ts';
import { createLogger } from './log.ts';

const HOUR = 3600;
const log = createLogger('silent');
let fresh: TestDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase(databaseKind());
  database = await fresh.open();
});
afterAll(async () => {
  await sql`delete from jobs.job where name like 'test.%'`.execute(database.db);
  await sql`delete from jobs.queue where name like 'test.%'`.execute(database.db);
  await database.close();
  await fresh.drop();
});

/** A queue that works `job`, as a process has it. What jobs are given beside their payload is not used here. */
async function workOn(job: JobDefinition, times?: JobTimes): Promise<JobQueue> {
  const queue = await openJobQueue(database, [job], log, times);
  await queue.work(() => ({}) as Omit<JobCall, 'settle'>);
  return queue;
}

/** Left to itself a queue looks every half a minute. */
async function wakeUntil(queue: JobQueue, { name }: JobDefinition, look: () => boolean): Promise<void> {
  await until(async () => {
    queue.wake(name);
    return look();
  });
}

/** A job whose first run continues until another one was put back, or has begun beside it. */
function slowJob(name: `${string}.${string}`) {
  let [running, most, runs] = [0, 0, 0];
  const job = defineJob({
    name,
    payload: z.object({}),
    retries: 5,
    run: async () => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      if (runs === 1)
        await until(async () => {
          const { rows } = await sql`select 1 from jobs.job where name = ${name} and state = 'retry' and retry_count > 0`.execute(
            database.db,
          );
          return most > 1 || rows.length > 0;
        });
      running -= 1;
    },
  });
  return { job, runs: () => runs, most: () => most };
}

test('a run that takes longer than the queue waits is not joined by another', async () => {
  const { job, runs, most } = slowJob('test.slow');
  const queue = await workOn(job, { signOfLife: 5, silent: HOUR, supervise: 1, longest: 1, postponed: 1 });
  await queue.send(database.db, job.name, {});
  await wakeUntil(queue, job, () => runs() === 2);
  expect(most()).toBe(1);
  await queue.stop();
});

test.skipIf(databaseKind() === 'embedded')('nor is that of a process that seemed dead, by another process', async () => {
  const { job, runs, most } = slowJob('test.silent');
  const silent = { signOfLife: HOUR, silent: HOUR, supervise: HOUR, longest: HOUR, postponed: 1 };
  const busy = await workOn(job, silent);
  await busy.send(database.db, job.name, {});
  await wakeUntil(busy, job, () => runs() === 1);
  const other = await workOn(job, { ...silent, signOfLife: 1, silent: 1 });
  await wakeUntil(other, job, () => runs() === 2);
  expect(most()).toBe(1);
  await busy.stop();
  await other.stop();
});

test('a run may take hours', async () => {
  const { job } = slowJob('test.usual');
  const queue = await openJobQueue(database, [job], log);
  const { rows } = await sql`select expire_seconds >= 6 * 3600 as "isLong" from jobs.queue where name = ${job.name}`.execute(database.db);
  expect(rows).toEqual([{ isLong: true }]);
  await queue.stop();
});

test('who asks for one thing is not behind all that another one asked for', async () => {
  const done: string[] = [];
  const payload = z.object({ name: z.string() });
  const job = defineJob({
    name: 'test.turns',
    payload,
    retries: 0,
    takesTurns: true,
    run: async ({ name }) => {
      done.push(name);
      // Someone comes while the first is at work.
      if (name === 'a1') await ask('c', 'c1');
    },
  });
  const queue = await openJobQueue(database, [job], log);
  const ask = (person: string, name: string) => queue.send(database.db, job.name, { name }, person);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await ask('a', name);
  await ask('b', 'b1');
  await queue.work(() => ({}) as Omit<JobCall, 'settle'>);
  await wakeUntil(queue, job, () => done.length === 7);
  // Two are taken at a time.
  expect([done.indexOf('b1') < 2, done.indexOf('c1') < 4]).toEqual([true, true]);
  await queue.stop();
});

/** What the queue has of the one job of this name. */
async function rowOf({ name }: JobDefinition) {
  const { rows } = await sql<{ state: string; wait: number; message: string | null }>`select state::text as state,
    extract(epoch from start_after - now())::float as wait, output ->> 'message' as message from jobs.job where name = ${name}`.execute(
    database.db,
  );
  return rows[0];
}

test('a database that was away uses up no retry', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'test.away',
    payload: z.object({}),
    retries: 0,
    run: async () => {
      runs += 1;
      if (runs < 4) throw new DatabaseUnavailable(new Error('Connection terminated'));
    },
  });
  const queue = await workOn(job);
  await queue.send(database.db, job.name, {});
  await wakeUntil(queue, job, () => runs === 4);
  await until(async () => (await rowOf(job))?.state === 'completed');
  await queue.stop();
});

test('a job that many processes died with waits by how often it failed itself, and its last failure ends it', async () => {
  let runs = 0;
  const job = defineJob({
    name: 'test.fails',
    payload: z.object({}),
    retries: 2,
    run: async () => {
      runs += 1;
      throw new Error('It cannot be done.');
    },
  });
  const queue = await openJobQueue(database, [job], log);
  await queue.send(database.db, job.name, {});
  await sql`update jobs.job set state = 'retry', started_on = now(), retry_count = 7, retry_limit = 2 + 8 where name = ${job.name}`.execute(
    database.db,
  );
  await queue.work(() => ({}) as Omit<JobCall, 'settle'>);
  await wakeUntil(queue, job, () => runs === 1);
  await until(async () => (await rowOf(job))?.state === 'retry');
  const first = await rowOf(job);
  expect(first).toMatchObject({ message: 'It cannot be done.' });
  expect(first?.wait).toBeLessThan(5);
  await wakeUntil(queue, job, () => runs === 3);
  await until(async () => (await rowOf(job))?.state === 'failed');
  await queue.stop();
});

test('a run that another one was begun for says nothing of that one when it fails', async () => {
  const ended: string[] = [];
  const job = defineJob({
    name: 'test.overtaken',
    payload: z.object({}),
    retries: 3,
    run: async () => {
      // As when this process was taken for dead: the job is claimed again.
      await sql`update jobs.job set retry_count = retry_count + 1, retry_limit = retry_limit + 1 where name = 'test.overtaken'`.execute(
        database.db,
      );
      ended.push('overtaken');
      throw ended.length === 1 ? new DatabaseUnavailable(new Error('Connection terminated')) : new Error('It cannot be done.');
    },
  });
  const queue = await workOn(job);
  await queue.send(database.db, job.name, {});
  await wakeUntil(queue, job, () => ended.length === 1);
  await queue.stop();
  expect((await rowOf(job))?.state).toBe('active');
});
