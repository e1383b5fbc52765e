// Jobs that wait, run, or failed for good, and how to give those another try.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';
import { pageInput } from '../../platform/base/shared-inputs.ts';
import { cursorUnknown } from '../../platform/base/shared-refusal.ts';

const job = z.object({
  id: z.string(),
  /** 'feature.verb', as the feature that owns it calls it. */
  name: z.string(),
  createdAt: z.string(),
  failedAt: z.string(),
  /** How often it was run. */
  runs: z.number().int(),
  problem: z.string(),
});
export type GivenUpJob = z.output<typeof job>;

/** What a job is about, by the id in its payload. */
export const JOB_RECORDS = [
  'contact',
  'report',
  'letter',
  'connection',
  'mail',
  'import',
  'export',
  'printBatch',
  'reportFile',
  'run',
] as const;
export type JobRecord = (typeof JOB_RECORDS)[number];

const waiting = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'retrying', 'running']),
  createdAt: z.string(),
  /** When it is due, or due again; when it started for one that runs. */
  nextAt: z.string(),
  /** How often it was run, the present run included. */
  runs: z.number().int(),
  /** Null for a job that is about everything. */
  record: z.enum(JOB_RECORDS).nullable(),
  /** Whose record it is, for those who may see contacts. */
  contact: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type WaitingJobRow = z.output<typeof waiting>;

export const backgroundJobsContract = {
  listWaiting: endpoint({
    method: 'GET',
    path: '/background-jobs/waiting',
    summary: 'Jobs that wait for their turn or for another try, and those that run; due for longest first',
    audience: 'staff',
    permission: 'background-jobs:view',
    activity: null,
    refusals: cursorUnknown.declared,
    input: z.strictObject(pageInput({ usual: 25, most: 100 })),
    output: z.object({ rows: z.array(waiting), next: z.string().nullable() }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/background-jobs',
    summary: 'Jobs that were given up in the last week, latest first',
    audience: 'staff',
    permission: 'background-jobs:view',
    activity: null,
    refusals: {},
    input: z.strictObject({ limit: z.coerce.number().int().min(1).max(200).default(100) }),
    output: z.object({ rows: z.array(job), more: z.boolean() }),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/background-jobs/{id}/retry',
    summary: 'Put a job that was given up back into its queue',
    audience: 'staff',
    permission: 'background-jobs:manage',
    activity: 'backgroundJobs.retried',
    refusals: { 'backgroundJobs.notFound': { status: 404, when: 'There is no such job, or it is no longer given up.' } },
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({ retried: z.literal(true) }),
  }),
};
