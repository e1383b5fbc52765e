// One row of the record of everything. The activity feature stores it; the platform only insists that each change has one.
import type { ActivityKind } from '../base/endpoint.ts';
import type { Db } from './database/open-database.ts';

export interface ActivityEntry {
  readonly kind: ActivityKind;
  readonly actor: { readonly kind: 'staff' | 'client' | 'public' | 'system'; readonly userId: string | null; readonly name: string };
  /** The person the change is about, when it is about one. */
  readonly contactId: string | null;
  /** Further people the change is about: those of a change of many, the other one of a pair. Their timelines tell it as well. */
  readonly alsoAbout?: readonly string[];
  readonly subject: { readonly type: string; readonly id: string };
  /** One plain sentence for timelines ("Report of Feb 23, 2023 added"). Never holds a secret. */
  readonly summary: string;
  /** Changed fields before and after; secrets masked by the writer. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
}

/** Stores an entry in the transaction of the change it tells of. */
export type WriteActivity = (db: Db, entry: ActivityEntry, at: Date, requestId: string | null) => Promise<void>;

/** What a change tells of itself; who did it and which kind it is come from the contract and the request. */
export type ActivityFacts = Omit<ActivityEntry, 'kind' | 'actor'>;
