// Tries that count against a limit, by limit and key.
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/server/database/open-database.ts';
import type { RateLimit, RateLimits } from '../../../../platform/server/rate-limits.ts';

/** A hash, because keys are addresses and people. */
const hashed = ({ name }: RateLimit, key: string): Buffer => createHash('sha256').update(`${name}\0${key}`).digest();
const ago = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

export const rateLimits: RateLimits = {
  async admit(db, limit, key, now) {
    const since = ago(now, limit.seconds);
    // One statement, so that of tries at the same moment no more pass than the limit says: the second waits for the row of the first.
    const { rows } = await sql<{ key: Buffer }>`insert into system_rate_counts as c (key, times, ends_at)
      values (${hashed(limit, key)}, array[${now}::timestamptz], ${now}::timestamptz + ${limit.seconds} * interval '1 second')
      on conflict (key) do update set times = array(select t from unnest(c.times) t where t > ${since} order by t) || excluded.times,
        ends_at = greatest(c.ends_at, excluded.ends_at)
      where (select count(*) from unnest(c.times) t where t > ${since}) < ${limit.limit}
      returning c.key`.execute(db);
    return rows.length > 0;
  },
  async isFull(db, limit, key, now) {
    const { rows } = await sql<{ isFull: boolean }>`select (select count(*) from unnest(times) t where t > ${ago(now, limit.seconds)})
      >= ${limit.limit} as is_full from system_rate_counts where key = ${hashed(limit, key)}`.execute(db);
    return rows[0]?.isFull ?? false;
  },
};

/** Removes counts that have ended. */
export async function sweepRateCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('systemRateCounts').where('endsAt', '<', now).execute();
}
