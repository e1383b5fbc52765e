import { z } from 'zod';
import { defineJob, type Reaction } from '../../../platform/server/feature.ts';
import { noteHeard as writeHeard } from './store/hearings.ts';

/** Keeps when a contact last heard from the office, after something that may have changed it. */
export const noteHeard = defineJob({
  name: 'progressPortal.noteHeard',
  payload: z.object({ contactId: z.uuid().nullable() }),
  retries: 5,
  run: async ({ contactId }, { transaction }) => {
    if (contactId !== null) await transaction((tx) => writeHeard(tx, contactId));
  },
});

const KINDS = [
  'mail.sent',
  'leads.callLogged',
  'leads.callRemoved',
  'leads.callRestored',
  'findings.asked',
  'findings.answerCleared',
  'disputes.detailsAsked',
  'disputes.detailQuestionWithdrawn',
  'letters.rendered',
  'access.clientLoginCreated',
  'access.inviteAccepted',
] as const;

export const HEARING_REACTIONS: readonly Reaction[] = KINDS.map((on) => ({
  on,
  sentence: 'When a client hears from the office, the day is noted on Progress Portal.',
  job: noteHeard,
  payload: ({ contactId }) => ({ contactId }),
}));
