// What a feature declares to the rest of the app, beside its endpoints and jobs. The app reads these parts from its list of
// features, so that a new feature is added in one place: the dashboard gets its open work, a merge the rows that follow a contact,
// the activity page its names, lists their columns.
import { sql } from 'kysely';
import { z } from 'zod';
import type { Activities } from '../base/activities.ts';
import type { CivilDate } from '../base/civil-date.ts';
import type { ActivityKind, Permission } from '../base/endpoint.ts';
import type { NeedsAction } from '../base/needs-action.ts';
import type { Db, StaffDb } from './database/open-database.ts';
import type { StaffScope } from './scope.ts';
import type { Sealer } from './seal.ts';
import type { GivenUpJobs } from './given-up-jobs.ts';
import type { MaintenanceTask } from './maintenance.ts';
import type { SealedAs } from './sealed-columns.ts';
import type { RetentionKind } from './retention.ts';
import type { SettingName } from './env.ts';
import type { FeatureSettings, Part } from './part.ts';

/** The person who asks what needs action, and the time. */
export interface NeedsCall {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly services: { readonly givenUpJobs: GivenUpJobs; readonly sealer: Sealer };
  readonly now: Date;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
  /** Today at the office. */
  readonly today: CivilDate;
}

/** Returns what needs this person's action; nothing where they may not see it. */
export type NeedsTeller = (call: NeedsCall) => Promise<readonly NeedsAction[]>;

/** Counting stops here; the screen shows "1000+". */
export const MOST_COUNTED = 1000;

interface NeedSpec extends Pick<NeedsAction, 'key' | 'words' | 'weight'> {
  /** All of these are needed to see it and to act on it. */
  readonly permissions: readonly Permission[];
  /** The page that shows exactly what was counted. */
  readonly href: string | ((call: NeedsCall) => string);
  /** Counts at most `most` of them. */
  readonly count: (call: NeedsCall, most: number) => Promise<number>;
}

/** One line of what needs action: a number, its words and the page that lists the records. */
export function needOf({ permissions, count, href, ...need }: NeedSpec): NeedsTeller {
  return async (call) => {
    if (!permissions.every((permission) => call.scope.may(permission))) return [];
    const counted = await count(call, MOST_COUNTED + 1);
    if (counted === 0) return [];
    return [{ ...need, ...capCount(counted), href: typeof href === 'string' ? href : href(call) }];
  };
}

/** A count as the screen shows it, given one that was counted up to `MOST_COUNTED + 1`. */
export function capCount(counted: number): Pick<NeedsAction, 'count' | 'capped'> {
  return { count: Math.min(counted, MOST_COUNTED), capped: counted > MOST_COUNTED };
}

/**
 * Rows that go along when a contact's record is merged into another. `M` says which rows moved; it is stored with the merge (jsonb)
 * and read back through `moved` when the merge is undone.
 */
export interface Follower<M> {
  /** Key under which a merge stores what moved. It never changes, because stored merges are undone by it. */
  readonly key: string;
  /** The tables whose rows move. */
  readonly tables: readonly string[];
  readonly moved: z.ZodType<M>;
  /** Moves the rows of one contact to another. Where only one row is possible and both have one, the other's stays. */
  readonly move: (db: Db, fromId: string, toId: string, at: Date) => Promise<M>;
  /** Moves back those that `fromId` still has. */
  readonly moveBack: (db: Db, moved: M, fromId: string, toId: string, at: Date) => Promise<void>;
}

/** A follower without its type parameter, as the list of all features holds it. */
export interface AnyFollower extends Pick<Follower<unknown>, 'key' | 'tables' | 'move'> {
  /** @throws Error when `moved` is not what `move` answers */
  readonly moveBack: (db: Db, moved: unknown, fromId: string, toId: string, at: Date) => Promise<void>;
}

/** Declares rows that follow a contact. */
export function follower<M>({ moved, moveBack, ...rest }: Follower<M>): AnyFollower {
  return { ...rest, moveBack: (db, stored, fromId, toId, at) => moveBack(db, moved.parse(stored), fromId, toId, at) };
}

/**
 * The plain case: all rows of a table with the columns id (uuid) and contact_id. `afterwards` writes again what is kept of each of the two
 * contacts beside its rows, such as the values that lists find it by.
 */
