// Recipients and their names as the database holds them. What is merged is read by its root: the recipient it is part of.
import { sql } from 'kysely';
import { newId } from '../../../platform/base/ids.ts';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { RecipientKind } from '../rules/recipient-kinds.ts';
import { nameKey } from '../rules/recipient-names.ts';

export interface RecipientFields {
  readonly kind: RecipientKind;
  readonly name: string;
  readonly phone: string | null;
  readonly website: string | null;
  readonly note: string | null;
}
export interface StoredRecipient extends RecipientFields {
  readonly id: string;
  /** By which the program knows those it comes with. */
  readonly key: string | null;
  readonly mergedInto: string | null;
  readonly rootId: string;
  readonly version: number;
  readonly removedAt: Date | null;
}
export interface StoredName {
  readonly id: string;
  readonly recipientId: string;
  readonly name: string;
  readonly main: boolean;
  readonly confirmedBy: string | null;
  readonly confirmedAt: Date;
}

/** Held by every change of the address book, so that a name leads to one recipient, no address is there twice and no merge goes round. */
export async function lockBook(db: Db): Promise<void> {
  await lockOn(db, 'recipients');
}

const selectRecipients = (db: Db) =>
  db
    .selectFrom('recipients')
    .select(['id', 'kind', 'name', 'key', 'phone', 'website', 'note', 'mergedInto', 'rootId', 'version', 'removedAt']);

/** A recipient as it is stored: merged and removed ones too. */
export async function findStored(db: Db, id: string): Promise<StoredRecipient | undefined> {
  return selectRecipients(db).where('id', '=', id).executeTakeFirst();
}

/** The recipient that `id` is part of by now, which is the one of this id unless it was merged. */
export async function findRoot(db: Db, id: string): Promise<StoredRecipient | undefined> {
  return selectRecipients(db)
    .where('id', '=', (eb) => eb.selectFrom('recipients as r').select('r.rootId').where('r.id', '=', id))
    .executeTakeFirst();
}

export async function findRootByKey(db: Db, key: string): Promise<StoredRecipient | undefined> {
  return selectRecipients(db)
    .where('id', '=', (eb) => eb.selectFrom('recipients as r').select('r.rootId').where('r.key', '=', key))
    .executeTakeFirst();
}

/** Those merged into a recipient, directly or through another, by name. */
export async function listMerged(db: Db, rootId: string): Promise<StoredRecipient[]> {
  return selectRecipients(db).where('rootId', '=', rootId).where('id', '<>', rootId).orderBy('name').orderBy('id').execute();
}

/** Recipients that the names lead to, by the key of the name; of removed ones too. */
export async function findByNames(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, StoredRecipient>> {
  const keys = [...new Set(names.map(nameKey))].filter((key) => key !== '');
  if (keys.length === 0) return new Map();
  interface Found extends StoredRecipient {
    readonly nameKey: string;
  }
  const { rows } = await sql<Found>`select n.name_key as "nameKey", r.id, r.kind, r.name, r.key, r.phone, r.website, r.note,
      r.merged_into as "mergedInto", r.root_id as "rootId", r.version, r.removed_at as "removedAt"
    from recipient_names n join recipients own on own.id = n.recipient_id join recipients r on r.id = own.root_id
    where n.name_key = any(${keys}::text[])`.execute(db);
  return new Map(rows.map(({ nameKey: key, ...recipient }) => [key, recipient]));
}

export async function insertRecipient(
  db: Db,
  { id, fields, by }: { readonly id: string; readonly fields: RecipientFields; readonly by: string },
  at: Date,
): Promise<void> {
  await db
    .insertInto('recipients')
    .values({ id, ...fields, rootId: id, createdAt: at, createdBy: by, updatedAt: at })
    .execute();
  await insertName(db, { recipientId: id, name: fields.name, main: true, by }, at);
}

/** Writes a change and counts the version up; false when the stored version is another one by now. */
export async function changeRecipient(
  db: Db,
  { id, version }: Pick<StoredRecipient, 'id' | 'version'>,
  change: Partial<RecipientFields> & { readonly removedAt?: Date | null; readonly mergedInto?: string | null; readonly rootId?: string },
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recipients')
    .set({ ...change, version: version + 1, updatedAt: at })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The root of all that are part of `from` becomes `to`. */
export async function moveRoot(db: Db, from: string, to: string): Promise<void> {
  await db.updateTable('recipients').set({ rootId: to }).where('rootId', '=', from).where('id', '<>', from).execute();
}

/** `id` and all that were merged into it, directly or through another, have `id` as their root again. */
export async function splitRoot(db: Db, id: string): Promise<void> {
  await sql`with recursive part(id) as (
      select ${id}::uuid union select r.id from recipients r join part on r.merged_into = part.id
    ) update recipients set root_id = ${id}::uuid where id in (select id from part) and id <> ${id}::uuid`.execute(db);
}

/** Names of recipients by the root they are part of; its own first, then by name. */
export async function listNames(db: Db, rootId: string): Promise<StoredName[]> {
  return db
    .selectFrom('recipientNames as n')
    .innerJoin('recipients as r', 'r.id', 'n.recipientId')
    .select(['n.id', 'n.recipientId', 'n.name', 'n.main', 'n.confirmedBy', 'n.confirmedAt'])
    .where('r.rootId', '=', rootId)
    .orderBy((eb) => eb.and([eb('n.main', '=', true), eb('n.recipientId', '=', rootId)]), 'desc')
    .orderBy('n.name')
    .orderBy('n.id')
    .execute();
}

export async function insertName(
  db: Db,
  { recipientId, name, main, by }: { readonly recipientId: string; readonly name: string; readonly main: boolean; readonly by: string },
  at: Date,
): Promise<string> {
  const id = newId(at);
  await db
    .insertInto('recipientNames')
    .values({ id, recipientId, name, nameKey: nameKey(name), main, confirmedBy: by, confirmedAt: at })
    .execute();
  return id;
}

/** Changes the own name of a recipient. */
export async function renameMain(db: Db, recipientId: string, name: string): Promise<void> {
  await db
    .updateTable('recipientNames')
    .set({ name, nameKey: nameKey(name) })
    .where('recipientId', '=', recipientId)
    .where('main', '=', true)
    .execute();
}

/** Removes an alias; the own name of a recipient stays. */
export async function deleteAlias(db: Db, id: string): Promise<void> {
  await db.deleteFrom('recipientNames').where('id', '=', id).where('main', '=', false).execute();
}
