import type { Db } from '../../../../platform/server/database/open-database.ts';

/** True while the work on a contact is on hold because they have died. */
export async function hasDied(db: Db, contactId: string): Promise<boolean> {
  const found = await db.selectFrom('contacts').where('id', '=', contactId).where('holdKind', '=', 'death').select('id').executeTakeFirst();
  return found !== undefined;
}
