import { z } from 'zod';
import { defineJob, type Reaction } from '../../../platform/server/feature.ts';
import { deleteFeed } from './store/feeds.ts';

/** While an account is switched off its feed answers nothing; switched on again, an address that others may know stays dead. */
export const endFeed = defineJob({
  name: 'calendar.endFeed',
  payload: z.object({ userId: z.uuid() }),
  retries: 5,
  run: async ({ userId }, { transaction }) => {
    await transaction((tx) => deleteFeed(tx, userId));
  },
});

export const FEED_REACTIONS: readonly Reaction[] = [
  {
    on: 'access.userDisabled',
    sentence: 'When an account is switched off, the address of its calendar is revoked.',
    job: endFeed,
    payload: ({ subject }) => ({ userId: subject.id }),
  },
];
