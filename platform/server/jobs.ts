// Jobs live in the database (pg-boss), so they are queued with the change that asks for them and survive a crash. Each runs
// at least once: a job must be safe to run again.
import { sql } from 'kysely';
import { fromKysely, PgBoss, type JobResult } from 'pg-boss';
import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { takeOverAbandoned } from './abandoned-jobs.ts';
import type { Database } from './database/open-database.ts';
import type { JobCall, JobDefinition } from './feature.ts';
import { runAgainLater, type JobRun } from './failed-runs.ts';
import type { GivenUpJob, GivenUpJobs, QueueCounts } from './given-up-jobs.ts';
import { jobHistory, type JobHistory } from './job-history.ts';
import type { Logger } from './log.ts';
import { onBehalfOf } from './on-behalf-of.ts';
import { openRunLocks } from './run-locks.ts';

export interface JobQueue {
  /** Queues a job inside the caller's transaction, for the person who asked for it where someone did. */
  send(tx: Kysely<Tables>, name: string, payload: unknown, askedBy?: string | null): Promise<void>;
  /** Notifies the local worker of a committed job. */
  wake(name: string): void;
  /** Starts working the queues with `callFor` building what each run is given. */
  work(callFor: () => Omit<JobCall, 'settle'>): Promise<void>;
  readonly givenUp: GivenUpJobs;
  readonly history: JobHistory;
  stop(): Promise<void>;
}

/** How the queue watches over its jobs, in seconds. */
export interface JobTimes {
  /** A process says this often that it still works on its jobs, and looks this often for those of processes that died. */
  readonly signOfLife: number;
  /** A process that was silent for so long has died, or is so slow that another one had better go on. */
  readonly silent: number;
  /** How often the queue itself looks for runs that failed. */
  readonly supervise: number;
  /**
   * The queue gives a job out again after this, although its run continues. An import or a backup may take hours, and a process that died
   * is noticed by its silence, so this is only for runs that hang.
   */
  readonly longest: number;
  /** A run of a job that another run works on waits this long before it looks again. */
  readonly postponed: number;
}
const TIMES: JobTimes = { signOfLife: 5, silent: 20, supervise: 15, longest: 12 * 3600, postponed: 10 };
/** After this the queue itself counts a run as failed: that of a job which too many processes died with. */
const HEARTBEAT_SECONDS = 60;
const BATCH = 20;
/** Where people take turns: a batch is worked off in its order, so what comes later waits for all of it. */
const BATCH_IN_TURNS = 2;
const WORK = { burstWhenBatchFull: true, pollingIntervalSeconds: 2, perJobResults: true } as const;
type WorkOptions = typeof WORK & { readonly batchSize: number; readonly heartbeatRefreshSeconds: number };

