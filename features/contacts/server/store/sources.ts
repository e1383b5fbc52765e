import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** Sources in use, in the order of the alphabet. Leaps from one to the next in the index: a million contacts share a few dozen. */
export async function listSources(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    with recursive used (source) as (
      (select source from contacts where source is not null order by source limit 1)
      union all
      select (select c.source from contacts c where c.source is not null and c.source > used.source order by c.source limit 1) from used where used.source is not null
    ) select source from used where source is not null limit ${limit}`.execute(db);
  return rows.map((row) => row.source);
}
