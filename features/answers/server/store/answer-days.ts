import { sql } from 'kysely';
import type { CivilDate } from '../../../../platform/base/civil-date.ts';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** When each answer sorted to this letter came: the day it was entered with, and the moment it was added. What was set aside is left out. */
export async function listArrivals(
  db: Db,
  letterId: string,
): Promise<readonly { readonly receivedOn: CivilDate | null; readonly arrivedAt: Date }[]> {
  const { rows } = await sql<{
    receivedOn: CivilDate | null;
    arrivedAt: Date;
  }>`select received_on as "receivedOn", arrived_at as "arrivedAt"
    from answers where letter_id = ${letterId} and state in ('to-enter', 'entered')`.execute(db);
  return rows;
}