export function rowsFollow(
  key: string,
  table: string,
  afterwards: (db: Db, contactId: string) => Promise<void> = async () => undefined,
): AnyFollower {
  return follower({
    key,
    tables: [table],
    moved: z.array(z.uuid()).readonly(),
    move: async (db, fromId, toId) => {
      const { rows } = await sql<{
        id: string;
      }>`update ${sql.table(table)} set contact_id = ${toId} where contact_id = ${fromId} returning id`.execute(db);
      for (const contactId of rows.length > 0 ? [fromId, toId] : []) await afterwards(db, contactId);
      return rows.map(({ id }) => id);
    },
    moveBack: async (db, ids, fromId, toId) => {
      await sql`update ${sql.table(table)} set contact_id = ${toId} where contact_id = ${fromId} and id = any(${[...ids]}::uuid[])`.execute(
        db,
      );
      for (const contactId of ids.length > 0 ? [fromId, toId] : []) await afterwards(db, contactId);
    },
  });
}

/** Tables whose rows never leave their contact, each with the reason. */
export type BoundTables = Readonly<Record<string, string>>;

/** What lists of contacts can show of a feature beside each name, and be filtered by. Its column or filter is in the feature's screens. */
export interface Facet<T = unknown> {
  /** Names the column and the filter, also in the address of a list and in saved views: it never changes. */
  readonly key: string;
  /** Needed to see the values, and to filter by them. */
  readonly permission: Permission;
  /** Schema of one value; answers are checked against it in development and tests. */
  readonly value: z.ZodType<T>;
  /** One query for all of `ids`; contacts without a value may be absent. */
  readonly many: (call: FacetCall, ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  /**
   * What lists can be filtered by: values the feature writes with `writeFacet` (features/contact-lists), and 'none' for
   * contacts of which it wrote no value. Left out where the facet is only shown.
   */
  readonly filter?: readonly string[];
}
export interface FacetCall {
  readonly db: StaffDb;
  readonly scope: StaffScope;
  readonly now: Date;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
}

/** Declares a facet, without its value type, as the list of all features holds it. */
export function facet<T>(declared: Facet<T>): Facet {
  return declared;
}

/** The value of each contact, or `absent` where there is none. */
export function forAll<T>(ids: readonly string[], found: ReadonlyMap<string, T>, absent: T): ReadonlyMap<string, T> {
  return new Map(ids.map((id) => [id, found.get(id) ?? absent]));
}

/** Days on which something of a feature is due or ends, as the calendar and its feeds show them. */
export interface DeadlineKind {
  /** 'feature.what'; names the kind in addresses and feeds, so it never changes. */
  readonly key: `${string}.${string}`;
  /** What they are, in the plural and in plain words: 'Responses due'. */
  readonly name: string;
  /** All of these are needed to see them. */
  readonly permissions: readonly [Permission, ...Permission[]];
  /** Why the day is what it is and who may not move it, with the law; left out where people set the day themselves. */
  readonly locked?: { readonly reason: string; readonly citation?: string };
  /** The permission to move one, by the operation that the feature's screens declare (`moves`); only without `locked`. */
  readonly movedWith?: Permission;
  /** Those on a day of the range, earliest first, at most `most`. */
  readonly read: (call: DeadlineCall, range: DeadlineRange) => Promise<readonly Deadline[]>;
}
export interface DeadlineCall {
  readonly db: StaffDb;
  readonly scope: StaffScope;
}
export interface DeadlineRange {
  /** The first and the last day, both included. */
  readonly from: CivilDate;
  readonly until: CivilDate;
  /** Only those of this person; what belongs to the whole office is answered for everyone. Null for all. */
  readonly personId: string | null;
  readonly most: number;
}
export interface Deadline {
  /** The same for the same thing, also when its day changes. */
  readonly id: string;
  /** What a move has to name; null where it cannot be moved. */
  readonly version: number | null;
  readonly on: CivilDate;
  readonly title: string;
  readonly contact: { readonly id: string; readonly name: string } | null;
  /** Who of the staff it belongs to; null when no one, or the whole office. */
  readonly personId: string | null;
  /** The page where it is worked on. */
  readonly href: string;
}

/** The parts of a manifest beyond contract, operations, jobs, reactions and routes. */
export interface ManifestParts {
  /** Views over the feature's own tables that stores of later features may name. Plain projections, read with the rights of the reader. */
  readonly views?: readonly string[];
  /** Every kind of activity the feature leaves, with its plain name. */
  readonly activities?: Activities;
  readonly needs?: readonly NeedsTeller[];
  readonly follows?: readonly AnyFollower[];
  readonly bound?: BoundTables;
  readonly facets?: readonly Facet[];
  /** The settings of the environment that are its own. */
  readonly settings?: FeatureSettings;
  /** What settings of the environment switch on or off. */
  readonly parts?: readonly Part[];
  /** What can be checked or computed again at any time. */
  readonly maintenance?: readonly MaintenanceTask[];
  /** Sealed columns whose place is not `table:id:column` without "_sealed", as 'table.column'. */
  readonly sealedAs?: Readonly<Record<`${string}.${string}`, SealedAs>>;
  readonly deadlines?: readonly DeadlineKind[];
  /** How long what is in the feature's tables must and may be kept, and how it is destroyed. */
  readonly retention?: readonly RetentionKind[];
}

/** What the program does by itself: a job that a schedule starts, or one that an activity queues. */
export interface AutomaticWork {
  readonly feature: string;
  readonly job: string;
  /** What it does, in a plain sentence. */
  readonly sentence: string;
  /** Cron expression (UTC); null for a reaction. */
  readonly schedule: string | null;
  /** The kinds of activity that start it; none of a scheduled job. */
  readonly on: readonly ActivityKind[];
}
/** Where a manifest says so (`Feature` in feature.ts). */
interface WorkingParts {
  readonly name: string;
  readonly jobs?: readonly { readonly name: string; readonly schedule?: { readonly cron: string; readonly sentence: string } }[];
  readonly reactions?: readonly { readonly on: ActivityKind; readonly sentence: string; readonly job: { readonly name: string } }[];
}

/** The scheduled jobs and the reactions of a feature; reactions with one job and sentence are one. */
function automaticWorkOf({ name: feature, jobs = [], reactions = [] }: WorkingParts): AutomaticWork[] {
  const scheduled = jobs.flatMap(({ name: job, schedule }) =>
    schedule === undefined ? [] : [{ feature, job, sentence: schedule.sentence, schedule: schedule.cron, on: [] }],
  );
  const reacting = new Map<string, AutomaticWork>();
  for (const { on, sentence, job } of reactions) {
    const key = `${job.name} ${sentence}`;
    reacting.set(key, { feature, job: job.name, sentence, schedule: null, on: [...(reacting.get(key)?.on ?? []), on] });
  }
  return [...scheduled, ...reacting.values()];
}

/** The manifests of all features combined, for features that read them. */
export interface Catalog {
  readonly needs: readonly NeedsTeller[];
  readonly follows: readonly AnyFollower[];
  readonly facets: readonly Facet[];
  readonly deadlines: readonly DeadlineKind[];
  /** In the order of tiers. */
  readonly retention: readonly RetentionKind[];
  readonly activities: Activities;
  readonly parts: readonly Part[];
  /** What each setting of a feature is about; the platform's own are absent. */
  readonly settings: ReadonlyMap<SettingName, string>;
  readonly maintenance: readonly MaintenanceTask[];
  readonly sealedAs: Readonly<Record<string, SealedAs>>;
  readonly automatic: readonly AutomaticWork[];
}

/** Puts manifests together. @throws Error when two features use the same key */
export function gatherCatalog(features: readonly (ManifestParts & WorkingParts)[]): Catalog {
  const all = <T>(part: (feature: ManifestParts) => readonly T[] | undefined): readonly T[] => features.flatMap((f) => part(f) ?? []);
  const follows = all((f) => f.follows);
  const facets = all((f) => f.facets);
  const deadlines = all((f) => f.deadlines);
  const retention = all((f) => f.retention);
  const activities = features.flatMap((f) => Object.entries(f.activities ?? {}));
  const parts = all((f) => f.parts);
  const settings = features.flatMap(({ settings: own }) => (own?.names ?? []).map((name) => [name, own?.about ?? ''] as const));
  const maintenance = all((f) => f.maintenance);
  for (const keys of [
    parts.map((p) => p.key),
    settings.map(([name]) => name),
    maintenance.map((t) => t.key),
    follows.map((f) => f.key),
    facets.map((f) => f.key),
    deadlines.map((d) => d.key),
    retention.map((r) => r.key),
    activities.map(([kind]) => kind),
  ]) {
    const twice = keys.find((key, i) => keys.indexOf(key) !== i);
    if (twice !== undefined) throw new Error(`Two features declare '${twice}'.`);
  }
  return {
    needs: all((f) => f.needs),
    follows,
    facets,
    deadlines,
    retention,
    activities: Object.fromEntries(activities),
    parts,
    settings: new Map(settings),
    maintenance,
    sealedAs: Object.fromEntries(features.flatMap((f) => Object.entries(f.sealedAs ?? {}))),
    automatic: features.flatMap(automaticWorkOf),
  };
}
