import { needOf } from '../../../platform/server/manifest.ts';
import { countUnread } from './store.ts';

/** Messages of clients that no one at the office has read. */
export const messageNeeds = needOf({
  key: 'messages.unread',
  permissions: ['messages:send'],
  words: { one: 'client wrote and waits to be read', many: 'clients wrote and wait to be read' },
  href: '/clients',
  weight: 'soon',
  count: ({ db }, most) => countUnread(db, most - 1),
});