/** Opens the queue for `jobs`, creating what it needs in the schema `jobs`. */
export async function openJobQueue(
  database: Database,
  jobs: readonly JobDefinition[],
  log: Logger,
  times: JobTimes = TIMES,
): Promise<JobQueue> {
  const own = database.kind === 'postgres';
  const boss = new PgBoss({
    schema: 'jobs',
    superviseIntervalSeconds: times.supervise,
    monitorIntervalSeconds: times.supervise,
    ...(own
      ? { connectionString: String(database.config.connectionString), max: 4, useListenNotify: true }
      : { db: { executeSql: (text: string, values?: unknown[]) => database.pool.query(text, values) } }),
  });
  boss.on('error', (error) => log.error({ error: error.message }, 'job queue'));
  await boss.start();
  for (const job of jobs) {
    const options = {
      retryLimit: job.retries,
      retryDelay: 2,
      retryBackoff: true,
      notify: own,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: times.longest,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
    if (job.schedule !== undefined) await boss.schedule(job.name, job.schedule.cron, {});
  }
  if (!own) await releaseAbandoned(boss, database);
  const workers = new Map<string, string>();
  const wake = (name: string): void => {
    const id = workers.get(name);
    if (id !== undefined) boss.notifyWorker(id);
  };
  // The embedded database has one process; what a dead one held was released at the start.
  const watch = own ? watchAbandoned(database, times, wake, log) : undefined;
  const locks = openRunLocks(database);
  const byName = new Map(jobs.map((job) => [job.name as string, job]));

  return {
    async send(tx, name, payload, askedBy) {
      const job = byName.get(name);
      if (!job) throw new Error(`There is no job named ${name}.`);
      const turn = job.takesTurns && askedBy ? { group: { id: askedBy }, priority: -(await countWaiting(tx, name, askedBy)) } : {};
      await boss.send(name, job.payload.parse(payload) as object, { ...turn, db: fromKysely(tx.withoutPlugins()) });
    },
    wake,
    async work(callFor) {
      for (const job of jobs) {
        const options = { ...WORK, batchSize: job.takesTurns ? BATCH_IN_TURNS : BATCH, heartbeatRefreshSeconds: times.signOfLife };
        const id = await boss.work<object, JobResult[], WorkOptions>(job.name, options, async (batch) => {
          const runOne = async ({ id: jobId, data, groupId, retryCount }: (typeof batch)[number]): Promise<JobResult> => {
            try {
              const release = await locks.hold(jobId);
              if (release === undefined) {
                await postpone(database, jobId, times.postponed);
                return { id: jobId, status: 'completed' };
              }
              try {
                await onBehalfOf(groupId ? `job of ${groupId}` : `job ${job.name}`, () =>
                  job.run(job.payload.parse(data), { ...callFor(), settle: (tx) => settle(tx, job.name, jobId) }),
                );
              } finally {
                await release();
              }
              return { id: jobId, status: 'completed' };
            } catch (error) {
              log.error({ job: job.name, jobId, error: error instanceof Error ? error.stack : String(error) }, 'job failed');
              const goesOn = await runAgainLater(database.db, { id: jobId, retryCount }, error);
              const output = { message: error instanceof Error ? error.message : String(error) };
              // The queue leaves a job alone that was put back.
              return goesOn ? { id: jobId, status: 'completed' } : { id: jobId, status: 'failed', output };
            }
          };
          const waiting = batch.values();
          const results: JobResult[] = [];
          const lane = async (): Promise<void> => {
            // One iterator for all lanes: each takes the next job that no other has taken.
            for (const one of waiting) results.push(await runOne(one));
          };
          await Promise.all(Array.from({ length: job.atOnce ?? 1 }, lane));
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
    stop: async () => {
      await watch?.stop();
      await boss.stop({ graceful: true, timeout: 10_000 });
      await locks.close();
    },
  };
}

/** Ends a job in the transaction of its change. The queue leaves a job alone that ended before its run did. */
async function settle(tx: Kysely<Tables>, name: string, id: string): Promise<boolean> {
  const { rows } = await sql`update jobs.job set state = 'completed', completed_on = now()
    where name = ${name} and id = ${id}::uuid and state = 'active' returning id`.execute(tx);
  return rows.length > 0;
}

/** How many jobs of this kind wait that the same person asked for: the next one has its turn after as many of each other person. */
async function countWaiting(tx: Kysely<Tables>, name: string, askedBy: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from jobs.job
    where name = ${name} and group_id = ${askedBy} and state in ('created', 'retry')`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Puts a job back that another run still works on. It counts neither as run nor as failed, and the queue leaves it alone when this run ends. */
async function postpone({ db }: Database, id: string, seconds: number): Promise<void> {
  await sql`update jobs.job set state = 'retry', started_on = null, heartbeat_on = null, start_after = now() + ${seconds} * interval '1 second'
    where id = ${id}::uuid and state = 'active'`.execute(db);
}

/** Looks for jobs of processes that died, so that others continue them within a minute. */
function watchAbandoned(
  { db }: Database,
  { silent, signOfLife }: JobTimes,
  wake: (name: string) => void,
  log: Logger,
): { stop(): Promise<void> } {
  let looking: Promise<void> = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      for (const name of await takeOverAbandoned(db, silent)) {
        log.warn({ job: name }, 'a process ended while this job ran; the job is run again');
        wake(name);
      }
    } catch (error) {
      // While the database is away nothing can be taken over; the next look is soon.
      log.error({ error: error instanceof Error ? error.message : String(error) }, 'job queue');
    }
  };
  const timer = setInterval(() => void (looking = looking.then(look)), signOfLife * 1000).unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}

/** The embedded database has one process, so a job that is active at its start was left behind by a crash. */
async function releaseAbandoned(boss: PgBoss, database: Database): Promise<void> {
  await takeOverAbandoned(database.db);
  const { rows } = await sql<JobRun & { name: string }>`select name, id, retry_count as "retryCount" from jobs.job
    where state = 'active'`.execute(database.db);
  const ended = new Error('The process ended while this job ran.');
  for (const { name, ...run } of rows)
    if (!(await runAgainLater(database.db, run, ended))) await boss.fail(name, run.id, { message: ended.message });
}
