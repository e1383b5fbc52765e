// Numbers for the start of the day, each counted no further than its cap, by an index made for it.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db, StaffDb } from '../../../../platform/server/database/open-database.ts';
import type { StaffScope } from '../../../../platform/server/scope.ts';
import { allOf, DUE, INCOMPLETE, type Condition } from './filter.ts';

/** True when this person looks after someone. */
export async function ownsContacts(db: Db, scope: StaffScope): Promise<boolean> {
  return (
    (await db
      .selectFrom('contactHeads')
      .select('id')
      .where('ownerId', '=', scope.userId)
      .where('archivedAt', 'is', null)
      .limit(1)
      .executeTakeFirst()) !== undefined
  );
}

/** Active contacts to be followed up on a day of `due`, both ends included; counted up to `cap`. */
export async function countFollowUps(
  db: StaffDb,
  ownerId: string | null,
  due: { readonly from: CivilDate | null; readonly until: CivilDate },
  cap: number,
): Promise<number> {
  // All contacts use the index that lists sort by, where a missing date comes last; one owner uses the index of that owner.
  const day = ownerId === null ? DUE : sql`c.follow_up_on`;
  const whose = ownerId === null ? [] : [ownedBy(ownerId), sql<SqlBool>`c.follow_up_on is not null`];
  return countUpTo(
    db,
    [
      sql<SqlBool>`c.archived_at is null`,
      ...whose,
      sql<SqlBool>`${day} >= ${due.from ?? '-infinity'}::date`,
      sql<SqlBool>`${day} <= ${due.until}::date`,
    ],
    cap,
    day,
  );
}

export async function countIncomplete(db: StaffDb, ownerId: string | null, cap: number): Promise<number> {
  return countUpTo(db, ownerId === null ? [INCOMPLETE] : [INCOMPLETE, ownedBy(ownerId)], cap);
}

function ownedBy(userId: string): Condition {
  return sql`c.owner_id = ${userId}`;
}

/** The order makes PostgreSQL walk the index and stop at the cap, instead of gathering all matches first. */
async function countUpTo(db: Db, conditions: readonly Condition[], cap: number, day?: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from (select 1 from contact_records c where ${allOf(conditions)} ${day ? sql`order by ${day}` : sql``} limit ${cap}) counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
