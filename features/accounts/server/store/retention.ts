// Invitations at the end of the record of a client: they open nothing any more, and name no one.
import { sql } from 'kysely';
import { findHolders, type RetentionKind } from '../../../../platform/server/retention.ts';

const NO_ADDRESS = 'disposed@disposed.invalid';

export const INVITES_RETENTION: RetentionKind = {
  key: 'accounts.invites',
  name: 'Invitations to the portal',
  tables: ['invites'],
  group: 'records',
  onRequest: true,
  findHolders: (db, contactIds) => findHolders(db, ['invites'], contactIds, sql<boolean>`t.email <> ${NO_ADDRESS}`),
  destroy: async ({ db, contactId, now }) => {
    const { numAffectedRows } =
      await sql`update invites set email = ${NO_ADDRESS}, name = '', revoked_at = case when used_at is null then coalesce(revoked_at, ${now}) else revoked_at end
        where contact_id = ${contactId} and email <> ${NO_ADDRESS}`.execute(db);
    return { rows: Number(numAffectedRows ?? 0n), blobs: [] };
  },
};
