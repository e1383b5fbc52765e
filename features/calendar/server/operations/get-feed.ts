import type { Operation } from '../../../../platform/server/feature.ts';
import type { calendarContract } from '../../contract.ts';
import { viewFeed } from '../feed-view.ts';
import { findFeed } from '../store/feeds.ts';

export const getFeed: Operation<typeof calendarContract.getFeed> = async ({ db, scope }) => {
  const feed = await findFeed(db, scope.userId);
  return { feed: feed ? viewFeed(feed) : null };
};
