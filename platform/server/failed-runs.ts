// What becomes of a job whose run failed. How long it waits goes by how often it failed, not by how often it was begun: kills of the process
// and a database that was away say nothing about the job, so they neither use up a retry nor make it wait longer.
import { sql } from 'kysely';
import { MOST_DEATHS } from './abandoned-jobs.ts';
import { isForNow } from './database/database-unavailable.ts';
import type { Db } from './database/open-database.ts';

/** Seconds a job waits when its run ended because the database was away. */
const SOON = 2;
/** Tries, a second apart, to note the end of a run while the database is away. */
const TRIES = 30;
/** Doublings of the wait: at most an hour with the delay of our queues. */
const MOST_DOUBLINGS = 11;

/** One run of a job: a process that was taken for dead may still end a run after another one began. */
export interface JobRun {
  readonly id: string;
  readonly retryCount: number;
}

/** Puts a job back for its next run. False when this was its last, or is no longer its run; the queue then decides. */
export async function runAgainLater(db: Db, run: JobRun, error: unknown): Promise<boolean> {
  if (!isForNow(error)) return putBack(db, run, { counts: true, message: messageOf(error) });
  for (let left = TRIES; ; left -= 1) {
    try {
      return await putBack(db, run, { counts: false, message: messageOf(error) });
    } catch (again) {
      if (left === 0 || !isForNow(again)) throw again;
      await new Promise((done) => setTimeout(done, 1000));
    }
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function putBack(db: Db, { id, retryCount }: JobRun, { counts, message }: { counts: boolean; message: string }): Promise<boolean> {
  // A retry that was not used up raised the limit (abandoned-jobs.ts), so what is above the limit of the queue is no failure.
  const failures = sql`least(${MOST_DOUBLINGS}, greatest(0, j.retry_count - greatest(0, j.retry_limit - q.retry_limit)))`;
  const wait = counts ? sql`j.retry_delay * (2 ^ ${failures}) * (1 + random())` : sql`${SOON}::float`;
  const isLeft = counts ? sql`j.retry_count < j.retry_limit` : sql`j.retry_limit < q.retry_limit + ${MOST_DEATHS}`;
  const { rows } =
    await sql`update jobs.job j set state = 'retry', heartbeat_on = null, start_after = now() + ${wait} * interval '1 second',
      retry_limit = j.retry_limit + ${counts ? 0 : 1}, output = ${JSON.stringify({ message })}::jsonb
    from jobs.queue q where q.name = j.name and j.id = ${id}::uuid and j.state = 'active' and j.retry_count = ${retryCount} and ${isLeft} returning j.id`.execute(
      db,
    );
  return rows.length > 0;
}
