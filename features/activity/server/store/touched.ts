// Which contacts were touched since a place in the record, for work that follows behind.
import { sql } from 'kysely';
import type { Db, Row } from '../../../../platform/server/database/open-database.ts';

/** A place in the record: rows are read in the order of the transactions that wrote them, then by id. */
export interface RecordPlace {
  readonly writtenBy: string;
  readonly activityId: number;
}
export interface TouchedContacts {
  readonly contactIds: readonly string[];
  /** An import that ended, whose contacts have no row of their own; nothing after it was read. */
  readonly importId: string | null;
  /** Where to go on; undefined when everything committed was read. */
  readonly next: RecordPlace | undefined;
}

/** Kinds after which a contact may look like another one. */
const TOUCHING = sql`(a.kind in ('contacts.created', 'contacts.updated', 'contacts.restored', 'contacts.spouseLinked', 'contacts.manyUndone', 'duplicates.mergeUndone') or a.kind like 'leads.%')`;

/**
 * Contacts touched by at most `limit` rows after `after`. Transactions that are still running, and later ones, wait for the next
 * call: ids are drawn before the commit, so a reader going by ids would miss rows that show up late.
 */
export async function listTouchedContacts(db: Db, after: RecordPlace, limit: number): Promise<TouchedContacts> {
  const found = await sql<
    Pick<Row<'activity'>, 'writtenBy' | 'id' | 'contactId' | 'subjectId'> & { readonly touches: boolean; readonly imported: boolean }
  >`
    select a.written_by::text, a.id, a.contact_id, a.subject_id, ${TOUCHING} as touches, a.kind in ('imports.finished', 'imports.abandoned', 'imports.undone') as imported
    from activity a
    where (a.written_by, a.id) > (${after.writtenBy}::xid8, ${after.activityId}) and a.written_by < pg_snapshot_xmin(pg_current_snapshot())
    order by a.written_by, a.id limit ${limit}`.execute(db);
  const end = found.rows.findIndex((r) => r.imported);
  const rows = end === -1 ? found.rows : found.rows.slice(0, end + 1);
  const last = rows.at(-1);
  return {
    contactIds: [...new Set(rows.flatMap((r) => (r.touches && r.contactId !== null ? [r.contactId] : [])))],
    importId: end === -1 ? null : (last?.subjectId ?? null),
    next: last && { writtenBy: last.writtenBy, activityId: last.id },
  };
}
