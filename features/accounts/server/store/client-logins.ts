// The portal logins of contacts.
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';

type Tables = { users: { id: string; email: string; contact_id: string | null; last_sign_in_at: Date | null; deleted_at: Date | null } };
const tables = (db: Db) => db.withTables<Tables>();

/** The portal login of a contact. */
export async function findClientLogin(
  db: Db,
  _scope: StaffScope,
  contactId: string,
): Promise<{ userId: string; email: string; lastSignInAt: Date | null } | undefined> {
  const row = await tables(db)
    .selectFrom('users')
    .select(['id', 'email', 'last_sign_in_at'])
    .where('contact_id', '=', contactId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { userId: row.id, email: row.email, lastSignInAt: row.last_sign_in_at };
}
