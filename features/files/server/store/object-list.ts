// One page of names, folded at a delimiter like folders. Names sort by their bytes.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';

/** What begins with this sorts after every name that begins the same. */
const LAST = '\u{10FFFF}';

export interface NameList {
  readonly prefix: string;
  /** '' lists every name below the prefix. */
  readonly delimiter: string;
  /** Entry to go on behind, '' for the first page. */
  readonly after: string;
  readonly limit: number;
  /** Only names that begin with one of these are seen at all. */
  readonly visible: readonly string[];
}

/** Up to `limit` entries: names, or their beginnings up to and including the next delimiter behind the prefix. */
export async function listNames(
  db: Db,
  { prefix, delimiter, after, limit, visible }: NameList,
): Promise<readonly { entry: string; folded: boolean }[]> {
  if (visible.length === 0) return [];
  const seen = sql.join(
    visible.map((start) => sql`starts_with(object_name, ${start})`),
    sql` or `,
  );
  const rest = sql`substr(object_name, length(${prefix}::text) + 1)`;
  const folded = sql`(${delimiter}::text <> '' and strpos(${rest}, ${delimiter}) > 0)`;
  const { rows } = await sql<{ entry: string; folded: boolean }>`
    select entry, folded from (
      select case when ${folded} then ${prefix}::text || split_part(${rest}, ${delimiter}, 1) || ${delimiter}::text else object_name end collate "C" as entry,
        ${folded} as folded
      from files
      where deleted_at is null and object_name >= ${prefix} and object_name <= ${prefix + LAST} and starts_with(object_name, ${prefix}) and (${seen})
    ) named
    where entry > ${after} collate "C"
    group by entry, folded order by entry limit ${limit}`.execute(db);
  return rows;
}
