// Names of what a contact points to, by id; an id that is not there has none.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { Tables as ContactTables } from '../store.ts';

type Tables = Pick<ContactTables, 'contacts'> & { office_locations: { id: string; name: string; closed_at: Date | null } };
const tables = (db: Db) => db.withTables<Tables>();
type Names = ReadonlyMap<string, string>;

export async function findContactNames(db: Db, ids: readonly string[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await tables(db).selectFrom('contacts').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

/** Of locations, those that are open when only those will do. */
export async function findLocationNames(db: Db, ids: readonly string[], which: 'open' | 'all'): Promise<Names> {
  if (ids.length === 0) return new Map();
  let q = tables(db).selectFrom('office_locations').select(['id', 'name']).where('id', 'in', ids);
  if (which === 'open') q = q.where('closed_at', 'is', null);
  return new Map((await q.execute()).map((row) => [row.id, row.name]));
}
