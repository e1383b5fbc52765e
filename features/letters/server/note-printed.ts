import { z } from 'zod';
import { defineJob } from '../../../platform/server/feature.ts';

/** The line on a client's timeline where a batch with letters of theirs was printed. */
export const notePrinted = defineJob({
  name: 'letters.notePrinted',
  payload: z.object({ contactId: z.uuid(), batchId: z.uuid(), bureaus: z.array(z.string()) }),
  retries: 3,
  run: async ({ contactId, batchId, bureaus }, { change }) => {
    await change('letters.printed', async ({ record }) => {
      record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `${bureaus.length === 1 ? 'Letter' : 'Letters'} to ${bureaus.join(', ')} printed`,
        after: { bureaus, batch: batchId },
      });
    });
  },
});
