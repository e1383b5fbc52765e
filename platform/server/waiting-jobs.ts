// Jobs that wait for their turn or for another try, and those that run, as the queue keeps them.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from './database/open-database.ts';

export interface WaitingJob {
  readonly id: string;
  readonly name: string;
  readonly state: 'waiting' | 'retrying' | 'running';
  readonly createdAt: Date;
  /** When it is due, or due again; when it started for one that runs. */
  readonly nextAt: Date;
  /** How often it was run, the present run included. */
  readonly runs: number;
  /** The ids in its payload by their key. Nothing else of a payload leaves the queue: it may name people. */
  readonly ids: ReadonlyMap<string, string>;
  /** Its place in the list. */
  readonly place: WaitingPlace;
}
export type WaitingPlace = [dueAt: string, id: string];

const payload = z.record(z.string(), z.unknown());
const uuid = z.uuid();

/** Due for longest first, at most `limit` behind the place `after`. */
export async function listWaitingJobs(
  db: Db,
  { after, limit }: { readonly after: WaitingPlace | undefined; readonly limit: number },
): Promise<readonly WaitingJob[]> {
  const behind = after === undefined ? sql`` : sql` and (start_after, id) > (${after[0]}::timestamptz, ${after[1]}::uuid)`;
  const { rows } = await sql<Omit<WaitingJob, 'ids' | 'place'> & { data: unknown; due: string }>`select id, name, data,
        case state when 'created' then 'waiting' when 'retry' then 'retrying' else 'running' end as state, created_on as "createdAt",
        case state when 'active' then coalesce(started_on, start_after) else start_after end as "nextAt", start_after::text as due,
        retry_count + case when state = 'active' then 1 else 0 end as runs
      from jobs.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'${behind} order by start_after, id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ data, due, ...job }) => ({ ...job, ids: idsOf(data), place: [due, job.id] }));
}

function idsOf(data: unknown): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(payload.safeParse(data).data ?? {}).flatMap(([key, value]) => {
      const id = uuid.safeParse(value).data;
      return id === undefined ? [] : [[key, id]];
    }),
  );
}

/** Takes away the jobs about a contact that wait: there is nothing left that they could work on. */
export async function dropWaitingJobs(db: Db, contactId: string): Promise<void> {
  await sql`delete from jobs.job where state in ('created', 'retry') and data ->> 'contactId' = ${contactId}`.execute(db);
}
