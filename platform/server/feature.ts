// What a feature gives the app: its contract, one operation per endpoint, its jobs, and its reactions to activities.
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Brand } from '../base/brand.ts';
import type { ActivityKind, Audience, Contract, Danger, Endpoint, Permission } from '../base/endpoint.ts';
import type { Refusal } from '../base/refusal.ts';
import type { ActivityEntry, ActivityFacts } from './activity-entry.ts';
import type { DataStep } from './database/data-step.ts';
import type { ClientDb, Db, JobDb, PublicDb, StaffDb } from './database/open-database.ts';
import type { CommitSignal } from './live/commit-signal.ts';
import type { ClientScope, Principal, PublicScope, StaffScope } from './scope.ts';
import type { ManifestParts } from './manifest.ts';
import type { Services } from './services.ts';

/** Facts of the request an operation may need. */
export interface RequestFacts {
  readonly id: string;
  readonly address: string;
  /** What the browser calls itself; shortened. */
  readonly device: string;
  readonly cookie: (name: string) => string | undefined;
  /** HttpOnly and SameSite=Strict unless `sameSite` says that another site may lead here with it. */
  readonly setCookie: (name: string, value: string, options: { readonly maxAgeSeconds: number; readonly sameSite?: 'lax' }) => void;
}

/** The handle of the person of a scope. */
export type DbOf<S> = S extends StaffScope ? StaffDb : S extends ClientScope ? ClientDb : PublicDb;

/** The call of an operation that only reads. */
export interface ReadCall<I, S> {
  readonly input: I;
  readonly db: DbOf<S>;
  readonly scope: S;
  readonly now: Date;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
  readonly request: RequestFacts;
  readonly services: Services;
  /** Names whose data the answer shows; an endpoint that declares `sees` calls it before it answers. Staff then have an entry in the access log. */
  readonly shows: (...contactIds: readonly string[]) => void;
}

/** The call of a change inside its transaction. `record` must be called exactly once unless it refuses; for upkeep at most once. */
export interface Change<D extends Db = Db> {
  readonly db: D;
  readonly now: Date;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
  readonly services: Services;
  readonly record: (entry: ActivityFacts) => void;
  /** Queues a job in the same transaction; it runs only if the change commits. */
  readonly enqueue: <P extends z.ZodType>(job: JobDefinition<P>, payload: z.input<P>) => Promise<void>;
  /** Makes the workers of this queue look for jobs after the commit, for a change that made one due without queuing it. */
  readonly wake: (jobName: string) => void;
}
export interface ChangeCall<I, S> extends ReadCall<I, S>, Change<DbOf<S>> {
  readonly db: DbOf<S>;
  readonly now: Date;
  readonly zone: string;
  readonly services: Services;
}

export type ScopeOf<A extends Audience> = A extends 'staff'
  ? StaffScope
  : A extends 'client'
    ? ClientScope
    : A extends 'person'
      ? StaffScope | ClientScope
      : PublicScope;

/** The type of the function behind an endpoint. */
export type Operation<E> =
  E extends Endpoint<infer I, infer O, infer A, infer K>
    ? (call: K extends null ? ReadCall<z.output<I>, ScopeOf<A>> : ChangeCall<z.output<I>, ScopeOf<A>>) => Promise<z.input<O> | Refusal>
    : never;
/**
 * A change with slow work before its transaction, such as hashing a password. `prepare` gets the pool's `db` and returns
 * the function to run inside the transaction, which must check again what `prepare` read.
 */
export type PreparedOperation<E> =
  E extends Endpoint<infer I, infer _O, infer A>
    ? { readonly prepare: (call: ReadCall<z.output<I>, ScopeOf<A>>) => Promise<Operation<E> | Refusal> }
    : never;
/**
 * A read whose answer the database has already written as JSON, for frequent lists: it is sent unchanged,
 * without being parsed and built again. Development and tests check it against the contract like any other.
 */
export type TextOperation<E> =
  E extends Endpoint<infer I, infer _O, infer A, null>
    ? { readonly readText: (call: ReadCall<z.output<I>, ScopeOf<A>>) => Promise<JsonText | Refusal> }
    : never;
/** JSON as it goes over the wire. */
export type JsonText = Brand<string, 'JsonText'>;
export type Operations<C extends Contract> = { readonly [K in keyof C]: Operation<C[K]> | PreparedOperation<C[K]> | TextOperation<C[K]> };

/** Work outside the request: a task a person started, a schedule, or the reaction to an event. */
export interface JobDefinition<P extends z.ZodType = z.ZodType> {
  readonly name: `${string}.${string}`;
  readonly payload: P;
  /** How often a failed run is tried again, with growing pauses. */
  readonly retries: number;
  /** People take turns: long work that a person asks for, of which one may ask for much. */
  readonly takesTurns?: true;
  /** How many runs go on side by side; one after the other unless said. For runs that are about different records. */
  readonly atOnce?: number;
  /** Set for scheduled jobs. */
  readonly schedule?: Schedule;
  readonly run: (payload: z.output<P>, call: JobCall) => Promise<void>;
}
/** When a job runs by itself, and what it does then. */
export interface Schedule {
  /** Cron expression (UTC). */
  readonly cron: string;
  /** In plain words for the page of automations: 'Files that belong to nothing are deleted for good.' */
  readonly sentence: string;
}
export interface JobCall {
  readonly db: JobDb;
  readonly now: Date;
  /** In which the office counts its days (IANA). */
  readonly zone: string;
  readonly services: Services;
  /** A transaction for upkeep that no person asked for, so it leaves no activity row. */
  readonly transaction: <T>(run: (tx: JobDb) => Promise<T>) => Promise<T>;
  /** Makes a change on behalf of the system: one transaction, one activity row. */
  readonly change: <T>(kind: ActivityKind, make: (change: Change<JobDb>) => Promise<T | Refusal>) => Promise<T | Refusal>;
  /** Makes a change with the permissions of `scope`, which the caller read just now; the timeline names `actor`. */
  readonly changeFor: <T>(
    who: { readonly actor: ActivityEntry['actor']; readonly scope: StaffScope },
    kind: ActivityKind,
    make: (call: StaffCall) => Promise<T | Refusal>,
  ) => Promise<T | Refusal>;
  /**
   * Ends this job in the transaction of its own change, so that both are there or neither. For jobs whose rows do not show that they were made.
   * False when another run ended it: then nothing may be changed.
   */
  readonly settle: (tx: Db) => Promise<boolean>;
}
/** The call of a staff operation, without its input. */
export type StaffCall = Omit<ChangeCall<unknown, StaffScope>, 'input'>;

