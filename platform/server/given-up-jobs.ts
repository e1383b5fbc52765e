// Jobs that failed for good, as the queue keeps them.
import type { Db } from './database/open-database.ts';

/** A job that failed for good: it was run as often as its retries allow. The queue keeps it for a week. */
export interface GivenUpJob {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly failedAt: Date;
  readonly runs: number;
  /** Message of the last failure. */
  readonly problem: string;
}
/** How many jobs there are now, scheduled ones that are not due left out. */
export interface QueueCounts {
  readonly waiting: number;
  readonly running: number;
  readonly givenUp: number;
  /** Since when the one that is due for longest waits. */
  readonly oldestWaitingAt: Date | null;
}
export interface GivenUpJobs {
  count(db: Db): Promise<QueueCounts>;
  /** Latest first. */
  list(db: Db, limit: number): Promise<readonly GivenUpJob[]>;
  /** Puts it back into its queue. Returns its name, or undefined when it is no longer given up. */
  retry(tx: Db, id: string): Promise<string | undefined>;
}
