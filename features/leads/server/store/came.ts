import { sql } from 'kysely';
import type { StaffDb } from '../../../../platform/server/database/open-database.ts';

/**
 * How many leads were added in each span between two neighbors of `bounds` (ascending), in any stage now; archived
 * ones are left out. Looks at no more than `most` leads and as many clients, the newest first; undefined for spans it did not
 * reach as a whole.
 */
export async function countLeadsPerSpan(db: StaffDb, bounds: readonly Date[], most: number): Promise<readonly (number | undefined)[]> {
  const [first, last] = [bounds[0], bounds.at(-1)];
  if (!first || !last) return [];
  const newest = (category: 'lead' | 'client') => sql`select created_at from contact_heads
    where category = ${sql.lit(category)} and archived_at is null and created_at >= ${first} and created_at < ${last} ${category === 'client' ? sql`and converted_at is not null` : sql``}
    order by created_at desc limit ${most + 1}`;
  const { rows } = await sql<{ kind: string; span: number; n: number; whole: boolean }>`
    select kind, span, n::int as n, sum(n) over (partition by kind) <= ${most} as whole
    from (select kind, width_bucket(created_at, ${sql.val(bounds.map((bound) => bound.toISOString()))}::timestamptz[]) as span, count(*) as n
      from (select 'lead' as kind, * from (${newest('lead')}) l union all select 'client', * from (${newest('client')}) c) came group by 1, 2) counted`.execute(
    db,
  );
  const cutAt = Math.max(
    0,
    ...['lead', 'client'].map((kind) => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return ofKind.some((row) => !row.whole) ? Math.min(...ofKind.map((row) => row.span)) : 0;
    }),
  );
  return bounds
    .slice(1)
    .map((_bound, place) =>
      place + 1 <= cutAt ? undefined : rows.filter((row) => row.span === place + 1).reduce((sum, row) => sum + row.n, 0),
    );
}
