// How often people were shown or entered Social Security numbers.
import { sql } from 'kysely';
import { newId } from '../../../../platform/base/ids.ts';
import { lockOn } from '../../../../platform/server/database/lock-on.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { MOST_IDENTITY_USES, type IdentityUse } from '../../rules/identity-limit.ts';

/** Counts a use; false when the person reached the limit of the last hour already. */
export async function countIdentityUse(db: StaffDb, userId: string, use: IdentityUse, now: Date): Promise<boolean> {
  await lockOn(db, 'contact_identity_uses', userId);
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from contact_identity_uses
    where user_id = ${userId} and use = ${use} and at > ${now}::timestamptz - interval '1 hour'`.execute(db);
  const before = rows[0]?.n ?? 0;
  if (before >= MOST_IDENTITY_USES[use]) return false;
  const reached = before + 1 === MOST_IDENTITY_USES[use];
  await db
    .insertInto('contactIdentityUses')
    .values({ id: newId(now), userId, use, at: now, reached })
    .execute();
  return true;
}

/** People who reached a limit within a week, counted up to `cap`. */
export async function countLimitsReached(db: StaffDb, now: Date, cap: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from (select distinct user_id from contact_identity_uses
    where reached and at > ${now}::timestamptz - interval '7 days' limit ${cap}) p`.execute(db);
  return rows[0]?.n ?? 0;
}
