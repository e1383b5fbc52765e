import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { findPairsStep } from './find-pairs.ts';

/** Steps of one run; what is left waits a minute, so that a large import does not hold up other work. */
const MOST_STEPS = 200;

/** Every minute: look for pairs around what was touched since. Each step keeps its place, so a crash repeats at most one. */
export const findPairs = defineJob({
  name: 'duplicates.findPairs',
  payload: z.object({}),
  retries: 3,
  schedule: { cron: '* * * * *', sentence: 'Contacts that are new or changed are compared with the others to find duplicates.' },
  run: async (_payload, { transaction, now }) => {
    for (let step = 0; step < MOST_STEPS && (await transaction((tx) => findPairsStep(tx, now))); step += 1);
  },
});
