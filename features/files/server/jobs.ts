import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { listKnownBlobs } from './store.ts';

const GRACE_MS = 60 * 60 * 1000;
const BATCH = 200;

/** Every night: remove bytes whose row was never committed, left behind by a crash or a rolled-back change. */
export const sweepOrphans = defineJob({
  name: 'files.sweepOrphans',
  payload: z.object({}),
  retries: 1,
  schedule: '17 3 * * *',
  run: async (_payload, { db, services, now }) => {
    let keys: string[] = [];
    const sweep = async (): Promise<void> => {
      const known = await listKnownBlobs(db, keys);
      for (const key of keys) if (!known.has(key)) await services.blobs.remove(key);
      keys = [];
    };
    for await (const key of services.blobs.listOlderThan(new Date(now.getTime() - GRACE_MS))) {
      keys.push(key);
      if (keys.length === BATCH) await sweep();
    }
    await sweep();
  },
});
