// Calls and form entries of one record of a person move to another when the two are merged.
import { z } from 'zod';
import { follower } from '../../../../platform/server/manifest.ts';
import { giveCallsBack, reassignCalls } from './calls.ts';
import { giveEntriesBack, reassignEntries } from './forms.ts';

export const LEAD_ROWS_FOLLOW = follower({
  key: 'leads',
  tables: ['lead_calls', 'lead_form_entries'],
  moved: z.object({ calls: z.array(z.uuid()).readonly(), entries: z.array(z.uuid()).readonly() }),
  move: async (db, fromId, toId) => ({ calls: await reassignCalls(db, fromId, toId), entries: await reassignEntries(db, fromId, toId) }),
  moveBack: async (db, moved, _fromId, toId) => {
    await giveCallsBack(db, moved.calls, toId);
    await giveEntriesBack(db, moved.entries, toId);
  },
});
