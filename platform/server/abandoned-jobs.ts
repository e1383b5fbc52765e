// Jobs whose process died while it held them go back into their queues. That a process was killed says nothing about a job, and it held up to
// twenty at once, so it does not use up one of the retries: those are for runs that failed.
import { sql } from 'kysely';
import type { Db } from './database/open-database.ts';

/** A job that was held by this many processes that died is counted as one that fails, in case it is what ends them. */
export const MOST_DEATHS = 10;

/**
 * Puts back the jobs whose process gave no sign of life for `silentSeconds`; all that are held when it is undefined. Answers their queues. A
 * process that was only slow notices that its run no longer counts: each run has a number of its own (`retry_count`).
 */
export async function takeOverAbandoned(db: Db, silentSeconds?: number): Promise<readonly string[]> {
  const silent =
    silentSeconds === undefined ? sql`true` : sql`coalesce(j.heartbeat_on, j.started_on) < now() - ${silentSeconds} * interval '1 second'`;
  const { rows } = await sql<{ name: string }>`with taken as (
      update jobs.job j set state = 'retry', start_after = now(), heartbeat_on = null, retry_limit = j.retry_limit + 1
      from jobs.queue q
      where q.name = j.name and j.state = 'active' and j.name not like '\\_\\_%' and j.retry_limit < q.retry_limit + ${MOST_DEATHS} and ${silent}
      returning j.name)
    select distinct name from taken`.execute(db);
  return rows.map(({ name }) => name);
}
