// Which contacts have a portal login, or an invitation to one, for lists of people.
import { sql } from 'kysely';
import type { JobDb, StaffDb } from '../../../../platform/server/database/open-database.ts';

export interface PortalTie {
  readonly login: boolean;
  /** An invitation that can still be accepted. */
  readonly invited: boolean;
  readonly lastSeenAt: Date | null;
}

/** Contacts with neither are absent. */
export async function findPortalTies(
  db: StaffDb | JobDb,
  contactIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, PortalTie>> {
  const found = await sql<{ contactId: string; login: boolean; invited: boolean; lastSeenAt: Date | null }>`
    select c.id as contact_id, u.id is not null as login, i.invited, greatest(u.last_sign_in_at, s.last_seen_at) as last_seen_at
    from unnest(${contactIds}::uuid[]) as c(id)
    left join user_accounts u on u.contact_id = c.id and u.deleted_at is null
    left join lateral (select max(last_seen_at) as last_seen_at from user_sessions where user_id = u.id) s on true
    cross join lateral (select exists (select 1 from invites where contact_id = c.id and used_at is null and revoked_at is null and expires_at > ${now}) as invited) i
    where u.id is not null or i.invited`.execute(db);
  return new Map(found.rows.map((r) => [r.contactId, { login: r.login, invited: r.invited, lastSeenAt: r.lastSeenAt }]));
}
