import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { combineJob } from '../../credit-reports/server/public.ts';
import { retraceContact } from './retrace.ts';

/** Compares the reports of a contact again after a report was added, set aside or restored, or lines were decided about. */
export const compareJob = defineJob({
  name: 'reportChanges.compare',
  payload: z.object({ contactId: z.uuid() }),
  retries: 3,
  run: ({ contactId }, call) => retraceContact(call, contactId),
});

/** Queued by versions that compared and combined in one job, under the name of that time. */
export const formerCompareJob = defineJob({
  name: 'creditReports.compare',
  payload: z.object({ contactId: z.uuid() }),
  retries: 3,
  run: async (payload, call) => {
    await compareJob.run(payload, call);
    await combineJob.run(payload, call);
  },
});
