// Limits how often something may be tried. Tries are counted in the database, so they count over all processes and across restarts.
import type { Db } from './database/open-database.ts';

/** At most `limit` tries within any `seconds`. The name keeps the counts of limits apart. */
export interface RateLimit {
  readonly name: string;
  readonly limit: number;
  readonly seconds: number;
}

/**
 * Counts by limit and key: an address, a person, a form. `db` must not be a transaction that a refusal rolls back, because the count would be
 * lost with it: operations of the API count in `prepare`.
 */
export interface RateLimits {
  /** Counts one try of `key`; false when the limit is reached, and then nothing is counted. Of tries at the same moment no more pass. */
  readonly admit: (db: Db, limit: RateLimit, key: string, now: Date) => Promise<boolean>;
  /** True when `key` has reached the limit. For limits that count only what turned out wrong. */
  readonly isFull: (db: Db, limit: RateLimit, key: string, now: Date) => Promise<boolean>;
}
