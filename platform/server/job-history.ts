// When the jobs of the queue last ran, and how often they failed. The queue keeps jobs that ended for a week.
import { sql } from 'kysely';
import type { Db } from './database/open-database.ts';

export interface JobRuns {
  readonly lastRunAt: Date | null;
  readonly lastFailedAt: Date | null;
  /** Jobs of the last week that were given up. */
  readonly failed: number;
  /** Jobs that wait for their turn or for another try. */
  readonly waiting: number;
}
export interface JobHistory {
  /** By name of the job; those that never ran are left out. */
  list(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, JobRuns>>;
}

export const jobHistory: JobHistory = {
  async list(db, names) {
    const { rows } = await sql<JobRuns & { name: string }>`select name,
        max(completed_on) filter (where state = 'completed') as last_run_at, max(completed_on) filter (where state = 'failed') as last_failed_at,
        count(*) filter (where state = 'failed')::int as failed,
        count(*) filter (where state in ('created', 'retry', 'active') and start_after <= now())::int as waiting
      from jobs.job where name = any(${[...names]}::text[]) group by name`.execute(db);
    return new Map(rows.map(({ name, ...runs }) => [name, runs]));
  },
};
