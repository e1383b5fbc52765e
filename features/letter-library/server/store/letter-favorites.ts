// Which letters of the library a person marked.
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';

export async function listMarked(db: StaffDb, scope: StaffScope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('libraryLetterFavorites')
    .select('libraryLetterId')
    .where('userId', '=', scope.userId)
    .where('libraryLetterId', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ libraryLetterId }) => libraryLetterId));
}

/** Marking twice is the same as once. */
export async function insertMark(db: Db, scope: StaffScope, libraryLetterId: string, at: Date): Promise<void> {
  await db
    .insertInto('libraryLetterFavorites')
    .values({ userId: scope.userId, libraryLetterId, markedAt: at })
    .onConflict((oc) => oc.columns(['userId', 'libraryLetterId']).doNothing())
    .execute();
}

export async function deleteMark(db: Db, scope: StaffScope, libraryLetterId: string): Promise<void> {
  await db.deleteFrom('libraryLetterFavorites').where('userId', '=', scope.userId).where('libraryLetterId', '=', libraryLetterId).execute();
}
