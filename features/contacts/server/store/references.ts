// Names of what a contact points to, by id; an id that is not there has none.
import type { Db } from '../../../../platform/server/database/open-database.ts';

type Names = ReadonlyMap<string, string>;

export async function findContactNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('contacts').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}
