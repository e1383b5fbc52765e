import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { closeDays } from './close-days.ts';

/** Every night, after the day (UTC) is over. */
export const closeAccessDays = defineJob({
  name: 'accessLog.closeDays',
  payload: z.object({}),
  retries: 3,
  schedule: { cron: '11 0 * * *', sentence: 'The access log of the day is closed, so that a later change of it shows.' },
  run: async (_payload, call) => closeDays(call),
});
