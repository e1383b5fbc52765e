import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { extendChain } from './chain.ts';

/** Every minute: give newly committed rows their place in the chain. Not a change of its own, so it leaves no row. */
export const chainActivity = defineJob({
  name: 'activity.chain',
  payload: z.object({}),
  retries: 3,
  schedule: { cron: '* * * * *', sentence: 'New entries of the activity record are chained to those before, so that tampering shows.' },
  run: async (_payload, { transaction, services }) => {
    while ((await transaction((tx) => extendChain(tx, services.sealer))) > 0);
  },
});
