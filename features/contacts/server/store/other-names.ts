// Names a contact used before, or uses beside their own. Accounts may be filed under them.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { OtherName } from '../../contract.ts';

/** In the order in which they were added. */
export async function listOtherNames(db: Db, contactId: string): Promise<OtherName[]> {
  return db
    .selectFrom('contactOtherNames')
    .select(['id', 'name'])
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .execute();
}

export async function insertOtherName(db: Db, one: OtherName & { readonly contactId: string }, at: Date): Promise<void> {
  await db.insertInto('contactOtherNames').values({ id: one.id, contactId: one.contactId, name: one.name, createdAt: at }).execute();
}

/** False when it is not there. */
export async function removeOtherName(db: Db, contactId: string, id: string, at: Date): Promise<boolean> {
  const done = await db
    .updateTable('contactOtherNames')
    .set({ removedAt: at })
    .where('id', '=', id)
    .where('contactId', '=', contactId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}
