import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { LONGEST_MEMORY } from '../rules/sign-in-throttle.ts';
import { sweepAccess } from './store.ts';
import { sweepActionCodes } from './store/action-codes.ts';
import { sweepProviders } from './store/providers.ts';
import { sweepSecondFactors } from './store/second-factors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Every night: sessions over for a month, forgotten wrong tries and dead permits go. */
export const sweepSessions = defineJob({
  name: 'access.sweepSessions',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '41 3 * * *', sentence: 'Sign-ins that ended over a month ago are cleared away.' },
  run: async (_payload, { db, now }) => {
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    await sweepAccess(db, { sessions: ago(30 * DAY_MS), failures: ago(LONGEST_MEMORY * 1000), permits: ago(DAY_MS) });
    // A link is called expired for a week, and unknown after that.
    await sweepActionCodes(db, ago(7 * DAY_MS));
    await sweepProviders(db, ago(DAY_MS));
    await sweepSecondFactors(db, ago(DAY_MS));
  },
});
