// Every change goes through here: one transaction, exactly one activity row, reactions and jobs queued in that same
// transaction, workers woken after the commit.
import type { ActivityKind } from '../base/endpoint.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import type { ActivityEntry, ActivityFacts, WriteActivity } from './activity-entry.ts';
import type { Database } from './database/open-database.ts';
import type { Change, Reaction } from './feature.ts';
import type { JobQueue } from './jobs.ts';
import type { Services } from './services.ts';

export interface ChangeDesk {
  readonly database: Database;
  readonly services: Services;
  readonly jobs: JobQueue;
  readonly reactions: readonly Reaction[];
  readonly writeActivity: WriteActivity;
  /** In development and tests: throws when an entry is not what its feature declares. */
  readonly checkActivity?: ((entry: ActivityEntry) => void) | undefined;
  /** Called after each commit, for those who read what was written. */
  readonly afterCommit: () => void;
  readonly clock: () => Date;
}

/** Carries a refusal out of the transaction so that it rolls back. */
class RolledBack extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/**
 * Runs `make` in a transaction and stores the one activity entry it records. A refusal rolls everything back and is returned.
 * @throws Error when `make` records no entry or more than one.
 */
export async function runChange<T>(
  desk: ChangeDesk,
  who: { readonly actor: ActivityEntry['actor']; readonly requestId: string | null },
  kind: ActivityKind,
  make: (change: Change) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const woken = new Set<string>();
  try {
    const result = await desk.database.db.transaction().execute(async (tx) => {
      const now = desk.clock();
      const recorded: ActivityFacts[] = [];
      const value = await make({
        db: tx,
        now,
        services: desk.services,
        record: (entry) => void recorded.push({ ...entry }),
        enqueue: async (job, payload) => {
          await desk.jobs.send(tx, job.name, payload);
          woken.add(job.name);
        },
      });
      if (isRefusal(value)) throw new RolledBack(value);
      const [entry, second] = recorded;
      if (!entry || second) throw new Error(`${kind}: a change records exactly one activity, this one recorded ${recorded.length}.`);
      const full: ActivityEntry = { ...entry, kind, actor: who.actor };
      desk.checkActivity?.(full);
      await desk.writeActivity(tx, full, now, who.requestId);
      for (const reaction of desk.reactions.filter((r) => r.on === kind)) {
        await desk.jobs.send(tx, reaction.job.name, reaction.payload(full));
        woken.add(reaction.job.name);
      }
      return value;
    });
    desk.afterCommit();
    for (const name of woken) desk.jobs.wake(name);
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}
