import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';

/** Emails not sent or with unclear delivery, as far as this person may see them; counted up to `cap`. */
export async function countUnsent(db: Db, scope: StaffScope, cap: number): Promise<number> {
  const seen = scope.may('access:view-users') ? sql`true` : sql`(contact_id is not null or kind not like 'access.%')`;
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from (select 1 from mails where state in ('failed', 'unknown') and ${seen} limit ${cap}) m`.execute(db);
  return rows[0]?.n ?? 0;
}
