// Jobs that see to it that a report is about its contact, also when one of them changed after it was read.
import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { checkPersonOf } from './check-person.ts';
import { readReport } from './jobs.ts';
import { listInterrupted } from './store/unread.ts';

const TEN_MINUTES_MS = 10 * 60_000;
const MOST = 50;

/** Holds the reports of a contact against what the office knows of the contact now. */
export const checkPersonJob = defineJob({
  name: 'creditReports.checkPerson',
  payload: z.object({ contactId: z.uuid() }),
  retries: 3,
  run: ({ contactId }, call) => checkPersonOf(call, contactId),
});

/** Reads reports that wait without a job, such as those whose lines have to be told apart after an upgrade. */
export const readInterrupted = defineJob({
  name: 'creditReports.readInterrupted',
  payload: z.object({}),
  retries: 0,
  schedule: { cron: '* * * * *', sentence: 'Reports that wait to be read again after an upgrade are read.' },
  run: async (_payload, call) => {
    const uploadedBefore = new Date(call.now.getTime() - TEN_MINUTES_MS);
    for (const reportId of await listInterrupted(call.db, { uploadedBefore, limit: MOST })) {
      try {
        await readReport.run({ reportId }, call);
      } catch (error) {
        // The others must not wait for one whose file is gone; it stays listed as being read, which shows on the dashboard.
        call.services.log.error({ error: error instanceof Error ? error.message : 'unknown', reportId }, 'report could not be read again');
      }
    }
  },
});
