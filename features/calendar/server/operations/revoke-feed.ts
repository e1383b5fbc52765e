import { refuse } from '../../../../platform/base/refusal.ts';
import type { Operation } from '../../../../platform/server/feature.ts';
import type { calendarContract } from '../../contract.ts';
import { deleteFeed } from '../store/feeds.ts';

export const revokeFeed: Operation<typeof calendarContract.revokeFeed> = async ({ db, scope, record }) => {
  if (!(await deleteFeed(db, scope.userId))) return refuse('calendar.noFeed', 'The calendar feed is off already.');
  record({ contactId: null, subject: { type: 'calendar-feed', id: scope.userId }, summary: 'Calendar feed turned off' });
  return { revoked: true };
};