/** Declares a job, keeping its payload type. */
export function defineJob<P extends z.ZodType>(job: JobDefinition<P>): JobDefinition<P> {
  return job;
}

/** An activity of kind `on` queues `job` in the same transaction, with the payload that `payload` makes of the entry. */
export interface Reaction {
  readonly on: ActivityKind;
  /** What happens then, in a plain sentence for the page of automations: 'When a round opens, its letters are written.' */
  readonly sentence: string;
  readonly job: JobDefinition;
  /** Which of these activities queue it: all of them unless said. */
  readonly when?: (entry: ActivityEntry) => boolean;
  readonly payload: (entry: ActivityEntry) => unknown;
}

/** The manifest of a feature: everything other parts must know about it. */
export interface Feature<C extends Contract = Contract> extends ManifestParts {
  /** The folder's name, in camel case; the first part of the names of its endpoints. */
  readonly name: string;
  /**
   * The feature this one was split from. Stored names keep that prefix: permissions of roles, kinds of activity, jobs
   * and mails, and the codes of refusals.
   */
  readonly formerly?: string;
  /** An earlier feature whose permissions its endpoints ask for: who may do the one may do the other, so a right of its own would decide nothing. */
  readonly rightsOf?: string;
  readonly contract: C;
  readonly operations: Operations<C>;
  readonly jobs?: readonly JobDefinition[];
  readonly reactions?: readonly Reaction[];
  /** One-time changes to rows that an earlier version stored. */
  readonly dataSteps?: readonly DataStep[];
  /** Wire protocols that are not part of the API contract (identity, file storage). */
  readonly routes?: (app: FastifyInstance, context: AppContext) => void;
  /** Every route that `routes` mounts; a law compares the two, and docs/PERMISSIONS.md lists them. */
  readonly wire?: readonly WireRoute[];
}

/** A route outside the API contract, as reviewers see it. */
export interface WireRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As the router writes it, '::' for a colon that starts no parameter. */
  readonly url: string;
  readonly summary: string;
  /** Who may call it; 'session' calls are proven by the token or cookie they carry. */
  readonly audience: Audience | 'session';
  /** The permission needed, if any; only of staff where clients need another one. */
  readonly permission: Permission | null;
  /** The permission clients need instead, for their own records. */
  readonly clientPermission?: Permission;
  /** Kind of the activity a success leaves, or its possible kinds; null when it changes nothing worth recording. */
  readonly activity: ActivityKind | readonly ActivityKind[] | null;
  readonly danger?: Danger;
}

/** What a feature's own wire routes may use. */
export interface AppContext {
  readonly db: PublicDb;
  /** Reads as the person found; for a client, row-level security limits reads to their rows. */
  readonly readAs: <T>(person: Principal, read: (db: StaffDb | ClientDb) => Promise<T>) => Promise<T>;
  /** Reads as a member of the staff, with the handle that staff have. */
  readonly readAsStaff: <T>(scope: StaffScope, read: (db: StaffDb) => Promise<T>) => Promise<T>;
  /** A transaction for upkeep that no person asked for, so it leaves no activity row. */
  readonly transaction: <T>(run: (tx: PublicDb) => Promise<T>) => Promise<T>;
  readonly services: Services;
  readonly clock: () => Date;
  /** In which the office counts its days now (IANA). */
  readonly zone: () => string;
  /** Finds the current holder of this ID token; undefined when there is none. */
  readonly authenticate: (idToken: string) => Promise<Principal | undefined>;
  /** The client that a member of staff looks at with this pass of a preview; undefined when it is not theirs or is over. */
  readonly findPreviewer: (staff: Principal, pass: string) => Promise<Principal | undefined>;
  /** The sessions among these that are still valid, with their current permissions. */
  readonly findLiveSessions: (sessionIds: readonly string[]) => Promise<ReadonlyMap<string, Principal>>;
  /** Calls `listener` soon after commits, by this process or another. Returns a function that stops it. */
  readonly onCommit: CommitSignal['onCommit'];
  /** True when a change may be written to disk. */
  readonly hasRoom: () => Promise<boolean>;
  readonly change: <T>(
    actor: ActivityEntry['actor'],
    kind: ActivityKind,
    make: (change: Change<PublicDb>) => Promise<T | Refusal>,
  ) => Promise<T | Refusal>;
}

/** Declares a feature, checking its operations against its contract. */
export function defineFeature<N extends string, C extends Contract>(
  feature: Feature<C> & { readonly name: N },
): Feature<C> & { readonly name: N } {
  return feature;
}

/** A feature without its type parameters, as the list in apps/server holds it. */
export type AnyFeature = Omit<Feature, 'operations'> & { readonly operations: Readonly<Record<string, unknown>> };
