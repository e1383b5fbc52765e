import type { CalendarFeed } from '../contract.ts';
import type { StoredFeed } from './store/feeds.ts';

export function viewFeed({ withNames, createdAt, lastReadAt }: StoredFeed): NonNullable<CalendarFeed> {
  return { withNames, createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null };
}
