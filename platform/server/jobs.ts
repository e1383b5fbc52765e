// Jobs live in the database (pg-boss), so they are queued with the change that asks for them and survive a crash. Each runs
// at least once: a job must be safe to run again.
import { sql } from 'kysely';
import { fromKysely, PgBoss, type JobResult } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Database } from './database/open-database.ts';
import type { JobCall, JobDefinition } from './feature.ts';
import type { GivenUpJob, GivenUpJobs, QueueCounts } from './given-up-jobs.ts';
import { jobHistory, type JobHistory } from './job-history.ts';
import type { Logger } from './log.ts';

export interface JobQueue {
  /** Queues a job inside the caller's transaction. */
  send(tx: Kysely<Tables>, name: string, payload: unknown): Promise<void>;
  /** Notifies the local worker of a committed job. */
  wake(name: string): void;
  /** Starts working the queues with `callFor` building what each run is given. */
  work(callFor: () => JobCall): Promise<void>;
  readonly givenUp: GivenUpJobs;
  readonly history: JobHistory;
  stop(): Promise<void>;
}

const BATCH = 20;
/** A worker that died is noticed after at most about two of these. */
const HEARTBEAT_SECONDS = 15;

/** Opens the queue for `jobs`, creating what it needs in the schema `jobs`. */
export async function openJobQueue(database: Database, jobs: readonly JobDefinition[], log: Logger): Promise<JobQueue> {
  const own = database.kind === 'postgres';
  const boss = new PgBoss({
    schema: 'jobs',
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    ...(own
      ? { connectionString: String(database.config.connectionString), max: 4, useListenNotify: true }
      : { db: { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) } }),
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    const options = { retryLimit: job.retries, retryDelay: 2, retryBackoff: true, notify: own, heartbeatSeconds: HEARTBEAT_SECONDS };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule.cron, {});
  }
  if (!own) await releaseAbandoned(boss, database);
  const workers = new Map<string, string>();
  const byName = new Map(jobs.map((job) => [job.name as string, job]));

  return {
    async send(tx, name, payload) {
      const job = byName.get(name);
      if (!job) throw new Error(`There is no job named ${name}.`);
      await boss.send(name, job.payload.parse(payload) as object, { db: fromKysely(tx.withoutPlugins()) });
    },
    wake(name) {
      const id = workers.get(name);
      if (id !== undefined) boss.notifyWorker(id);
    },
    async work(callFor) {
      for (const job of jobs) {
        const id = await boss.work<
          object,
          JobResult[],
          { batchSize: number; burstWhenBatchFull: true; pollingIntervalSeconds: number; perJobResults: true }
        >(job.name, { batchSize: BATCH, burstWhenBatchFull: true, pollingIntervalSeconds: 2, perJobResults: true }, async (batch) => {
          const results: JobResult[] = [];
          for (const { id: jobId, data } of batch) {
            try {
              await job.run(job.payload.parse(data), callFor());
              results.push({ id: jobId, status: 'completed' });
            } catch (error) {
              log.error({ job: job.name, jobId, error: error instanceof Error ? error.stack : String(error) }, 'job failed');
              results.push({ id: jobId, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } });
            }
          }
          return results;
        });
        workers.set(job.name, id);
      }
    },
    givenUp: {
      async count(db) {
        const { rows } =
          await sql<QueueCounts>`select count(*) filter (where state in ('created', 'retry') and start_after <= now())::int as waiting,
            count(*) filter (where state = 'active')::int as running, count(*) filter (where state = 'failed')::int as "givenUp",
            min(start_after) filter (where state in ('created', 'retry') and start_after <= now()) as "oldestWaitingAt"
          from jobs.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_%'`.execute(db);
        return rows[0] ?? { waiting: 0, running: 0, givenUp: 0, oldestWaitingAt: null };
      },
      async list(db, limit) {
        const { rows } =
          await sql<GivenUpJob>`select id, name, created_on as "createdAt", completed_on as "failedAt", retry_count + 1 as runs,
            coalesce(output ->> 'message', 'No reason was given.') as problem
          from jobs.job where state = 'failed' order by completed_on desc, id limit ${limit}`.execute(db);
        return rows;
      },
      async retry(tx, id) {
        // Skips a row that someone else is putting back: waiting for it would hide the job from the worker that is woken for it.
        const { rows } = await sql<{
          name: string;
        }>`select name from jobs.job where id = ${id} and state = 'failed' for update skip locked`.execute(tx);
        const name = rows[0]?.name;
        if (name !== undefined) await boss.retry(name, id, { db: fromKysely(tx) });
        return name;
      },
    },
    history: jobHistory,
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** The embedded database has one process, so a job that is active at its start was left behind by a crash. */
async function releaseAbandoned(boss: PgBoss, database: Database): Promise<void> {
  const { rows } = await sql<{ name: string; id: string }>`select name, id from jobs.job where state = 'active'`.execute(database.db);
  for (const { name, id } of rows) await boss.fail(name, id, { message: 'The process ended while this job ran.' });
}
