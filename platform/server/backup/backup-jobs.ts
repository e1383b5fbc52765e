// Jobs that wait when a backup is made. Those that only work on the office's own data run again after a restore.
import { sql } from 'kysely';
import { z } from 'zod';
import type { JobDb } from '../database/open-database.ts';

const waitingJob = z.object({ name: z.string(), payload: z.unknown() });

/** Jobs with these names that wait or run, as lines of JSON. None where no program ever ran. */
export async function listWaitingJobs(tx: JobDb, names: readonly string[]): Promise<readonly string[]> {
  const { rows: there } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(tx);
  if (there[0]?.there !== true) return [];
  const { rows } = await sql<{ line: string }>`select json_build_object('name', name, 'payload', data)::text as line from jobs.job
    where state in ('created', 'retry', 'active') and name = any (${names}) order by created_on, id`.execute(tx);
  return rows.map(({ line }) => line);
}

export function parseWaitingJob(line: string): { readonly name: string; readonly payload: unknown } {
  return waitingJob.parse(JSON.parse(line));
}
