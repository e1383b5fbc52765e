import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

/** Whether this is a file of the contact that was uploaded and found clean. */
export async function isFileOf(db: StaffDb, contactId: string, fileId: string): Promise<boolean> {
  const found = await db
    .selectFrom('documentNames')
    .select('id')
    .where('id', '=', fileId)
    .where('contactId', '=', contactId)
    .where('state', '=', 'ok')
    .executeTakeFirst();
  return found !== undefined;
}
