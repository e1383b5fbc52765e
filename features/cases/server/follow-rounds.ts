import { z } from 'zod';
import { defineJob, type Reaction } from '../../../platform/server/feature.ts';
import { HAPPENINGS } from '../rules/follow-disputes.ts';
import { moveAfter } from './move-after.ts';

/** Once a round was opened its letters are prepared, and once the last answer is recorded someone reads them. */
export const followRounds = defineJob({
  name: 'cases.followRounds',
  payload: z.object({ contactId: z.uuid().nullable(), happening: z.enum(HAPPENINGS) }),
  retries: 3,
  run: async ({ contactId, happening }, call) => {
    if (contactId !== null) await moveAfter(happening, contactId, call);
  },
});

export const FOLLOW_ROUNDS: readonly Reaction[] = [
  {
    on: 'disputes.roundOpened',
    sentence: 'When a round opens, the client moves to “Preparing a round”.',
    job: followRounds,
    payload: ({ contactId }) => ({ contactId, happening: 'round-opened' }),
  },
  ...(['disputes.outcomesDecided', 'disputes.outcomeAdded', 'disputes.itemWithdrawn'] as const).map((on): Reaction => ({
    on,
    sentence: 'When no item waits for an answer any more, the client moves to “Responses in”.',
    job: followRounds,
    payload: ({ contactId }) => ({ contactId, happening: 'answers-in' }),
  })),
];
