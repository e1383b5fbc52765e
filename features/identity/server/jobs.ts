import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { LONGEST_MEMORY } from '../rules/sign-in-throttle.ts';
import { turnSigningKeys } from './key-ring.ts';
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
  schedule: { cron: '41 9 * * *', sentence: 'Sign-ins that ended over a month ago are cleared away.' },
  run: async (_payload, { db, now }) => {
    const ago = (ms: number): Date => new Date(now.getTime() - ms);
    await sweepAccess(db, { sessions: ago(30 * DAY_MS), failures: ago(LONGEST_MEMORY * 1000), permits: ago(DAY_MS) });
    // A link is called expired for a week, and unknown after that.
    await sweepActionCodes(db, ago(7 * DAY_MS));
    await sweepProviders(db, ago(DAY_MS));
    await sweepSecondFactors(db, ago(DAY_MS));
  },
});

/** Every night: the key that signs ID tokens is replaced after 90 days. */
export const turnKeys = defineJob({
  name: 'access.turnSigningKeys',
  payload: z.object({}),
  retries: 1,
  schedule: { cron: '17 9 * * *', sentence: 'The key that signs sign-ins is replaced every 90 days; nobody is signed out by it.' },
  run: async (_payload, { now, services, transaction }) => transaction((tx) => turnSigningKeys(tx, services.sealer, now)),
});
