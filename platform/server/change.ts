// Every change goes through here: one transaction, exactly one activity row (at most one where the contract says upkeep), reactions and
// jobs queued in that same transaction, workers woken after the commit.
import type { ActivityKind } from '../base/endpoint.ts';
import type { Verdict } from '../base/gate.ts';
import { isRefusal, type Refusal } from '../base/refusal.ts';
import { kindOfActivity, type Upkeep } from '../base/upkeep.ts';
import type { ActivityEntry, ActivityFacts, WriteActivity } from './activity-entry.ts';
import { type Binding, bindAs, mintJobDb, mintStaffDb } from './database/handles.ts';
import type { Database, Db, JobDb } from './database/open-database.ts';
import type { Change, Reaction, RequestFacts, StaffCall } from './feature.ts';
import type { JobQueue } from './jobs.ts';
import type { OfficeZone } from './office-zone.ts';
import type { StaffScope } from './scope.ts';
import type { Services } from './services.ts';
import { collectVerdicts } from './verdicts.ts';

export interface ChangeContext {
  readonly database: Database;
  /** Whether clients' queries run as the role that row-level security narrows. */
  readonly guarded: boolean;
  readonly services: Services;
  readonly jobs: JobQueue;
  readonly reactions: readonly Reaction[];
  readonly writeActivity: WriteActivity;
  /** Stores what gates allowed during a change (verdicts.ts). */
  readonly writeVerdicts: WriteVerdicts;
  /** In development and tests: throws when an entry is not what its feature declares. */
  readonly checkActivity?: ((entry: ActivityEntry) => void) | undefined;
  /** Called after each commit, for those who read what was written. */
  readonly afterCommit: () => void;
  readonly clock: () => Date;
  readonly zone: OfficeZone;
}

export type WriteVerdicts = (
  db: JobDb,
  verdicts: readonly Verdict[],
  change: { readonly activity: string; readonly at: Date; readonly byName: string },
) => Promise<void>;

const SYSTEM = { kind: 'system', userId: null, name: 'Redress' } as const;

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
 * @throws Error when `make` records more than one entry, or none where `activity` is not upkeep.
 */
export async function runChange<T, D extends Db>(
  context: ChangeContext,
  who: { readonly actor: ActivityEntry['actor']; readonly requestId: string | null; readonly binding: Binding<D> },
  activity: ActivityKind | Upkeep,
  make: (change: Change<D>) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const woken = new Set<string>();
  const kind = kindOfActivity(activity) as ActivityKind;
  try {
    const result = await context.database.db.transaction().execute(async (tx) => {
      const now = context.clock();
      const recorded: ActivityFacts[] = [];
      const queued: { readonly name: string; readonly payload: unknown }[] = [];
      const db = await who.binding.bind(tx);
      const { value, verdicts } = await collectVerdicts(() =>
        make({
          db,
          now,
          zone: context.zone.current(),
          services: context.services,
          record: (entry) => void recorded.push({ ...entry }),
          enqueue: async (job, payload) => void queued.push({ name: job.name, payload }),
          wake: (name) => void woken.add(name),
        }),
      );
      if (isRefusal(value)) throw new RolledBack(value);
      // What the program writes about the change is not for the person to write.
      await who.binding.release(tx);
      if (verdicts.length > 0) await context.writeVerdicts(mintJobDb(tx), verdicts, { activity: kind, at: now, byName: who.actor.name });
      const [entry, second] = recorded;
      if (second || (!entry && typeof activity === 'string'))
        throw new Error(`${kind}: a change records exactly one activity, this one recorded ${recorded.length}.`);
      if (entry) {
        const full: ActivityEntry = { ...entry, kind, actor: who.actor };
        context.checkActivity?.(full);
        await context.writeActivity(mintJobDb(tx), context.services.sealer, full, now, who.requestId);
        for (const reaction of context.reactions.filter((r) => r.on === kind && r.when?.(full) !== false))
          queued.push({ name: reaction.job.name, payload: reaction.payload(full) });
      }
      for (const { name, payload } of queued) {
        await context.jobs.send(tx, name, payload, who.actor.userId);
        woken.add(name);
      }
      return value;
    });
    await context.zone.afterCommit(kind);
    context.afterCommit();
    for (const name of woken) context.jobs.wake(name);
    return result;
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}

/** Makes a change of staff for which no request was sent, with the permissions of `scope`. */
export function runChangeFor<T>(
  context: ChangeContext,
  { actor, scope }: { readonly actor: ActivityEntry['actor']; readonly scope: StaffScope },
  kind: ActivityKind,
  make: (call: StaffCall) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return runChange(context, { actor, requestId: null, binding: bindAs(mintStaffDb) }, kind, (change) =>
    make({ ...change, scope, request: NO_REQUEST, shows: NO_ONE }),
  );
}

/** No one looks at what a job does. */
const NO_ONE = (): void => undefined;
const NO_REQUEST: RequestFacts = { id: '', address: '', device: '', cookie: () => undefined, setCookie: () => undefined };

/** Makes a change on behalf of the program itself. */
export function runSystemChange<T>(
  context: ChangeContext,
  kind: ActivityKind,
  make: (change: Change<JobDb>) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  return runChange(context, { actor: SYSTEM, requestId: null, binding: bindAs(mintJobDb) }, kind, make);
}
