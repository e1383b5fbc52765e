// Sets of documents that are asked for together.
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RequestSet } from '../../contract/request-sets.ts';
import { storedDocuments } from '../../rules/asked-documents.ts';

export interface StoredSet extends RequestSet {
  readonly removed: boolean;
}
type SetFields = Pick<RequestSet, 'name' | 'documents' | 'days'>;

/** Holds other changes of sets off until the transaction ends. */
export async function lockSets(db: Db): Promise<void> {
  await lockOn(db, 'document_request_sets');
}

/** Those in use, by name. */
export async function listSets(db: Db): Promise<StoredSet[]> {
  const rows = await db.selectFrom('documentRequestSets').selectAll().where('removedAt', 'is', null).execute();
  return rows.map(toSet).sort((one, other) => one.name.localeCompare(other.name));
}

export async function findSet(db: Db, id: string): Promise<StoredSet | undefined> {
  const row = await db.selectFrom('documentRequestSets').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSet(row);
}

export async function insertSet(db: Db, id: string, { name, documents, days }: SetFields, at: Date): Promise<void> {
  await db
    .insertInto('documentRequestSets')
    .values({ id, name, documents: JSON.stringify(documents), days, createdAt: at, removedAt: null })
    .execute();
}

/** False when the version is another. */
export async function updateSet(
  db: Db,
  { id, version }: Pick<RequestSet, 'id' | 'version'>,
  { name, documents, days }: SetFields,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documentRequestSets')
    .set({ name, documents: JSON.stringify(documents), days, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function setSetRemoved(db: Db, { id, version }: Pick<RequestSet, 'id' | 'version'>, at: Date | null): Promise<void> {
  await db
    .updateTable('documentRequestSets')
    .set({ removedAt: at, version: version + 1 })
    .where('id', '=', id)
    .execute();
}

function toSet(row: {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly documents: unknown;
  readonly days: number;
  readonly removedAt: Date | null;
}): StoredSet {
  const { id, version, name, documents, days, removedAt } = row;
  return { id, version, name, documents: storedDocuments.parse(documents), days, removed: removedAt !== null };
}
