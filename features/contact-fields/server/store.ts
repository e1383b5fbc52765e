// Fields the office added. Their values lie in contacts.custom under the id of the field.
import { sql } from 'kysely';
import { lockOn } from '../../../platform/server/database/lock-on.ts';
import type { Db } from '../../../platform/server/database/open-database.ts';
import type { CustomField } from '../contract.ts';

const COLUMNS = ['id', 'version', 'label', 'kind', 'choices'] as const;

/** Holds off other changes of fields until the transaction ends, so that their number and their labels can be checked. */
export async function lockFields(db: Db): Promise<void> {
  await lockOn(db, 'contact_fields');
}

/** Fields in use, in the order they are shown. */
export async function listFields(db: Db): Promise<CustomField[]> {
  return db.selectFrom('contactFields').select(COLUMNS).where('removedAt', 'is', null).orderBy('position').orderBy('id').execute();
}

/** Labels of all fields by id, removed ones too. */
export async function findFieldLabels(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('contactFields').select(['id', 'label']).execute();
  return new Map(rows.map((row) => [row.id, row.label]));
}

/** A field, removed or not. */
export async function findField(db: Db, id: string): Promise<(CustomField & { readonly removed: boolean }) | undefined> {
  const row = await db
    .selectFrom('contactFields')
    .select([...COLUMNS, 'removedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return (
    row && { id: row.id, version: row.version, label: row.label, kind: row.kind, choices: row.choices, removed: row.removedAt !== null }
  );
}

/** Adds a field after the others. */
export async function insertField(db: Db, field: Omit<CustomField, 'version'>, at: Date): Promise<void> {
  await db
    .insertInto('contactFields')
    .values((e) => ({
      id: field.id,
      version: 1,
      label: field.label,
      kind: field.kind,
      choices: field.choices,
      createdAt: at,
      position: e.selectFrom('contactFields').select(sql<number>`coalesce(max(position), 0) + 1`.as('next')),
    }))
    .execute();
}

/** Writes if the field still has `version` and is in use; false when not. */
export async function updateField(
  db: Db,
  id: string,
  version: number,
  change: { readonly label: string; readonly choices: readonly string[] },
): Promise<boolean> {
  const done = await db
    .updateTable('contactFields')
    .set({ label: change.label, choices: [...change.choices], version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Removes a field or restores it; false when that was done before. Values stay where they are. */
export async function setFieldRemoved(db: Db, id: string, removedAt: Date | null): Promise<boolean> {
  const done = await db
    .updateTable('contactFields')
    .set((e) => ({ removedAt, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .where('removedAt', removedAt === null ? 'is not' : 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
