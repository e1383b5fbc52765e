// The portal logins of contacts.
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';

/** The portal login of a contact. */
export async function findClientLogin(
  db: StaffDb | JobDb,
  contactId: string,
): Promise<{ userId: string; email: string; lastSignInAt: Date | null } | undefined> {
  const row = await db
    .selectFrom('userAccounts')
    .select(['id', 'email', 'lastSignInAt'])
    .where('contactId', '=', contactId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row && { userId: row.id, email: row.email, lastSignInAt: row.lastSignInAt };
}
