// Rejections of documents that clients sent and were not told of yet.
import { sql } from 'kysely';
import type { Db, JobDb } from '../../../../platform/server/database/open-database.ts';
import type { RejectionReason } from '../../rules/document-reviews.ts';
import type { FileKind } from '../../rules/file-kinds.ts';

const UNTOLD = sql`f.rejected_at is not null and f.rejection_told_at is null and f.deleted_at is null
  and exists (select 1 from user_names u where u.id = f.created_by and u.kind = 'client')`;

/** Contacts of whose documents the last rejection is older than `before`, the first `limit`. */
export async function listContactsToTell(db: JobDb, before: Date, limit: number): Promise<readonly string[]> {
  const { rows } = await sql<{
    contactId: string;
  }>`select f.contact_id as "contactId" from files f join contact_names c on c.id = f.contact_id
    where ${UNTOLD} and c.archived_at is null group by f.contact_id having max(f.rejected_at) < ${before} order by f.contact_id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ contactId }) => contactId);
}

/** The rejected documents of one contact, locked. */
export async function lockUntold(
  db: Db,
  contactId: string,
): Promise<readonly { readonly id: string; readonly kind: FileKind | null; readonly reason: RejectionReason }[]> {
  const { rows } = await sql<{ id: string; kind: FileKind | null; reason: RejectionReason }>`select f.id, f.document_kind as kind,
      f.rejected_for as reason from files f where f.contact_id = ${contactId} and ${UNTOLD} order by f.id for update`.execute(db);
  return rows;
}

export async function noteTold(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`update files set rejection_told_at = ${at} where id = any(${[...ids]}::uuid[])`.execute(db);
}
