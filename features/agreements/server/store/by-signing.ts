import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

interface Signed {
  readonly contactId: string;
  readonly name: string;
  readonly ownerId: string | null;
}

/** Active contacts with an agreement signed in these days that was not canceled, by the first such day; of one owner when given. */
export async function listSigned(
  db: StaffDb,
  range: { readonly from: CivilDate; readonly until: CivilDate; readonly personId: string | null; readonly most: number },
): Promise<readonly Signed[]> {
  const { rows } = await sql<Signed>`select a.contact_id as "contactId", c.name, c.owner_id as "ownerId"
    from agreements a join contact_heads c on c.id = a.contact_id
    where a.removed_at is null and a.cancelled_on is null and a.signed_on between ${range.from}::date and ${range.until}::date
      and c.archived_at is null and (${range.personId}::uuid is null or c.owner_id = ${range.personId}::uuid)
    group by a.contact_id, c.name, c.owner_id order by min(a.signed_on), a.contact_id limit ${range.most}`.execute(db);
  return rows;
}
