// How a record about a contact (an agreement, a score, a note) is corrected, removed and restored: the same for every kind.
import { isRefusal, type Refusal } from '../../../platform/base/refusal.ts';
import { changedMeanwhile } from '../../../platform/base/shared-refusal.ts';
import type { ActivityFacts } from '../../../platform/server/activity-entry.ts';
import type { StaffDb } from '../../../platform/server/database/open-database.ts';
import type { ChangeCall } from '../../../platform/server/feature.ts';
import type { StaffScope } from '../../../platform/server/scope.ts';
import type { Sealer } from '../../../platform/server/seal.ts';
import { lockActiveContact } from './lock-contact.ts';
import type { Contact } from './store/contact-row.ts';

interface ContactRecord {
  readonly id: string;
  readonly contactId: string;
  /** Counted up by each change; absent where any change may follow any other. */
  readonly version?: number;
}
type Call = ChangeCall<unknown, StaffScope>;

/** What `changeRecord` has to know of one kind of record. */
export interface RecordKind<R extends ContactRecord, V> {
  /** A record, removed ones too. */
  readonly find: (db: StaffDb, id: string, sealer: Sealer) => Promise<R | undefined>;
  /** Holds off changes of the contact's other records of this kind, where rules look at them together. */
  readonly lock?: (db: StaffDb, contactId: string) => Promise<void>;
  readonly isRemoved: (record: R) => boolean;
  readonly notFound: () => Refusal;
  readonly view: (record: R, contact: Contact, call: Call) => V;
}

interface RecordChange<R extends ContactRecord> {
  readonly id: string;
  /** The version as the person read it; without it the change is made to any. */
  readonly version?: number;
  /** True when the record must be a removed one. */
  readonly restores?: boolean;
  /** What else forbids it; the record and its contact are locked. */
  readonly check?: (record: R, contact: Contact) => Promise<Refusal | undefined> | Refusal | undefined;
  /** Writes the change and answers the record as it is now; undefined when someone else was first. */
  readonly write: (record: R) => Promise<R | Refusal | undefined>;
  readonly activity: (record: R, contact: Contact) => ActivityFacts;
}

/**
 * Changes one record. It finds the record, locks its contact, refuses what is archived, removed, changed since then or forbidden by
 * `check`, writes, records the activity, and answers the record as screens show it.
 */
export async function changeRecord<R extends ContactRecord, V>(
  call: Call,
  kind: RecordKind<R, V>,
  { id, version, restores = false, check, write, activity }: RecordChange<R>,
): Promise<V | Refusal> {
  const found = await kind.find(call.db, id, call.services.sealer);
  if (!found) return kind.notFound();
  const contact = await lockActiveContact(call, found.contactId);
  if (isRefusal(contact)) return contact;
  await kind.lock?.(call.db, contact.id);
  // Read again: it may have been changed, or given to another record of the person, before the lock.
  const record = await kind.find(call.db, id, call.services.sealer);
  if (record?.contactId !== contact.id || kind.isRemoved(record) !== restores) return kind.notFound();
  if (version !== undefined && record.version !== version) return changedMeanwhile.refuse();
  const problem = await check?.(record, contact);
  if (problem) return problem;
  const written = await write(record);
  if (isRefusal(written)) return written;
  if (!written) return version === undefined ? kind.notFound() : changedMeanwhile.refuse();
  call.record(activity(record, contact));
  return kind.view(written, contact, call);
}

/** A kind of record of which nothing else is to be said when one is removed or restored. */
export interface RemovableKind<R extends ContactRecord, V> extends RecordKind<R, V> {
  /** Removes with a time, restores with null; answers like `write` of a change. */
  readonly setRemoved: (db: StaffDb, record: R, at: Date | null, sealer: Sealer) => Promise<R | Refusal | undefined>;
  /** What the activity says; `what` is "removed" or the like. */
  readonly describe: (record: R, what: string) => ActivityFacts;
}
interface Removal<R extends ContactRecord> extends Pick<RecordChange<R>, 'id' | 'version' | 'check'> {
  readonly what: string;
}

/** Removes a record; it stays stored and can be restored. */
export function removeRecord<R extends ContactRecord, V>(call: Call, kind: RemovableKind<R, V>, { what, ...change }: Removal<R>) {
  return changeRecord(call, kind, {
    ...change,
    write: (record) => kind.setRemoved(call.db, record, call.now, call.services.sealer),
    activity: (record) => ({ ...kind.describe(record, what), before: { removed: false }, after: { removed: true } }),
  });
}

/** Restores a removed record. */
export function restoreRecord<R extends ContactRecord, V>(call: Call, kind: RemovableKind<R, V>, { what, ...change }: Removal<R>) {
  return changeRecord(call, kind, {
    ...change,
    restores: true,
    write: (record) => kind.setRemoved(call.db, record, null, call.services.sealer),
    activity: (record) => ({ ...kind.describe(record, what), before: { removed: true }, after: { removed: false } }),
  });
}
