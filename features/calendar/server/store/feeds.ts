// Calendar feeds: one address a person, of which only the hash is stored.
import type { Db } from '../../../../platform/server/database/open-database.ts';

export interface StoredFeed {
  readonly userId: string;
  readonly withNames: boolean;
  readonly createdAt: Date;
  readonly lastReadAt: Date | null;
}
const COLUMNS = ['userId', 'withNames', 'createdAt', 'lastReadAt'] as const;

export async function findFeed(db: Db, userId: string): Promise<StoredFeed | undefined> {
  return db.selectFrom('calendarFeeds').select(COLUMNS).where('userId', '=', userId).executeTakeFirst();
}

export async function findFeedByHash(db: Db, secretHash: Buffer): Promise<StoredFeed | undefined> {
  return db.selectFrom('calendarFeeds').select(COLUMNS).where('secretHash', '=', secretHash).executeTakeFirst();
}

/** Stores the feed of a person in place of the one before. */
export async function saveFeed(
  db: Db,
  feed: { readonly userId: string; readonly secretHash: Buffer; readonly withNames: boolean; readonly at: Date },
): Promise<StoredFeed> {
  const values = { secretHash: feed.secretHash, withNames: feed.withNames, createdAt: feed.at, lastReadAt: null };
  return db
    .insertInto('calendarFeeds')
    .values({ userId: feed.userId, ...values })
    .onConflict((oc) => oc.column('userId').doUpdateSet(values))
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** False when there was none. */
export async function deleteFeed(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('calendarFeeds').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function markRead(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('calendarFeeds').set({ lastReadAt: at }).where('userId', '=', userId).execute();
}
