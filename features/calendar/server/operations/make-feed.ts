import type { Operation } from '../../../../platform/server/feature.ts';
import { hashSecret, newSecret } from '../../../../platform/server/secrets.ts';
import type { calendarContract } from '../../contract.ts';
import { feedPath } from '../../rules/feed-address.ts';
import { viewFeed } from '../feed-view.ts';
import { saveFeed } from '../store/feeds.ts';

export const makeFeed: Operation<typeof calendarContract.makeFeed> = async ({ db, scope, input, now, services, record }) => {
  const secret = newSecret();
  const feed = await saveFeed(db, { userId: scope.userId, secretHash: hashSecret(secret), withNames: input.withNames, at: now });
  record({
    contactId: null,
    subject: { type: 'calendar-feed', id: scope.userId },
    summary: `Calendar feed turned on, ${input.withNames ? 'with names' : 'with initials'}`,
    after: { withNames: input.withNames },
  });
  return { feed: viewFeed(feed), url: `${services.publicUrl()}${feedPath(secret)}` };
};
