import type { Operation } from '../../../../platform/server/feature.ts';
import type { backgroundJobsContract } from '../../contract.ts';

export const list: Operation<typeof backgroundJobsContract.list> = async ({ db, input, services }) => {
  const jobs = await services.givenUpJobs.list(db, input.limit + 1);
  const rows = jobs.slice(0, input.limit).map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdAt: createdAt.toISOString(),
    failedAt: failedAt.toISOString(),
  }));
  return { rows, more: jobs.length > input.limit };
};
