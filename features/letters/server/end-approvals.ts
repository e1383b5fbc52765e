import { z } from 'zod';
import { refuse } from '../../../platform/base/refusal.ts';
import { defineJob } from '../../../platform/server/feature.ts';
import { lockRounds } from '../../disputes/server/public.ts';
import { todayOf } from './decide.ts';
import { endDecisions, listUnmailedApproved } from './store/approvals.ts';

const NONE = refuse('letters.noApproval', 'There is no approval to end.');

/**
 * Reaction to the end of an agreement: what the client approved and was not mailed is asked again, should there be an agreement later. Until it has
 * run, nothing goes out either: without an agreement no door opens.
 */
export const endApprovals = defineJob({
  name: 'letters.endApprovals',
  payload: z.object({ contactId: z.uuid() }),
  retries: 10,
  run: async ({ contactId }, { change }) => {
    await change('letters.approvalsEnded', async ({ db, now, zone, record }) => {
      await lockRounds(db, contactId);
      const letters = await listUnmailedApproved(db, contactId);
      if (letters.length === 0) return NONE;
      await endDecisions(db, letters, 'agreement-ended', todayOf({ now, zone }));
      record({
        contactId,
        subject: { type: 'contact', id: contactId },
        summary: `Approval of ${letters.length === 1 ? 'a letter' : `${letters.length} letters`} ended with the agreement`,
        after: { letters },
      });
      return null;
    });
  },
});
