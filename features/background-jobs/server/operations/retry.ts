import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { backgroundJobsContract } from '../../contract.ts';

export const retry: Operation<typeof backgroundJobsContract.retry> = async ({ db, input, services, record, wake }) => {
  const name = await services.givenUpJobs.retry(db, input.id);
  if (name === undefined) return refuse('backgroundJobs.notFound', 'This job is no longer waiting for another try.');
  wake(name);
  record({ contactId: null, subject: { type: 'job', id: input.id }, summary: `Job ${name} put back into its queue` });
  return { retried: true };
};
