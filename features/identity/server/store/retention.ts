// The portal login of a client at the end of their record. The row of the account stays, because the record of activity names it, and says no one.
import { sql } from 'kysely';
import { findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';

const NO_ADDRESS = '@disposed.invalid';

export const LOGIN_RETENTION: RetentionKind = {
  key: 'identity.login',
  name: 'Portal login',
  tables: ['users', 'clients'],
  group: 'records',
  onRequest: true,
  findHolders: async (db, contactIds) =>
    new Set([
      ...(await findHolders(db, ['users'], contactIds, sql<boolean>`t.email not like ${`%${NO_ADDRESS}`}`)),
      ...(await findHolders(db, ['clients'], contactIds)),
    ]),
  destroy: async ({ db, contactId, now }) => {
    const { rows } = await sql<{
      id: string;
    }>`update users set email = id || ${NO_ADDRESS}, name = 'Former client', photo_url = '', password_hash = null,
        disabled_at = coalesce(disabled_at, ${now}), deleted_at = coalesce(deleted_at, ${now}), valid_since = ${now}
      where contact_id = ${contactId} returning id`.execute(db);
    const ids = rows.map(({ id }) => id);
    await sql`update sessions set ended_at = coalesce(ended_at, ${now}), device = '' where user_id = any(${ids}::uuid[])`.execute(db);
    for (const table of [
      'clients',
      'user_identities',
      'recovery_codes',
      'action_codes',
      'pending_sign_ins',
      'second_factor_offers',
      'second_factors',
    ] as const)
      await sql`delete from ${sql.table(table)} where user_id = any(${ids}::uuid[])`.execute(db);
    return { rows: rows.length, blobs: [] };
  },
};
