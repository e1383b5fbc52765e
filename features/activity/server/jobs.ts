import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { keepHead } from './chain-head.ts';
import { extendChain } from './chain.ts';
import { findChainEnd } from './store/chain.ts';

/** Every minute: give newly committed rows their place in the chain. Not a change of its own, so it leaves no row. */
export const chainActivity = defineJob({
  name: 'activity.chain',
  payload: z.object({}),
  retries: 3,
  schedule: { cron: '* * * * *', sentence: 'New entries of the activity record are chained to those before, so that tampering shows.' },
  run: async (_payload, { db, transaction, services }) => {
    while ((await transaction((tx) => extendChain(tx, services.sealer))) > 0);
    const end = await findChainEnd(db);
    if (end) await keepHead(services.env.DATA_DIR, end);
  },
});
