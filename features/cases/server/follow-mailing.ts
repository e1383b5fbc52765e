import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';
import { moveAfter } from './move-after.ts';

/** Once letters were mailed the client waits for answers. */
export const followMailing = defineJob({
  name: 'cases.followMailing',
  // Letters of several clients mailed at once come with one entry for each of them.
  payload: z.object({ contactId: z.uuid().nullable() }),
  retries: 3,
  run: async ({ contactId }, call) => {
    if (contactId !== null) await moveAfter('letters-mailed', contactId, call);
  },
});
