// Jobs that failed for good, and how to give them another try.
import { z } from 'zod';
import { endpoint } from '../../platform/base/endpoint.ts';

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

export const backgroundJobsContract = {
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
