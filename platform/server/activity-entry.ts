// One row of the record of everything. The activity feature stores it; the platform only insists that each change has one.
import type { ActivityKind } from '../base/endpoint.ts';
import type { Db } from './database/open-database.ts';
import type { Sealer } from './seal.ts';

export interface ActivityEntry {
  readonly kind: ActivityKind;
  /** Of an automation `userId` is the id of the rule, and the name is the rule's. */
  readonly actor: {
    readonly kind: 'staff' | 'client' | 'public' | 'system' | 'automation';
    readonly userId: string | null;
    readonly name: string;
  };
  /** The person the change is about, when it is about one. */
  readonly contactId: string | null;
  /** Further people the change is about: those of a change of many, the other one of a pair. Their timelines show it as well. */
  readonly alsoAbout?: readonly string[];
  readonly subject: { readonly type: string; readonly id: string };
  /** One plain sentence for timelines ("Report of Feb 23, 2023 added"). Never holds a secret. */
  readonly summary: string;
  /** Changed fields before and after; secrets masked by the writer. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Stores an entry in the transaction of its change. */
export type WriteActivity = (db: Db, sealer: Sealer, entry: ActivityEntry, at: Date, requestId: string | null) => Promise<void>;

/** What a change records. The kind comes from the contract, the person from the request. */
export type ActivityFacts = Omit<ActivityEntry, 'kind' | 'actor'>;
