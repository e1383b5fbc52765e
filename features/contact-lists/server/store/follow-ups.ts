import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';
import { DUE } from './filter.ts';

interface FollowUp {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly on: CivilDate;
  readonly ownerId: string | null;
}

/** Active contacts to be followed up on a day of the range, earliest first; those of one owner when given. */
export async function listFollowUps(
  db: StaffDb,
  range: { readonly from: CivilDate; readonly until: CivilDate; readonly personId: string | null; readonly most: number },
): Promise<readonly FollowUp[]> {
  // All contacts use the index that lists sort by, one owner the index of that owner.
  const day = range.personId === null ? DUE : sql`c.follow_up_on`;
  const whose = range.personId === null ? sql`true` : sql`c.owner_id = ${range.personId} and c.follow_up_on is not null`;
  const { rows } = await sql<FollowUp>`select c.id, c.version, c.name, c.follow_up_on as "on", c.owner_id as "ownerId" from contact_heads c
    where c.archived_at is null and ${whose} and ${day} >= ${range.from}::date and ${day} <= ${range.until}::date
    order by ${day}, c.id limit ${range.most}`.execute(db);
  return rows;
}
