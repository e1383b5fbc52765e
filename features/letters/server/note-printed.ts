import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';

const NOTED = refuse('letters.noted', 'Another run wrote this line.');

/** The line on a client's timeline where a batch with letters of theirs was printed. */
export const notePrinted = defineJob({
  name: 'letters.notePrinted',
  payload: z.object({ contactId: z.uuid(), batchId: z.uuid(), bureaus: z.array(z.string()) }),
  retries: 3,
  run: async ({ contactId, batchId, bureaus }, { change, settle }) => {
    await change('letters.printed', async ({ db, record }) => {
      if (!(await settle(db))) return NOTED;
      record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `${bureaus.length === 1 ? 'Letter' : 'Letters'} to ${bureaus.join(', ')} printed`,
        after: { bureaus, batch: batchId },
      });
      return null;
    });
  },
});
